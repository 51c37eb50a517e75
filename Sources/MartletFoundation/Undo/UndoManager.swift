import Foundation

/// Remembers how to take back what the user did, and how to do it again.
///
/// Linux's Foundation lacks it. Actions are kept in groups, and a whole group is undone at a time. As long
/// as `groupsByEvent` is true, all that is registered while one event is handled makes a group.
///
/// - Source: Apple, "UndoManager".
@MainActor
open class UndoManager: NSObject {
  private nonisolated let stacks = UndoStacks()

  /// Creates a manager that has nothing to undo.
  public nonisolated override init() {
    super.init()
  }

  // MARK: Registering

  /// Remembers a closure that takes back what is being done to an object.
  ///
  /// What is registered while the manager undoes is what redoes. The object is not kept alive; once it is
  /// gone, its actions do nothing.
  @preconcurrency
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if stacks.open.isEmpty {
      precondition(
        groupsByEvent,
        "UndoManager: an action is registered outside of a group. Call beginUndoGrouping() first, or leave "
          + "groupsByEvent on.")
      openEventGroup()
    }
    let action = UndoAction(target: target) { object in
      // The target is of the type it was registered with.
      if let object = object as? TargetType { handler(object) }
    }
    stacks.open.last?.entries.append(.action(action))
    if !isUndoing, !isRedoing { stacks.redo.removeAll() }
  }

  /// A Boolean value that tells whether actions are remembered.
  public var isUndoRegistrationEnabled: Bool { stacks.disabled == 0 }

  /// Stops remembering actions until `enableUndoRegistration()` is called as often.
  public func disableUndoRegistration() {
    stacks.disabled += 1
  }

  /// Remembers actions again.
  public func enableUndoRegistration() {
    precondition(
      stacks.disabled > 0, "UndoManager: enableUndoRegistration() without disableUndoRegistration().")
    stacks.disabled -= 1
  }

  // MARK: Groups

  /// The number of groups that are open, one in the other.
  public var groupingLevel: Int { stacks.open.count }

  /// A Boolean value that tells whether what one event registers makes a group.
  public var groupsByEvent: Bool {
    get { stacks.groupsByEvent }
    set { stacks.groupsByEvent = newValue }
  }

  /// The most groups remembered, the oldest forgotten first; 0 for any number.
  public var levelsOfUndo: Int {
    get { stacks.levels }
    set {
      stacks.levels = max(0, newValue)
      stacks.trim()
    }
  }

  /// Opens a group; all that is registered until it is closed is undone together.
  public func beginUndoGrouping() {
    // A group of the code's own lies in the event's, as everything that the event does.
    if stacks.open.isEmpty, groupsByEvent, !isUndoing, !isRedoing { openEventGroup() }
    openGroup(UndoGroup())
  }

  /// Closes the group opened last.
  public func endUndoGrouping() {
    precondition(!stacks.open.isEmpty, "UndoManager: endUndoGrouping() without beginUndoGrouping().")
    closeGroup()
  }

  private func openGroup(_ group: UndoGroup) {
    post(.NSUndoManagerCheckpoint)
    stacks.open.append(group)
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func closeGroup() {
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = stacks.open.removeLast()
    if !group.isEmpty {
      if let outer = stacks.open.last {
        outer.entries.append(.group(group))
        if outer.name.isEmpty { outer.name = group.name }
      } else if isUndoing {
        stacks.redo.append(group)
      } else {
        stacks.undo.append(group)
        stacks.trim()
      }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Opens the group of the event that is being handled; it closes once the event's code has run.
  private func openEventGroup() {
    openGroup(UndoGroup())
    stacks.eventNumber += 1
    let number: Int = stacks.eventNumber
    stacks.hasEventGroup = true
    Task { @MainActor [weak self] in
      guard let self, self.stacks.eventNumber == number else { return }
      self.closeEventGroup()
    }
  }

  private func closeEventGroup() {
    guard stacks.hasEventGroup, stacks.open.count == 1 else { return }
    stacks.hasEventGroup = false
    closeGroup()
  }

  // MARK: Undoing

  /// A Boolean value that tells whether there is something to undo.
  public var canUndo: Bool { !stacks.undo.isEmpty || stacks.open.contains { !$0.isEmpty } }

  /// A Boolean value that tells whether there is something to redo.
  public var canRedo: Bool { !stacks.redo.isEmpty }

  /// The number of groups that can be undone.
  public var undoCount: Int { stacks.undo.count }

  /// The number of groups that can be redone.
  public var redoCount: Int { stacks.redo.count }

  /// A Boolean value that tells whether an undo is going on.
  public var isUndoing: Bool { stacks.phase == .undoing }

  /// A Boolean value that tells whether a redo is going on.
  public var isRedoing: Bool { stacks.phase == .redoing }

  /// Closes the event's group and takes back the last group.
  public func undo() {
    closeEventGroup()
    undoNestedGroup()
  }

  /// Takes back the last group.
  public func undoNestedGroup() {
    precondition(
      stacks.open.isEmpty,
      "UndoManager: undo is called while a group is open. Close it with endUndoGrouping().")
    guard let group = stacks.undo.popLast() else { return }
    replay(group, as: .undoing, will: .NSUndoManagerWillUndoChange, did: .NSUndoManagerDidUndoChange)
  }

  /// Does again what was taken back last.
  public func redo() {
    precondition(
      stacks.open.isEmpty || stacks.hasEventGroup,
      "UndoManager: redo is called while a group is open. Close it with endUndoGrouping().")
    closeEventGroup()
    guard let group = stacks.redo.popLast() else { return }
    replay(group, as: .redoing, will: .NSUndoManagerWillRedoChange, did: .NSUndoManagerDidRedoChange)
  }

  private func replay(
    _ group: UndoGroup, as phase: UndoStacks.Phase, will: Notification.Name, did: Notification.Name
  ) {
    post(.NSUndoManagerCheckpoint)
    post(will)
    stacks.phase = phase
    let reverse = UndoGroup()
    reverse.name = group.name
    openGroup(reverse)
    group.run()
    // A group that an action left open would keep all that follows.
    while stacks.open.count > 1 { closeGroup() }
    closeGroup()
    stacks.phase = .idle
    post(did)
  }

  /// Forgets all actions, and allows to register.
  public func removeAllActions() {
    stacks.clear()
  }

  /// Forgets the actions on an object.
  public func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in stacks.undo + stacks.redo + stacks.open { group.removeActions(on: object) }
    stacks.undo.removeAll(where: \.isEmpty)
    stacks.redo.removeAll(where: \.isEmpty)
  }

  // MARK: Names

  /// Names what is being done, as menus show it after "Undo".
  public func setActionName(_ actionName: String) {
    if let group = stacks.open.first {
      group.name = actionName
    } else if isUndoing {
      stacks.redo.last?.name = actionName
    } else {
      stacks.undo.last?.name = actionName
    }
  }

  /// The name of what would be undone; empty if it has none.
  public var undoActionName: String {
    if !isUndoing, !isRedoing, let group = stacks.open.first, !group.isEmpty { return group.name }
    return stacks.undo.last?.name ?? ""
  }

  /// The name of what would be redone; empty if it has none.
  public var redoActionName: String { stacks.redo.last?.name ?? "" }

  /// The whole title of a menu's undo command.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The whole title of a menu's redo command.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of an undo command for a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of a redo command for a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
