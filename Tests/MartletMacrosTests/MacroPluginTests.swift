import Foundation
import Testing

@testable import MartletMacros

/// The messages are those that Swift 6.3's compiler sends.
struct MacroPluginTests {
  private func reply(to message: String) throws -> [String: Any] {
    let data = try JSONEncoder().encode(MacroPlugin.reply(to: Data(message.utf8)))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func theHandshakeSaysTheProtocolVersion() throws {
    let reply = try reply(to: #"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
    let result = try #require(reply["getCapabilityResult"] as? [String: [String: Int]])
    #expect(result == ["capability": ["protocolVersion": 7]])
    #expect(reply.count == 1)
  }

  @Test func aProblemIsPlacedInTheUsersFile() throws {
    let message = #"""
      {"expandAttachedMacro":{"attributeSyntax":{"kind":"attribute","source":"\n  @Entry "},
      "declSyntax":{"kind":"declaration","location":{"column":28,"fileID":"App/A.swift","fileName":"/A.swift",
      "line":4,"offset":82},"source":"\n  @Entry let a = 1"},"discriminator":"$s3App","lexicalContext":
      [{"kind":"declaration","source":"\nextension EnvironmentValues {}"}],"macro":{"moduleName":"MartletMacros",
      "name":"Entry ","typeName":"EntryMacro"},"macroRole":"peer","staticBuildConfiguration":"{}"}}
      """#
    let result = try #require(try reply(to: message)["expandMacroResult"] as? [String: Any])
    let diagnostic = try #require((result["diagnostics"] as? [[String: Any]])?.first)
    let position = try #require(diagnostic["position"] as? [String: Any])
    #expect(position["fileName"] as? String == "/A.swift")
    // 82 is where the line end before `@Entry` is; `let` follows 10 bytes later.
    #expect(position["offset"] as? Int == 92)
    #expect(diagnostic["severity"] as? String == "error")
    #expect((diagnostic["fixIts"] as? [Any])?.count == 1)
  }

  @Test func whatIsNotUnderstoodIsAnsweredToo() throws {
    for message in [
      "{}", "nonsense",
      #"{"expandFreestandingMacro":{"macro":{"typeName":"X"},"discriminator":"","syntax":{"source":""}}}"#,
    ] {
      let result = try #require(try reply(to: message)["expandMacroResult"] as? [String: Any])
      #expect((result["diagnostics"] as? [Any])?.count == 1)
    }
  }

  @Test func messagesHaveTheirLengthInFront() throws {
    let toPlugin = Pipe()
    let fromPlugin = Pipe()
    let channel = MessageChannel(
      input: toPlugin.fileHandleForReading, output: fromPlugin.fileHandleForWriting)
    toPlugin.fileHandleForWriting.write(Data([2, 0, 0, 0, 0, 0, 0, 0]) + Data("{}".utf8))
    // An empty message is the end.
    toPlugin.fileHandleForWriting.write(Data(count: 8))
    #expect(channel.receive() == Data("{}".utf8))
    #expect(channel.receive() == nil)

    channel.send(.capability)
    try fromPlugin.fileHandleForWriting.close()
    let sent = fromPlugin.fileHandleForReading.readDataToEndOfFile()
    #expect(sent.prefix(8) == Data([UInt8(sent.count - 8), 0, 0, 0, 0, 0, 0, 0]))
    #expect(sent.dropFirst(8).first == UInt8(ascii: "{"))
  }
}
