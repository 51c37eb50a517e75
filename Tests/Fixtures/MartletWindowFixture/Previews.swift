import SwiftUI

#Preview("Counting", traits: .fixedLayout(width: 420, height: 180)) {
  @Previewable @State var count = 0
  Text("Count \(count)")
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
    .onTapGesture {
      count += 1
      report("count \(count)")
    }
    .reporting()
}

/// Takes a while to make what it shares.
struct SlowData: PreviewModifier {
  static func makeSharedContext() async throws -> String {
    try await Task.sleep(nanoseconds: 50_000_000)
    return "slow data"
  }

  func body(content: Content, context: String) -> some View {
    VStack {
      content
      Text(context)
    }
  }
}

#Preview("Slow", traits: .modifier(SlowData()), .sizeThatFitsLayout) { Text("Content") }

/// Never has what it shares.
struct MissingData: PreviewModifier {
  struct NotFound: Error {}

  static func makeSharedContext() async throws -> String { throw NotFound() }

  func body(content: Content, context: String) -> some View { content }
}

#Preview("Missing data", traits: .modifier(MissingData())) { Text("Content") }

struct Still_Previews: PreviewProvider {
  static var previews: some View {
    StillView().previewDisplayName("Phone").previewDevice("iPhone 15")
    StillView().previewLayout(.fixed(width: 300, height: 200))
  }
}
