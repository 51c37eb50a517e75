import Testing

@testable import MartletMacros

struct EntryMacroTests {
  private func accessors(_ code: String) -> String {
    EntryMacro.accessors(attached("EntryMacro", "accessor", code, in: "extension EnvironmentValues {}"))
      .source
      .squeezed
  }

  private func problems(_ code: String, in context: String = "extension EnvironmentValues {}") -> [String] {
    EntryMacro.peers(attached("EntryMacro", "peer", code, in: context)).problems.map(\.message)
  }

  @Test(arguments: [
    ("@Entry var title = \"x\"", "\"x\""),
    ("@Entry internal var made = make { $0 + 1 }", "make { $0 + 1 }"),
    ("@Entry var pair = Pair<Int, [Int]>(1, [2])", "Pair<Int, [Int]>(1, [2])"),
  ])
  func theDefaultIsWhatStandsAfterTheEqualsSign(code: String, value: String) {
    let name = String(code[code.firstRange(of: "var ")!.upperBound...].prefix { $0.isLetter })
    #expect(
      accessors(code)
        == "get { _entry(__Key_\(name).self) { \(value) } } set { _setEntry(__Key_\(name).self, newValue) }")
  }

  @Test(arguments: [
    ("\n  // A comment.\n  @Entry public var a: Double = 1 // one", "Double", "1"),
    ("@Entry var a: User?", "User?", "nil"),
    ("@Entry var a: [String: (Int, Int)] = [\"a\": (1, 2)]", "[String: (Int, Int)]", "[\"a\": (1, 2)]"),
    ("@Entry var a: Pair<Int, [Int]> = Pair<Int, [Int]>()", "Pair<Int, [Int]>", "Pair<Int, [Int]>()"),
    ("@Entry var a: @Sendable (Int) -> Void = { _ in }", "@Sendable (Int) -> Void", "{ _ in }"),
    ("@Entry var a: Int =\n  b ?? c", "Int", "b ?? c"),
  ])
  func aTypeThatIsWrittenIsTheDefaults(code: String, type: String, value: String) {
    #expect(
      accessors(code) == """
        get { func __default() -> \(type) { \(value) } return _entry(__Key_a.self, default: __default) } \
        set { _setEntry(__Key_a.self, newValue) }
        """)
  }

  @Test func theKeyIsATypeBesideTheVariable() {
    let peers = EntryMacro.peers(
      attached(
        "EntryMacro", "peer", "@Entry public var `default` = 1", in: "public extension SwiftUI.Transaction {}"
      ))
    #expect(peers.source == "private enum __Key_default {}")
    #expect(peers.problems.isEmpty)
  }

  @Test(arguments: ["EnvironmentValues", "Transaction", "ContainerValues", "FocusedValues"])
  func fourTypesHaveEntries(owner: String) {
    #expect(problems("@Entry var a = 1", in: "\n@available(macOS 15, *)\nextension \(owner) {}").isEmpty)
  }

  @Test func elsewhereThereAreNoEntries() {
    let expected =
      "'@Entry' works in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues; "
      + "move the variable to 'extension EnvironmentValues { … }'"
    #expect(problems("@Entry var a = 1", in: "struct EnvironmentValues {}") == [expected])
    #expect(problems("@Entry var a = 1", in: "extension View {}") == [expected])
    let alone = EntryMacro.peers(attached("EntryMacro", "peer", "@Entry var a = 1"))
    #expect(alone.problems.map(\.message) == [expected])
  }

  @Test func aConstantIsNoEntryAndTheFixIsOffered() throws {
    let code = "\n  @Entry let a = 1"
    let expansion = EntryMacro.peers(
      attached("EntryMacro", "peer", code, in: "extension EnvironmentValues {}"))
    let problem = try #require(expansion.problems.first)
    #expect(problem.message == "an entry can be set, so it is no constant; write 'var' in place of 'let'")
    #expect(problem.fix?.replacement == "var")
    // The problem is where `let` is.
    #expect(SourceText(code).text(problem.bytes) == "let")
  }

  @Test func otherMisuseNamesTheFix() {
    #expect(problems("@Entry var a: Int { 3 }").first?.contains("remove '{ … }'") == true)
    #expect(problems("@Entry var a = 3 { didSet { } }").first?.contains("remove '{ … }'") == true)
    #expect(problems("@Entry static var a = 3").first?.contains("remove 'static'") == true)
    #expect(problems("@Entry lazy var a = 3").first?.contains("remove 'lazy'") == true)
    #expect(problems("@Entry var a: Int").first?.contains("needs a default value") == true)
  }
}
