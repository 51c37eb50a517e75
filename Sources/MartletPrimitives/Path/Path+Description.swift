import Foundation

extension Path: LosslessStringConvertible {
  /// Creates a path from a description; `nil` if it is not one.
  public init?(_ string: String) {
    var reader = PathReader()
    for word in string.split(whereSeparator: \.isWhitespace) {
      guard reader.read(word) else { return nil }
    }
    guard reader.numbers.isEmpty else { return nil }
    self.init(storage: reader.elements.isEmpty ? .empty : .elements(reader.elements))
  }

  /// The path's elements: coordinates, then a letter.
  ///
  /// `x y m` moves, `x y l` draws a line, `cx cy x y q` a quadratic and `c1x c1y c2x c2y x y c` a cubic
  /// curve, `h` closes the subpath.
  public var description: String {
    var words: [String] = []
    forEach { element in
      switch element {
      case .move(let point):
        words.append("\(Path.text(point)) m")
      case .line(let point):
        words.append("\(Path.text(point)) l")
      case .quadCurve(let point, let control):
        words.append("\(Path.text(control)) \(Path.text(point)) q")
      case .curve(let point, let control1, let control2):
        words.append("\(Path.text(control1)) \(Path.text(control2)) \(Path.text(point)) c")
      case .closeSubpath:
        words.append("h")
      }
    }
    return words.joined(separator: " ")
  }

  private static func text(_ point: CGPoint) -> String {
    "\(text(point.x)) \(text(point.y))"
  }

  /// The shortest text that reads back as the same number.
  private static func text(_ number: CGFloat) -> String {
    let text: String = String(describing: Double(number))
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// Reads a path's description word by word.
private struct PathReader {
  var elements: [Path.Element] = []
  /// Coordinates that wait for their letter.
  var numbers: [CGFloat] = []

  /// Returns whether the word may stand here.
  mutating func read(_ word: Substring) -> Bool {
    if let number = Double(word) {
      numbers.append(CGFloat(number))
      return true
    }
    guard let element = element(for: word) else { return false }
    if case .move = element {
    } else if elements.isEmpty {
      return false
    }
    elements.append(element)
    numbers.removeAll(keepingCapacity: true)
    return true
  }

  private func element(for word: Substring) -> Path.Element? {
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    switch (word, numbers.count) {
    case ("m", 2): return .move(to: point(0))
    case ("l", 2): return .line(to: point(0))
    case ("q", 4): return .quadCurve(to: point(2), control: point(0))
    case ("c", 6): return .curve(to: point(4), control1: point(0), control2: point(2))
    case ("h", 0): return .closeSubpath
    default: return nil
    }
  }
}
