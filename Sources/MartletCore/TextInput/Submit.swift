import Foundation

/// What submits a value.
///
/// - Source: Apple, "SubmitTriggers".
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates triggers from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The actions that wait for a value to be submitted, the innermost last.
package struct SubmitActions: Equatable {
  private struct Entry: Equatable {
    let triggers: SubmitTriggers
    /// `nil` where those further out are cut off.
    let box: StableAction.Box?

    static func == (left: Entry, right: Entry) -> Bool {
      left.triggers == right.triggers && left.box === right.box
    }
  }

  private var entries: [Entry] = []

  fileprivate mutating func add(_ box: StableAction.Box?, for triggers: SubmitTriggers) {
    entries.append(Entry(triggers: triggers, box: box))
  }

  fileprivate mutating func block() {
    entries.append(Entry(triggers: [], box: nil))
  }

  /// Runs the actions for a trigger from the inside out; returns whether there was any.
  package func run(_ trigger: SubmitTriggers) -> Bool {
    var hasRun = false
    for entry in entries.reversed() {
      guard let box = entry.box else { break }
      guard entry.triggers.contains(trigger) else { continue }
      box.run()
      hasRun = true
    }
    return hasRun
  }
}

private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: SubmitActions { SubmitActions() }
}

private struct SubmitLabelKey: EnvironmentKey {
  static var defaultValue: SubmitLabel { .return }
}

extension EnvironmentValues {
  package var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  var submitLabel: SubmitLabel {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

/// Adds an action to those that wait.
nonisolated struct SubmitModifier: ViewModifier {
  private let triggers: SubmitTriggers
  private let action: StableAction

  init(triggers: SubmitTriggers, action: @escaping () -> Void) {
    self.triggers = triggers
    self.action = StableAction(action)
  }

  @MainActor func body(content: Content) -> some View {
    let box = action.box
    let triggers = self.triggers
    return content.transformEnvironment(\.submitActions) { $0.add(box, for: triggers) }
  }
}

/// What the Return key of an on-screen keyboard says.
///
/// - Source: Apple, "SubmitLabel".
public struct SubmitLabel: Sendable, Equatable {
  private let name: String

  /// Done.
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

extension View {
  /// The view, with an action for when a value is submitted in it.
  ///
  /// Return in a text field runs the actions around it, from the inside out.
  ///
  /// - Source: Apple, "onSubmit(of:_:)".
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// The view, in which submitting a value runs no actions further out.
  ///
  /// - Source: Apple, "submitScope(_:)".
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0.block() } }
  }

  /// The view, with a label for the Return key of on-screen keyboards.
  ///
  /// Linux desktops have no way to tell an on-screen keyboard, so the label is kept in the environment and shown
  /// nowhere, as on a Mac.
  ///
  /// - Source: Apple, "submitLabel(_:)".
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }
}
