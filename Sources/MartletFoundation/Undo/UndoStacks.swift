import Foundation

/// One thing to take back, and the object it is done to.
final class UndoAction {
  private(set) weak var target: AnyObject?
  private let action: @MainActor (AnyObject) -> Void

  init(target: AnyObject, action: @escaping @MainActor (AnyObject) -> Void) {
    self.target = target
    self.action = action
  }

  @MainActor func run() {
    if let target { action(target) }
  }
}

/// Things that are taken back together.
final class UndoGroup {
  enum Entry {
    case action(UndoAction)
    case group(UndoGroup)
  }

  var entries: [Entry] = []
  var name = ""

  var isEmpty: Bool { entries.isEmpty }

  /// The last thing done is taken back first.
  @MainActor func run() {
    for entry in entries.reversed() {
      switch entry {
      case .action(let action): action.run()
      case .group(let group): group.run()
      }
    }
  }

  func removeActions(on target: AnyObject) {
    entries.removeAll { entry in
      switch entry {
      case .action(let action):
        return action.target === target
      case .group(let group):
        group.removeActions(on: target)
        return group.isEmpty
      }
    }
  }
}

/// What a manager remembers.
///
/// A class of its own because a manager is made anywhere, and used on the main actor only.
final class UndoStacks: @unchecked Sendable {
  enum Phase {
    case idle
    case undoing
    case redoing
  }

  var undo: [UndoGroup] = []
  var redo: [UndoGroup] = []
  /// The groups that are open, the innermost last.
  var open: [UndoGroup] = []
  var phase = Phase.idle
  var groupsByEvent = true
  /// Whether the outermost open group is that of an event.
  var hasEventGroup = false
  var eventNumber = 0
  var levels = 0
  var disabled = 0

  func trim() {
    guard levels > 0 else { return }
    if undo.count > levels { undo.removeFirst(undo.count - levels) }
    if redo.count > levels { redo.removeFirst(redo.count - levels) }
  }

  func clear() {
    undo.removeAll()
    redo.removeAll()
    open.removeAll()
    hasEventGroup = false
    disabled = 0
  }
}

extension Notification.Name {
  /// A group is about to be opened or closed, or an undo or redo about to begin.
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  /// A group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// A group is about to be closed.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// A group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// An undo is about to begin.
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  /// An undo has ended.
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// A redo is about to begin.
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  /// A redo has ended.
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
