import Foundation

/// Runs a task while a view is there.
nonisolated public struct _TaskModifier<ID: Equatable>: ElementModifier {
  let id: ID
  let name: String?
  let executor: (any TaskExecutor)?
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void

  package static var standsForEmptiness: Bool { true }

  package var modifierName: String { "task" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    TaskElement(modifier, parent: parent)
  }
}

final class TaskElement<ID: Equatable>: ModifierElement<_TaskModifier<ID>>, RowFollowing {
  private var task: Task<Void, Never>?
  /// Whether the row around has left the view of a lazy container.
  private var isAway = false

  override func didMount() {
    // An action, so that the tasks of views that appear together start from the inside to the outside, and
    // run after all their onAppear (facts n227, n234).
    host.enqueueAction(of: self) { [weak self] in self?.start() }
  }

  /// The newest closure is used from the next start on; one that runs goes on with its own.
  override func modifierChanged(from old: _TaskModifier<ID>) {
    guard old.id != modifier.id else { return }
    task?.cancel()
    host.enqueueAction(of: self) { [weak self] in self?.start() }
  }

  /// A row out of view has disappeared, and its task is cancelled; coming back starts another one.
  func rowAroundChanged(_ isShown: Bool) {
    guard isAway == isShown else { return }
    isAway = !isShown
    if isShown {
      host.enqueueAction(of: self) { [weak self] in self?.start() }
    } else {
      task?.cancel()
      task = nil
    }
  }

  private func start() {
    guard isMounted, !isAway else { return }
    task?.cancel()
    // Given as it is, not called by another closure, so that tasks of one actor start there, and in order.
    let action = modifier.action
    #if compiler(>=6.2)
      task =
        modifier.executor.map {
          Task(
            name: modifier.name, executorPreference: $0, priority: modifier.priority, operation: action)
        } ?? Task(name: modifier.name, priority: modifier.priority, operation: action)
    #else
      task =
        modifier.executor.map {
          Task(executorPreference: $0, priority: modifier.priority, operation: action)
        } ?? Task(priority: modifier.priority, operation: action)
    #endif
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    task?.cancel()
    task = nil
  }
}

extension View {
  /// The view, with a task that starts when the view appears and is cancelled when it disappears.
  ///
  /// - Parameters:
  ///   - name: what debuggers call the task.
  ///   - priority: the task's priority.
  ///   - action: the task.
  /// - Source: Apple, "task(name:priority:file:line:_:)"; facts n227, n234.
  nonisolated public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    task(id: true, name: name, priority: priority, file: file, line: line, action)
  }

  /// The view, with a task that starts when the view appears and whenever a value changes.
  ///
  /// The task before is cancelled then, and when the view disappears.
  ///
  /// - Parameters:
  ///   - id: the value.
  ///   - name: what debuggers call the task.
  ///   - priority: the task's priority.
  ///   - action: the task.
  /// - Source: Apple, "task(id:name:priority:file:line:_:)"; fact n233.
  nonisolated public func task<ID: Equatable>(
    id: ID, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    // Sent to one task at a time, which is all that `sending` asks for.
    let sendable = unsafeBitCast(action, to: (@Sendable @isolated(any) () async -> Void).self)
    return modifier(
      _TaskModifier(id: id, name: name, executor: nil, priority: priority, action: sendable))
  }

  /// The view, with a task that starts when the view appears, on an executor if it has no actor.
  ///
  /// - Parameters:
  ///   - name: what debuggers call the task.
  ///   - taskExecutor: runs what belongs to no actor.
  ///   - priority: the task's priority.
  ///   - action: the task.
  /// - Source: Apple, "task(name:executorPreference:priority:file:line:action:)".
  nonisolated public func task(
    name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    task(
      id: true, name: name, executorPreference: taskExecutor, priority: priority, file: file, line: line,
      action)
  }

  /// The view, with a task that starts when the view appears and whenever a value changes, on an executor if it has
  /// no actor.
  ///
  /// - Parameters:
  ///   - id: the value.
  ///   - name: what debuggers call the task.
  ///   - taskExecutor: runs what belongs to no actor.
  ///   - priority: the task's priority.
  ///   - action: the task.
  /// - Source: Apple, "task(id:name:executorPreference:priority:file:line:_:)".
  nonisolated public func task<ID: Equatable>(
    id: ID, name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    // Sent to one task at a time, which is all that `sending` asks for.
    let sendable = unsafeBitCast(action, to: (@Sendable @isolated(any) () async -> Void).self)
    return modifier(
      _TaskModifier(id: id, name: name, executor: taskExecutor, priority: priority, action: sendable))
  }
}
