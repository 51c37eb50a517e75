import SwiftUI

struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Martlet Gallery") {
      if PagePicture.isWanted { PagePicture(page: .fromProcess ?? .all[0]) } else { GalleryView() }
    }
    .defaultSize(width: 1080, height: 720)
    Window("Ticker", id: "ticker") {
      Ticker().padding(28)
    }
  }
}

/// The window: a list of pages, and the page that is chosen.
struct GalleryView: View {
  @SceneStorage("page") private var storedPage = GalleryPage.all[0].id
  @State private var look = GalleryLook()

  /// The page that the environment asks for, or the one shown last.
  private var page: Binding<GalleryPage> {
    Binding(
      get: { GalleryPage.named(storedPage) ?? .all[0] },
      set: { storedPage = $0.id })
  }

  var body: some View {
    HStack(spacing: 0) {
      Sidebar(page: page)
      VStack(spacing: 0) {
        LookBar(look: $look)
        Divider()
        ScrollView {
          PageBody(page: page.wrappedValue)
            .padding(28)
            .frame(maxWidth: 960, alignment: .topLeading)
            .frame(maxWidth: .infinity)
        }
        // A new page begins at its top, with states of its own.
        .id(page.wrappedValue.id)
        .modifier(GalleryLookModifier(look: look))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .preferredColorScheme(look.appearance.colorScheme)
    .onAppear { if let asked = GalleryPage.fromProcess { storedPage = asked.id } }
  }
}

/// A page under its title.
struct PageBody: View {
  let page: GalleryPage

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(page.title).font(.largeTitle).bold().accessibilityAddTraits(.isHeader)
      Text(page.summary).foregroundStyle(.secondary)
      page.content.padding(.top, 20)
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
  }
}

/// A page alone, as large as it wants to be: what pictures show.
struct PagePicture: View {
  let page: GalleryPage

  /// In points.
  private static let width: CGFloat = 900

  /// Whether the app is drawn into a file, and not asked for its whole window.
  static var isWanted: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["MARTLET_SNAPSHOT"] != nil && environment["MARTLET_GALLERY_WINDOW"] == nil
  }

  /// Whether only the states of a control are wanted, as for its documentation.
  static var showsStatesOnly: Bool { ProcessInfo.processInfo.environment["MARTLET_GALLERY_PART"] == "states" }

  @MainActor static func size(of page: GalleryPage) -> CGSize {
    var size = CGSize(width: width, height: 600)
    ImageRenderer(content: PagePicture(page: page)).render { wanted, _ in size = wanted }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  var body: some View {
    if Self.showsStatesOnly {
      page.content.padding(16).frame(width: Self.width, alignment: .topLeading)
    } else {
      PageBody(page: page).padding(28).frame(width: Self.width, alignment: .topLeading)
    }
  }
}
