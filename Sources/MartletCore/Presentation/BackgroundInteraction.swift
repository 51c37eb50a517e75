import Foundation

/// What the user can do behind a presentation.
///
/// - Source: Apple, "PresentationBackgroundInteraction".
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case enabled
    case enabledUpThrough(PresentationDetent)
    case disabled
  }

  let kind: Kind

  /// What the kind of presentation makes of it: a popover and a sheet keep input from what is behind them.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// What is behind can be used as if nothing were in front of it.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  /// What is behind can't be used.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// What is behind can be used while a sheet rests no higher than a detent; of a popover, always.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabledUpThrough(detent))
  }
}

/// Says what the user can do behind what the view is presented in.
nonisolated public struct _BackgroundInteractionModifier: ElementModifier {
  package var modifierName: String { "presentationBackgroundInteraction" }

  let interaction: PresentationBackgroundInteraction

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    BackgroundInteractionElement(modifier, parent: parent)
  }
}

final class BackgroundInteractionElement: ModifierElement<_BackgroundInteractionModifier> {
  override func didMount() {
    modalContainer?.backgroundInteraction = self
    host.backgroundInteractionChanged(of: modalContainer)
  }

  override func modifierChanged(from old: _BackgroundInteractionModifier) {
    if old.interaction.kind != modifier.interaction.kind {
      host.backgroundInteractionChanged(of: modalContainer)
    }
  }
}

extension ViewHost {
  /// A popover's surface is made anew where it grabs input in another way than before; a sheet's background is drawn anew.
  fileprivate func backgroundInteractionChanged(of container: (any ModalContainer)?) {
    if let popup = presentations.first(where: { $0.root === container }) { presentationChanged(popup) }
    container?.invalidateLayer()
  }
}

extension SurfaceRoot {
  /// Whether a popover leaves what is behind it to the user.
  var letsInputThrough: Bool {
    switch backgroundInteraction?.modifier.interaction.kind {
    case .enabled, .enabledUpThrough: return true
    case .automatic, .disabled, nil: return false
    }
  }
}

extension ModalRoot {
  /// Whether a sheet leaves what is behind it to the user; on the desktop it never does, as on macOS.
  var letsInputThrough: Bool {
    guard kind == .sheet, look.slides else { return false }
    switch backgroundInteraction?.modifier.interaction.kind {
    case .enabled: return true
    case .enabledUpThrough(let detent):
      guard case .fill(let highest) = look.placement else { return false }
      return size.height - top(in: size) <= detent.height(of: size.height - highest) + 0.5
    case .automatic, .disabled, nil: return false
    }
  }
}

extension View {
  /// The view, which decides whether the user can go on with what is behind the popover or sheet it is in.
  ///
  /// A popover that lets input through doesn't close at a press outside: whoever opened it closes it, or Escape does. Keys
  /// go to the window behind it. A sheet lets input through with touch figures only: on the desktop it never does, as on
  /// macOS.
  ///
  /// - Source: Apple, "presentationBackgroundInteraction(_:)".
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modifier(_BackgroundInteractionModifier(interaction: interaction))
  }
}
