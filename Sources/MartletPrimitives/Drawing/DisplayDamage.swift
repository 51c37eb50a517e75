import Foundation

/// Finds what differs between two pictures.
package enum DisplayDamage {
  /// The parts of a surface that must be drawn anew, in its points.
  ///
  /// Layers are compared by identity first, then by what they hold, so a subtree that was handed out
  /// again costs nothing.
  ///
  /// - Returns: no more than `mostRects` rectangles; none if nothing changed.
  /// - Complexity: O(n) in the items of the layers that are not identical.
  package static func between(_ old: DisplayLayer?, _ new: DisplayLayer) -> [CGRect] {
    var comparison = LayerComparison()
    if let old {
      comparison.compare(old, new, in: .identity, clip: nil)
    } else {
      comparison.add(new.bounds, in: .identity, clip: nil)
    }
    return new.hasBackdrop ? BackdropDamage.spread(comparison.rects.list, in: new) : comparison.rects.list
  }

  /// The most rectangles reported: more would cost a drawer more than drawing a little too much.
  package static let mostRects = 16
}

/// Collects rectangles and joins them when they become many or overlap.
struct DamageRects {
  private(set) var list: [CGRect] = []

  mutating func add(_ rect: CGRect) {
    guard !rect.isNull, !rect.isEmpty else { return }
    var rect = rect
    // Joining two rectangles that overlap may make the result overlap a third.
    while let index = list.firstIndex(where: { shouldJoin($0, rect) }) {
      rect = list.remove(at: index).union(rect)
    }
    list.append(rect)
    if list.count > DisplayDamage.mostRects { joinCheapestPair() }
  }

  /// Whether drawing both at once covers hardly more than drawing them one by one.
  private func shouldJoin(_ first: CGRect, _ second: CGRect) -> Bool {
    let sum = area(first) + area(second)
    return jointArea(first, second) <= sum * 1.05
  }

  private mutating func joinCheapestPair() {
    var best: (first: Int, second: Int, growth: CGFloat) = (0, 1, .infinity)
    for first in list.indices {
      for second in list.indices where second > first {
        let growth = jointArea(list[first], list[second]) - area(list[first]) - area(list[second])
        if growth < best.growth { best = (first, second, growth) }
      }
    }
    let joined = list[best.first].union(list.remove(at: best.second))
    list[best.first] = joined
  }

  // The list's rectangles have a positive size, so their fields can be taken as they are.
  private func area(_ rect: CGRect) -> CGFloat { rect.size.width * rect.size.height }

  /// The area of the least rectangle around both.
  private func jointArea(_ first: CGRect, _ second: CGRect) -> CGFloat {
    let left = Swift.min(first.origin.x, second.origin.x)
    let top = Swift.min(first.origin.y, second.origin.y)
    let right = Swift.max(first.origin.x + first.size.width, second.origin.x + second.size.width)
    let bottom = Swift.max(first.origin.y + first.size.height, second.origin.y + second.size.height)
    return (right - left) * (bottom - top)
  }
}

/// Walks two trees of layers side by side.
struct LayerComparison {
  private(set) var rects = DamageRects()
  private static let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  /// - Parameters:
  ///   - matrix: from the layers' enclosing space to the surface's points.
  ///   - clip: what can be seen, in the surface's points; `nil` for all.
  mutating func compare(_ old: DisplayLayer, _ new: DisplayLayer, in matrix: CGAffineTransform, clip: CGRect?)
  {
    if old === new { return }
    guard old.hasSameFrame(as: new) else {
      add(old.bounds, in: matrix, clip: clip)
      add(new.bounds, in: matrix, clip: clip)
      return
    }
    if let effect = new.effect, effect.movesChanges {
      compareInside(old, new, effect, in: matrix, clip: clip)
      return
    }
    let inner = new.itemSpace(in: matrix)
    let innerClip = new.visiblePart(of: clip, in: inner)
    compareItems(old.items, new.items, in: inner, clip: innerClip)
  }

  /// Finds what differs inside of a layer, and what its effect makes of that.
  private mutating func compareInside(
    _ old: DisplayLayer, _ new: DisplayLayer, _ effect: DisplayEffect, in matrix: CGAffineTransform,
    clip: CGRect?
  ) {
    var inside = LayerComparison()
    inside.compareItems(old.items, new.items, in: .identity, clip: nil)
    var boxes = inside.rects.list.map { box in effect.filters.reduce(box) { $1.damage($0) } }
    if let oldMask = old.effect?.mask, let newMask = effect.mask {
      var masks = LayerComparison()
      masks.compare(oldMask, newMask, in: .identity, clip: nil)
      boxes += masks.rects.list
    }
    for box in boxes {
      let visible = new.clip.map { box.overlap(with: $0.path.boundingRect) } ?? box
      add(new.boxInEnclosing(visible), in: matrix, clip: clip)
    }
  }

