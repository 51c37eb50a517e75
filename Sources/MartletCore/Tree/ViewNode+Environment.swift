import Foundation

extension _ViewNode {
  /// Reads environment values and records that this node depends on them.
  package final func readEnvironment<Result>(_ read: (EnvironmentValues) -> Result) -> Result {
    tracking { read(EnvironmentValues(scope: environment)) }
  }
}
