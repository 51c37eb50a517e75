import Foundation
import MartletPrimitives

extension GraphicsContext {
  /// A change of the picture of whatever is drawn.
  ///
  /// - Source: Apple, "GraphicsContext.Filter".
  public struct Filter: Sendable {
    enum Storage {
      case projection(ProjectionTransform)
      case shadow(Shadow)
      case colorMultiply(Color)
      case colorMatrix(ColorMatrix)
      case luminanceToAlpha
      case blur(radius: CGFloat, BlurOptions)
      case alphaThreshold(min: Double, max: Double, Color)
    }

    struct Shadow {
      var color: Color
      var radius: CGFloat
      var offset: CGSize
      var blendMode: BlendMode
      var options: ShadowOptions
    }

    let storage: Storage

    init(_ storage: Storage) {
      self.storage = storage
    }
  }

  /// How a shadow is drawn.
  ///
  /// - Source: Apple, "GraphicsContext.ShadowOptions".
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    /// An option.
    public typealias Element = ShadowOptions
    /// An option.
    public typealias ArrayLiteralElement = ShadowOptions
    /// The bits' type.
    public typealias RawValue = UInt32

    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// In front of what throws it.
    @inlinable public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1 << 0) }
    /// Without what throws it.
    @inlinable public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 1 << 1) }
    /// The shadow of what is not there: with `shadowAbove` and the blend mode `sourceAtop`, an inner shadow.
    @inlinable public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 1 << 2) }
    /// The shadow and what throws it are drawn one after the other, not as one thing.
    @inlinable public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 1 << 3) }
  }

  /// How a blur is made.
  ///
  /// - Source: Apple, "GraphicsContext.BlurOptions".
  @frozen public struct BlurOptions: OptionSet, Sendable {
    /// An option.
    public typealias Element = BlurOptions
    /// An option.
    public typealias ArrayLiteralElement = BlurOptions
    /// The bits' type.
    public typealias RawValue = UInt32

    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The result is opaque up to its edges.
    @inlinable public static var opaque: BlurOptions { BlurOptions(rawValue: 1 << 0) }
    /// The result is dithered; here it is not, and a message says so once.
    @inlinable public static var dithersResult: BlurOptions { BlurOptions(rawValue: 1 << 1) }
  }

  /// How a filter computes.
  ///
  /// - Source: Apple, "GraphicsContext.FilterOptions".
  @frozen public struct FilterOptions: OptionSet, Sendable {
    /// An option.
    public typealias Element = FilterOptions
    /// An option.
    public typealias ArrayLiteralElement = FilterOptions
    /// The bits' type.
    public typealias RawValue = UInt32

    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// With linear components; here they stay gamma-encoded, and a message says so once.
    @inlinable public static var linearColor: FilterOptions { FilterOptions(rawValue: 1 << 0) }
  }

  /// Changes the picture of all that is drawn from now on.
  ///
  /// Each operation is drawn by itself, passes the filters, the last one added first, and is then drawn with the
  /// opacity, blend mode and clips of the context. So a blur that is added after an alpha threshold is what the
  /// threshold sees. Lengths are in the space that is drawn in now.
  ///
  /// - Source: Apple, "addFilter(_:options:)".
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if options.contains(.linearColor) {
      Diagnostics.warnOnce(
        "canvas-linear-filter-\(drawing.owner)",
        "A filter of \(drawing.owner) asks for linear colours; filters here work on gamma-encoded ones.")
    }
    guard let added = recorded(filter) else { return }
    state.filters.insert(added, at: 0)
  }

  private func recorded(_ filter: Filter) -> RecordedFilter? {
    let space = state.transform
    let factor = space.lengthFactor
    switch filter.storage {
    case .projection(let projection):
      guard projection.isFinite, space.isUsable else {
        drawing.noteUnusable("A projection")
        return nil
      }
      let toSpace = ProjectionTransform(space.inverted())
      return .projection(toSpace.concatenating(projection).concatenating(ProjectionTransform(space)))
    case .shadow(let shadow):
      return recorded(shadow, in: space, factor: factor)
    case .colorMultiply(let color):
      return .pixels(.colorMatrix(.multiplied(by: color.resolved(in: environment))))
    case .colorMatrix(let matrix):
      return matrix.isIdentity ? nil : .pixels(.colorMatrix(matrix))
    case .luminanceToAlpha:
      return .pixels(.luminanceToAlpha)
    case .blur(let radius, let options):
      if options.contains(.dithersResult) {
        Diagnostics.warnOnce(
          "canvas-dither-\(drawing.owner)",
          "A blur of \(drawing.owner) asks for dithering, which is not done here.")
      }
      guard radius > 0 else { return nil }
      return .pixels(.blur(radius: radius * factor, isOpaque: options.contains(.opaque)))
    case .alphaThreshold(let least, let most, let color):
      return .pixels(.alphaThreshold(min: least, max: most, color: color.resolved(in: environment)))
    }
  }

  private func recorded(
    _ shadow: Filter.Shadow, in space: CGAffineTransform, factor: CGFloat
  ) -> RecordedFilter {
    let (x, y) = (shadow.offset.width, shadow.offset.height)
    let offset = CGSize(width: space.a * x + space.c * y, height: space.b * x + space.d * y)
    let made = DisplayShadow(
      color: shadow.color.resolved(in: environment), radius: shadow.radius * factor, offset: offset,
      blendMode: shadow.blendMode.display, isAbove: shadow.options.contains(.shadowAbove),
      isAlone: shadow.options.contains(.shadowOnly), isInverted: shadow.options.contains(.invertsAlpha))
    return shadow.options.contains(.disablesGroup) ? .separateShadow(made) : .pixels(.shadow(made))
  }
}

extension CGAffineTransform {
  /// By how much lengths grow, on average over all directions.
  fileprivate var lengthFactor: CGFloat {
    let area = abs(determinant)
    return area.isFinite ? area.squareRoot() : 0
  }
}
