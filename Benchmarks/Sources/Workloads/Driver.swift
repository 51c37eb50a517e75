import CBench
import Foundation

/// Makes a workload's changes one after another, each in a frame of its own, and prints what they cost.
@MainActor
final class Driver {
  private static var current: Driver?
  private static var work: (@MainActor () -> Void)?

  /// How many changes are measured.
  static var flips: Int { ProcessInfo.processInfo.environment["FLIPS"].flatMap { Int($0) } ?? 1000 }

  /// Runs the work from the main loop, once the window has been on screen for a moment.
  static func start(after milliseconds: Int32 = 500, _ work: @escaping @MainActor () -> Void) {
    guard self.work == nil else { return }
    self.work = work
    bench_after(milliseconds) {
      MainActor.assumeIsolated {
        Driver.work?()
        fflush(nil)
        exit(0)
      }
    }
  }

  /// Runs the work as soon as the first frame is painted.
  static func startAtFirstFrame(_ work: @escaping @MainActor () -> Void) {
    start(after: 0) {
      while bench_painted_frames() == 0 { _ = bench_pump_frame() }
      work()
    }
  }

  /// Prints what the process does in ten seconds in which nothing happens.
  static func startIdle() {
    start(after: 2000) {
      let cpu = bench_cpu_ms()
      let wakes = bench_voluntary_switches()
      let frames = bench_painted_frames()
      // A plain sleep would be no test: the main loop has to run.
      bench_wait(10_000)
      print(
        "idle peer=martlet seconds=10 frames=\(bench_painted_frames() - frames) "
          + "cpu_ms=\(fixed(bench_cpu_ms() - cpu, 3)) wakeups=\(bench_voluntary_switches() - wakes) \(memoryDescription)"
      )
    }
  }

  /// Lets start-up work die down.
  static func settle() { bench_settle(300) }

  /// What a change costs until it has been painted, in milliseconds.
  static func measure(_ change: () -> Void) -> (wall: Double, cpu: Double) {
    let wall = bench_wall_ms()
    let cpu = bench_cpu_ms()
    change()
    _ = bench_pump_frame()
    return (bench_wall_ms() - wall, bench_cpu_ms() - cpu)
  }

  /// Measures changes, one a frame.
  ///
  /// Before it measures it makes twenty changes for warming up, and sees that they arrive on screen.
  static func bench(_ label: String, count: Int, change: (Int) -> Void) {
    let flips = Self.flips
    checkArrival(change)
    for index in (flips < 20 ? 19 : 0)..<20 {
      change(index)
      _ = bench_pump_frame()
    }
    var samples = Samples()
    var painted = 0
    var cpu = bench_cpu_ms()
    var serverCPU = bench_xserver_cpu_ms()
    bench_toggle_counting()
    for index in 0..<flips {
      let asleep = bench_asleep_ms()
      let start = bench_wall_ms()
      change(20 + index)
      painted += Int(bench_pump_frame())
      samples.add(bench_wall_ms() - start - (bench_asleep_ms() - asleep))
    }
    bench_toggle_counting()
    cpu = bench_cpu_ms() - cpu
    serverCPU = bench_xserver_cpu_ms() - serverCPU
    print(
      "\(label) peer=martlet n=\(count) \(samples.description) cpu_ms=\(fixed(cpu / Double(flips), 4)) "
        + "xcpu_ms=\(fixed(serverCPU / Double(flips), 4)) painted=\(painted)/\(flips) \(memoryDescription)")
  }

  /// Ends the program if changes don't change the picture: figures of nothing would be good ones.
  private static func checkArrival(_ change: (Int) -> Void) {
    change(0)
    _ = bench_pump_frame()
    bench_settle(250)
    let before = bench_window_hash()
    change(1)
    _ = bench_pump_frame()
    bench_settle(250)
    guard before == bench_window_hash(), before != 0 else { return }
    print("the changes do not arrive on screen")
    exit(1)
  }

  /// Measures animations: each change starts one, and all its frames count.
  static func benchAnimation(_ label: String, count: Int, seconds: Double, change: (Int) -> Void) {
    var samples = Samples()
    var late = 0
    var cpu = 0.0
    var serverCPU = 0.0
    for round in 0..<max(Self.flips / 25, 2) {
      if round == 1 { bench_toggle_counting() }
      let startCPU = bench_cpu_ms()
      let startServer = bench_xserver_cpu_ms()
      let start = bench_wall_ms()
      var frames: [Double] = []
      change(round)
      while bench_wall_ms() - start < seconds * 1000 - 5 {
        let asleep = bench_asleep_ms()
        let frame = bench_wall_ms()
        guard bench_pump_frame() == 1 else { break }
        frames.append(bench_wall_ms() - frame - (bench_asleep_ms() - asleep))
      }
      // The first round warms up.
      if round > 0 {
        cpu += bench_cpu_ms() - startCPU
        serverCPU += bench_xserver_cpu_ms() - startServer
        for frame in frames {
          samples.add(frame)
          if frame > 16.7 { late += 1 }
        }
      }
      bench_settle(150)
    }
    bench_toggle_counting()
    let frames = Double(max(samples.count, 1))
    print(
      "\(label) peer=martlet toggles=\(count) frames=\(samples.count) late=\(late) \(samples.description) "
        + "cpu_ms=\(fixed(cpu / frames, 4)) xcpu_ms=\(fixed(serverCPU / frames, 4)) \(memoryDescription)")
  }
}
