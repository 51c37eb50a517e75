/// What the plugin answers; exactly one of these is there.
struct PluginReply: Encodable {
  struct CapabilityResult: Encodable {
    struct Capability: Encodable {
      /// The first version of the protocol in which one kind of answer serves all macros.
      var protocolVersion = 7
    }

    var capability = Capability()
  }

  struct ExpansionResult: Encodable {
    var expandedSource: String
    var diagnostics: [DiagnosticText]
  }

  struct DiagnosticText: Encodable {
    struct Position: Encodable {
      var fileName: String
      var offset: Int
    }

    struct Range: Encodable {
      var fileName: String
      var startOffset: Int
      var endOffset: Int
    }

    struct Note: Encodable {
      var position: Position
      var message: String
    }

    struct FixIt: Encodable {
      struct Change: Encodable {
        var range: Range
        var newText: String
      }

      var message: String
      var changes: [Change]
    }

    var message: String
    var severity = "error"
    var position: Position
    var highlights: [Range] = []
    var notes: [Note] = []
    var fixIts: [FixIt] = []
  }

  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: ExpansionResult?

  static let capability = PluginReply(getCapabilityResult: CapabilityResult())

  /// - Parameter location: where the source begins whose offsets the expansion's problems name.
  static func expansion(_ expansion: Expansion, of location: SourceLocation? = nil) -> PluginReply {
    let fileName = location?.fileName ?? ""
    let start = location?.offset ?? 0
    func range(_ bytes: Range<Int>) -> DiagnosticText.Range {
      DiagnosticText.Range(
        fileName: fileName, startOffset: start + bytes.lowerBound, endOffset: start + bytes.upperBound)
    }
    let diagnostics: [DiagnosticText] = expansion.problems.map { problem in
      var text = DiagnosticText(
        message: problem.message,
        position: .init(fileName: fileName, offset: start + problem.bytes.lowerBound))
      if !problem.bytes.isEmpty { text.highlights = [range(problem.bytes)] }
      if let fix = problem.fix {
        text.fixIts = [
          .init(message: fix.message, changes: [.init(range: range(problem.bytes), newText: fix.replacement)])
        ]
      }
      return text
    }
    return PluginReply(
      expandMacroResult: ExpansionResult(expandedSource: expansion.source, diagnostics: diagnostics))
  }
}
