import Foundation

extension Binding {
  /// One value that may be missing, as a set of at most one.
  package init<Wrapped: Hashable>(selection base: Binding<Wrapped?>) where Value == Set<Wrapped> {
    let location = base.location
    self.init(
      location: ConvertedLocation(
        root: location, get: { $0.map { [$0] } ?? [] },
        set: { value, transaction in location.set(value.first, transaction: transaction) }),
      transaction: base.transaction)
  }

  /// One value as a set of one; writing none does nothing.
  package init<Wrapped: Hashable>(requiredSelection base: Binding<Wrapped>) where Value == Set<Wrapped> {
    let location = base.location
    self.init(
      location: ConvertedLocation(
        root: location, get: { [$0] },
        set: { value, transaction in
          if let first = value.first { location.set(first, transaction: transaction) }
        }), transaction: base.transaction)
  }
}
