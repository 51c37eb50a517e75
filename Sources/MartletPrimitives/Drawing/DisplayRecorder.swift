import Foundation

/// Collects what is drawn, one operation after another, as display items.
///
/// Operations that follow each other with the same clips and the same transform share their layers, so 100,000 of
/// them are one list.
///
/// - Complexity: O(1) an operation, and O(n) in the clips where these differ from those before.
package final class DisplayRecorder {
  /// What lies inside one clip; the first one holds what is not clipped.
  private struct Group {
    var clip: RecordedClip?
    var items: [DisplayItem] = []
    /// The last items, which wait for more with the same transform.
    var run: [DisplayItem] = []
    var runTransform = CGAffineTransform.identity

    mutating func append(_ item: DisplayItem, _ transform: CGAffineTransform) {
      if !run.isEmpty, runTransform != transform { endRun() }
      runTransform = transform
      run.append(item)
    }

    mutating func endRun() {
      guard !run.isEmpty else { return }
      if runTransform.isIdentity {
        items += run
      } else {
        items.append(.layer(DisplayLayer(placed: runTransform, items: run)))
      }
      run.removeAll()
    }
  }

  private var groups = [Group()]
  package private(set) var isFinished = false

  package init() {}

  /// Adds an operation.
  ///
  /// One whose transform flattens it or is no number draws nothing.
  package func record(_ item: DisplayItem, _ state: RecordedState) {
    let opacity: Double = state.opacity.isNaN ? 1 : min(max(state.opacity, 0), 1)
    guard !isFinished, opacity > 0, state.transform.isUsable else { return }
    if state.isPlain {
      enter(state.clip, withMasks: true)
      groups[groups.count - 1].append(item.multiplied(byOpacity: opacity), state.transform)
    } else if let index = state.filters.firstIndex(where: \.isSeparateShadow) {
      recordShadow(at: index, of: item, state)
    } else {
      recordComposited(item, state, opacity: opacity)
    }
  }

  /// An operation and its shadow, one after the other.
  private func recordShadow(at index: Int, of item: DisplayItem, _ state: RecordedState) {
    guard case .separateShadow(var shadow) = state.filters[index] else { return }
    var (under, over) = (state, state)
    let isOnly = shadow.isAlone
    shadow.isAlone = true
    under.filters[index] = .pixels(.shadow(shadow))
    over.filters.remove(at: index)
    if shadow.isAbove { swap(&under, &over) }
    if !isOnly || !shadow.isAbove { record(item, under) }
    if !isOnly || shadow.isAbove { record(item, over) }
  }

  /// An operation with filters, or one that is blended in a way of its own.
  ///
  /// Effects apply to all of it at once, of however many layers it is made.
  ///
  /// Where it is blended, it has to be masked by itself: what is drawn inside a mask sees nothing of what lies
  /// behind.
  private func recordComposited(_ item: DisplayItem, _ state: RecordedState, opacity: Double) {
    let isBlended = state.blendMode != .normal
    enter(state.clip, withMasks: !isBlended)
    var layer: DisplayLayer
    var pending: [DisplayFilter] = []
    var content = DisplayLayer(placed: state.transform, items: [item])
    for filter in state.filters {
      switch filter {
      case .pixels(let filter):
        pending.append(filter)
      case .separateShadow:
        break
      case .projection(let projection):
        if !pending.isEmpty {
          content = DisplayLayer(
            effect: DisplayEffect(filters: pending, isGroup: true), items: [.layer(content)])
          pending = []
        }
        content = DisplayLayer(effect: DisplayEffect(projection: projection), items: [.layer(content)])
      }
    }
    let masks = isBlended ? (state.clip?.chain(withMasks: true).filter(\.isMask) ?? []) : []
    for clip in masks.dropFirst().reversed() {
      content = masked(.layer(content), by: clip, opacity: 1, filters: pending, blendMode: .normal)
      pending = []
    }
    if let outermost = masks.first {
      layer = masked(
        .layer(content), by: outermost, opacity: opacity, filters: pending, blendMode: state.blendMode)
    } else {
      layer = DisplayLayer(
        opacity: opacity, effect: DisplayEffect(filters: pending, blendMode: state.blendMode, isGroup: true),
        items: [.layer(content)])
    }
    groups[groups.count - 1].append(.layer(layer), .identity)
  }

  private func masked(
    _ item: DisplayItem, by clip: RecordedClip, opacity: Double, filters: [DisplayFilter],
    blendMode: DisplayBlendMode
  ) -> DisplayLayer {
    var effect = DisplayEffect(filters: filters, blendMode: blendMode, isGroup: true)
    if case .mask(let mask, let isInverted) = clip.shape {
      effect.mask = mask
      effect.isMaskInverted = isInverted
    }
    return DisplayLayer(opacity: opacity, effect: effect, items: [item])
  }

  /// Makes the group inside the given clips the last one.
  private func enter(_ clip: RecordedClip?, withMasks: Bool) {
    if groups[groups.count - 1].clip === clip, withMasks { return }
    let chain: [RecordedClip] = clip?.chain(withMasks: withMasks) ?? []
    var common = 0
    while common < chain.count, common + 1 < groups.count, groups[common + 1].clip === chain[common] {
      common += 1
    }
    while groups.count > common + 1 { closeGroup() }
    for clip in chain[common...] { groups.append(Group(clip: clip)) }
  }

  private func closeGroup() {
    var group = groups.removeLast()
    group.endRun()
    guard !group.items.isEmpty, let clip = group.clip else { return }
    let layer: DisplayLayer
    switch clip.shape {
    case .path(let path):
      layer = DisplayLayer(clip: path, items: group.items)
    case .mask(let mask, let isInverted):
      var effect = DisplayEffect()
      effect.mask = mask
      effect.isMaskInverted = isInverted
      layer = DisplayLayer(effect: effect, items: group.items)
    }
    groups[groups.count - 1].append(.layer(layer), .identity)
  }

  /// Ends the recording and hands it out; what comes after is not recorded.
  package func finish() -> [DisplayItem] {
    while groups.count > 1 { closeGroup() }
    groups[0].endRun()
    isFinished = true
    return groups[0].items
  }
}

