import SwiftUI
import Testing
import ViewTesting

/// Simpler radio buttons, as one writes them on the way to those of `ChoiceGroup`.
private struct Dot: View {
  let isOn: Bool

  var body: some View {
    Circle()
      .stroke(.gray, lineWidth: 2)
      .frame(width: 20, height: 20)
      .overlay(
        Circle()
          .fill(.blue)
          .frame(width: 12, height: 12)
          .opacity(isOn ? 1 : 0)
          .animation(.easeIn(duration: 0.2), value: isOn))
  }
}

/// An item that keeps its own state.
private struct LoneItem: View {
  @State private var isOn = false
  let name: String

  var body: some View {
    HStack {
      Dot(isOn: isOn)
      Text(name)
    }
    .contentShape(Rectangle())
    .onTapGesture { isOn.toggle() }
  }
}

/// An item whose state is somebody else's.
private struct BoundItem: View {
  @Binding var isOn: Bool
  let name: String

  var body: some View {
    HStack {
      Dot(isOn: isOn)
      Text(name)
    }
    .onTapGesture { isOn.toggle() }
  }
}

private struct OptionsRow: View {
  let options: [String]
  @State private var chosen: Int? = nil

  var body: some View {
    HStack {
      ForEach(Array(options.indices), id: \.self) { index in
        BoundItem(
          isOn: Binding(get: { chosen == index }, set: { chosen = $0 ? index : nil }), name: options[index])
      }
      Text("chosen \(chosen ?? -1)")
    }
  }
}

@MainActor @Suite struct ChoiceStagesTests {
  @Test func aTapTogglesAnItemOfItsOwn() throws {
    let ui = TestHost {
      HStack {
        LoneItem(name: "One")
        LoneItem(name: "Two")
      }
    }
    #expect(ui.drawn("stroke").count == 2)
    #expect(ui.drawn("fill").isEmpty)
    for count in [1, 0, 1] {
      try ui.tap("Two")
      ui.settle()
      #expect(ui.drawn("fill").count == count)
    }
    // The other one has a state of its own.
    try ui.tap("One")
    ui.settle()
    #expect(ui.drawn("fill").count == 2)
  }

  /// At half of 0.2 s easeIn stands at 0.3154 (fact n183).
  @Test func theAnimationInsideTheOverlayFadesTheDot() throws {
    let ui = TestHost { LoneItem(name: "One") }
    let half = UnitCurve.easeIn.value(at: 0.5)
    try ui.tap("One")
    ui.advance(by: 0.1)
    let coming = ui.drawnOpacities(of: "fill")
    #expect(coming.count == 1 && isNear(coming[0], half), "\(coming)")
    ui.settle()
    #expect(ui.drawnOpacities(of: "fill") == [1])
    try ui.tap("One")
    ui.advance(by: 0.1)
    let going = ui.drawnOpacities(of: "fill")
    #expect(going.count == 1 && isNear(going[0], 1 - half), "\(going)")
    ui.settle()
    #expect(ui.drawn("fill").isEmpty)
  }

  @Test func aTapTogglesAnItemThroughItsBinding() throws {
    let ui = TestHost { OptionsRow(options: ["One", "Two", "Three"]) }
    try ui.tap("Two")
    #expect(ui.shows("chosen 1"))
    try ui.tap("Two")
    #expect(ui.shows("chosen -1"))
    ui.settle()
    #expect(ui.drawn("fill").isEmpty)
  }

  @Test func aTapSelectsOneItemOfTheRow() throws {
    let ui = TestHost { OptionsRow(options: ["One", "Two", "Three"]) }
    for (name, index) in [("Three", 2), ("One", 0), ("Two", 1)] {
      try ui.tap(name)
      #expect(ui.shows("chosen \(index)"))
      ui.settle()
      #expect(ui.drawn("fill").count == 1)
    }
  }
}
