import SwiftUI
import Testing
import ViewTesting

/// Whatever is presented and dismissed in whatever order: nothing crashes, and in the end nothing is left.
@MainActor @Suite struct RandomModalsTests {
  @MainActor private final class Model: ObservableObject {
    @Published var flags = Array(repeating: false, count: Flag.allCases.count)

    func binding(_ flag: Flag) -> Binding<Bool> {
      Binding(get: { self.flags[flag.rawValue] }, set: { self.flags[flag.rawValue] = $0 })
    }
  }

  private enum Flag: Int, CaseIterable {
    case isInnerThere, alert, other, sheet, sheetAlert, sheetSheet, popover, popoverAlert, innerAlert,
      innerSheet,
      cover, isStubborn
  }

  private struct Inner: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("Inner")
        .alert("Inner alert", isPresented: model.binding(.innerAlert)) {
          Button("Remove") { model.flags[0] = false }
        }
        .sheet(isPresented: model.binding(.innerSheet)) { Text("Inner sheet").padding() }
    }
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        Button("Front") {}
        if model.flags[Flag.isInnerThere.rawValue] { Inner(model: model) }
        Text("Popover").popover(isPresented: model.binding(.popover)) {
          Button("In the popover") {}.padding()
            .alert("Popover alert", isPresented: model.binding(.popoverAlert)) {}
        }
      }
      .alert("Alert", isPresented: model.binding(.alert)) {
        Button("Sheet") { model.flags[Flag.sheet.rawValue] = true }
        Button("Cancel", role: .cancel) {}
      }
      .alert(
        "Other",
        isPresented: Binding(
          get: { model.flags[Flag.other.rawValue] },
          set: { if !model.flags[Flag.isStubborn.rawValue] { model.flags[Flag.other.rawValue] = $0 } })
      ) {}
      .sheet(isPresented: model.binding(.sheet)) {
        Button("In the sheet") {}.padding()
          .alert("Sheet alert", isPresented: model.binding(.sheetAlert)) {}
          .sheet(isPresented: model.binding(.sheetSheet)) { Button("Deep") {}.padding() }
      }
      .fullScreenCover(isPresented: model.binding(.cover)) { Button("Cover") {} }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6]) func nothingIsLeft(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = Model()
    let ui = TestHost(idiom: seed.isMultiple(of: 2) ? .touch : .desktop) { Screen(model: model) }
    for _ in 0..<250 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<5: model.flags[Flag.allCases.randomElement(using: &random)?.rawValue ?? 0].toggle()
      case 5: ui.press(.escape)
      case 6: ui.press(.return)
      case 7: ui.tabKey()
      case 8:
        let buttons = ui.findAll(.role(.button))
        if let button = buttons.randomElement(using: &random) { ui.tap(button) }
      case 9: ui.settle(within: 2)
      case 10: ui.drag(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 200, y: 260))
      default: ui.advance(by: Double.random(in: 0...0.2, using: &random))
      }
      if Int.random(in: 0..<10, using: &random) == 0 { #expect(ui.repaintDifference == 0) }
    }
    model.flags = model.flags.map { _ in false }
    #expect(ui.settle())
    #expect(ui.popoverFrames.isEmpty)
    for role in [AccessibilityRole.alert, .sheet, .dialog] { #expect(ui.findAll(.role(role)).isEmpty) }
    // The window works again.
    #expect(ui.findAll(.label("Front")).first?.activate() == true)
    model.flags[Flag.alert.rawValue] = true
    ui.settle()
    #expect(ui.findAll(.role(.alert)).count == 1)
  }
}
