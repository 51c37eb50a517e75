import SwiftUI

struct Sidebar: View {
  @Binding var page: Page
  @State private var position = ScrollPosition(id: Page.fromProcess)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(Page.allCases) { item in
          SidebarRow(title: item.title, isSelected: Binding(get: { page == item }, set: { _ in }))
            .onTapGesture { page = item }
        }
      }
      .padding(10)
    }
    .scrollPosition($position)
    .frame(width: 180)
    .background(.quinary)
  }
}

struct SidebarRow: View {
  let title: String
  @Binding var isSelected: Bool

  var body: some View {
    Text(title)
      .lineLimit(1)
      .foregroundStyle(isSelected ? Color.white : Color.primary)
      .padding(.horizontal, 10)
      .padding(.vertical, 6)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(isSelected ? Color.accentColor : Color.clear, in: RoundedRectangle(cornerRadius: 6))
      .contentShape(Rectangle())
  }
}

/// A heading over a part of a page.
struct Panel<Content: View>: View {
  let title: String
  let fillsHeight: Bool
  let content: Content

  init(_ title: String, fillsHeight: Bool = false, @ViewBuilder content: () -> Content) {
    self.title = title
    self.fillsHeight = fillsHeight
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(title).font(.headline)
      content
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: fillsHeight ? .infinity : nil, alignment: .topLeading)
    .overlay(RoundedRectangle(cornerRadius: 10).strokeBorder(.quaternary, lineWidth: 1))
  }
}
