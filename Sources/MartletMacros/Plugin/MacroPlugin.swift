import Foundation

/// The program that the compiler starts to expand this package's macros.
///
/// It speaks the compiler's plugin protocol itself. SwiftSyntax, which does so for other packages, is a package
/// of its own that takes minutes to build, and the copy inside the toolchain is found with `unsafeFlags` only,
/// which SwiftPM refuses in a dependency.
@main
enum MacroPlugin {
  static func main() {
    let channel = MessageChannel(input: .standardInput, output: .standardOutput)
    while let message = channel.receive() {
      channel.send(reply(to: message))
    }
  }

  /// The answer to one message.
  static func reply(to message: Data) -> PluginReply {
    guard let message = try? JSONDecoder().decode(HostMessage.self, from: message) else {
      return .expansion(Expansion(problem: "the macro plugin does not understand the compiler's message"))
    }
    if let request = message.expandFreestandingMacro {
      return .expansion(expand(request), of: request.syntax.location)
    }
    if let request = message.expandAttachedMacro {
      return .expansion(expand(request), of: request.declSyntax.location)
    }
    if message.getCapability != nil { return .capability }
    return .expansion(Expansion(problem: "the macro plugin does not know what the compiler asks for"))
  }

  private static func expand(_ request: FreestandingRequest) -> Expansion {
    switch request.macro.typeName {
    case "PreviewMacro": return PreviewMacro.expand(request)
    default: return Expansion(problem: "there is no macro \(request.macro.typeName)")
    }
  }

  private static func expand(_ request: AttachedRequest) -> Expansion {
    switch (request.macro.typeName, request.macroRole) {
    case ("EntryMacro", "accessor"): return EntryMacro.accessors(request)
    case ("EntryMacro", "peer"): return EntryMacro.peers(request)
    case ("PreviewableMacro", _): return PreviewableMacro.expand(request)
    default: return Expansion(problem: "there is no macro \(request.macro.typeName)")
    }
  }
}
