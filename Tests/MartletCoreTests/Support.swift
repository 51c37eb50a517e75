import SwiftUI
import ViewTesting

/// Notes what happened, in order, for closures that run later.
final class Journal: @unchecked Sendable {
  var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// For the inside of a view builder.
  func noted<V: View>(_ entry: String, _ view: V) -> V {
    note(entry)
    return view
  }

  /// What was noted since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A value that a test changes while views are on screen, without being a state.
final class Cell<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension TestHost {
  /// Clicks the one view with a text.
  func tap(_ text: String) throws { try tap(find(.text(text))) }

  /// The frame of the one view with an identifier.
  func frame(_ identifier: String) throws -> CGRect { try find(.identifier(identifier)).frame }

  /// The lines of the display list that begin with a word, without their indentation.
  func drawn(_ kind: String) -> [String] {
    displayListText.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix(kind + " ") }
  }

  /// The number after a word, for each line of the display list that begins with `kind` and has the word.
  func drawnNumbers(_ word: String, of kind: String) -> [Double] {
    drawn(kind).compactMap { line in
      guard let range = line.range(of: " \(word) ") else { return nil }
      return Double(line[range.upperBound...].prefix { "-0123456789.".contains($0) })
    }
  }

  /// The colours, as `[red, green, blue, opacity]` from 0 to 255, of the lines that begin with `kind`.
  func drawnColors(of kind: String) -> [[Int]] {
    drawn(kind).compactMap { line in
      guard let mark = line.lastIndex(of: "#") else { return nil }
      let digits = Array(line[line.index(after: mark)...].prefix(8))
      guard digits.count == 8 else { return nil }
      return stride(from: 0, to: 8, by: 2).compactMap { Int(String(digits[$0...$0 + 1]), radix: 16) }
    }
  }
}

extension TestHost {
  /// How opaque each line that begins with `kind` is, from 0 to 1: its colour's opacity times that of the
  /// layers around it, whichever of them the engine puts it into.
  func drawnOpacities(of kind: String) -> [Double] {
    var layers: [(indent: Int, opacity: Double)] = []
    var result: [Double] = []
    for line in displayListText.split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      let text = line.dropFirst(indent)
      layers.removeAll { $0.indent >= indent }
      let outer = layers.last?.opacity ?? 1
      if text.hasPrefix("layer") {
        var own = 1.0
        if let range = text.range(of: " opacity ") {
          own = Double(text[range.upperBound...].prefix { "0123456789.".contains($0) }) ?? 1
        }
        layers.append((indent, outer * own))
      } else if text.hasPrefix(kind + " "), let mark = text.lastIndex(of: "#") {
        let digits = text[text.index(mark, offsetBy: 7)...].prefix(2)
        result.append(outer * Double(Int(digits, radix: 16) ?? 255) / 255)
      }
    }
    return result
  }
}

/// Whether two numbers differ by no more than a tolerance.
func isNear(_ value: Double, _ expected: Double, _ tolerance: Double = 0.011) -> Bool {
  abs(value - expected) <= tolerance
}

func isNear(_ value: CGRect, _ expected: CGRect, _ tolerance: Double = 0.011) -> Bool {
  isNear(value.minX, expected.minX, tolerance) && isNear(value.minY, expected.minY, tolerance)
    && isNear(value.width, expected.width, tolerance) && isNear(value.height, expected.height, tolerance)
}

/// The same numbers on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension TestHost {
  /// Changes a model from outside, and shows what comes of it.
  func change(_ work: () -> Void) {
    work()
    advance(by: 0)
  }
}
