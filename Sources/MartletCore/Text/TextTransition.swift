import Foundation
import MartletPrimitives

/// The way from one text to the next, while it is animated.
final class TextTransition {
  /// What one of the two texts looks like.
  struct Side {
    var layout: TextLayout
    /// Where its box begins in the element.
    var left: CGFloat
    var request: TextRequest
    var paint: Paint

    fileprivate var item: [DisplayItem] {
      layout.text.isEmpty ? [] : [.text(layout, origin: CGPoint(x: left, y: 0), paint: paint)]
    }
  }

  private enum Way {
    case fade
    /// From so many times the size.
    case grow(from: CGFloat)
    case roll(upwards: Bool)
  }

  private let way: Way
  private let old: Side
  private var progress: AttributeAnimation<Double>?

  /// `nil` if the change is not animated or happens at once.
  init?(
    _ transition: ContentTransition, previousValue: Double?, of element: ElementNode, from old: Side,
    to new: TextRequest
  ) {
    self.old = old
    switch transition.effect {
    case .identity: return nil
    case .opacity: way = .fade
    case .interpolate:
      guard let way = Self.interpolation(from: old.request, to: new) else { return nil }
      self.way = way
    case .numericText(let countsDown): way = .roll(upwards: !countsDown)
    case .numericValue(let number):
      way = .roll(upwards: number >= previousValue ?? number)
    }
    AttributeAnimation.change(&progress, of: element, from: 0, to: 1)
    if progress == nil { return nil }
  }

  func goesOn(at time: Double) -> Bool { progress?.goesOn(at: time) ?? false }

  /// Two texts of the same characters: one size moves on to the other, other differences fade.
  private static func interpolation(from old: TextRequest, to new: TextRequest) -> Way? {
    guard old.runs.map(\.text) == new.runs.map(\.text), let before = old.runs.first?.font,
      let after = new.runs.first?.font, before != after, before.family == after.family
    else { return nil }
    guard before.size > 0, after.size > 0, before.size != after.size else { return .fade }
    return .grow(from: CGFloat(before.size / after.size))
  }

  // MARK: Drawing

  func items(to new: Side, at time: Double) -> [DisplayItem] {
    let shown = progress?.presented(at: time) ?? 1
    switch way {
    case .fade:
      return [Self.layer(old.item, opacity: 1 - shown), Self.layer(new.item, opacity: shown)].compactMap {
        $0
      }
    case .grow(let scale):
      let now = max(scale + (1 - scale) * CGFloat(shown), 0.001)
      let anchor = CGPoint(x: anchorX(new), y: new.layout.size.height / 2)
      let transform = CGAffineTransform(
        a: now, b: 0, c: 0, d: now, tx: anchor.x * (1 - now), ty: anchor.y * (1 - now))
      return new.item.isEmpty ? [] : [.layer(DisplayLayer(transform: transform, items: new.item))]
    case .roll(let upwards):
      return TextRolling(old: old, new: new, isUpwards: upwards, progress: shown).items
        ?? [Self.layer(old.item, opacity: 1 - shown), Self.layer(new.item, opacity: shown)].compactMap { $0 }
    }
  }

  /// Where a text grows from: the side at which its lines stand.
  private func anchorX(_ side: Side) -> CGFloat {
    let isFlipped = side.request.isRightToLeft
    switch side.request.alignment {
    case .center: return side.left + side.layout.size.width / 2
    case .leading: return side.left + (isFlipped ? side.layout.size.width : 0)
    case .trailing: return side.left + (isFlipped ? 0 : side.layout.size.width)
    }
  }

  static func layer(
    _ items: [DisplayItem], offset: CGPoint = .zero, opacity: Double, clip: CGRect? = nil
  ) -> DisplayItem? {
    let opacity = min(max(opacity, 0), 1)
    guard !items.isEmpty, opacity > 0 else { return nil }
    return .layer(
      DisplayLayer(
        offset: offset, opacity: opacity, clip: clip.map { DisplayClip(path: Path($0), style: FillStyle()) },
        items: items))
  }
}

