import CBench
import Foundation
import SwiftUI

@main
struct WorkloadsApp: App {
  private let name: String
  private let count: Int?

  init() {
    let arguments = CommandLine.arguments
    name = arguments.count > 1 ? arguments[1] : "W1"
    count = arguments.count > 2 ? Int(arguments[2]) : nil
    bench_watch_frames()
  }

  var body: some Scene {
    WindowGroup("Martlet") { content }
      .defaultSize(size)
  }

  private var size: CGSize {
    switch name {
    case "W1", "idle": CGSize(width: 400, height: 420)
    case "W3": CGSize(width: 760, height: 700)
    case "4K-scroll", "4K-fade": CGSize(width: 1920, height: 1080)
    default: CGSize(width: 480, height: 640)
    }
  }

  @ViewBuilder private var content: some View {
    switch name {
    case "W1": StartUp()
    case "W2": RadioRows(target: count ?? 1000, animates: false)
    case "W2A": RadioRows(target: count ?? 1000, animates: true)
    case "W2S": ObservedRadioRows(count: count ?? 1000)
    case "W2V": LazyRadioRows(count: count ?? 1000)
    case "W3": GlidingToggles()
    case "W5": LongList(count: count ?? 100_000)
    case "4K-scroll": FullWindow(change: .scroll)
    case "4K-fade": FullWindow(change: .fade)
    case "idle": Idle()
    default: Unknown(name: name)
    }
  }
}

struct Unknown: View {
  let name: String

  var body: some View {
    Text(verbatim: name).onAppear {
      print(
        "no such work: \(name). There are W1, W2 N, W2A N, W2S N, W2V N, W3, W5, 4K-scroll, 4K-fade, idle.")
      exit(2)
    }
  }
}
