import Foundation
import Testing

@testable import os

@Suite(.serialized) struct LoggerTests {
  @Test func aMessageNamesItsOriginAndLevel() {
    let lines = LogWriter.shared.capturing {
      let logger = Logger(subsystem: "com.example.app", category: "network")
      logger.error("Lost \(3, privacy: .public) of \(0.5, format: .fixed(precision: 1)) at \(true)")
      let log = OSLog(subsystem: "s", category: "c")
      os_log("%d %{public}@ of %{private}@", log: log, type: .info, 5, "a", "b")
      Logger(.disabled).fault("never")
    }
    #expect(lines.count == 2)
    #expect(lines[0].hasSuffix("error: [com.example.app:network] Lost 3 of 0.5 at true\n"))
    #expect(lines[1].contains("info: [s:c] 5 a of "))
  }

  private func write(_ message: OSLogMessage, isJournal: Bool = false, showsHidden: Bool) -> String {
    nonisolated(unsafe) var text = ""
    let writer = LogWriter(isJournal: isJournal, showsHidden: showsHidden) { text = $0 }
    writer.write(message.parts, type: .error, log: OSLog(subsystem: "s", category: "c"))
    return text
  }

  /// Apple's documentation of OSLogPrivacy: numbers are public by default, strings private.
  @Test func valuesShowToWhoMaySeeThem() {
    let name = "Ada"
    let message: OSLogMessage =
      "\(name) \(name, privacy: .public) \(7) \(7, privacy: .private) \(name, privacy: .sensitive)"
    #expect(write(message, showsHidden: false).hasSuffix("<private> Ada 7 <private> <private>\n"))
    #expect(write(message, showsHidden: true).hasSuffix("Ada Ada 7 7 <private>\n"))
  }

  @Test func aHashTellsEqualValuesWithoutShowingThem() {
    let text = write(
      "\("x", privacy: .private(mask: .hash))|\("x", privacy: .private(mask: .hash))", showsHidden: false)
    let halves = text.split(separator: "] ").last?.split(separator: "|").map {
      $0.trimmingCharacters(in: .newlines)
    }
    #expect(halves?.count == 2 && halves?[0] == halves?[1] && !text.contains("'x'"))
  }

  /// systemd's sd-daemon(3): a line may begin with its priority in angle brackets.
  @Test func theJournalGetsPrioritiesLineByLine() {
    #expect(write("a\nb", isJournal: true, showsHidden: false) == "<3>[s:c] a\n<3>[s:c] b\n")
  }

  @Test func numbersAreWrittenAsAsked() {
    let numbers: OSLogMessage =
      "\(255, format: .hex(includePrefix: true)) \(5, format: .decimal(minDigits: 3))"
    #expect(write(numbers, showsHidden: false).hasSuffix("0xff 005\n"))
    let words: OSLogMessage = "\("a", align: .left(columns: 3), privacy: .public)|\(-1)"
    #expect(write(words, showsHidden: false).hasSuffix("a  |-1\n"))
  }

  @Test func aLockGuardsItsState() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { lock.withLock { $0 += 1 } } }
      }
    }
    #expect(lock.withLock { $0 } == 8000)
    lock.withLock { _ in #expect(lock.withLockIfAvailable { $0 } == nil) }
    lock.precondition(.notOwner)
    let bare = OSAllocatedUnfairLock()
    bare.lock()
    bare.precondition(.owner)
    #expect(!bare.lockIfAvailable())
    bare.unlock()
  }
}
