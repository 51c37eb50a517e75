import Foundation
import MartletPrimitives

/// When a scroll view's content can be pulled beyond its ends, where the platform does that.
///
/// - Source: Apple, "ScrollBounceBehavior".
public struct ScrollBounceBehavior: Sendable, Equatable {
  private enum Kind {
    case automatic, always, basedOnSize
  }

  private let kind: Kind

  /// As the platform does: also where all of the content is seen.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  /// Also where all of the content is seen.
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Only where there is more content than is seen.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)

  var needsSize: Bool { kind == .basedOnSize }
}

/// How scrolling takes the keyboard away from a text field.
///
/// - Source: Apple, "ScrollDismissesKeyboardMode".
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind {
    case automatic, immediately, interactively, never
  }

  private let kind: Kind

  /// As the platform does: not at all on a desktop.
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  /// As soon as a finger scrolls.
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  /// As soon as a finger scrolls; there is no keyboard on screen that could be pulled down.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(kind: .never)

  var dismisses: Bool { kind == .immediately || kind == .interactively }
}

private struct VerticalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

private struct HorizontalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

private struct DismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

private struct ScrollClipDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// When content can be pulled beyond its upper and lower end.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  /// When content can be pulled beyond its leading and trailing end.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// How scrolling takes the keyboard away from a text field.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissesKeyboardKey.self] }
    set { self[DismissesKeyboardKey.self] = newValue }
  }

  var isScrollClipDisabled: Bool {
    get { self[ScrollClipDisabledKey.self] }
    set { self[ScrollClipDisabledKey.self] = newValue }
  }
}

/// Shows the indicators of the first scroll view inside for a moment.
nonisolated private struct _ScrollFlashModifier<Trigger: Equatable>: ScrollConnecting {
  let trigger: Trigger
  let flashesAtFirst: Bool

  func makeConnection() -> ScrollFlashConnection<Trigger> {
    ScrollFlashConnection(trigger: trigger, flashesAtFirst: flashesAtFirst)
  }

  func update(_ connection: ScrollFlashConnection<Trigger>) { connection.update(trigger) }
}

final class ScrollFlashConnection<Trigger: Equatable>: ScrollConnection {
  private var trigger: Trigger
  private var waits: Bool

  init(trigger: Trigger, flashesAtFirst: Bool) {
    self.trigger = trigger
    waits = flashesAtFirst
  }

  func update(_ new: Trigger) {
    guard trigger != new else { return }
    trigger = new
    scroll?.flashIndicators()
  }

  /// Whether there is anything to scroll is known after the first layout.
  override func scrollChanged(_ scroll: ScrollElement) {
    guard waits else { return }
    waits = false
    scroll.flashIndicators()
  }
}

extension View {
  /// The view, whose scroll views' content can be pulled beyond its ends always, or only if there is more than is seen.
  ///
  /// - Source: Apple, "scrollBounceBehavior(_:axes:)".
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.verticalScrollBounceBehavior) { if axes.contains(.vertical) { $0 = behavior } }
      .transformEnvironment(\.horizontalScrollBounceBehavior) {
        if axes.contains(.horizontal) { $0 = behavior }
      }
  }

  /// The view, whose scroll views show content beyond their edges, too.
  ///
  /// - Source: Apple, "scrollClipDisabled(_:)".
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// The view, in which scrolling by a finger takes the keyboard away from a text field or not.
  ///
  /// - Source: Apple, "scrollDismissesKeyboard(_:)".
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// The view, whose scroll view shows its indicators for a moment when it appears.
  ///
  /// - Source: Apple, "scrollIndicatorsFlash(onAppear:)".
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(_ScrollFlashModifier(trigger: 0, flashesAtFirst: onAppear))
  }

  /// The view, whose scroll view shows its indicators for a moment when a value changes.
  ///
  /// - Source: Apple, "scrollIndicatorsFlash(trigger:)".
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(_ScrollFlashModifier(trigger: value, flashesAtFirst: false))
  }
}
