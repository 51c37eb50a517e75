import Foundation

/// Makes damage grow over whole backdrops.
///
/// A backdrop looks at what lies behind it, and a picture that was drawn before no longer has that: the
/// backdrop itself covers it. So where damage touches a backdrop or its surroundings, all that it looks
/// at has to be drawn anew.
enum BackdropDamage {
  static func spread(_ damage: [CGRect], in layer: DisplayLayer) -> [CGRect] {
    guard !damage.isEmpty else { return damage }
    var areas: [CGRect] = []
    collect(layer, in: .identity, clip: nil, into: &areas)
    var rects = DamageRects()
    for rect in damage { rects.add(rect) }
    // Damage that grew may touch the next backdrop.
    var isGrowing = true
    while isGrowing, !areas.isEmpty {
      isGrowing = false
      for index in areas.indices.reversed() where rects.list.contains(where: { overlaps($0, areas[index]) }) {
        rects.add(areas.remove(at: index))
        isGrowing = true
      }
    }
    return rects.list
  }

  private static func overlaps(_ first: CGRect, _ second: CGRect) -> Bool {
    first.minX < second.maxX && second.minX < first.maxX && first.minY < second.maxY
      && second.minY < first.maxY
  }

  /// What each backdrop looks at, in the surface's points.
  private static func collect(
    _ layer: DisplayLayer, in outer: CGAffineTransform, clip: CGRect?, into areas: inout [CGRect]
  ) {
    guard layer.hasBackdrop else { return }
    let inner = layer.itemSpace(in: outer)
    let visible = layer.visiblePart(of: clip, in: inner)
    for item in layer.items where item.hasBackdrop {
      if case .layer(let child) = item {
        collect(child, in: inner, clip: visible, into: &areas)
        continue
      }
      guard case .backdrop(let backdrop)? = item.paint else { continue }
      let bounds = item.bounds
      guard !bounds.isNull else { continue }
      let box = bounds.applying(inner)
      let seen = visible.map { box.overlap(with: $0) } ?? box
      guard !seen.isNull, !seen.isEmpty, seen.minX.isFinite, seen.maxX.isFinite, seen.minY.isFinite,
        seen.maxY.isFinite
      else { continue }
      let reach = backdrop.reach * backdrop.scale(of: inner)
      areas.append(seen.insetBy(dx: -reach, dy: -reach))
    }
  }
}

extension Backdrop {
  /// How much larger lengths become by a transform, at most.
  package func scale(of matrix: CGAffineTransform) -> CGFloat {
    let factor = Swift.max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    return factor.isFinite ? factor : 1
  }
}
