import Foundation

extension DisplayLayer {
  /// The tree as text, one item a line, two spaces deeper for each layer; for snapshots.
  ///
  ///     layer at (8, 20) opacity 0.5
  ///       fill ellipse (0, 0, 16, 16) #007AFFFF
  ///       text "Small" at (24, 0) size 33.5 × 16 #000000FF
  ///
  /// Numbers are rounded to 1/100. What has its default value is left out.
  package var dump: String {
    var lines: [String] = []
    dump(to: &lines, indent: "")
    return lines.joined(separator: "\n")
  }

  private func dump(to lines: inout [String], indent: String) {
    var head = "\(indent)layer"
    if offset != .zero { head += " at \(offset.dump)" }
    if let transform { head += " transform \(transform.dump)" }
    if opacity != 1 { head += " opacity \(Dump.number(opacity))" }
    if let clip { head += " clip \(clip.path.dump)\(clip.style.dump)" }
    if let effect { head += effect.dump }
    if isExact { head += " exact" }
    lines.append(head)
    if let mask = effect?.mask {
      lines.append("\(indent)  mask\(effect?.isMaskInverted == true ? " inverted" : "")")
      mask.dump(to: &lines, indent: indent + "    ")
    }
    for item in items {
      switch item {
      case .fill(let path, let paint, let style):
        lines.append("\(indent)  fill \(path.dump) \(paint.dump)\(style.dump)")
      case .stroke(let path, let paint, let style):
        lines.append("\(indent)  stroke \(path.dump) \(paint.dump) \(style.dump)")
      case .text(let layout, let origin, let paint):
        let size = "\(Dump.number(layout.size.width)) × \(Dump.number(layout.size.height))"
        lines.append(
          "\(indent)  text \(layout.text.debugDescription) at \(origin.dump) size \(size) \(paint.dump)"
        )
      case .image(let image, let rect, let tint, let resizing):
        let look = (tint.map { " \($0.dump)" } ?? "") + resizing.dump
        lines.append("\(indent)  image \(image.name.debugDescription) \(rect.dump)\(look)")
      case .layer(let layer):
        layer.dump(to: &lines, indent: indent + "  ")
      }
    }
  }
}

/// How numbers look in dumps.
enum Dump {
  /// At most two decimals, none of them a trailing zero; no negative zero.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    guard abs(value) < 1e12 else { return "\(value)" }
    let hundredths = Int((value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let whole = "\(sign)\(abs(hundredths) / 100)"
    let rest = abs(hundredths) % 100
    if rest == 0 { return whole }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  static func list(_ values: [CGFloat]) -> String {
    values.map { number(Double($0)) }.joined(separator: ", ")
  }
}

extension DisplayEffect {
  /// All but the mask.
  fileprivate var dump: String {
    var text = filters.map { " \($0.dump)" }.joined()
    if blendMode != .normal { text += " blend \(blendMode.rawValue)" }
    if isGroup { text += " group" }
    if let p = projection {
      let entries = [p.m11, p.m12, p.m13, p.m21, p.m22, p.m23, p.m31, p.m32, p.m33]
      // The third column is a thousand times smaller than what dumps show.
      text += " projection (\(entries.map { "\(($0 * 1e5).rounded() / 1e5)" }.joined(separator: ", ")))"
    }
    return text
  }
}

extension DisplayFilter {
  fileprivate var dump: String {
    switch self {
    case .blur(let radius, let isOpaque):
      return "blur \(Dump.number(Double(radius)))\(isOpaque ? " opaque" : "")"
    case .shadow(let shadow):
      var text = "shadow \(shadow.color.hexDescription) radius \(Dump.number(Double(shadow.radius)))"
      if shadow.offset != .zero { text += " at (\(Dump.list([shadow.offset.width, shadow.offset.height])))" }
      if shadow.blendMode != .normal { text += " blend \(shadow.blendMode.rawValue)" }
      if shadow.isAbove { text += " above" }
      if shadow.isAlone { text += " alone" }
      return text + (shadow.isInverted ? " inverted" : "")
    case .colorMatrix(let matrix):
      return "matrix [\(matrix.rows.map { Dump.list($0.map { CGFloat($0) }) }.joined(separator: "; "))]"
    case .luminanceToAlpha:
      return "luminance-to-alpha"
    case .alphaThreshold(let least, let most, let color):
      return "threshold \(Dump.number(least))…\(Dump.number(most)) \(color.hexDescription)"
    }
  }
}

extension CGPoint {
  var dump: String { "(\(Dump.list([x, y])))" }
}

extension CGRect {
  var dump: String { "(\(Dump.list([minX, minY, width, height])))" }
}

extension CGAffineTransform {
  fileprivate var dump: String { "(\(Dump.list([a, b, c, d, tx, ty])))" }
}

extension FillStyle {
  fileprivate var dump: String {
    (isEOFilled ? " even-odd" : "") + (isAntialiased ? "" : " aliased")
  }
}

extension ImageResizing {
  fileprivate var dump: String {
    var text = isTiled ? " tiled" : ""
    if capInsets != EdgeInsets() {
      let lengths = [capInsets.top, capInsets.leading, capInsets.bottom, capInsets.trailing]
      text += " caps (\(Dump.list(lengths)))"
    }
    if interpolation != .medium { text += " interpolation \(interpolation)" }
    return text + (isAntialiased ? "" : " aliased")
  }
}

extension StrokeStyle {
  fileprivate var dump: String {
    var text = "width \(Dump.number(Double(lineWidth)))"
    if lineCap != .butt { text += " cap \(lineCap)" }
    if lineJoin != .miter { text += " join \(lineJoin)" }
    if lineJoin == .miter, miterLimit != 10 { text += " miter \(Dump.number(Double(miterLimit)))" }
    if !dash.isEmpty { text += " dash [\(Dump.list(dash))]" }
    if dashPhase != 0 { text += " phase \(Dump.number(Double(dashPhase)))" }
    return text
  }
}

extension Path {
  fileprivate var dump: String {
    switch storage {
    case .empty:
      return "nothing"
    case .rect(let rect):
      return "rect \(rect.dump)"
    case .ellipse(let rect):
      return "ellipse \(rect.dump)"
    case .roundedRect(let rect, let corner, let style):
      let radius =
        corner.width == corner.height
        ? Dump.number(Double(corner.width)) : "(\(Dump.list([corner.width, corner.height])))"
      return "rounded \(rect.dump) radius \(radius)\(style == .continuous ? " continuous" : "")"
    case .elements(let elements):
      return "path [\(elements.map(\.dump).joined(separator: " "))]"
    }
  }
}

extension Path.Element {
  fileprivate var dump: String {
    switch self {
    case .move(let point): return "M\(point.dump)"
    case .line(let point): return "L\(point.dump)"
    case .quadCurve(let point, let control): return "Q\(control.dump)\(point.dump)"
    case .curve(let point, let control1, let control2):
      return "C\(control1.dump)\(control2.dump)\(point.dump)"
    case .closeSubpath: return "Z"
    }
  }
}
