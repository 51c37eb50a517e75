import Foundation

extension Paint {
  /// The paint as text: a colour as `#RRGGBBAA`, anything else by its kind and its figures.
  var dump: String {
    switch self {
    case .color(let color):
      return color.hexDescription
    case .gradient(let gradient, let frame):
      return "\(gradient.dump) in \(frame.dump)"
    case .image(let pattern, let frame):
      return "\(pattern.dump) in \(frame.dump)"
    case .backdrop(let backdrop):
      let look = "blur \(Dump.number(Double(backdrop.blurRadius))) tint \(backdrop.tint.hexDescription)"
      let saturation = backdrop.saturation == 1 ? "" : " saturation \(Dump.number(backdrop.saturation))"
      return "backdrop \(look)\(saturation)\(Self.dump(opacity: backdrop.opacity))"
    }
  }

  fileprivate static func dump(opacity: Double) -> String {
    opacity == 1 ? "" : " opacity \(Dump.number(opacity))"
  }
}

extension ImagePattern {
  fileprivate var dump: String {
    var text = "pattern \(image.name.debugDescription)"
    if sourceRect != CGRect(x: 0, y: 0, width: 1, height: 1) { text += " part \(sourceRect.dump)" }
    if scale != 1 { text += " scale \(Dump.number(Double(scale)))" }
    if let tint { text += " \(tint.hexDescription)" }
    return text + Paint.dump(opacity: opacity)
  }
}

extension ResolvedGradient {
  fileprivate var dump: String {
    var text: String
    switch geometry {
    case .linear(let start, let end):
      text = "linear \(start.dump) → \(end.dump)"
    case .radial(let center, let start, let end):
      text = "radial \(center.dump) \(Dump.number(Double(start))) → \(Dump.number(Double(end)))"
    case .elliptical(let center, let start, let end):
      text = "elliptical \(center.dump) \(Dump.number(Double(start))) → \(Dump.number(Double(end)))"
    case .angular(let center, let start, let end):
      text = "angular \(center.dump) \(Dump.number(start.degrees))° → \(Dump.number(end.degrees))°"
    case .mesh(let mesh):
      let colors = mesh.colors.map(\.hexDescription).joined(separator: " ")
      text = "mesh \(mesh.columns) × \(mesh.rows) [\(colors)]"
    }
    if !stops.isEmpty {
      let list = stops.map { "\($0.color.hexDescription) \(Dump.number(Double($0.location)))" }
      text += " [\(list.joined(separator: ", "))]"
    }
    if colorSpace != .device { text += " \(colorSpace)" }
    if spread != .pad { text += " \(spread)" }
    return text
  }
}

extension UnitPoint {
  fileprivate var dump: String { CGPoint(x: x, y: y).dump }
}
