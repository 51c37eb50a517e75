import SwiftUI
import Testing
import ViewTesting

/// The picture drawn bit by bit is the same as the one drawn at once, whatever happened.
@MainActor @Suite struct RepaintTests {
  private struct Playground: View {
    let generator: Cell<SeededGenerator>
    @State private var values = (0..<8).map { _ in 0.5 }
    @State private var flags = (0..<8).map { _ in false }

    var body: some View {
      VStack(spacing: 4) {
        HStack {
          Circle().fill(flags[0] ? .red : .blue).frame(width: 10 + 40 * values[0], height: 40)
          Ellipse().stroke(flags[1] ? .green : .orange, lineWidth: 1 + 8 * values[1])
            .frame(width: 40, height: 30)
          RoundedRectangle(cornerRadius: 14 * values[2]).strokeBorder(.purple, lineWidth: 3)
            .frame(width: 40, height: 40)
          Capsule().foregroundStyle(.secondary).frame(width: 50, height: 10 + 20 * values[3])
        }
        .opacity(flags[2] ? 0.4 : 1)
        ZStack {
          Color.yellow.frame(width: 60, height: 40).rotationEffect(.degrees(90 * values[4]))
          Text("Turn \(flags[3] ? "a longer text" : "x")").scaleEffect(0.5 + 2 * values[5])
        }
        .clipShape(RoundedRectangle(cornerRadius: flags[4] ? 20 : 2))
        if flags[5] { Tick().stroke(.pink, style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [9, 7])) }
        Rectangle().trimmedFill(values[6]).frame(width: 50, height: 30)
          .offset(x: 60 * values[7] - 30, y: flags[6] ? 6 : 0)
        Text("Go").onTapGesture {
          values = values.map { _ in Double.random(in: 0...1, using: &generator.value) }
          flags = flags.map { _ in Bool.random(using: &generator.value) }
        }
        Text("Animate").onTapGesture {
          withAnimation(Bool.random(using: &generator.value) ? .easeInOut(duration: 0.3) : .bouncy) {
            values = values.map { _ in Double.random(in: 0...1, using: &generator.value) }
            flags = flags.map { _ in Bool.random(using: &generator.value) }
          }
        }
      }
    }
  }

  @Test(arguments: [CGFloat(1), 2, 1.5])
  func anyChangeIsRepaintedRight(scale: CGFloat) throws {
    let ui = TestHost(size: CGSize(width: 260, height: 260), scale: scale) {
      Playground(generator: Cell(SeededGenerator(seed: 11)))
    }
    var numbers = SeededGenerator(seed: UInt64(scale * 100))
    for step in 0..<16 {
      let isAnimated = Bool.random(using: &numbers)
      // The texts may be turned upside down by what is above them, but not these two.
      try ui.tap(isAnimated ? "Animate" : "Go")
      #expect(ui.repaintDifference == 0, "step \(step)")
      ui.advance(by: Double.random(in: 0...0.2, using: &numbers))
      let difference = ui.repaintDifference
      #expect(difference == 0, "step \(step), animated \(isAnimated)")
      if difference != 0 { break }
    }
    ui.settle()
    #expect(ui.repaintDifference == 0)
    ui.setColorScheme(.dark)
    #expect(ui.repaintDifference == 0)
    ui.resize(to: CGSize(width: 233, height: 222))
    #expect(ui.repaintDifference == 0)
  }

  @Test func randomClicksOnRadioButtonsAreRepaintedRight() {
    let ui = TestHost { ChoiceScreen(mark: .init(inner: Tick())) }
    var numbers = SeededGenerator(seed: 5)
    for _ in 0..<25 {
      let point = CGPoint(
        x: Double.random(in: 0...400, using: &numbers), y: Double.random(in: 120...180, using: &numbers))
      if Int.random(in: 0..<6, using: &numbers) == 0 {
        ui.press(at: point, for: 0.55)
      } else {
        ui.tap(at: point)
      }
      ui.advance(by: Double.random(in: 0...0.15, using: &numbers))
      #expect(ui.repaintDifference == 0)
    }
  }

  @Test func nothingIsDrawnWhenNothingChanges() {
    let ui = TestHost { ChoiceScreen() }
    ui.settle()
    ui.resetCounters()
    ui.advance(by: 2)
    #expect(ui.counters == WorkCounters())
  }
}

extension Shape {
  fileprivate func trimmedFill(_ part: Double) -> some View { stroke(.brown, lineWidth: 1 + 4 * part) }
}
