import Foundation

/// The tree that a program writes into a `.txt` snapshot: one view a line, with its frame.
struct TextSnapshot {
  struct Line {
    let depth: Int
    let kind: String
    let text: String
    let frame: CGRect
  }

  let lines: [Line]

  init(_ text: String) {
    // As in `    Text 158.5,40 30×16 "Walk"`.
    lines = text.split(separator: "\n").compactMap { line in
      let form = /( *)(.+) (-?[\d.]+),(-?[\d.]+) ([\d.]+)×([\d.]+)(?: "(.*)")?.*/
      guard let match = line.wholeMatch(of: form) else { return nil }
      let numbers = [match.3, match.4, match.5, match.6].compactMap { Double($0) }
      guard numbers.count == 4 else { return nil }
      return Line(
        depth: match.1.count / 2, kind: String(match.2), text: match.7.map(String.init) ?? "",
        frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
  }

  /// The frame of the text in the window.
  func frame(of text: String) throws -> CGRect {
    guard let line = lines.first(where: { $0.text == text }) else {
      let texts = lines.map(\.text).filter { !$0.isEmpty }
      throw Failure("no text \"\(text)\" in the snapshot; there are \(texts)")
    }
    return line.frame
  }
}