  mutating func add(_ rect: CGRect, in matrix: CGAffineTransform, clip: CGRect?) {
    guard !rect.isNull else { return }
    var box = rect.applying(matrix)
    // Bad geometry has no box that one could rely on.
    let isKnown = box.minX.isFinite && box.minY.isFinite && box.maxX.isFinite && box.maxY.isFinite
    if !isKnown { box = LayerComparison.everywhere }
    rects.add(clip.map { box.overlap(with: $0) } ?? box)
  }

  /// Finds the items that differ.
  ///
  /// Items of lists of one length are compared one by one. Otherwise what is common at both ends is
  /// left out and all between counts as changed.
  private mutating func compareItems(
    _ old: [DisplayItem], _ new: [DisplayItem], in matrix: CGAffineTransform, clip: CGRect?
  ) {
    if old.count == new.count {
      for (oldItem, newItem) in zip(old, new) {
        compareItem(oldItem, newItem, in: matrix, clip: clip)
      }
      return
    }
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start].looksLike(new[start]) { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end].looksLike(new[new.count - 1 - end]) { end += 1 }
    for item in old[start..<(old.count - end)] { add(item.bounds, in: matrix, clip: clip) }
    for item in new[start..<(new.count - end)] { add(item.bounds, in: matrix, clip: clip) }
  }

  private mutating func compareItem(
    _ old: DisplayItem, _ new: DisplayItem, in matrix: CGAffineTransform, clip: CGRect?
  ) {
    if case .layer(let oldLayer) = old, case .layer(let newLayer) = new {
      compare(oldLayer, newLayer, in: matrix, clip: clip)
      return
    }
    guard !old.looksLike(new) else { return }
    add(old.bounds, in: matrix, clip: clip)
    add(new.bounds, in: matrix, clip: clip)
  }
}

extension DisplayItem {
  /// Whether two items draw the same.
  func looksLike(_ other: DisplayItem) -> Bool {
    switch (self, other) {
    case (.fill(let path, let paint, let style), .fill(let otherPath, let otherPaint, let otherStyle)):
      return paint == otherPaint && style == otherStyle && path == otherPath
    case (.stroke(let path, let paint, let style), .stroke(let otherPath, let otherPaint, let otherStyle)):
      return paint == otherPaint && style == otherStyle && path == otherPath
    case (.text(let layout, let origin, let paint), .text(let otherLayout, let otherOrigin, let otherPaint)):
      return layout === otherLayout && origin == otherOrigin && paint == otherPaint
    case (
      .image(let image, let rect, let tint, let resizing),
      .image(let otherImage, let otherRect, let otherTint, let otherResizing)
    ):
      return image.payload === otherImage.payload && rect == otherRect && tint == otherTint
        && resizing == otherResizing
    case (.layer(let layer), .layer(let otherLayer)):
      return layer.looksLike(otherLayer)
    default:
      return false
    }
  }
}

extension DisplayLayer {
  /// Whether two layers draw the same.
  func looksLike(_ other: DisplayLayer) -> Bool {
    if self === other { return true }
    guard hasSameFrame(as: other), items.count == other.items.count else { return false }
    if let mask = effect?.mask, let otherMask = other.effect?.mask, !mask.looksLike(otherMask) {
      return false
    }
    return zip(items, other.items).allSatisfy { $0.looksLike($1) }
  }

  /// Whether two layers put their items in the same place and treat them alike, masks set aside.
  func hasSameFrame(as other: DisplayLayer) -> Bool {
    guard offset == other.offset, opacity == other.opacity, isExact == other.isExact else { return false }
    if isPlain, other.isPlain { return true }
    guard transform == other.transform, clip == other.clip else { return false }
    guard let effect, let otherEffect = other.effect else { return effect == nil && other.effect == nil }
    return effect.hasSameFrame(as: otherEffect)
  }

  /// From the layer's own space to the surface, given the way from the enclosing space.
  func itemSpace(in outer: CGAffineTransform) -> CGAffineTransform {
    var result = outer
    result.tx += outer.a * offset.x + outer.c * offset.y
    result.ty += outer.b * offset.x + outer.d * offset.y
    guard let transform else { return result }
    return CGAffineTransform(
      a: outer.a * transform.a + outer.c * transform.b,
      b: outer.b * transform.a + outer.d * transform.b,
      c: outer.a * transform.c + outer.c * transform.d,
      d: outer.b * transform.c + outer.d * transform.d,
      tx: outer.a * transform.tx + outer.c * transform.ty + result.tx,
      ty: outer.b * transform.tx + outer.d * transform.ty + result.ty)
  }

  /// What the layer's clip leaves of the visible part of the surface.
  func visiblePart(of visible: CGRect?, in matrix: CGAffineTransform) -> CGRect? {
    guard let clip else { return visible }
    let box = clip.path.boundingRect.applying(matrix)
    return visible.map { $0.overlap(with: box) } ?? box
  }
}
