import SwiftUI

/// The pages by section, with a field to look for them.
struct Sidebar: View {
  @Binding var page: GalleryPage
  @State private var search = ""

  var body: some View {
    let found: [GalleryPage] = GalleryPage.found(by: search)
    VStack(spacing: 0) {
      TextField("Search", text: $search, prompt: Text("Search"))
        .textFieldStyle(SearchFieldStyle())
        .padding(12)
        .onKeyPress(.escape) {
          guard !search.isEmpty else { return .ignored }
          search = ""
          return .handled
        }
        .onKeyPress(.downArrow) { move(by: 1, in: found) }
        .onKeyPress(.upArrow) { move(by: -1, in: found) }
        .onSubmit {
          if let first = found.first, !found.contains(where: { $0.id == page.id }) { page = first }
        }
      if found.isEmpty {
        Text("No page for \u{201C}\(search)\u{201D}")
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
          .padding(20)
        Spacer()
      } else {
        PageList(pages: found, page: $page)
      }
    }
    .frame(width: 216)
    .background(.quinary)
  }

  private func move(by step: Int, in pages: [GalleryPage]) -> KeyPress.Result {
    guard !pages.isEmpty else { return .ignored }
    let place: Int = pages.firstIndex { $0.id == page.id }.map { $0 + step } ?? 0
    page = pages[min(max(place, 0), pages.count - 1)]
    return .handled
  }
}

private struct PageList: View {
  let pages: [GalleryPage]
  @Binding var page: GalleryPage

  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        VStack(alignment: .leading, spacing: 1) {
          ForEach(GallerySection.allCases, id: \.self) { section in
            let own: [GalleryPage] = pages.filter { $0.section == section }
            if !own.isEmpty {
              Text(section.rawValue)
                .font(.subheadline.weight(.semibold))
                .foregroundStyle(.secondary)
                .padding(.init(top: 10, leading: 10, bottom: 4, trailing: 10))
                .accessibilityAddTraits(.isHeader)
              ForEach(own) { item in
                SidebarRow(title: item.title, isSelected: item.id == page.id) { page = item }.id(item.id)
              }
            }
          }
        }
        .padding([.horizontal, .bottom], 10)
      }
      .onChange(of: page.id, initial: true) { reader.scrollTo(page.id) }
    }
  }
}

private struct SidebarRow: View {
  let title: String
  let isSelected: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Text(title)
        .lineLimit(1)
        .foregroundStyle(isSelected ? Color.white : Color.primary)
        .padding(.horizontal, 10)
        .padding(.vertical, 5)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(
          isSelected ? Color.accentColor : Color.clear,
          in: RoundedRectangle(cornerRadius: 6, style: .continuous)
        )
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
