import Foundation
import MartletPrimitives

/// The element tree as text: names, frames in the window, and texts.
@MainActor
package enum TreeDump {
  package static func text(_ controller: WindowController) -> String {
    var lines: [String] = []
    append(controller.host.root, depth: 0, to: &lines)
    for popup in controller.popupRoots { append(popup.root, depth: 0, to: &lines) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func append(_ element: ElementNode, depth: Int, to lines: inout [String]) {
    var line = String(repeating: "  ", count: depth) + element.viewName
    let frame = element.frameInSurface
    line += " \(number(frame.minX)),\(number(frame.minY)) \(number(frame.width))×\(number(frame.height))"
    if let properties = element.accessibility {
      if let label = properties.label { line += " \"\(escaped(label))\"" }
      if let value = properties.value { line += " value \"\(escaped(value))\"" }
      if let identifier = properties.identifier { line += " #\(identifier)" }
    }
    lines.append(line)
    for child in element.childElements { append(child, depth: depth + 1, to: &lines) }
  }

  /// Rounded to a hundredth, without needless zeros.
  private static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
      .replacingOccurrences(of: "\"", with: "\\\"")
  }
}
