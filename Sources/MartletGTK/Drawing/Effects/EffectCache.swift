import Foundation
import MartletPrimitives

/// Keeps what filters made of layers that stay the same, so that a card with a shadow moves without a new blur.
///
/// What a layer is drawn as is kept when the same is asked for the second time: what changes with each frame costs
/// nothing extra.
final class EffectCache {
  struct Key: Hashable {
    let layers: [ObjectIdentifier]
    let filters: [DisplayFilter]
    let matrix: [CGFloat]

    func hash(into hasher: inout Hasher) {
      hasher.combine(layers)
      hasher.combine(matrix)
    }
  }

  private final class Entry {
    let parts: [EffectPart]
    let byteCount: Int
    /// The layers that the key's identifiers stand for, as long as they are there.
    private let layers: [WeakLayer]

    init(_ parts: [EffectPart], of layers: [DisplayLayer]) {
      self.parts = parts
      byteCount = parts.reduce(0) { $0 + $1.byteCount }
      self.layers = layers.map { WeakLayer(layer: $0) }
    }

    func isFor(_ asked: [DisplayLayer]) -> Bool {
      layers.count == asked.count && zip(layers, asked).allSatisfy { $0.layer === $1 }
    }
  }

  private struct WeakLayer {
    weak var layer: DisplayLayer?
  }

  /// Bytes of pictures in all; two windows' worth of masks at twice the pixels.
  static let mostBytes = 48 << 20
  /// Bytes of one layer's pictures.
  static let mostBytesOfOne = 16 << 20

  /// Two generations, as in `RecentCache`, each of half the bytes.
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngBytes = 0
  private var seen = RecentCache<Key, Entry>(capacity: 1024)
  /// How often filters were applied; for tests.
  private(set) var makeCount = 0

  /// Forgets all pictures.
  func removeAll() {
    young = [:]
    old = [:]
    youngBytes = 0
  }

  /// What a layer is drawn as.
  ///
  /// - Parameters:
  ///   - all: what the whole layer covers, in pixels from the anchor.
  ///   - visible: what of it is seen.
  ///   - make: applies the filters for a part of the layer.
  func parts(
    of layer: DisplayLayer, filters: [DisplayFilter], local: DeviceSpace, all: PixelBox, visible: PixelBox,
    make: (PixelBox) -> [EffectPart]
  ) -> [EffectPart] {
    func made(_ box: PixelBox) -> [EffectPart] {
      makeCount += 1
      return make(box)
    }
    // Much more than what is seen is not worth the time.
    guard all.area <= visible.area * 2 + 512 * 512, let layers = layer.itemLayers else {
      return made(visible)
    }
    let matrix = local.matrix
    let key = Key(
      layers: layers.map { ObjectIdentifier($0) }, filters: filters,
      matrix: [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty])
    if let known = entry(for: key), known.isFor(layers) { return known.parts }
    guard let before = seen[key], before.isFor(layers) else {
      seen[key] = Entry([], of: layers)
      return made(visible)
    }
    let parts = made(all)
    let entry = Entry(parts, of: layers)
    if entry.byteCount <= Self.mostBytesOfOne { insert(entry, for: key) }
    return parts
  }

  private func entry(for key: Key) -> Entry? {
    if let entry = young[key] { return entry }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    insert(entry, for: key)
    return entry
  }

  private func insert(_ entry: Entry, for key: Key) {
    if youngBytes + entry.byteCount > Self.mostBytes / 2 {
      old = young
      young = [:]
      youngBytes = 0
    }
    if let before = young.updateValue(entry, forKey: key) { youngBytes -= before.byteCount }
    youngBytes += entry.byteCount
  }
}

extension DisplayLayer {
  /// The layers among its items; `nil` if it holds anything else.
  fileprivate var itemLayers: [DisplayLayer]? {
    var layers: [DisplayLayer] = []
    for item in items {
      guard case .layer(let layer) = item else { return nil }
      layers.append(layer)
    }
    return layers
  }
}
