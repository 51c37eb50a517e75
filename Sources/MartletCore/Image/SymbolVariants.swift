import Foundation

/// Which of a symbol's forms is shown: within a shape, filled, struck through.
///
/// - Source: Apple, "SymbolVariants".
public struct SymbolVariants: Hashable, Sendable {
  enum Shape: String {
    case circle, square, rectangle
  }

  var shape: Shape?
  var isFilled = false
  var isSlashed = false

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// Within a circle.
  public static let circle = SymbolVariants(shape: .circle)
  /// Within a square.
  public static let square = SymbolVariants(shape: .square)
  /// Within a rectangle.
  public static let rectangle = SymbolVariants(shape: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Struck through.
  public static let slash = SymbolVariants(isSlashed: true)

  /// This one within a circle.
  public var circle: SymbolVariants { with { $0.shape = .circle } }
  /// This one within a square.
  public var square: SymbolVariants { with { $0.shape = .square } }
  /// This one within a rectangle.
  public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }
  /// This one filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// This one struck through.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Whether it is all that the other one is.
  public func contains(_ other: SymbolVariants) -> Bool {
    if let shape = other.shape, shape != self.shape { return false }
    return (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// What further out is asked for as well; of two shapes the inner one is taken.
  func joined(withOuter outer: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: shape ?? outer.shape, isFilled: isFilled || outer.isFilled,
      isSlashed: isSlashed || outer.isSlashed)
  }

  /// The names of a symbol's form, the nearest to what is asked for first; the last one is the symbol's own.
  func names(for symbol: String) -> [String] {
    if self == .none { return [symbol] }
    var base = symbol.split(separator: ".").map(String.init)
    var named = SymbolVariants()
    func take(_ word: String) -> Bool {
      guard base.count > 1, base.last == word else { return false }
      base.removeLast()
      return true
    }
    named.isFilled = take("fill")
    for shape in [Shape.circle, .square, .rectangle] where named.shape == nil {
      if take(shape.rawValue) { named.shape = shape }
    }
    named.isSlashed = take("slash")
    let wanted = named.joined(withOuter: self)
    let withoutSlash = SymbolVariants(
      shape: wanted.shape, isFilled: wanted.isFilled, isSlashed: named.isSlashed)
    return [wanted.name(base), withoutSlash.name(base), symbol]
  }

  private func name(_ base: [String]) -> String {
    var words = base
    if isSlashed { words.append("slash") }
    if let shape { words.append(shape.rawValue) }
    if isFilled { words.append("fill") }
    return words.joined(separator: ".")
  }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// Which of their forms symbols are shown in.
  ///
  /// - Source: Apple, "symbolVariants".
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

/// Adds a form to those asked for further out.
nonisolated struct _SymbolVariantModifier: EnvironmentModifier {
  let variant: SymbolVariants

  func change(_ values: inout EnvironmentValues) {
    // `none` asks for nothing, so it takes nothing away either.
    values.symbolVariants = variant.joined(withOuter: values.symbolVariants)
  }

  func isEqual(to other: _SymbolVariantModifier) -> Bool { variant == other.variant }
}

extension View {
  /// The view with its symbols in one of their forms, where they have it; forms asked for further out count as well.
  ///
  /// - Source: Apple, "symbolVariant(_:)".
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(_SymbolVariantModifier(variant: variant))
  }
}
