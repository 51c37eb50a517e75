import Testing

@testable import MartletMacros

struct PreviewMacroTests {
  /// What `makePreview` does.
  private func made(_ code: String) -> String {
    let source = PreviewMacro.expand(preview(code)).source.squeezed
    guard let start = source.firstRange(of: "-> SwiftUI.Preview { "),
      let end = source.firstRange(of: " } } @usableFromInline")
    else { return source }
    return String(source[start.upperBound..<end.lowerBound])
  }

  private func problems(_ code: String) -> [String] {
    PreviewMacro.expand(preview(code)).problems.map(\.message)
  }

  @Test(arguments: [
    ("#Preview { Text(\"a\") }", "return SwiftUI.Preview{ Text(\"a\") }"),
    ("#Preview(\"Name\") { A() }", "return SwiftUI.Preview(\"Name\") { A() }"),
    (
      "#Preview(\"N\", traits: .fixedLayout(width: 1, height: 2), .portrait) { A() }",
      "return SwiftUI.Preview(\"N\", traits: .fixedLayout(width: 1, height: 2), .portrait) { A() }"
    ),
    ("#Preview(body: { A() })", "return SwiftUI.Preview(body: { A() })"),
    ("@available(macOS 14, *)\n#Preview { return A() }", "return SwiftUI.Preview{ return A() }"),
  ])
  func aPreviewIsMadeFromWhatStandsAfterTheName(code: String, expected: String) {
    #expect(made(code) == expected)
  }

  @Test func thePlaceIsThatOfTheName() {
    let source = PreviewMacro.expand(preview("\n\n  @MainActor\n  #Preview { A() }")).source.squeezed
    #expect(
      source.hasPrefix(
        "fileprivate nonisolated struct $s3AppMf_15PreviewRegistryfMu_: SwiftUI._PreviewRegistry {"))
    #expect(source.contains("{ \"App/Lamp.swift\" }"))
    #expect(source.contains("line: Swift.Int { 13 }"))
    #expect(source.contains("column: Swift.Int { 3 }"))
    #expect(PreviewMacro.expand(preview("#Preview { A() }")).source.contains("column: Swift.Int { 3 }"))
  }

  @Test func markedVariablesBecomePropertiesOfAView() {
    let code = """
      #Preview("N", traits: .portrait) {
        @Previewable @State var isOn = true
        let title = "}"  // a brace
        @Previewable
        @Environment(\\.locale) private var locale
        Toggle(title, isOn: $isOn)
          .padding()
      }
      """
    #expect(
      made(code) == """
        struct __PreviewableContent: SwiftUI.View { @State var isOn = true \
        @Environment(\\.locale) private var locale var body: some SwiftUI.View { \
        let title = "}" Toggle(title, isOn: $isOn) .padding() } } \
        return SwiftUI.Preview("N", traits: .portrait) { __PreviewableContent() }
        """)
  }

  @Test(arguments: [
    "#Preview { () -> Text in @Previewable @State var a = 1; return Text(\"a\") }",
    "#Preview { @MainActor in\n@Previewable @State var a = 1\nreturn Text(\"a\") }",
    "#Preview(body: { @Previewable @State var a = 1; return Text(\"a\") })",
    "#Preview { @SwiftUI.Previewable @State var a = 1\n\n return Text(\"a\") /* end */ }",
  ])
  func theClosureMayBeWrittenInAnyWay(code: String) {
    #expect(
      made(code) == """
        struct __PreviewableContent: SwiftUI.View { @State var a = 1 var body: some SwiftUI.View { \
        return Text("a") } } return SwiftUI.Preview() { __PreviewableContent() }
        """)
  }

  @Test func aValueMayGoOnOverLines() {
    let code =
      "#Preview {\n@Previewable @State var a: [Int] =\n [1, 2]\n .map { $0 + 1 }\n@Previewable let b: Int?\nList(a) }"
    #expect(made(code).contains("{ @State var a: [Int] = [1, 2] .map { $0 + 1 } let b: Int? var body"))
  }

  @Test(arguments: [
    "#Preview { if a { @Previewable @State var b = 1; Text(\"\") } }",
    "#Preview { VStack {\n@Previewable @State var b = 1\n} }",
    "#Preview {\n#if DEBUG\n@Previewable @State var b = 1\n#endif\nText(\"\") }",
  ])
  func marksElsewhereAreMistakes(code: String) {
    #expect(problems(code) == [PreviewableMacro.misplaced])
  }

  @Test func aMarkOutsideAPreviewIsAMistake() {
    let expansion = PreviewableMacro.expand(
      attached("PreviewableMacro", "peer", "\n  @State @Previewable var a = 1", in: "struct A {}"))
    #expect(expansion.source.isEmpty)
    #expect(expansion.problems.map(\.message) == [PreviewableMacro.misplaced])
    #expect(expansion.problems.first?.bytes == 10..<22)
  }

  /// The compiler may expand the macros in what it hands to `#Preview`.
  @Test func aMarkInsideAPreviewMakesNothing() {
    let expansion = PreviewableMacro.expand(
      attached("PreviewableMacro", "peer", "@Previewable @State var a = 1", in: "{}", "\n#Preview(\"N\") {}"))
    #expect(expansion.source.isEmpty && expansion.problems.isEmpty)
  }
}
