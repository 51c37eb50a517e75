import SwiftUI

#Preview { Text("Nameless") }

#Preview("Fixed", traits: .fixedLayout(width: 120, height: 80)) { Color.red }

#Preview("Fits", traits: .sizeThatFitsLayout) { Color.green.frame(width: 50, height: 20.5) }

#Preview("Fills", traits: .sizeThatFitsLayout) { Color.green }

#Preview("Landscape", traits: .landscapeLeft) { Color.blue }

#Preview("Counter") {
  @Previewable @State var count = 0
  @Previewable @Environment(\.colorScheme) var colorScheme
  let title = "Count \(count)"
  Button(title) { count += 1 }
  if colorScheme == .dark { Text("dark") } else { Text("light") }
}

#Preview("Returned", traits: .fixedLayout(width: 200, height: 100), .portrait) {
  @Previewable @State var isOn = false
  return Toggle("Lamp", isOn: $isOn)
}

#Preview("Label", body: { Text("labelled") })

#Preview("Several") {
  Text("first")
  Text("second")
}

@available(macOS 14, *)
#Preview("Twin") { Text("one") }

#Preview("Twin") { Text("two") }

/// Previews may also stand in types.
enum Samples {
  static let title = "sample"

  #Preview("In a type") {
    @Previewable @State var items: [String: [Int]] = [
      "a": [1, 2],
      "b": [3],
    ]
    @Previewable @State var text = """
      Some "text" }
      \(Samples.title)
      """
    // A comment with a brace {
    @Previewable @FocusState var isFocused: Bool

    let count = items.values
      .flatMap { $0 }
      .count
    Text("\(count) in \(items.count)")
      .focused($isFocused)
    Text(text)
  }
}

/// What previews share.
struct SampleData: PreviewModifier {
  @MainActor static var made = 0

  @MainActor
  final class Store {
    let title = "shared"
  }

  static func makeSharedContext() async throws -> Store {
    await Task.yield()
    made += 1
    return Store()
  }

  func body(content: Content, context: Store) -> some View {
    VStack {
      content
      Text(context.title)
    }
    .environment(\.entryTitle, context.title)
  }
}

/// A modifier that shares nothing.
struct Framed: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding(10) }
}

struct Broken: PreviewModifier {
  struct NoData: Error {}
  static func makeSharedContext() async throws { throw NoData() }
  func body(content: Content, context: Void) -> some View { content }
}

#Preview("Shared 1", traits: .modifier(SampleData()), .modifier(Framed()), .sizeThatFitsLayout) {
  Color.red.frame(width: 30, height: 30)
}

#Preview("Shared 2", traits: .modifier(SampleData())) { Text("second") }

#Preview("Broken", traits: .modifier(Broken())) { Text("never") }

struct Single_Previews: PreviewProvider {
  static var previews: some View { Text("single") }
}

struct Lamp_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("is on").previewDisplayName("On")
      Text("is off").previewLayout(.fixed(width: 90, height: 60))
      ForEach(["A", "B"], id: \.self) { name in
        Text("is \(name)").previewDisplayName(name).previewLayout(.fixed(width: 40, height: 40))
      }
    }
    .previewLayout(.fixed(width: 70, height: 50))
  }
}

struct Device_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(["iPhone SE (2nd generation)", "iPad Pro (12.9-inch) (4th generation)", "Mac"], id: \.self) {
      name in
      Text(name).previewDevice(PreviewDevice(rawValue: name)).previewDisplayName(name)
    }
    Text("turned").previewDevice("iPhone 12").previewInterfaceOrientation(.landscapeRight)
      .previewDisplayName("turned")
  }
}

struct Phone_Previews: PreviewProvider {
  static var previews: some View { Text("phone") }
  static var platform: PreviewPlatform? { .iOS }
}

struct Unknown_Previews: PreviewProvider {
  static var previews: some View { Text("unknown").previewDevice("Toaster 3") }
}

/// Many types, so none of them is a preview.
struct Generic_Previews<Value>: PreviewProvider {
  static var previews: some View { Text("\(Value.self)") }
}

/// A module's own views and types may be called as Martlet's are.
struct Preview: View {
  var body: some View { Text("own") }
}
