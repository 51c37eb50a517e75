import SwiftUI
import Testing
import ViewTesting

/// Every way to write a picker compiles as Apple's, and means the same.
@MainActor @Suite struct PickerSpellingsTests {
  private let selection = Binding.constant(1)
  private let sources = [Binding.constant(1), Binding.constant(1)]
  private let title = "Ti" + "tle"

  @ViewBuilder private var rows: some View {
    Text("One").tag(1)
    Text("Two").tag(2)
  }

  private func check(_ picker: some View, value: String = "One") throws {
    let ui = TestHost { picker }
    let found = try ui.popUp
    #expect(found.text == "Title" && found.value == value)
  }

  @Test func titles() throws {
    try check(Picker("Title", selection: selection) { rows })
    try check(Picker(title, selection: selection) { rows })
    try check(Picker("Title", selection: selection, content: { rows }))
    try check(Picker(selection: selection, label: Text("Title")) { rows })
    try check(
      Picker(selection: selection) {
        rows
      } label: {
        Text("Title")
      })
    try check(Picker("Title", systemImage: "star", selection: selection) { rows })
    try check(Picker(title, systemImage: "star", selection: selection) { rows })
    try check(Picker("Title", image: "nothing", selection: selection) { rows })
  }

  @Test func severalValues() throws {
    try check(Picker("Title", sources: sources, selection: \.self) { rows })
    try check(Picker(title, sources: sources, selection: \.self) { rows })
    try check(Picker("Title", systemImage: "star", sources: sources, selection: \.self) { rows })
    try check(
      Picker(sources: sources, selection: \.self) {
        rows
      } label: {
        Text("Title")
      })
  }

  @Test func currentValueLabels() throws {
    try check(
      Picker("Title", selection: selection) {
        rows
      } currentValueLabel: {
        Text("Now")
      }, value: "Now")
    try check(
      Picker("Title", sources: sources, selection: \.self) {
        rows
      } currentValueLabel: {
        Text("Now")
      }, value: "Now")
    try check(
      Picker(selection: selection) {
        rows
      } label: {
        Text("Title")
      } currentValueLabel: {
        Text("Now")
      }, value: "Now")
  }

  @Test func stylesByTheirTypes() throws {
    let picker = Picker("Title", selection: selection) { rows }
    try check(picker.pickerStyle(DefaultPickerStyle()))
    try check(picker.pickerStyle(MenuPickerStyle()))
    try check(picker.pickerStyle(.automatic))
    try check(picker.pickerStyle(.menu))
    try check(picker.pickerStyle(PopUpButtonPickerStyle()))
    let bars = TestHost {
      VStack {
        picker.pickerStyle(SegmentedPickerStyle())
        picker.pickerStyle(.palette)
        picker.pickerStyle(RadioGroupPickerStyle())
        picker.pickerStyle(InlinePickerStyle())
      }
    }
    #expect(bars.findAll(.role(.radioGroup)).count == 4)
    #expect(bars.findAll(.role(.radioButton)).count == 8)
  }
}
