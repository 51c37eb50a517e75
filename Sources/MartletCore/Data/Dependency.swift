import Foundation
import Synchronization

/// Something that reads values and wants to know when they change: a view's node, or a binding's box.
public class _DependencyReader {
  /// What was read in the last evaluation, for taking the reader out again.
  package final var sources: [DependencySource] = []

  init() {}

  deinit {
    // What was read must not go on telling an object that is gone.
    dropSources()
  }

  /// A value that was read has a new value.
  package func dependencyChanged() {}

  /// What was read from a source has a new value.
  package func dependencyChanged(by source: DependencySource) { dependencyChanged() }

  /// A property of an `@Observable` object that was read changes.
  package func observedPropertyChanged() { dependencyChanged() }

  /// A value that was read may have a new value; `DependencySource.revalidate()` tells.
  package func dependencyMayHaveChanged() {}

  /// Records that an environment value was read.
  package func recordEnvironmentRead(_ bit: EnvironmentMask) {}

  /// The name of the view this belongs to, for messages.
  package var ownerDescription: String { "a view" }

  /// Forgets what was read, so that the next evaluation starts afresh.
  package final func dropSources() {
    guard !sources.isEmpty else { return }
    for source in sources { source.readers[ObjectIdentifier(self)] = nil }
    sources.removeAll(keepingCapacity: true)
  }

  /// Runs `work` with every tracked read recorded for this reader.
  package final func tracking<Result>(_ work: () throws -> Result) rethrows -> Result {
    let before = Evaluation.swap(self)
    defer { Evaluation.restore(before) }
    return try work()
  }
}

/// A value that views can depend on.
open class DependencySource {
  struct Weak {
    unowned(unsafe) let reader: _DependencyReader
  }

  final var readers: [ObjectIdentifier: Weak] = [:]

  init() {}

  /// Notes that the view being evaluated reads this.
  package final func recordRead(by reader: _DependencyReader) {
    if readers.updateValue(Weak(reader: reader), forKey: ObjectIdentifier(reader)) == nil {
      reader.sources.append(self)
    }
  }

  /// Tells every reader that the value changed.
  package final func notifyChanged() {
    guard !readers.isEmpty else { return }
    for entry in Array(readers.values) { entry.reader.dependencyChanged(by: self) }
  }

  package final func notifyMayHaveChanged() {
    guard !readers.isEmpty else { return }
    for entry in Array(readers.values) { entry.reader.dependencyMayHaveChanged() }
  }

  /// Finds out whether a value that may have changed did, and tells the readers if so.
  package func revalidate() {}
}

/// Which reader is being evaluated on a thread.
///
/// A body runs synchronously, so the reader is set for the length of one call. It belongs to the thread:
/// any other may read a `State` at the same time and must not be taken for the body.
package enum Evaluation {
  /// The reader whose evaluation runs on the calling thread.
  package static var current: _DependencyReader? { ThreadContext.existing?.reader }

  static func swap(_ next: _DependencyReader?) -> _DependencyReader? {
    let context = ThreadContext.current
    let before = context.reader
    context.reader = next
    return before
  }

  static func restore(_ before: _DependencyReader?) {
    ThreadContext.current.reader = before
  }

  /// Runs code of the user's that is not part of an evaluation, such as an action.
  package static func untracked<Result>(_ work: () throws -> Result) rethrows -> Result {
    let before = swap(nil)
    defer { restore(before) }
    return try work()
  }
}
