import Testing

/// All tests that start programs; one after the other, since each waits for real time to pass.
@Suite(.serialized)
enum RealWindows {}
