import SwiftUI
import Testing
import ViewTesting

private struct SelfReading: View {
  @State private var value = 0
  private func loop() -> Binding<Int> { Binding(get: { loop().wrappedValue }, set: { value = $0 }) }

  var body: some View { Text("\(loop().wrappedValue)") }
}

private struct SelfWriting: View {
  @State private var value = 0
  private func loop() -> Binding<Int> { Binding(get: { value }, set: { loop().wrappedValue = $0 + 1 }) }

  var body: some View { Text("write").onAppear { loop().wrappedValue = 1 } }
}

/// A binding that calls itself has no value: the program ends, and says why instead of running out of stack.
@MainActor @Suite
struct BindingMisuseTests {
  @Test func aGetterThatReadsItsBindingIsNamedWithItsView() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestHost { SelfReading() } }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("getter reads the same binding"))
    #expect(message.contains("Look in SelfReading"))
  }

  @Test func aSetterThatWritesItsBindingIsReported() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestHost { SelfWriting() } }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("setter writes the same binding"))
  }

  private struct Chained: View {
    @State private var value = 1
    var body: some View {
      var binding = $value
      for _ in 0..<60 {
        let inner = binding
        binding = Binding(get: { inner.wrappedValue }, set: { inner.wrappedValue = $0 })
      }
      return Reader(value: binding)
    }

    struct Reader: View {
      @Binding var value: Int
      var body: some View { Text("value \(value)").onTapGesture { value += 1 } }
    }
  }

  @Test func manyBindingsMadeOfEachOtherAreFine() throws {
    let ui = TestHost { Chained() }
    try ui.tap("value 1")
    #expect(ui.shows("value 2"))
  }

  private struct Rewriting: View {
    @State private var value = 0
    @State private var writes = 0
    var body: some View {
      VStack {
        Text("value \(value), writes \(writes)")
        Chained.Reader(
          value: Binding(
            get: { value },
            set: { new in
              value = new
              writes += 1
              // Written again by the setter: the last write counts.
              if value > 1 { value = 0 }
            }))
      }
    }
  }

  @Test func aSetterMayWriteItsStateTwice() throws {
    let ui = TestHost { Rewriting() }
    try ui.tap("value 0")
    #expect(ui.shows("value 1, writes 1"))
    try ui.tap("value 1")
    #expect(ui.shows("value 0, writes 2"))
  }
}
