/// What the compiler says; exactly one of these is there.
struct HostMessage: Decodable {
  struct Capability: Decodable {}

  var getCapability: Capability?
  var expandFreestandingMacro: FreestandingRequest?
  var expandAttachedMacro: AttachedRequest?
}

/// Which macro is meant.
struct MacroReference: Decodable {
  /// The name after `type:` in the macro's declaration. (The field `name` may have spaces after it.)
  var typeName: String
}

/// A piece of the user's code as text, with the spaces and comments before it.
struct SyntaxText: Decodable {
  var source: String
  var location: SourceLocation?
}

/// Where a piece of code begins, spaces before it included.
struct SourceLocation: Decodable {
  /// `Module/File.swift`.
  var fileID: String
  /// The path.
  var fileName: String
  /// In bytes from the start of the file.
  var offset: Int
  /// From 1.
  var line: Int
  /// From 1, in bytes.
  var column: Int
}

/// A use of a macro that stands for itself, such as `#Preview { … }`.
struct FreestandingRequest: Decodable {
  var macro: MacroReference
  /// What no name in another expansion begins with.
  var discriminator: String
  var syntax: SyntaxText
}

/// A use of a macro that stands before a declaration, such as `@Entry var …`.
struct AttachedRequest: Decodable {
  var macro: MacroReference
  var macroRole: String
  var declSyntax: SyntaxText
  /// The declarations around, the innermost first, without their members.
  var lexicalContext: [SyntaxText]?
}
