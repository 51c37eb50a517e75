import Foundation
import Synchronization

/// Something that reads values and wants to know when they change: a view's node, or a binding's box.
///
/// Reader and source know each other by place: each entry names where the other side keeps its own, so that
/// taking one out costs the same however many there are, and nothing is hashed.
public class _DependencyReader {
  /// What was read in the last evaluation, in the order of the reads.
  final var readEntries: [ReadEntry] = []
  /// How many of the entries the evaluation that runs has met again; all of them while none runs.
  private final var metCount = 0

  /// Listens to observable properties, if it was ever asked to.
  final var observationTrigger: ObservationTrigger?

  init() {}

  deinit {
    // What was read must not go on telling an object that is gone.
    dropSources()
    observationTrigger?.detach()
  }

  /// Runs an evaluation and listens to the observable properties it reads.
  final func observing<Result>(on queue: UpdateQueue, _ work: () -> Result) -> Result {
    (observationTrigger ?? ObservationTrigger(reader: self, queue: queue)).observing(work)
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
  package final func dropSources() { dropEntries(from: 0) }

  private final func dropEntries(from start: Int) {
    while readEntries.count > start {
      let entry = readEntries.removeLast()
      entry.source.removeReader(at: entry.place)
    }
    metCount = readEntries.count
  }

  /// Notes a read.
  ///
  /// An evaluation mostly reads what the one before has read, in the same order: then nothing is to be done.
  fileprivate final func noteRead(of source: DependencySource) {
    if metCount < readEntries.count, readEntries[metCount].source === source {
      metCount += 1
      return
    }
    if hasMet(source) { return }
    dropEntries(from: metCount)
    readEntries.append(ReadEntry(source: source, place: source.addReader(self, entry: readEntries.count)))
    metCount += 1
  }

  /// Whether the evaluation that runs has read the source before; looks where there is less to look through.
  private final func hasMet(_ source: DependencySource) -> Bool {
    if source.readerCount < metCount { return source.isRead(by: self, before: metCount) }
    // What was read a moment ago is the likeliest to be read again.
    for index in stride(from: metCount - 1, through: 0, by: -1) where readEntries[index].source === source {
      return true
    }
    return false
  }

  /// Runs `work` with every tracked read recorded for this reader, in addition to what it has read before.
  package final func tracking<Result>(_ work: () throws -> Result) rethrows -> Result {
    let before = Evaluation.swap(self)
    defer { Evaluation.restore(before) }
    return try work()
  }

  /// Runs `work` with every tracked read recorded for this reader, in place of what it has read before.
  package final func trackingAnew<Result>(_ work: () throws -> Result) rethrows -> Result {
    metCount = 0
    defer { dropEntries(from: metCount) }
    return try tracking(work)
  }
}

/// What a reader knows of a source that it has read.
struct ReadEntry {
  let source: DependencySource
  /// Where the source keeps the reader.
  var place: Int
}

/// A value that views can depend on.
open class DependencySource {
  private struct Reader {
    unowned(unsafe) let reader: _DependencyReader
    /// Where the reader keeps this source.
    let entry: Int
  }

  private final var readers: [Reader] = []

  init() {}

  final var hasReaders: Bool { !readers.isEmpty }
  fileprivate final var readerCount: Int { readers.count }

  fileprivate final func isRead(by reader: _DependencyReader, before end: Int) -> Bool {
    readers.contains { $0.reader === reader && $0.entry < end }
  }

  fileprivate final func addReader(_ reader: _DependencyReader, entry: Int) -> Int {
    readers.append(Reader(reader: reader, entry: entry))
    return readers.count - 1
  }

  /// Takes a reader out; the last one moves to its place.
  fileprivate final func removeReader(at place: Int) {
    let last = readers.removeLast()
    guard place < readers.count else { return }
    readers[place] = last
    last.reader.readEntries[last.entry].place = place
  }

  /// Notes that the view being evaluated reads this.
  package final func recordRead(by reader: _DependencyReader) { reader.noteRead(of: self) }

  /// Tells every reader that the value changed.
  package final func notifyChanged() {
    for entry in readers { entry.reader.dependencyChanged(by: self) }
  }

  package final func notifyMayHaveChanged() {
    for entry in readers { entry.reader.dependencyMayHaveChanged() }
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
