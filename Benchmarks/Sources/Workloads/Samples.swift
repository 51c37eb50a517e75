import CBench
import Foundation

/// Durations of frames, and what is said of them.
struct Samples {
  private var values: [Double] = []

  var count: Int { values.count }

  mutating func add(_ value: Double) { values.append(value) }

  private func percentile(_ percent: Double) -> Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    return sorted[Int((percent / 100 * Double(sorted.count - 1)).rounded())]
  }

  var description: String {
    let mean = values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
    return "mean_ms=\(fixed(mean, 4)) p50_ms=\(fixed(percentile(50), 4)) p99_ms=\(fixed(percentile(99), 4)) "
      + "max_ms=\(fixed(percentile(100), 4))"
  }
}

/// A number with so many digits after the point.
func fixed(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }

/// What the process takes of the machine's memory.
var memoryDescription: String {
  "rss_mb=\(fixed(bench_status_mb("VmRSS:"), 1)) peak_mb=\(fixed(bench_status_mb("VmHWM:"), 1))"
}
