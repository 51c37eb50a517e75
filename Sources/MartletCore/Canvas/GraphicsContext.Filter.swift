import Foundation
import MartletPrimitives

extension GraphicsContext.Filter {
  /// Shows the picture through a transform, also in perspective.
  ///
  /// - Source: Apple, "projectionTransform(_:)".
  public static func projectionTransform(_ matrix: ProjectionTransform) -> GraphicsContext.Filter {
    GraphicsContext.Filter(.projection(matrix))
  }

  /// Adds a shadow.
  ///
  /// - Parameters:
  ///   - color: by default black with an opacity of 33 %.
  ///   - radius: the standard deviation of its blur, in points.
  ///   - x: how far it is moved along x, in points.
  ///   - y: how far it is moved along y, in points.
  ///   - blendMode: how it joins the picture.
  ///   - options: how it is drawn.
  /// - Source: Apple, "shadow(color:radius:x:y:blendMode:options:)".
  public static func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0,
    blendMode: GraphicsContext.BlendMode = .normal,
    options: GraphicsContext.ShadowOptions = GraphicsContext.ShadowOptions()
  ) -> GraphicsContext.Filter {
    GraphicsContext.Filter(
      .shadow(
        Shadow(
          color: color, radius: radius, offset: CGSize(width: x, height: y), blendMode: blendMode,
          options: options)))
  }

  /// Multiplies each component with that of a colour.
  ///
  /// - Source: Apple, "colorMultiply(_:)".
  public static func colorMultiply(_ color: Color) -> GraphicsContext.Filter {
    GraphicsContext.Filter(.colorMultiply(color))
  }

  /// Makes each component of the four there are.
  ///
  /// - Source: Apple, "colorMatrix(_:)".
  public static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter {
    GraphicsContext.Filter(.colorMatrix(matrix))
  }

  /// Turns the hue of all colours.
  ///
  /// - Source: Apple, "hueRotation(_:)".
  public static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter {
    GraphicsContext.Filter(.colorMatrix(.hueRotation(angle)))
  }

  /// Makes colours more or less vivid: 0 is grey, 1 changes nothing.
  ///
  /// - Source: Apple, "saturation(_:)".
  public static func saturation(_ amount: Double) -> GraphicsContext.Filter {
    GraphicsContext.Filter(.colorMatrix(.saturation(amount)))
  }

  /// Makes colours lighter, by as much as is added to each component.
  ///
  /// - Source: Apple, "brightness(_:)".
  public static func brightness(_ amount: Double) -> GraphicsContext.Filter {
    GraphicsContext.Filter(.colorMatrix(.brightness(amount)))
  }

  /// Increases the differences between colours: 0 is grey, 1 changes nothing, below 0 inverts.
  ///
  /// - Source: Apple, "contrast(_:)".
  public static func contrast(_ amount: Double) -> GraphicsContext.Filter {
    GraphicsContext.Filter(.colorMatrix(.contrast(amount)))
  }

  /// Inverts colours: 0 changes nothing, 1 inverts them wholly.
  ///
  /// - Source: Apple, "colorInvert(_:)".
  public static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter {
    let share = Float(amount.isFinite ? min(max(amount, 0), 1) : 0)
    return GraphicsContext.Filter(.colorMatrix(ColorMatrix(scale: 1 - 2 * share, offset: share)))
  }

  /// Makes colours grey: 0 changes nothing, 1 leaves no colour.
  ///
  /// - Source: Apple, "grayscale(_:)".
  public static func grayscale(_ amount: Double) -> GraphicsContext.Filter {
    GraphicsContext.Filter(.colorMatrix(.grayscale(amount)))
  }

  /// Makes the picture black, as opaque as it was light.
  ///
  /// - Source: Apple, "luminanceToAlpha".
  public static var luminanceToAlpha: GraphicsContext.Filter {
    GraphicsContext.Filter(.luminanceToAlpha)
  }

  /// Blurs the picture.
  ///
  /// - Parameters:
  ///   - radius: the standard deviation, in points.
  ///   - options: how the blur is made.
  /// - Source: Apple, "blur(radius:options:)".
  public static func blur(
    radius: CGFloat, options: GraphicsContext.BlurOptions = GraphicsContext.BlurOptions()
  ) -> GraphicsContext.Filter {
    GraphicsContext.Filter(.blur(radius: radius, options))
  }

  /// One colour where the opacity lies within bounds, and nothing elsewhere.
  ///
  /// - Source: Apple, "alphaThreshold(min:max:color:)".
  public static func alphaThreshold(
    min: Double, max: Double = 1, color: Color = Color.black
  ) -> GraphicsContext.Filter {
    GraphicsContext.Filter(.alphaThreshold(min: min, max: max, color))
  }
}
