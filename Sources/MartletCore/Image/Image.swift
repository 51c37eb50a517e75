import Foundation
import MartletPrimitives

/// A picture: a symbol, or the content of a file.
///
/// Symbols follow the font and the foreground style around them, as text does.
///
/// - Source: Apple, "Image".
nonisolated public struct Image: Equatable, Sendable {
  /// How large a symbol is beside text.
  ///
  /// - Source: Apple, "Image.Scale".
  public enum Scale: Hashable, Sendable {
    /// Smaller than usual.
    case small
    /// The usual size.
    case medium
    /// Larger than usual.
    case large
  }

  /// Whether a picture keeps its colours.
  ///
  /// - Source: Apple, "Image.TemplateRenderingMode".
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only its opacity counts; the foreground style is its colour.
    case template
    /// It keeps its colours.
    case original
  }

  /// How pixels between a picture's own are found.
  ///
  /// - Source: Apple, "Image.Interpolation".
  public enum Interpolation: Hashable, Sendable {
    /// From the nearest one.
    case none
    /// Quickly.
    case low
    /// As usual.
    case medium
    /// With care.
    case high
  }

  /// How a picture fills a frame larger than itself.
  ///
  /// - Source: Apple, "Image.ResizingMode".
  public enum ResizingMode: Hashable, Sendable {
    /// Again and again in its own size.
    case tile
    /// Once, stretched.
    case stretch
  }

  enum Source: Equatable {
    case symbol(String)
    case file(String, Bundle?)
    case pixels(CGImage, scale: CGFloat)
    case drawn(DrawnImage)
  }

  /// What assistive tools call the picture.
  enum Label: Equatable {
    /// What its name says.
    case name
    case text(Text)
    /// Nothing: it is not seen by them.
    case decorative
  }

  struct Resizing: Equatable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  let source: Source
  let label: Label
  var variableValue: Double?
  /// `nil` if the picture keeps its own size.
  var resizing: Resizing?
  var templateRenderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  var isAntialiased = true
  /// How the parts of a symbol are coloured; `nil` leaves it to the surroundings.
  var symbolRendering: SymbolRenderingMode.Kind?

  init(_ source: Source, label: Label, variableValue: Double? = nil) {
    self.source = source
    self.label = label
    self.variableValue = variableValue
  }
}

extension Image {
  /// A symbol, by Apple's name for it.
  ///
  /// A symbol without a counterpart among the icons is drawn as a dashed square with a question mark, and a
  /// message names it.
  ///
  /// - Source: Apple, "init(systemName:)".
  public init(systemName: String) {
    self.init(.symbol(systemName), label: .name)
  }

  /// A symbol that shows a value from 0 to 1; the icons here show none, and a message says so.
  ///
  /// - Source: Apple, "init(systemName:variableValue:)".
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName), label: .name, variableValue: variableValue)
  }

  /// A picture from a bundle's files, whose name is also what assistive tools call it.
  ///
  /// `Image("logo")` looks for logo.png, for logo@2x.png and logo@3x.png on displays of such scales, and for
  /// the same with jpg, jpeg and svg.
  ///
  /// - Parameter bundle: the main bundle if `nil`; for resources of a Swift package, `.module`.
  /// - Source: Apple, "init(_:bundle:)".
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.file(name, bundle), label: .name)
  }

  /// A picture from a bundle's files, and what assistive tools call it.
  ///
  /// - Source: Apple, "init(_:bundle:label:)".
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.file(name, bundle), label: .text(label))
  }

  /// A picture from a bundle's files that assistive tools leave out.
  ///
  /// - Source: Apple, "init(decorative:bundle:)".
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.file(name, bundle), label: .decorative)
  }
}

extension Image {
  /// The picture, as large as the space it is offered.
  ///
  /// - Parameters:
  ///   - capInsets: margins that keep their size, in points of the picture.
  ///   - resizingMode: whether what lies between the margins is stretched or repeated.
  /// - Source: Apple, "resizable(capInsets:resizingMode:)".
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return copy
  }

  /// The picture in its own colours or in the foreground style; `nil` leaves that to the picture.
  ///
  /// Symbols have no colours of their own here and always use the foreground style.
  ///
  /// - Source: Apple, "renderingMode(_:)".
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.templateRenderingMode = renderingMode
    return copy
  }

  /// The picture with its pixels scaled in a certain way.
  ///
  /// Symbols have no pixels to scale.
  ///
  /// - Source: Apple, "interpolation(_:)".
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolation = interpolation
    return copy
  }

  /// The picture with smooth edges or not, where they don't lie on whole pixels.
  ///
  /// A symbol's edges always are.
  ///
  /// - Source: Apple, "antialiased(_:)".
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var copy = self
    copy.isAntialiased = isAntialiased
    return copy
  }
}
