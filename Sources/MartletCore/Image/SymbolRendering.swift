import Foundation
import MartletPrimitives

/// How a symbol's parts are coloured.
///
/// Bootstrap's icons have two parts where they are a sign within a shape, such as a cross in a circle; all others are of
/// one piece and have the first colour only. None has colours of its own.
///
/// - Source: Apple, "SymbolRenderingMode".
public struct SymbolRenderingMode: Sendable {
  enum Kind: Hashable {
    case monochrome, multicolor, hierarchical, palette
  }

  let kind: Kind

  /// All parts alike.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// In colours of their own; no icon here has any, so they are drawn alike, and a message says so.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// In levels of the first colour.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// In the styles that `foregroundStyle(_:_:_:)` sets.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

private struct SymbolRenderingKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode.Kind? { nil }
}

extension EnvironmentValues {
  var symbolRendering: SymbolRenderingMode.Kind? {
    get { self[SymbolRenderingKey.self] }
    set { self[SymbolRenderingKey.self] = newValue }
  }

  /// How the parts of symbols are coloured; `nil` leaves it to the styles that are set.
  ///
  /// - Source: Apple, "symbolRenderingMode".
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { symbolRendering.map { SymbolRenderingMode(kind: $0) } }
    set { symbolRendering = newValue?.kind }
  }
}

extension View {
  /// The view with the parts of its symbols coloured in a way; `nil` leaves it to the styles that are set.
  ///
  /// - Source: Apple, "symbolRenderingMode(_:)".
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(_EnvironmentWriter(keyPath: \.symbolRendering, value: mode?.kind))
  }
}

extension Image {
  /// The picture, if it is a symbol, with its parts coloured in a way; `nil` leaves it to the surroundings.
  ///
  /// - Source: Apple, "symbolRenderingMode(_:)".
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolRendering = mode?.kind
    return copy
  }
}

extension SymbolRenderingMode.Kind {
  /// What is used where nobody asks: several styles are a palette.
  static func automatic(in environment: EnvironmentValues) -> SymbolRenderingMode.Kind {
    (environment.foregroundStyles?.count ?? 0) > 1 ? .palette : .monochrome
  }

  /// Whether the parts differ.
  var hasLevels: Bool { self == .hierarchical || self == .palette }

  /// The colour of the shape around the sign.
  ///
  /// A hierarchy goes on from its first colour; a palette takes the second of the styles that are set, and goes on
  /// from the first if there is none.
  func shapeColor(in environment: EnvironmentValues) -> ResolvedColor {
    if self == .palette { return HierarchicalShapeStyle(level: 1)._paint(in: environment, level: 0).color }
    var single = environment
    single.foregroundStyles = environment.foregroundStyles.map { [$0[0]] }
    return HierarchicalShapeStyle(level: 1)._paint(in: single, level: 0).color
  }
}
