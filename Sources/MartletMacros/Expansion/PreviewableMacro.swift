/// `@Previewable`: a mark that `#Preview` looks for.
///
/// It makes nothing. Inside a `#Preview`, `PreviewBody` says where it has no meaning; anywhere else, it has none.
enum PreviewableMacro {
  static let misplaced =
    "'@Previewable' works on variables at the top level of a '#Preview' closure; "
    + "move the variable there, or remove '@Previewable'"

  static func expand(_ request: AttachedRequest) -> Expansion {
    if (request.lexicalContext ?? []).contains(where: isPreview) { return Expansion("") }
    let source = SourceText(request.declSyntax.source)
    let prefix = DeclarationPrefix(source, from: 0, to: source.tokens.count)
    let mark = prefix.attributes.first { $0.name == "Previewable" }
    let bytes = mark.map { source.bytes(of: $0.tokens) } ?? source.bytes(of: 0..<min(1, source.tokens.count))
    return Expansion(problems: [Expansion.Problem(message: misplaced, bytes: bytes)])
  }

  private static func isPreview(_ context: SyntaxText) -> Bool {
    let source = SourceText(context.source)
    return PreviewCall(source).map { source.text(of: $0.pound) == "#Preview" } ?? false
  }
}
