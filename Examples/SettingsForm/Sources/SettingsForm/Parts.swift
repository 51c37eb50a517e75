import SwiftUI

/// A part of the form under a heading.
struct Card<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline).accessibilityAddTraits(.isHeader)
      VStack(alignment: .leading, spacing: 14) { content }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.quinary, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
    }
  }
}

/// A title at the leading edge, and controls at the trailing one.
struct Row<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text(title)
      Spacer()
      content
    }
  }
}

extension Binding where Value: SetAlgebra & Sendable, Value.Element: Sendable {
  /// Whether a member is in the set.
  @MainActor func contains(_ member: Value.Element) -> Binding<Bool> {
    Binding<Bool>(
      get: { wrappedValue.contains(member) },
      set: { isIn in
        if isIn { wrappedValue.insert(member) } else { wrappedValue.remove(member) }
      })
  }
}