/// Characters that differ between two texts roll past each other; the others glide to their new places.
struct TextRolling {
  let old: TextTransition.Side
  let new: TextTransition.Side
  let isUpwards: Bool
  /// From 0 to 1, a little beyond with a spring.
  let progress: Double

  /// How far characters roll, by the height of their line; by eye.
  private static let way: CGFloat = 0.6

  /// A stretch of either text, in characters; the same ones if `isKept`.
  struct Piece: Equatable {
    var old: Range<Int>
    var new: Range<Int>
    var isKept: Bool
  }

  /// What stays and what changes: place by place for texts of the same length, else what lies between their common
  /// beginning and end.
  static func pieces(_ old: [Character], _ new: [Character]) -> [Piece] {
    if old.count == new.count {
      return old.indices.map { index in
        Piece(old: index..<index + 1, new: index..<index + 1, isKept: old[index] == new[index])
      }
    }
    let least = min(old.count, new.count)
    var start = 0
    while start < least, old[start] == new[start] { start += 1 }
    var end = 0
    while end < least - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let all = [
      Piece(old: 0..<start, new: 0..<start, isKept: true),
      Piece(old: start..<old.count - end, new: start..<new.count - end, isKept: false),
      Piece(old: old.count - end..<old.count, new: new.count - end..<new.count, isKept: true),
    ]
    return all.filter { !$0.old.isEmpty || !$0.new.isEmpty }
  }

  /// `nil` for texts of several lines, or that run both ways.
  var items: [DisplayItem]? {
    guard old.layout.lineCount <= 1, new.layout.lineCount <= 1, let before = Edges(old.layout),
      let after = Edges(new.layout)
    else { return nil }
    let height = max(old.layout.size.height, new.layout.size.height)
    let way = height * Self.way * (isUpwards ? -1 : 1)
    let shown = CGFloat(progress)
    return Self.pieces(Array(old.layout.text), Array(new.layout.text)).flatMap { piece -> [DisplayItem] in
      let oldX = old.left + before.x(piece.old.lowerBound)
      let newX = new.left + after.x(piece.new.lowerBound)
      if piece.isKept {
        let drift = (oldX - newX) * (1 - shown)
        return [Self.part(new, after, piece.new, offset: CGPoint(x: drift, y: 0), opacity: 1)].compactMap {
          $0
        }
      }
      return [
        Self.part(old, before, piece.old, offset: CGPoint(x: 0, y: way * shown), opacity: 1 - progress),
        Self.part(new, after, piece.new, offset: CGPoint(x: 0, y: -way * (1 - shown)), opacity: progress),
      ].compactMap { $0 }
    }
  }

  private static func part(
    _ side: TextTransition.Side, _ edges: Edges, _ range: Range<Int>, offset: CGPoint, opacity: Double
  ) -> DisplayItem? {
    guard !range.isEmpty else { return nil }
    let left = side.left + edges.x(range.lowerBound)
    let height = side.layout.size.height
    // As high as ink may reach beyond the line.
    let clip = CGRect(
      x: left, y: -height, width: side.left + edges.x(range.upperBound) - left, height: 3 * height)
    let item = DisplayItem.text(side.layout, origin: CGPoint(x: side.left, y: 0), paint: side.paint)
    return TextTransition.layer([item], offset: offset, opacity: opacity, clip: clip)
  }

  /// Where the characters of a line begin and end.
  private struct Edges {
    private var places: [CGFloat] = []

    init?(_ layout: TextLayout) {
      guard !layout.text.isEmpty else {
        places = [0]
        return
      }
      guard !layout.isTruncated, let carets = layout.carets else { return nil }
      var offset = 0
      for character in layout.text {
        places.append(carets.caret(at: offset).minX)
        offset += character.utf8.count
      }
      places.append(carets.caret(at: offset).minX)
      guard zip(places, places.dropFirst()).allSatisfy({ $0 <= $1 }) else { return nil }
    }

    func x(_ index: Int) -> CGFloat { places[min(max(index, 0), places.count - 1)] }
  }
}
