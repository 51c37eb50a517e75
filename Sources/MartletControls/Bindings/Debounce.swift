import Observation
import SwiftUI

/// Holds writes back until there has been none for a while.
///
/// A view keeps one in a state for each binding that it debounces:
///
///     @State private var debounce = Debounce<String>()
///
///     TextField("Search", text: $query.debounced(for: .milliseconds(300), by: debounce))
///
/// What is written shows at once, and reaches the binding later, once and with its newest value.
@Observable @MainActor
public final class Debounce<Value: Sendable> {
  /// What was written and has not reached the binding yet.
  public private(set) var pending: Value?
  @ObservationIgnored private var write: (@MainActor (Value) -> Void)?
  @ObservationIgnored private var waiting: Task<Void, Never>?
  @ObservationIgnored private let clock: any Clock<Duration>

  /// Creates one that holds nothing back yet.
  ///
  /// - Parameter clock: measures the rest between two writes; tests bring a clock of their own.
  public init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  /// Writes what is held back now, for example when the view disappears.
  public func flush() {
    waiting?.cancel()
    waiting = nil
    guard let value = pending, let write else { return }
    // The binding has the value before the pending one goes, so that no view sees an older one in between.
    write(value)
    pending = nil
    self.write = nil
  }

  fileprivate func hold(_ value: Value, for rest: Duration, write: @escaping @MainActor (Value) -> Void) {
    pending = value
    self.write = write
    waiting?.cancel()
    guard rest > .zero else { return flush() }
    let clock = clock
    waiting = Task { [weak self] in
      do { try await clock.sleep(for: rest) } catch { return }
      self?.flush()
    }
  }
}

@MainActor extension Binding where Value: Sendable {
  /// The binding, to which a value gets only after a rest without another write.
  ///
  /// What is read is the newest value written, also while it is held back. `set` of the binding runs once for all writes
  /// between two rests, with the newest value and under the transaction of its write. No write is lost: the last one
  /// always arrives, at the latest with `Debounce.flush()`.
  ///
  /// - Parameters:
  ///   - rest: how long there must have been no write; zero or less writes at once.
  ///   - debounce: holds the value meanwhile; keep it in a `@State`.
  public func debounced(for rest: Duration, by debounce: Debounce<Value>) -> Binding<Value> {
    Binding(
      get: { debounce.pending ?? wrappedValue },
      set: { value, transaction in
        debounce.hold(value, for: rest) { write($0, transaction) }
      })
  }
}
