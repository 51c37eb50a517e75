import Foundation

/// The longest that a test waits for something that should come at once; a busy machine may be slow.
let patience = 20.0

/// Asks again until there is an answer.
///
/// - Throws: `Failure` if none comes in time, with what was waited for and what `state` says.
func wait<Answer>(
  for what: String, within seconds: Double = patience, state: () -> String = { "" },
  _ question: () async throws -> Answer?
) async throws -> Answer {
  let clock = ContinuousClock()
  let end = clock.now + .seconds(seconds)
  while true {
    if let answer = try await question() { return answer }
    guard clock.now < end else {
      throw Failure("waited \(seconds) s in vain for \(what). \(state())")
    }
    try await Task.sleep(for: .milliseconds(10))
  }
}

/// Asks again until something is so.
func wait(
  until what: String, within seconds: Double = patience, state: () -> String = { "" },
  _ condition: () async throws -> Bool
) async throws {
  try await wait(for: what, within: seconds, state: state) { try await condition() ? () : nil }
}
