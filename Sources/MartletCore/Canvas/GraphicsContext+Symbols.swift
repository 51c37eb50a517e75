import Foundation
import MartletPrimitives

extension GraphicsContext {
  /// A view of a canvas's symbols, ready to be drawn again and again.
  ///
  /// - Source: Apple, "GraphicsContext.ResolvedSymbol".
  public struct ResolvedSymbol {
    let symbol: DrawnSymbol

    /// The view's size, in points.
    ///
    /// - Source: Apple, "size".
    public var size: CGSize { symbol.size }
  }

  /// The view with a tag among the canvas's symbols, in its ideal size; `nil` if there is none.
  ///
  /// - Source: Apple, "resolveSymbol(id:)".
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    drawing.symbol(AnyHashable(id)).map { ResolvedSymbol(symbol: $0) }
  }

  /// Draws a symbol into a rectangle, which it is stretched to fill.
  ///
  /// - Source: Apple, "draw(_:in:)".
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let rect = rect.standardized
    guard rect.isUsable else { return drawing.noteUnusable("The rectangle of a symbol") }
    let size = symbol.size
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return }
    var state = state
    state.transform = state.transform.translatedBy(x: rect.minX, y: rect.minY)
    if rect.size != size {
      state.transform = state.transform.scaledBy(x: rect.width / size.width, y: rect.height / size.height)
    }
    drawing.record(.layer(symbol.symbol.layer), state)
  }

  /// Draws a symbol in its own size, with an anchor of it at a point.
  ///
  /// - Source: Apple, "draw(_:at:anchor:)".
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(size: symbol.size, anchor: anchor, at: point))
  }
}
