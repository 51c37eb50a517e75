import Foundation
import MartletGTK
import MartletPrimitives
import Testing

@MainActor
struct HeadlessPopupTests {
  let desktop = HeadlessDesktop()
  let recorder = Recorder()

  static let chrome = PopupChrome(
    background: ResolvedColor(hex: 0x00FF00), border: black, borderWidth: 0, cornerRadius: 6,
    arrowSize: CGSize(width: 20, height: 10), gap: 0, shadow: black, shadowRadius: 6, shadowOffset: 0)

  /// A white window of 100 × 100 with a popup of 60 × 40 below a point at (90, 50): it is at 60 … 120 × 60 … 100.
  func windowWithPopup() -> (HeadlessWindow, HeadlessPopup) {
    let window = desktop.makeHeadlessWindow(title: "", size: CGSize(width: 100, height: 100))
    window.delegate = recorder
    window.present(DisplayLayer(items: []), background: white, damage: nil)
    let popup = window.makePopup(
      PopupRequest(
        anchor: rect(90, 50, 0, 0), edge: .bottom, size: CGSize(width: 60, height: 40), chrome: Self.chrome))
    popup.delegate = recorder
    popup.present(
      DisplayLayer(items: [fill(.rect(rect(20, 10, 20, 20)), red)]), background: blue, damage: nil)
    return (window, window.popups[0])
  }

  @Test func thePictureGrowsWithAPopupAndContentKeepsItsPlace() {
    let (window, popup) = windowWithPopup()
    #expect(popup.placement.contentFrame == rect(60, 60, 60, 40))
    let image = window.snapshot()
    // The shadow reaches 2 · 6 = 12 beyond the outline: 60 … 120 becomes 48 … 132, 100 becomes 112.
    #expect(image.width == 132)
    #expect(image.height == 112)
    #expect(image.origin == .zero)
    #expect(image[10, 10] == .white)
    #expect(image[90, 80] == .pureRed)
    #expect(image[65, 80] == .pureBlue)
    #expect(image[115, 80] == .pureBlue)
    // The arrow's middle, half way up.
    #expect(image[90, 57] == Pixel(hex: 0x00FF00))
    // The content's corner is cut off with the outline.
    #expect(image[60, 99] != .pureBlue)
    // Shadow on the window and beyond it.
    #expect(image[58, 80].red < 250)
    #expect(image[122, 80].alpha > 20)
    #expect(image[131, 111].alpha < 10)
  }

  @Test func aPopupAboveTheWindowMovesThePicturesOrigin() {
    let (window, popup) = windowWithPopup()
    popup.update(
      PopupRequest(
        anchor: rect(50, 10, 0, 0), edge: .top, size: CGSize(width: 60, height: 40), chrome: Self.chrome))
    let image = window.snapshot(scale: 2)
    // The popup is at 20 … 80 × −40 … 0, its shadow begins at −52.
    #expect(image.origin == CGPoint(x: 0, y: -52))
    #expect(image.pixel(at: CGPoint(x: 50, y: -20)) == .pureRed)
    #expect(image.pixel(at: CGPoint(x: 5, y: 50)) == .white)
  }

  @Test func aPressOutsideAsksThePopupToCloseAndIsSwallowed() {
    let (window, popup) = windowWithPopup()
    window.deliver(.pointer(PointerEvent(phase: .down, location: CGPoint(x: 5, y: 5), time: 0)))
    window.deliver(.pointer(PointerEvent(phase: .up, location: CGPoint(x: 5, y: 5), time: 0)))
    #expect(recorder.closeRequests.count == 1)
    #expect(recorder.closeRequests.first === popup)
    #expect(recorder.events.isEmpty)
    popup.close()
    window.deliver(.pointer(PointerEvent(phase: .down, location: CGPoint(x: 5, y: 5), time: 0)))
    #expect(recorder.events.count == 1)
  }

  @Test func aPressInsideArrivesInThePopupsPoints() {
    let (window, popup) = windowWithPopup()
    window.deliver(.pointer(PointerEvent(phase: .down, location: CGPoint(x: 70, y: 65), time: 0)))
    #expect(recorder.events.first?.surface === popup)
    #expect(
      recorder.events.first?.event
        == .pointer(PointerEvent(phase: .down, location: CGPoint(x: 10, y: 5), time: 0)))
  }

  @Test func escapeAsksThePopupToClose() {
    let (window, popup) = windowWithPopup()
    recorder.usesEvents = false
    window.deliver(.key(KeyEvent(phase: .down, name: "Escape", time: 0)))
    #expect(recorder.closeRequests.first === popup)
  }
}

/// Remembers what a surface reports.
@MainActor
final class Recorder: SurfaceDelegate {
  var usesEvents = true
  var events: [(surface: any Surface, event: InputEvent)] = []
  var frames: [Double] = []
  var resizes: [CGSize] = []
  var closeRequests: [any Surface] = []
  var activations: [Bool] = []

  nonisolated init() {}

  func surface(_ surface: any Surface, received event: InputEvent) -> Bool {
    events.append((surface, event))
    return usesEvents
  }
  func surfaceDidResize(_ surface: any Surface) { resizes.append(surface.size) }
  func surface(_ surface: any Surface, frameAt time: Double) { frames.append(time) }
  func surfaceDidRequestClose(_ surface: any Surface) { closeRequests.append(surface) }
  func surface(_ surface: any Surface, didChangeActive isActive: Bool) { activations.append(isActive) }
}
