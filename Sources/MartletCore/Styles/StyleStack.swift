import Foundation

/// The styles of one kind of control that are in force at a place, the innermost first.
///
/// A control takes the first one. What that style makes inherits the rest, so a control of the same kind in
/// it reaches the next style out and never the style itself.
package struct StyleStack<Style>: Equatable {
  private var styles: [Style] = []

  package init() {}

  /// The stack with a style put before all others.
  package func adding(_ style: Style) -> StyleStack {
    var copy = self
    copy.styles.insert(style, at: 0)
    return copy
  }

  /// The style in force; `nil` where none is set.
  package var first: Style? { styles.first }

  /// What the views made by the style in force inherit.
  package var rest: StyleStack {
    var copy = self
    if !copy.styles.isEmpty { copy.styles.removeFirst() }
    return copy
  }

  package static func == (left: StyleStack, right: StyleStack) -> Bool {
    left.styles.count == right.styles.count
      && zip(left.styles, right.styles).allSatisfy { ValueComparison.areEqual($0, $1) }
  }
}

/// How deep controls are nested in the styles of others, so that a style which applies itself comes to an end.
private struct StyleNestingKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// How many styles' bodies are around.
  package var styleNesting: Int {
    get { self[StyleNestingKey.self] }
    set { self[StyleNestingKey.self] = newValue }
  }
}

/// Decides whether a style may be shown.
package enum StyleNesting {
  /// Far more than any design nests, far less than the stack holds.
  private static let most = 30

  /// Whether one more style fits; says once that the style goes round in circles if not.
  package static func allows<Style>(_ style: Style, at depth: Int) -> Bool {
    if depth < most { return true }
    Diagnostics.warnOnce(
      "style-\(type(of: style as Any))",
      "\(type(of: style as Any)) is nested in itself without end: its makeBody applies the style again to the control "
        + "it makes. The label is shown instead. Leave .buttonStyle or .toggleStyle out of makeBody.")
    return false
  }
}

/// Puts a style before those in force.
nonisolated package struct StyleWriter<Style>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Style>>
  let style: Style

  package init(_ keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Style>>, _ style: Style) {
    self.keyPath = keyPath
    self.style = style
  }

  package func change(_ values: inout EnvironmentValues) {
    values[keyPath: keyPath] = values[keyPath: keyPath].adding(style)
  }

  package func isEqual(to other: StyleWriter<Style>) -> Bool {
    keyPath == other.keyPath && ValueComparison.areEqual(style, other.style)
  }
}

/// A style held by the view that shows its body, so that environment values and states declared in the
/// style work.
nonisolated package struct StyleHolder<Style>: DynamicProperty {
  private var container: DynamicContainer<Style>

  package init(_ style: Style) {
    container = DynamicContainer(base: style)
  }

  package var style: Style { container.base }

  /// Connects what the style declares.
  public static func _attach(_ property: inout Self, slot: inout AnyObject?, owner: _ViewNode) {
    DynamicContainer<Style>._attach(&property.container, slot: &slot, owner: owner)
  }

  /// Updates what the style declares.
  public static func _prepare(_ property: inout Self, slot: AnyObject?) {
    DynamicContainer<Style>._prepare(&property.container, slot: slot)
  }

  /// Compares the styles.
  public static func _isEqual(_ old: Self, _ new: Self) -> Bool {
    DynamicContainer<Style>._isEqual(old.container, new.container)
  }
}

/// An action that keeps its identity when its view is made anew, so that it makes no view differ; it always
/// runs the newest closure.
package struct StableAction: DynamicProperty {
  /// What stays: kept by the node, and handed out to whoever may run the action.
  package final class Box: @unchecked Sendable {
    // Written while views are updated and read when the action runs, both on the main actor.
    fileprivate var action: (() -> Void)?
    fileprivate weak var queue: UpdateQueue?
    /// What happens after the action, such as closing the dialog that the button is in.
    package var afterwards: (() -> Void)?

    init() {}

    /// Runs the action.
    ///
    /// From elsewhere than an event of the host's it runs on the main loop, soon.
    package func run() {
      if HostActivity.isOnThisThread {
        runNow()
      } else if let queue {
        queue.runSoon { [weak self] in self?.runNow() }
      }
    }

    private func runNow() {
      guard let action else { return }
      Evaluation.untracked {
        action()
        afterwards?()
      }
    }
  }

  private let action: () -> Void
  package private(set) var box = Box?.none

  package init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Gives the box the newest closure.
  public static func _attach(_ property: inout Self, slot: inout AnyObject?, owner: _ViewNode) {
    let box: Box
    if let existing = slot {
      box = unsafeDowncast(existing, to: Box.self)
    } else {
      box = Box()
      slot = box
    }
    box.action = property.action
    box.queue = owner.host.updateQueue
    property.box = box
  }

  /// A new closure makes no view differ.
  public static func _isEqual(_ old: Self, _ new: Self) -> Bool { true }
}
