/// `@Entry`: turns a variable into a key of the environment, of transactions, or of what else has keys.
///
///     extension EnvironmentValues { @Entry var title = "none" }
///
/// becomes a computed property and a type that stands for the key:
///
///     var title = "none" {
///       get { _entry(__Key_title.self) { "none" } }
///       set { _setEntry(__Key_title.self, newValue) }
///     }
///     private enum __Key_title {}
///
/// The default value stays inside the accessor, where its type is the variable's, so the type need not be
/// written; and it is made each time it is asked for, so it need not be sendable. If the type is written, it is
/// that of a function inside the getter.
enum EntryMacro {
  /// The types whose extensions may have entries.
  private static let owners = ["EnvironmentValues", "Transaction", "ContainerValues", "FocusedValues"]

  /// Only what an optional variable has when no value is written.
  private static let absent = "nil"

  static func accessors(_ request: AttachedRequest) -> Expansion {
    let source = SourceText(request.declSyntax.source)
    guard let variable = VariableDeclaration(source), let name = variable.name,
      problem(with: variable, source, request) == nil
    else {
      // The peer says what is wrong; this keeps the compiler from adding to it.
      return Expansion("get { Swift.fatalError() }")
    }
    let value = variable.initialValue.map { source.text(of: $0) } ?? absent
    let setter = "set { _setEntry(__Key_\(name).self, newValue) }"
    guard let type = variable.type.map({ source.text(of: $0) }) else {
      return Expansion(
        """
        get {
          _entry(__Key_\(name).self) {
            \(value)
          }
        }
        \(setter)
        """)
    }
    // Not every type, such as that of an isolated closure, is found out from the context.
    return Expansion(
      """
      get {
        func __default() -> \(type) {
          \(value)
        }
        return _entry(__Key_\(name).self, default: __default)
      }
      \(setter)
      """)
  }

  static func peers(_ request: AttachedRequest) -> Expansion {
    let source = SourceText(request.declSyntax.source)
    // The compiler itself refuses macros with accessors on functions, and on several variables at once.
    guard let variable = VariableDeclaration(source), let name = variable.name else { return Expansion("") }
    if let problem = problem(with: variable, source, request) { return Expansion(problems: [problem]) }
    return Expansion("private enum __Key_\(name) {}")
  }

  private static func problem(
    with variable: VariableDeclaration, _ source: SourceText, _ request: AttachedRequest
  ) -> Expansion.Problem? {
    let keyword = source.tokens[variable.keyword].bytes
    guard isInOwner(request.lexicalContext) else {
      let list = "\(owners.dropLast().joined(separator: ", ")) or \(owners[owners.count - 1])"
      return Expansion.Problem(
        message: "'@Entry' works in an extension of \(list); "
          + "move the variable to 'extension EnvironmentValues { … }'",
        bytes: keyword)
    }
    if source.text(keyword) == "let" {
      return Expansion.Problem(
        message: "an entry can be set, so it is no constant; write 'var' in place of 'let'", bytes: keyword,
        fix: .init(message: "replace 'let' with 'var'", replacement: "var"))
    }
    for word in ["static", "lazy"] where variable.prefix.modifiers.contains(word) {
      return Expansion.Problem(
        message: "an entry is a property of each value that has entries; remove '\(word)'", bytes: keyword)
    }
    if let accessors = variable.accessors {
      return Expansion.Problem(
        message: "'@Entry' makes the variable's getter and setter itself; remove '{ … }' "
          + "and give the default after '='",
        bytes: source.tokens[accessors].bytes)
    }
    if variable.initialValue == nil, !isOptional(variable, source) {
      return Expansion.Problem(
        message: "an entry needs a default value; write '= …' after the type, or make it optional",
        bytes: keyword)
    }
    return nil
  }

  private static func isInOwner(_ context: [SyntaxText]?) -> Bool {
    guard let around = context?.first else { return false }
    let source = SourceText(around.source)
    var index = DeclarationPrefix(source, from: 0, to: source.tokens.count).end
    guard source.text(of: index) == "extension" else { return false }
    index += 1
    // The name may have its module's name before it.
    while source.text(of: index + 1) == "." { index += 2 }
    return owners.contains(source.text(of: index))
  }

  private static func isOptional(_ variable: VariableDeclaration, _ source: SourceText) -> Bool {
    guard let type = variable.type, let first = type.first, let last = type.last else { return false }
    let end = source.text(of: last)
    return end.hasSuffix("?") || end.hasSuffix("!") || source.text(of: first) == "Optional"
  }
}
