import Foundation
import MartletPrimitives

extension GraphicsContext {
  /// What paths and texts are painted with.
  ///
  /// - Source: Apple, "GraphicsContext.Shading".
  public struct Shading: Sendable {
    indirect enum Storage: Sendable {
      /// What lies behind.
      case backdrop
      case foreground
      case palette([Shading])
      case style(any ShapeStyle)
      case gradient(Gradient, ResolvedGradient.Geometry, GradientOptions)
      case tiled(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
      /// Needs no environment any more.
      case resolved([_ResolvedPaint])
    }

    let storage: Storage

    init(_ storage: Storage) {
      self.storage = storage
    }
  }

  /// How a gradient is drawn.
  ///
  /// - Source: Apple, "GraphicsContext.GradientOptions".
  @frozen public struct GradientOptions: OptionSet, Sendable {
    /// An option.
    public typealias Element = GradientOptions
    /// An option.
    public typealias ArrayLiteralElement = GradientOptions
    /// The bits' type.
    public typealias RawValue = UInt32

    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// It begins anew where it ends.
    @inlinable public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1 << 0) }
    /// It runs back where it ends, and there again.
    @inlinable public static var mirror: GradientOptions { GradientOptions(rawValue: 1 << 1) }
    /// Colours between two stops are found in linear sRGB.
    @inlinable public static var linearColor: GradientOptions { GradientOptions(rawValue: 1 << 2) }
  }

  /// The shading with its colours found in the context's environment, so that it can be used again and again.
  ///
  /// - Source: Apple, "resolve(_:)".
  public func resolve(_ shading: Shading) -> Shading {
    if case .backdrop = shading.storage { return shading }
    return Shading(.resolved(shading.paints(in: drawing)))
  }
}

extension GraphicsContext.Shading {
  /// A copy of what lies behind, which is of use with a blur.
  ///
  /// Of the filters only blurs apply to it.
  ///
  /// - Source: Apple, "backdrop".
  public static var backdrop: GraphicsContext.Shading { GraphicsContext.Shading(.backdrop) }

  /// The foreground style of the view that is drawn.
  ///
  /// - Source: Apple, "foreground".
  public static var foreground: GraphicsContext.Shading { GraphicsContext.Shading(.foreground) }

  /// Several shadings, of which texts use the first for the primary style, the second for the secondary, and so on.
  ///
  /// Paths use the first one.
  ///
  /// - Source: Apple, "palette(_:)".
  public static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading {
    GraphicsContext.Shading(.palette(array))
  }

  /// A colour.
  ///
  /// - Source: Apple, "color(_:)".
  public static func color(_ color: Color) -> GraphicsContext.Shading {
    GraphicsContext.Shading(.style(color))
  }

  /// A colour of red, green and blue from 0 to 1.
  ///
  /// - Source: Apple, "color(_:red:green:blue:opacity:)".
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) -> GraphicsContext.Shading {
    color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// A grey, from black (0) to white (1).
  ///
  /// - Source: Apple, "color(_:white:opacity:)".
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) -> GraphicsContext.Shading {
    color(Color(colorSpace, white: white, opacity: opacity))
  }

  /// A style; one in fractions, such as a gradient, is fitted into the box of what is painted.
  ///
  /// - Source: Apple, "style(_:)".
  public static func style<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading {
    GraphicsContext.Shading(.style(style))
  }

  /// A gradient along a line between two points of the space that is drawn in.
  ///
  /// - Source: Apple, "linearGradient(_:startPoint:endPoint:options:)".
  public static func linearGradient(
    _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    GraphicsContext.Shading(.gradient(gradient, .linear(.inPoints(startPoint), .inPoints(endPoint)), options))
  }

  /// A gradient by the distance from a centre, in points.
  ///
  /// - Source: Apple, "radialGradient(_:center:startRadius:endRadius:options:)".
  public static func radialGradient(
    _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    GraphicsContext.Shading(
      .gradient(
        gradient, .radial(center: .inPoints(center), startRadius: startRadius, endRadius: endRadius), options)
    )
  }

  /// A gradient once around a centre, clockwise from an angle.
  ///
  /// - Source: Apple, "conicGradient(_:center:angle:options:)".
  public static func conicGradient(
    _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    let end = Angle(radians: angle.radians + 2 * .pi)
    return GraphicsContext.Shading(
      .gradient(gradient, .angular(center: .inPoints(center), start: angle, end: end), options))
  }

  /// A picture, or a part of one, again and again.
  ///
  /// - Parameters:
  ///   - image: the picture.
  ///   - origin: where the top left corner of one of them lies, in the space that is drawn in.
  ///   - sourceRect: the part, in fractions of the picture.
  ///   - scale: how much larger than its own size it is drawn.
  /// - Source: Apple, "tiledImage(_:origin:sourceRect:scale:)".
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> GraphicsContext.Shading {
    GraphicsContext.Shading(.tiled(image, origin: origin, sourceRect: sourceRect, scale: scale))
  }

  /// A mesh gradient, fitted into the box of what is painted.
  ///
  /// - Source: Apple, "meshGradient(_:)".
  public static func meshGradient(_ mesh: MeshGradient) -> GraphicsContext.Shading {
    GraphicsContext.Shading(.style(mesh))
  }
}

extension UnitPoint {
  /// A point whose fractions are those of a frame of one point.
  fileprivate static func inPoints(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
}
