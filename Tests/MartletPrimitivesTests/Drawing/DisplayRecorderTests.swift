import Foundation
import Testing

@testable import MartletPrimitives

private let black = Paint.color(ResolvedColor(hex: 0x000000))

private func fill(_ x: CGFloat) -> DisplayItem {
  .fill(Path(CGRect(x: x, y: 0, width: 10, height: 10)), black, FillStyle())
}

private func clip(_ x: CGFloat, outer: RecordedClip? = nil) -> RecordedClip {
  let path = Path(CGRect(x: x, y: 0, width: 50, height: 50))
  return RecordedClip(
    .path(DisplayClip(path: path, style: FillStyle())), outer: outer,
    within: CGRect(x: 0, y: 0, width: 100, height: 100))
}

@Suite struct DisplayRecorderTests {
  @Test func operationsUnderOneStateAreOneList() {
    let recorder = DisplayRecorder()
    var state = RecordedState()
    state.transform = CGAffineTransform(scaleX: 2, y: 2)
    for index in 0..<3 { recorder.record(fill(CGFloat(index)), state) }
    let layer = DisplayLayer(items: recorder.finish())
    #expect(
      layer.dump == """
        layer
          layer transform (2, 0, 0, 2, 0, 0)
            fill rect (0, 0, 10, 10) #000000FF
            fill rect (1, 0, 10, 10) #000000FF
            fill rect (2, 0, 10, 10) #000000FF
        """)
  }

  @Test func clipsThatAreSharedAreMadeOnce() {
    let recorder = DisplayRecorder()
    var state = RecordedState()
    state.clip = clip(0)
    recorder.record(fill(0), state)
    let outer = state
    state.clip = clip(10, outer: state.clip)
    recorder.record(fill(1), state)
    recorder.record(fill(2), outer)
    recorder.record(fill(3), RecordedState())
    let layer = DisplayLayer(items: recorder.finish())
    #expect(
      layer.dump == """
        layer
          layer clip rect (0, 0, 50, 50)
            fill rect (0, 0, 10, 10) #000000FF
            layer clip rect (10, 0, 50, 50)
              fill rect (1, 0, 10, 10) #000000FF
            fill rect (2, 0, 10, 10) #000000FF
          fill rect (3, 0, 10, 10) #000000FF
        """)
    #expect(clip(10, outer: clip(0)).bounds == CGRect(x: 10, y: 0, width: 40, height: 50))
  }

  @Test func opacityGoesIntoThePaintOfPaths() {
    let recorder = DisplayRecorder()
    var state = RecordedState()
    state.opacity = 0.5
    recorder.record(fill(0), state)
    state.opacity = 0
    recorder.record(fill(1), state)
    #expect(
      DisplayLayer(items: recorder.finish()).dump == "layer\n  fill rect (0, 0, 10, 10) #00000080")
  }

  /// A drawing that changes in one place is damaged there only.
  @Test func twoRecordingsDifferWhereTheirOperationsDo() {
    func record(_ moved: CGFloat) -> DisplayLayer {
      let recorder = DisplayRecorder()
      for index in 0..<10 {
        var state = RecordedState()
        state.transform = CGAffineTransform(translationX: CGFloat(index) * 20, y: index == 4 ? moved : 0)
        recorder.record(fill(0), state)
      }
      return DisplayLayer(items: recorder.finish())
    }
    #expect(
      DisplayDamage.between(record(0), record(5)) == [CGRect(x: 80, y: 0, width: 10, height: 15)])
    #expect(DisplayDamage.between(record(0), record(0)).isEmpty)
  }

  @Test func whatIsBlendedIsMaskedByItself() {
    let recorder = DisplayRecorder()
    var state = RecordedState()
    let mask = DisplayLayer(items: [fill(0)])
    state.clip = RecordedClip(
      .mask(mask, isInverted: false), outer: nil, within: CGRect(x: 0, y: 0, width: 100, height: 100))
    recorder.record(fill(0), state)
    state.blendMode = .multiply
    recorder.record(fill(1), state)
    let items = recorder.finish()
    #expect(items.count == 2)
    guard case .layer(let plain) = items[0], case .layer(let blended) = items[1] else {
      Issue.record("both are layers")
      return
    }
    #expect(plain.effect?.blendMode == .normal && plain.effect?.mask != nil)
    #expect(blended.effect?.blendMode == .multiply && blended.effect?.mask != nil)
  }

  @Test func whatCanNotBeDrawnIsLeftOut() {
    let recorder = DisplayRecorder()
    for transform in [
      CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: .nan, y: 1),
      CGAffineTransform(translationX: .infinity, y: 0),
    ] {
      var state = RecordedState()
      state.transform = transform
      recorder.record(fill(0), state)
    }
    #expect(recorder.finish().isEmpty)
    recorder.record(fill(0), RecordedState())
    #expect(recorder.isFinished)
    #expect(recorder.finish().isEmpty)
  }
}
