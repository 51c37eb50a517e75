import CBench
import Foundation
import SwiftUI
import ViewTesting

/// W4: layout without drawing anything: the tree's views are clear.
@main
@MainActor
struct LayoutWork {
  static func main() {
    let model = LeafModel()
    let start = bench_wall_ms()
    let small = CGSize(width: 1200, height: 1200)
    let host = TestHost(size: small) { LayoutTree(model: model) }
    let build = bench_wall_ms() - start
    var full: [Double] = []
    var relayout: [Double] = []
    for round in 0..<20 {
      let size = CGSize(width: round % 2 == 0 ? 1201 : 1200, height: 1200)
      full.append(time { host.resize(to: size) })
    }
    let measures = host.counters.measures
    for round in 0..<200 {
      let leaf = round * 37 % 3333 * 3 + 1
      relayout.append(
        time {
          model.leaves[leaf].width = CGFloat(8 + round % 7)
          host.advance(by: 0)
        })
    }
    let perLeaf = Double(host.counters.measures - measures) / 200
    print(
      "W4 peer=martlet leaves=10000 build_and_first_ms=\(text(build)) full_ms=\(text(median(full))) "
        + "relayout_ms=\(text(median(relayout))) relayout_measures=\(text(perLeaf)) "
        + "rss_mb=\(text(bench_status_mb("VmRSS:")))")
  }

  private static func time(_ change: () -> Void) -> Double {
    let start = bench_wall_ms()
    change()
    return bench_wall_ms() - start
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
  private static func text(_ value: Double) -> String { String(format: "%.3f", value) }
}
