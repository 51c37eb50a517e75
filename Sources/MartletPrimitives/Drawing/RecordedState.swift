import Foundation

/// What applies to one drawing operation when it is recorded.
package struct RecordedState {
  /// From the operation's space to that of the recording.
  package var transform = CGAffineTransform.identity
  package var opacity: Double = 1
  package var blendMode = DisplayBlendMode.normal
  /// In the order in which they are applied to the operation's picture, in the recording's space.
  package var filters: [RecordedFilter] = []
  package var clip: RecordedClip?

  package init() {}

  /// Whether the operation is drawn straight onto what is there.
  var isPlain: Bool { filters.isEmpty && blendMode == .normal }
}

/// A step between an operation's picture and the recording.
package enum RecordedFilter {
  case pixels(DisplayFilter)
  /// A shadow that is an operation of its own, before or after the one that throws it.
  case separateShadow(DisplayShadow)
  case projection(ProjectionTransform)
}

/// A clip shape together with those that were set before it.
///
/// The object stays the same while operations share their clips, so a recorder can tell by identity which of them
/// belong together.
package final class RecordedClip {
  package enum Shape {
    case path(DisplayClip)
    /// The mask's opacity is what is left; inverted, what is not.
    case mask(DisplayLayer, isInverted: Bool)
  }

  package let outer: RecordedClip?
  package let shape: Shape
  /// The box of what all of them leave, in the recording's space.
  package let bounds: CGRect
  private let depth: Int

  package init(_ shape: Shape, outer: RecordedClip?, within box: CGRect) {
    self.outer = outer
    self.shape = shape
    depth = (outer?.depth ?? 0) + 1
    let rest: CGRect = outer?.bounds ?? box
    switch shape {
    case .path(let clip): bounds = rest.overlap(with: clip.path.boundingRect)
    case .mask(let mask, let isInverted): bounds = isInverted ? rest : rest.overlap(with: mask.bounds)
    }
  }

  var isMask: Bool {
    if case .mask = shape { return true }
    return false
  }

  /// The clips from the outermost on.
  func chain(withMasks: Bool) -> [RecordedClip] {
    var list: [RecordedClip] = []
    list.reserveCapacity(depth)
    var clip: RecordedClip? = self
    while let current = clip {
      if withMasks || !current.isMask { list.append(current) }
      clip = current.outer
    }
    return list.reversed()
  }
}
