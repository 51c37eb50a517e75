import Foundation
import MartletGTK
import MartletPrimitives
import Testing

@MainActor
struct HeadlessDesktopTests {
  let desktop = HeadlessDesktop()

  @Test func timersFireInOrderAndAtTheirTime() {
    var fired: [String] = []
    func note(_ name: String) { fired.append("\(name) \(desktop.now)") }
    _ = desktop.startTimer(after: 2) { note("b") }
    _ = desktop.startTimer(after: 1) {
      note("a")
      _ = desktop.startTimer(after: 0.5) { note("c") }
    }
    let cancelled = desktop.startTimer(after: 1.2) { note("never") }
    desktop.cancelTimer(cancelled)
    desktop.advance(by: 1.75)
    #expect(fired == ["a 1.0", "c 1.5"])
    desktop.advance(by: 1)
    #expect(fired == ["a 1.0", "c 1.5", "b 2.0"])
    #expect(desktop.now == 2.75)
  }

  @Test func wakesRunOnTheMainActor() async {
    await withCheckedContinuation { continuation in
      Task.detached { [desktop] in
        desktop.wake { continuation.resume() }
      }
    }
  }

  @Test func oneRequestIsOneFrame() {
    let window = desktop.makeHeadlessWindow(title: "", size: CGSize(width: 10, height: 10))
    let recorder = Recorder()
    window.delegate = recorder
    #expect(!window.deliverFrame())
    window.requestFrame()
    window.requestFrame()
    desktop.advance(by: 3)
    #expect(window.deliverFrame())
    #expect(!window.deliverFrame())
    #expect(recorder.frames == [3])
  }

  @Test func wrongDamageShows() {
    // The owner says that nothing changed although red became blue: only a full redraw finds out.
    let window = desktop.makeHeadlessWindow(title: "", size: CGSize(width: 10, height: 10))
    window.present(DisplayLayer(items: [fill(.rect(rect(0, 0, 5, 5)), red)]), background: white, damage: nil)
    #expect(window.snapshot()[2, 2] == .pureRed)
    window.present(DisplayLayer(items: [fill(.rect(rect(0, 0, 5, 5)), blue)]), background: white, damage: [])
    #expect(window.snapshot()[2, 2] == .pureRed)
    #expect(window.snapshot(fullRedraw: true)[2, 2] == .pureBlue)
  }

  @Test func skippedPicturesAddUpTheirDamage() {
    let window = desktop.makeHeadlessWindow(title: "", size: CGSize(width: 30, height: 10))
    var old: DisplayLayer?
    func show(_ x: CGFloat) {
      let new = DisplayLayer(items: [fill(.rect(rect(x, 0, 5, 5)), red)])
      window.present(new, background: white, damage: old.map { DisplayDamage.between($0, new) })
      old = new
    }
    show(0)
    #expect(window.snapshot()[2, 2] == .pureRed)
    show(10)
    show(20)
    let image = window.snapshot()
    #expect(image[2, 2] == .white)
    #expect(image[12, 2] == .white)
    #expect(image[22, 2] == .pureRed)
  }

  @Test func resizingReportsAndRedraws() {
    let window = desktop.makeHeadlessWindow(title: "", size: CGSize(width: 10, height: 10))
    let recorder = Recorder()
    window.delegate = recorder
    window.present(
      DisplayLayer(items: [fill(.rect(rect(0, 0, 50, 50)), red)]), background: white, damage: nil)
    window.resize(to: CGSize(width: 40, height: 20))
    #expect(recorder.resizes == [CGSize(width: 40, height: 20)])
    let image = window.snapshot()
    #expect(image.width == 40 && image.height == 20)
    #expect(image[39, 19] == .pureRed)
  }

  @Test func theDumpIsReadable() {
    let text = PangoTextMeasurer().layout(request(""), width: nil, height: nil)
    let layer = DisplayLayer(
      offset: CGPoint(x: 8, y: 20.126), opacity: 0.5,
      items: [
        fill(.ellipse(rect(0, 0, 16, 16)), red),
        stroke(.elements(polygon([(0, 0), (1, 2)])), black, StrokeStyle(lineWidth: 1.5, lineCap: .round)),
        .layer(DisplayLayer(items: [.text(text, origin: .zero, paint: .color(black))])),
      ])
    #expect(
      layer.dump == """
        layer at (8, 20.13) opacity 0.5
          fill ellipse (0, 0, 16, 16) #FF0000FF
          stroke path [M(0, 0) L(1, 2) Z] #000000FF width 1.5 cap round
          layer
            text "" at (0, 0) size 0 × 16 #000000FF
        """)
  }
}
