import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct CanvasCostTests {
  @Test func badNumbersDrawNothingAndAreReported() {
    _ = TestHost.takeWarnings()
    let ui = canvasHost { context, size in
      let bad = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
      context.fill(Path(bad), with: .color(.black))
      context.stroke(
        Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black), lineWidth: .infinity)
      context.draw(Text("x"), in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10))
      context.draw(Text("x"), at: CGPoint(x: CGFloat.nan, y: 0))
      context.draw(Image(systemName: "star"), in: bad)
      var flat = context
      flat.scaleBy(x: 0, y: 1)
      flat.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
      #expect(flat.clipBoundingRect.isNull)
      var lost = context
      lost.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: .infinity)
      lost.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
      lost.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
      var far = context
      far.translateBy(x: 1e300, y: 0)
      far.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
      context.opacity = .nan
      context.addFilter(.blur(radius: .nan))
      context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(red: 1, green: 0, blue: 0))
    }
    #expect(ui.color(at: CGPoint(x: 5, y: 5)).description == "#FF0000")
    #expect(TestHost.takeWarnings().contains { $0.contains("NaN or infinite") })
  }

  @Test func aThousandLayersInEachOtherAreDrawn() {
    func nest(_ context: GraphicsContext, _ depth: Int, _ change: (inout GraphicsContext) -> Void) {
      var context = context
      change(&context)
      context.drawLayer { layer in
        layer.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.black))
        if depth == 0 {
          layer.fill(
            Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(red: 1, green: 0, blue: 0))
        } else {
          nest(layer, depth - 1, change)
        }
      }
    }
    _ = TestHost.takeWarnings()
    let plain = canvasHost { context, _ in nest(context, 1000) { _ in } }
    #expect(plain.color(at: CGPoint(x: 50, y: 50)).description == "#FF0000")
    #expect(TestHost.takeWarnings().contains { $0.contains("nests more than") })
    let faded = canvasHost { context, _ in nest(context, 1000) { $0.opacity = 0.999 } }
    #expect(faded.color(at: CGPoint(x: 50, y: 50)).red > 200)
    let blended = canvasHost { context, _ in nest(context, 1000) { $0.blendMode = .plusLighter } }
    #expect(blended.color(at: CGPoint(x: 50, y: 50)).red > 200)
  }

  /// Twice as many operations may take twice as long, not four times; the bound leaves room for a busy machine.
  @Test func manyOperationsTakeTimeInProportion() {
    func seconds(_ count: Int) -> Double {
      let clock = ContinuousClock()
      let time = clock.measure {
        let ui = canvasHost { context, _ in
          for index in 0..<count {
            var context = context
            if index % 3 == 0 { context.translateBy(x: CGFloat(index % 7), y: 0) }
            if index % 5 == 0 { context.opacity = 0.5 }
            let box = CGRect(x: CGFloat(index % 97), y: CGFloat(index % 89), width: 2, height: 2)
            context.fill(Path(box), with: .color(.black))
          }
        }
        withExtendedLifetime(ui) {}
      }
      return Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
    }
    _ = seconds(1000)
    let small = seconds(5000)
    let large = seconds(20_000)
    #expect(large < small * 12)
  }

  @Test func aContextIsOfNoUseAfterItsClosure() {
    _ = TestHost.takeWarnings()
    let kept = Cell<GraphicsContext?>(nil)
    let ui = canvasHost { context, _ in kept.value = context }
    _ = ui.displayListText
    kept.value?.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.black))
    #expect(TestHost.takeWarnings().contains { $0.contains("has returned") })
    #expect(ui.drawn("fill").isEmpty)
  }
}