extension RecordedFilter {
  fileprivate var isSeparateShadow: Bool {
    if case .separateShadow = self { return true }
    return false
  }
}

extension DisplayLayer {
  /// Items seen through a transform; one that only moves them becomes an offset.
  package convenience init(placed transform: CGAffineTransform, items: [DisplayItem]) {
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      self.init(offset: CGPoint(x: transform.tx, y: transform.ty), items: items)
    } else {
      self.init(transform: transform, items: items)
    }
  }
}

extension DisplayLayer {
  /// Whether the drawer fades it as one thing when it is told to fade what is in it.
  fileprivate var fadesAsOne: Bool {
    var layer = self
    while layer.effect == nil, layer.opacity == 1, layer.items.count == 1,
      case .layer(let inner) = layer.items[0]
    {
      layer = inner
    }
    if layer.effect != nil { return layer.effect?.isolates ?? false }
    guard layer.items.count > 1, layer.opacity == 1 else { return true }
    // Shapes, texts and pictures in one layer are one drawing.
    return layer.items.contains { if case .layer = $0 { false } else { true } }
  }
}

extension DisplayItem {
  /// The item, more transparent.
  fileprivate func multiplied(byOpacity opacity: Double) -> DisplayItem {
    if opacity >= 1 { return self }
    switch self {
    case .fill(let path, let paint, let style):
      return .fill(path, paint.multiplied(byOpacity: opacity), style)
    case .stroke(let path, let paint, let style):
      return .stroke(path, paint.multiplied(byOpacity: opacity), style)
    case .text, .image:
      return .layer(DisplayLayer(opacity: opacity, items: [self]))
    case .layer(let layer):
      // Layers side by side would be faded one by one.
      let effect = layer.fadesAsOne ? nil : DisplayEffect(isGroup: true)
      return .layer(DisplayLayer(opacity: opacity, effect: effect, items: [self]))
    }
  }
}

extension CGAffineTransform {
  /// Whether all entries are numbers and the plane stays a plane.
  package var isUsable: Bool {
    let area = determinant
    return area.isFinite && area != 0 && tx.isFinite && ty.isFinite
  }
}
