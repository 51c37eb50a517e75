import CMartletGTK
import Foundation

/// Follows a surface's frame clock, which ticks only when somebody asks it to.
@MainActor
final class FrameClock {
  /// Called at the next frame after `requestFrame`, with the time in seconds.
  var onFrame: ((Double) -> Void)?
  /// Called when it is time to draw after `requestPaint`.
  var onPaint: (() -> Void)?
  private let clock: GObjectReference
  private let connections = SignalConnections()
  private var wantsFrame = false
  private var wantsPaint = false
  /// While false, requests wait.
  var isRunning = true {
    didSet {
      if isRunning, !oldValue { passOnRequests() }
    }
  }

  init?(of surface: OpaquePointer) {
    guard let clock = GObjectReference(retaining: gdk_surface_get_frame_clock(surface)) else { return nil }
    self.clock = clock
    let instance = UnsafeMutableRawPointer(clock.pointer)
    let update: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
      withOwner(data, FrameClock.self) { $0.update() }
    }
    connections.connect(instance, "update", owner: self, unsafeBitCast(update, to: GCallback.self))
    let paint: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
      withOwner(data, FrameClock.self) { $0.paint() }
    }
    connections.connect(instance, "paint", owner: self, unsafeBitCast(paint, to: GCallback.self))
  }

  func requestFrame() {
    wantsFrame = true
    passOnRequests()
  }

  func requestPaint() {
    wantsPaint = true
    passOnRequests()
  }

  /// Must be called before the clock's owner goes away.
  func stop() {
    connections.disconnectAll()
    onFrame = nil
    onPaint = nil
  }

  private func passOnRequests() {
    guard isRunning else { return }
    if wantsFrame { gdk_frame_clock_request_phase(clock.pointer, GDK_FRAME_CLOCK_PHASE_UPDATE) }
    if wantsPaint { gdk_frame_clock_request_phase(clock.pointer, GDK_FRAME_CLOCK_PHASE_PAINT) }
  }

  private func update() {
    guard wantsFrame, isRunning else { return }
    wantsFrame = false
    onFrame?(Double(gdk_frame_clock_get_frame_time(clock.pointer)) / 1e6)
  }

  private func paint() {
    guard wantsPaint, isRunning else { return }
    wantsPaint = false
    onPaint?()
  }
}
