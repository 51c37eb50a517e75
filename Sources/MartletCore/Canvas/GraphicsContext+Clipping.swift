import Foundation
import MartletPrimitives

extension GraphicsContext {
  /// How a clip shape is understood.
  ///
  /// - Source: Apple, "GraphicsContext.ClipOptions".
  @frozen public struct ClipOptions: OptionSet, Sendable {
    /// An option.
    public typealias Element = ClipOptions
    /// An option.
    public typealias ArrayLiteralElement = ClipOptions
    /// The bits' type.
    public typealias RawValue = UInt32

    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// What lies outside of the shape is left.
    @inlinable public static var inverse: ClipOptions { ClipOptions(rawValue: 1 << 0) }
  }

  /// The box of what all clips leave, in the space that is drawn in.
  ///
  /// - Returns: a null rectangle where nothing is left, or where the transform can't be undone.
  /// - Source: Apple, "clipBoundingRect".
  public var clipBoundingRect: CGRect {
    let box: CGRect = state.clip?.bounds ?? drawing.bounds
    guard !box.isNull, state.transform.isUsable else { return .null }
    return box.applying(state.transform.inverted())
  }

  /// Leaves only what lies inside a path, for what is drawn from now on.
  ///
  /// The path lies in the space that is drawn in now; later changes of the transform don't move it.
  ///
  /// - Source: Apple, "clip(to:style:options:)".
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let placed = path.applying(state.transform)
    guard placed.isFinite else { return drawing.noteUnusable("A clip shape") }
    guard options.contains(.inverse) else {
      return addClip(.path(DisplayClip(path: placed, style: style)))
    }
    // Nothing is taken away by a shape without an inside.
    guard !placed.isEmpty else { return }
    let opaque = Paint.color(ResolvedColor(hex: 0x000000))
    addClip(.mask(DisplayLayer(items: [.fill(placed, opaque, style)]), isInverted: true))
  }

  /// Leaves as much of what is drawn from now on as a layer is opaque.
  ///
  /// - Parameters:
  ///   - opacity: multiplied with the layer's.
  ///   - options: with `.inverse`, as much as the layer is transparent.
  ///   - content: draws the layer, in the space that is drawn in now.
  /// - Source: Apple, "clipToLayer(opacity:options:content:)".
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let inner = CanvasDrawing(inside: drawing)
    var context = GraphicsContext(inner)
    context.state.transform = state.transform
    try content(&context)
    let mask = DisplayLayer(opacity: opacity, items: inner.recorder.finish())
    addClip(.mask(mask, isInverted: options.contains(.inverse)))
  }

  private mutating func addClip(_ shape: RecordedClip.Shape) {
    state.clip = RecordedClip(shape, outer: state.clip, within: drawing.bounds)
  }
}
