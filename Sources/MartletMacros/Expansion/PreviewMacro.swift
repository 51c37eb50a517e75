/// `#Preview`: makes a type that is found in the running program, with a function that makes the preview.
///
/// It costs nothing until somebody looks for previews. A second type keeps the optimizer from dropping the first,
/// which no code mentions: it is `@usableFromInline`, which changes nothing for the user's module but makes the
/// compiler expect callers that it does not see. The first type can't be so itself, since it mentions SwiftUI,
/// which a module may import for its inside only. Both are `nonisolated`, also in modules whose types are the
/// main actor's unless they say otherwise.
enum PreviewMacro {
  /// The view whose properties the variables marked with `@Previewable` become.
  private static let wrapper = "__PreviewableContent"

  static func expand(_ request: FreestandingRequest) -> Expansion {
    let source = SourceText(request.syntax.source)
    guard let call = PreviewCall(source) else {
      return Expansion(problem: "'#Preview' is written in an unknown way")
    }
    var preview = "SwiftUI.Preview" + source.text(of: call.pound + 1..<source.tokens.count)
    var declarations = ""
    if let body = call.body(source) {
      let content = PreviewBody(source, body)
      if !content.problems.isEmpty { return Expansion(problems: content.problems) }
      if !content.properties.isEmpty {
        declarations = view(content)
        preview = "SwiftUI.Preview(\(source.text(of: call.arguments))) { \(wrapper)() }"
      }
    }
    return Expansion(registry(request, source, call, preview: preview, declarations: declarations))
  }

  private static func registry(
    _ request: FreestandingRequest, _ source: SourceText, _ call: PreviewCall, preview: String,
    declarations: String
  ) -> String {
    let start = source.lineAndColumn(of: source.tokens[call.pound].bytes.lowerBound)
    let line = (request.syntax.location?.line ?? 1) + start.lines
    let column = start.lines == 0 ? (request.syntax.location?.column ?? 1) + start.column : start.column + 1
    let file = (request.syntax.location?.fileID ?? "").filter { $0 != "\"" && $0 != "\\" }
    let registry = uniqueName("PreviewRegistry", request)
    return """
      fileprivate nonisolated struct \(registry): SwiftUI._PreviewRegistry {
        static var fileID: Swift.String { "\(file)" }
        static var line: Swift.Int { \(line) }
        static var column: Swift.Int { \(column) }
        @_Concurrency.MainActor static func makePreview() -> SwiftUI.Preview {
      \(declarations)return \(preview)
        }
      }
      @usableFromInline nonisolated enum \(uniqueName("PreviewAnchor", request)) {
        @usableFromInline static func anchor() -> Any {
          [\(registry).self] as [any SwiftUI._PreviewRegistry.Type]
        }
      }
      """
  }

  private static func view(_ content: PreviewBody) -> String {
    """
    struct \(wrapper): SwiftUI.View {
    \(content.properties.joined(separator: "\n"))
    var body: some SwiftUI.View {
    \(content.statements.joined(separator: "\n"))
    }
    }

    """
  }

  /// A name that the compiler accepts from a macro that announces no names, and that nobody else uses.
  private static func uniqueName(_ name: String, _ request: FreestandingRequest) -> String {
    "\(request.discriminator)\(name.utf8.count)\(name)fMu_"
  }
}
