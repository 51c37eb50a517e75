import Foundation
import MartletLayout
import MartletPrimitives

/// What the keyboard can do with a view.
///
/// - Source: Apple, "FocusInteractions".
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates interactions from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Act, as with a button.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Change a value, as with a text field.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Both.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Lets a view take the keyboard.
nonisolated public struct _FocusableModifier: ElementModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions
  /// What Space and Return do; `nil` for nothing of their own.
  let activation: StableAction.Box?
  let pressChanged: ((Bool) -> Void)?
  let ring: FocusRing
  /// Whether what is inside takes text, as a `TextInputClient`.
  let takesText: Bool

  package init(
    isFocusable: Bool, interactions: FocusInteractions = .activate, activation: StableAction.Box? = nil,
    ring: FocusRing = FocusRing(), takesText: Bool = false,
    pressChanged: ((Bool) -> Void)? = nil
  ) {
    self.isFocusable = isFocusable
    self.interactions = interactions
    self.activation = activation
    self.ring = ring
    self.takesText = takesText
    self.pressChanged = pressChanged
  }

  package var modifierName: String { "focusable" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    FocusableElement(modifier, parent: parent)
  }
}

/// The line around the view that has the keyboard.
///
/// Lengths in points.
package struct FocusRing: Equatable, Sendable {
  /// How far outside the view the line's middle lies; AppKit draws its ring around the control's edge.
  static let outset: CGFloat = 2
  private static let width: CGFloat = 3
  var cornerRadius: CGFloat = 7
  /// Whether there is none, because the view shows by itself that it has the keyboard.
  private(set) var isHidden = false

  package static let none: FocusRing = {
    var ring = FocusRing()
    ring.isHidden = true
    return ring
  }()

  /// The line along a path.
  static func item(_ path: Path, for element: ElementNode) -> DisplayItem {
    var color = element.readEnvironment { Color.accentColor.resolved(in: $0) }
    // NSColor.keyboardFocusIndicatorColor is the accent colour at half strength.
    color.opacity *= 0.5
    return .stroke(path, .color(color), StrokeStyle(lineWidth: width))
  }

  package init(cornerRadius: CGFloat = 7) {
    self.cornerRadius = cornerRadius
  }
}

final class FocusableElement: ModifierElement<_FocusableModifier> {
  /// The key that is held down on this element.
  private var pressedKey: String?

  override func modifierChanged(from old: _FocusableModifier) {
    if !canTakeFocus, host.focus.focused === self { host.focus.request(.outOf(self)) }
    if old.ring != modifier.ring { invalidateLayer() }
  }

  override func environmentValueChanged(_ keys: EnvironmentMask) {
    if !canTakeFocus, host.focus.focused === self { host.focus.request(.outOf(self)) }
    invalidateLayer()
  }

  /// What is inside inherits whether the keyboard is here.
  private lazy var scope = {
    let scope = EnvironmentScope(parent: environment)
    _ = scope.replace(with: focusEntries(false))
    return scope
  }()

  override var childEnvironment: EnvironmentScope { scope }

  private func focusEntries(_ isFocused: Bool) -> [EnvironmentEntry] {
    var values = EnvironmentValues()
    values.isFocused = isFocused
    return values.overrides
  }

  func keyboardCameOrWent() {
    ringChanged()
    let changed = scope.replace(with: focusEntries(host.focus.focused === self))
    if changed != 0 { environmentChanged(changed) }
  }

  var canTakeFocus: Bool {
    modifier.isFocusable && isMounted && readEnvironment { $0.isEnabled }
  }

  override func makeItems() -> [DisplayItem] {
    guard isRingShown, ringArea == nil else { return super.makeItems() }
    let box = CGRect(origin: .zero, size: size).insetBy(dx: -FocusRing.outset, dy: -FocusRing.outset)
    let radius: CGFloat = modifier.ring.cornerRadius
    let path = Path(roundedRect: box, cornerSize: CGSize(width: radius, height: radius))
    return super.makeItems() + [FocusRing.item(path, for: self)]
  }

  var isRingShown: Bool {
    guard !modifier.ring.isHidden else { return false }
    // Who types wants to see where it goes, also after a click.
    return host.focus.focused === self && (host.focus.showsRing || textClient != nil)
      && (textClient == nil || host.textInput.isWindowActive)
      && readEnvironment { $0.isFocusEffectEnabled }
  }

  /// The element that draws the ring in this one's place.
  private var ringArea: (any FocusRingArea)? { ringArea(in: self) ?? ringAreaAround }

  /// The one applied to this element, through modifiers alone.
  private var ringAreaAround: (any FocusRingArea)? {
    var node = parentElement
    while let current = node, !(current is GroupElement), !(current is FocusableElement) {
      if let area = current as? any FocusRingArea, area.isRingArea { return area }
      node = current.parentElement
    }
    return nil
  }

  /// The element inside that draws the ring in this one's place.
  private func ringArea(in element: ElementNode) -> (any FocusRingArea)? {
    for child in element.childElements {
      if let area = child as? any FocusRingArea, area.isRingArea { return area }
      if let focusable = child as? FocusableElement, focusable.canTakeFocus { continue }
      if let area = ringArea(in: child) { return area }
    }
    return nil
  }

  /// Draws the ring, or draws it no more.
  func ringChanged() {
    invalidateLayer()
    ringArea?.invalidateLayer()
  }

  /// Space and Return press the element; returns whether the event was used.
  func handle(_ key: KeyEvent) -> Bool {
    if host.focus.focused === self, let client = textClient, canTakeFocus { return client.handleKey(key) }
    guard let activation = modifier.activation, canTakeFocus else { return false }
    guard key.name == "space" || key.name == "Return" || key.name == "KP_Enter" else { return false }
    switch key.phase {
    case .down:
      pressedKey = key.name
      modifier.pressChanged?(true)
      return true
    case .repeat:
      return pressedKey == key.name
    case .up:
      guard pressedKey == key.name else { return false }
      release()
      activation.run()
      return true
    }
  }

  /// Lets go of a key that is held, without acting.
  func release() {
    guard pressedKey != nil else { return }
    pressedKey = nil
    modifier.pressChanged?(false)
  }

  override func unmount() {
    guard isMounted else { return }
    if host.focus.focused === self { host.focus.elementDisappeared(self) }
    super.unmount()
  }
}

private struct IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct FocusEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the nearest view around that can take the keyboard has it.
  ///
  /// - Source: Apple, "isFocused".
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// Whether the view that has the keyboard is marked.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

extension View {
  /// The view, which takes the keyboard or doesn't.
  ///
  /// - Source: Apple, "focusable(_:)".
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable, interactions: .automatic))
  }

  /// The view, which takes the keyboard for some interactions.
  ///
  /// Tab goes to all of them, as desktops do; a click gives the keyboard only to a view for editing.
  ///
  /// - Source: Apple, "focusable(_:interactions:)".
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View
  {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }

  /// The view, marked while it has the keyboard or not.
  ///
  /// - Source: Apple, "focusEffectDisabled(_:)".
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
  }
}
