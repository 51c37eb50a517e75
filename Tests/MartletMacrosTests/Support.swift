@testable import MartletMacros

/// A use of an attached macro, as the compiler sends it.
func attached(_ macro: String, _ role: String, _ code: String, in context: String...) -> AttachedRequest {
  AttachedRequest(
    macro: MacroReference(typeName: macro), macroRole: role, declSyntax: SyntaxText(source: code),
    lexicalContext: context.map { SyntaxText(source: $0) })
}

/// A use of `#Preview`, as the compiler sends it: on line 10, from column 3 on.
func preview(_ code: String) -> FreestandingRequest {
  let location = SourceLocation(
    fileID: "App/Lamp.swift", fileName: "/Lamp.swift", offset: 100, line: 10, column: 3)
  return FreestandingRequest(
    macro: MacroReference(typeName: "PreviewMacro"), discriminator: "$s3AppMf_",
    syntax: SyntaxText(source: code, location: location))
}

extension String {
  /// The text with runs of spaces and line ends as one space, so that a test need not care about indentation.
  var squeezed: String { split { $0 == " " || $0 == "\n" }.joined(separator: " ") }
}
