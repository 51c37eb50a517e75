import Foundation
import MartletPrimitives

/// Lays text out with Pango, for which no display is needed.
@MainActor
package final class PangoTextMeasurer: TextMeasurer {
  // Looking a font up for the first time takes tens of milliseconds, so all measurers share what they know.
  private static let fonts = PangoFonts()
  private static var cache = RecentCache<TextRequest, Entry>(capacity: 4000)

  package init() {}

  /// The layouts of one request.
  private final class Entry {
    struct Constraint: Hashable {
      var width: Double?
      var height: Double?
    }

    let breaking: TextBreaking
    let unconstrained: TextLayout
    var constrained = RecentCache<Constraint, TextLayout>(capacity: 16)

    init(_ breaking: TextBreaking) {
      self.breaking = breaking
      let (lines, isTruncated) = breaking.lines(width: nil, height: nil)
      unconstrained = TextLayout(lines, of: breaking.request, width: nil, isTruncated: isTruncated)
    }
  }

  package func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout {
    guard let entry = entry(for: request) else {
      return TextLayout(withoutFonts: request, width: width)
    }
    let width = width.flatMap { $0.isFinite ? Double(max(0, $0)) : nil }
    let height = height.flatMap { $0.isFinite ? Double(max(0, $0)) : nil }
    // A text that fits gives back one and the same layout, so that whoever compares pictures sees no change.
    let natural = entry.unconstrained
    let fitsWidth = width.map { entry.breaking.naturalWidth <= $0 + 1 / 1024 } ?? true
    let fitsHeight = height.map { Double(natural.size.height) <= $0 + 0.01 } ?? true
    if fitsWidth && fitsHeight { return natural }

    let constraint = Entry.Constraint(
      width: fitsWidth && !natural.isTruncated ? nil : width, height: height)
    if let known = entry.constrained[constraint] { return known }
    let (lines, isTruncated) = entry.breaking.lines(width: width, height: height)
    let layout = TextLayout(lines, of: request, width: width, isTruncated: isTruncated)
    entry.constrained[constraint] = layout
    return layout
  }

  package func editingLayout(_ request: TextRequest, width: CGFloat?) -> TextLayout {
    guard let fonts = Self.fonts, fonts.hasFonts, let breaking = TextBreaking(request, fonts: fonts) else {
      return TextLayout(withoutFonts: request, width: width)
    }
    let width = width.flatMap { $0.isFinite ? Double(max(0, $0)) : nil }
    let (lines, isTruncated) = breaking.lines(width: width, height: nil)
    return TextLayout(lines, of: request, width: width, isTruncated: isTruncated)
  }

  private func entry(for request: TextRequest) -> Entry? {
    if let known = Self.cache[request] { return known }
    guard let fonts = Self.fonts, fonts.hasFonts, let breaking = TextBreaking(request, fonts: fonts) else {
      return nil
    }
    let entry = Entry(breaking)
    Self.cache[request] = entry
    return entry
  }
}

extension TextLayout {
  /// A stand-in with plausible measures and no glyphs, for a system without fonts.
  fileprivate convenience init(withoutFonts request: TextRequest, width: CGFloat?) {
    let source = StyledText(request.runs)
    let font = request.runs.first?.font
    let lines = source.string.split(separator: "\n", omittingEmptySubsequences: false)
    let count = font == nil ? 0 : max(1, min(lines.count, request.lineLimit ?? lines.count))
    let characterWidth = (font?.size ?? 0) / 2
    let natural = Double(lines.map(\.count).max() ?? 0) * characterWidth
    let lineHeight = (font?.ascent ?? 0) + (font?.descent ?? 0)
    let advance = lineHeight + (font?.lineGap ?? 0) + request.lineSpacing
    let last = Double(max(0, count - 1)) * advance
    self.init(
      size: CGSize(
        width: min(natural, width.map { Double($0) } ?? natural),
        height: count == 0 ? 0 : last + lineHeight),
      firstBaseline: font?.ascent ?? 0,
      lastBaseline: last + (font?.ascent ?? 0),
      lineCount: count, isTruncated: false, inkBounds: .null, text: source.string,
      payload: PangoTextPayload(lines: [], hasRunColors: false))
  }
}
