import Foundation

/// An icon of Bootstrap's that is a sign within a shape, taken apart.
///
/// An outlined icon such as `x-circle` draws the shape just as the icon of the shape's own name does, and the sign by
/// paths of its own. A filled one such as `x-circle-fill` is one path: first the shape, then the sign as holes in it.
struct IconParts {
  enum Part: Hashable {
    case whole
    case sign
    case shape
  }

  private static let shapes = ["circle", "square", "octagon", "triangle", "diamond"]
  private var sign: [String]
  private var shape: [String]

  /// Whether the name tells of a sign within a shape, so that it is worth reading the file.
  static func mayHaveParts(_ name: String) -> Bool { shapeName(of: name) != nil }

  private static func shapeName(of name: String) -> String? {
    let outline = name.hasSuffix("-fill") ? String(name.dropLast(5)) : name
    return shapes.first { outline.hasSuffix("-\($0)") }
  }

  /// `nil` if the icon is made otherwise.
  init?(_ name: String, folder: String) {
    guard let shapeName = Self.shapeName(of: name),
      let paths = Self.paths(inFile: "\(folder)/\(name).svg"), let first = paths.first
    else { return nil }
    if name.hasSuffix("-fill") {
      guard paths.count == 1, let inner = Self.holes(of: first) else { return nil }
      // The shape keeps its holes, into which the sign fits.
      shape = [first]
      sign = [inner]
      return
    }
    guard let outline = Self.paths(inFile: "\(folder)/\(shapeName).svg")?.first, paths.count > 1,
      paths.contains(outline)
    else { return nil }
    shape = [outline]
    sign = paths.filter { $0 != outline }
  }

  /// The part as an SVG file.
  func document(_ part: Part) -> String {
    let paths: [String]
    switch part {
    case .whole: paths = shape + sign
    case .sign: paths = sign
    case .shape: paths = shape
    }
    let elements = paths.map { "<path d=\"\($0)\"/>" }.joined()
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">\(elements)</svg>
      """
  }

  /// The geometry of each path element.
  private static func paths(inFile path: String) -> [String]? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    return text.components(separatedBy: "<path ").dropFirst().compactMap { element in
      guard let start = element.range(of: "d=\""),
        let end = element.range(of: "\"", range: start.upperBound..<element.endIndex)
      else { return nil }
      return String(element[start.upperBound..<end.lowerBound])
    }
  }

  /// A path without its first closed line; what is left begins where it did before.
  private static func holes(of path: String) -> String? {
    guard path.first == "M", let close = path.firstIndex(where: { $0 == "z" || $0 == "Z" }) else {
      return nil
    }
    var rest = String(path[path.index(after: close)...])
    guard let command = rest.first, command == "m" || command == "M" else { return nil }
    guard command == "m" else { return rest }
    // Closing a line leads back to its start, from which a small `m` counts.
    rest.removeFirst()
    guard let (start, _) = pair(path.dropFirst()), let (offset, tail) = pair(rest[...]) else { return nil }
    return "M\(start.x + offset.x) \(start.y + offset.y)\(tail)"
  }

  /// The two numbers that a text begins with, written without a space where a sign or a second point divides them.
  private static func pair(_ text: Substring) -> (CGPoint, Substring)? {
    var rest = text
    func number() -> Double? {
      rest = rest.drop { $0 == " " || $0 == "," }
      var digits = ""
      while let character = rest.first {
        let isSign = character == "-" && digits.isEmpty
        let isPoint = character == "." && !digits.contains(".")
        guard isSign || isPoint || character.isNumber else { break }
        digits.append(character)
        rest.removeFirst()
      }
      return Double(digits)
    }
    guard let x = number(), let y = number() else { return nil }
    return (CGPoint(x: x, y: y), rest)
  }
}
