import Foundation
import MartletPrimitives

/// A view that a closure draws in.
///
/// The canvas takes all the space it is offered, and what is drawn outside of it can't be seen. The closure runs again
/// when the canvas gets another closure or another size, and when a state, an observed object or an environment value
/// that it read, or one of the symbols, has changed. It runs on the main actor in the middle of a frame, so what it takes
/// long to draw keeps the window waiting, and a closure without an end stops the app.
///
///     Canvas { context, size in
///       context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green), lineWidth: 4)
///     }
///
/// To assistive tools it is a single picture.
///
/// - Source: Apple, "Canvas".
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
  /// None: the engine draws it.
  public typealias Body = Never

  /// Views that the closure can draw, each with a tag.
  public var symbols: Symbols
  /// Draws the canvas, which has the given size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas is black where nothing is drawn.
  public var isOpaque: Bool
  /// The working space for colours.
  public var colorMode: ColorRenderingMode
  /// Whether the picture may come later than those around it; here it never does.
  public var rendersAsynchronously: Bool

  /// Creates a canvas that can draw views.
  ///
  /// - Parameters:
  ///   - opaque: whether the canvas is black where nothing is drawn.
  ///   - colorMode: the working space for colours; here it is always gamma-encoded sRGB, and a message says so
  ///     once where another is asked for.
  ///   - rendersAsynchronously: whether the picture may come later than those around it; here it never does.
  ///   - renderer: draws the canvas.
  ///   - symbols: the views, each with a tag by which `resolveSymbol(id:)` finds it.
  /// - Source: Apple, "init(opaque:colorMode:rendersAsynchronously:renderer:symbols:)".
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// Makes the element.
  public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    CanvasElement(view, parent: parent)
  }

  /// Gives the element the new closure and symbols.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    unsafeDowncast(node, to: CanvasElement<Symbols>.self).update(view)
  }

  /// One.
  public static var _elementCount: Int? { 1 }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  ///
  /// - Parameters:
  ///   - opaque: whether the canvas is black where nothing is drawn.
  ///   - colorMode: the working space for colours; here it is always gamma-encoded sRGB, and a message says so
  ///     once where another is asked for.
  ///   - rendersAsynchronously: whether the picture may come later than those around it; here it never does.
  ///   - renderer: draws the canvas.
  /// - Source: Apple, "init(opaque:colorMode:rendersAsynchronously:renderer:)".
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}
