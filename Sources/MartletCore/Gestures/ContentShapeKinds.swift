import Foundation
import MartletPrimitives

/// What a content shape is used for.
///
/// - Source: Apple, "ContentShapeKinds".
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit for each kind.
  public var rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where the view takes presses, hovers and drags.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen of the view while it is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// What is seen of the view above its context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// What is highlighted under the pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// What the focus ring is drawn around.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// What assistive tools outline.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

/// A content shape that may be left out without another identity for the content.
nonisolated public struct _OptionalContentShape<S: Shape>: ElementModifier {
  package var modifierName: String { "contentShape" }

  let kinds: ContentShapeKinds
  let shape: S
  let eoFill: Bool

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    OptionalContentShapeElement(modifier, parent: parent)
  }
}

final class OptionalContentShapeElement<S: Shape>: ModifierElement<_OptionalContentShape<S>>, FocusRingArea {
  var isRingArea: Bool { modifier.kinds.contains(.focusEffect) }

  override func modifierChanged(from old: _OptionalContentShape<S>) {
    if isRingArea || old.kinds.contains(.focusEffect) { invalidateLayer() }
  }

  override func environmentValueChanged(_ keys: EnvironmentMask) {
    invalidateLayer()
  }

  override func makeItems() -> [DisplayItem] {
    guard isRingShown else { return super.makeItems() }
    let box = CGRect(origin: .zero, size: size).insetBy(dx: -FocusRing.outset, dy: -FocusRing.outset)
    let path: Path = makingOutline { modifier.shape.path(in: box) }
    return super.makeItems() + [FocusRing.item(path, for: self)]
  }

  override func hitTest(_ point: CGPoint) -> ElementNode? {
    guard modifier.kinds.contains(.interaction) else { return super.hitTest(point) }
    let outline = makingOutline { modifier.shape.path(in: CGRect(origin: .zero, size: size)) }
    guard outline.contains(point, eoFill: modifier.eoFill) else { return nil }
    return super.hitTest(point) ?? self
  }
}

extension View {
  /// The view with a shape for some purposes, in place of what it draws.
  ///
  /// Of the kinds, `.interaction` and `.focusEffect` are used: the outline of the focus ring may be said of the view that
  /// takes the keyboard or of a part of it.
  ///
  /// - Source: Apple, "contentShape(_:_:eoFill:)".
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if !kind.isSubset(of: [.interaction, .focusEffect]) {
      Diagnostics.warnOnce(
        "content-shape-\(kind.rawValue)",
        "contentShape(_:_:eoFill:): of the kinds that are asked for (\(kind.rawValue)) only .interaction and "
          + ".focusEffect are used here; the others change nothing.")
    }
    return modifier(
      _OptionalContentShape(kinds: kind, shape: shape, eoFill: eoFill))
  }
}
