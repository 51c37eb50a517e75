import SwiftUI

struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Martlet Gallery") {
      GalleryView()
    }
    .defaultSize(width: 760, height: 520)
  }
}

/// A page of the gallery; the raw value is its name in `MARTLET_GALLERY_PAGE`.
enum Page: String, CaseIterable, Identifiable {
  case radioButtons = "radio-buttons"
  case buttons
  case toggles
  case pickers
  case dialogs
  case textFields = "text-fields"
  case lists
  case symbols
  case shapes
  case colors
  case canvas
  case effects
  case text
  case markdown
  case layout
  case gestures
  case animation

  var id: String { rawValue }

  var title: String {
    switch self {
    case .radioButtons: return "Radio Buttons"
    case .buttons: return "Buttons"
    case .toggles: return "Toggles"
    case .pickers: return "Pickers"
    case .dialogs: return "Alerts and sheets"
    case .textFields: return "Text Fields"
    case .lists: return "Lists"
    case .symbols: return "Symbols & Labels"
    case .shapes: return "Shapes"
    case .colors: return "Colors & Gradients"
    case .canvas: return "Canvas"
    case .effects: return "Effects"
    case .text: return "Text"
    case .markdown: return "Markdown & Links"
    case .layout: return "Layout"
    case .gestures: return "Gestures"
    case .animation: return "Animation"
    }
  }

  var summary: String {
    switch self {
    case .radioButtons: return "Drawn with shapes, driven by a binding, with a popover on press and hold."
    case .buttons: return "The built-in styles, and two of the app's own."
    case .lists: return "Rows that are made as they come into view."
    case .toggles: return "Switches, check boxes and buttons on one model."
    case .pickers: return "One of several values: menus, segments and radio buttons."
    case .dialogs: return "Questions over the window, sheets, and keyboard shortcuts."
    case .textFields: return "Typed, composed, selected and undone in any script."
    case .symbols: return "Named as on Apple's systems, drawn from Bootstrap Icons."
    case .shapes: return "Filled, stroked, transformed and combined."
    case .colors: return "Gradients, materials and styles, in light and dark."
    case .canvas: return "Immediate drawing: paths, texts, symbols and filters."
    case .effects: return "Blurred, shaded, masked, blended and turned in space."
    case .text: return "Text styles, weights and scripts."
    case .markdown: return "Written into the literal, or carried by an attributed string."
    case .layout: return "Stacks, spacers, frames and alignment."
    case .gestures: return "Tap, double tap, press and drag."
    case .animation: return "Curves and springs, interrupted at will."
    }
  }

  static var fromProcess: Page {
    let name = ProcessInfo.processInfo.environment["MARTLET_GALLERY_PAGE"] ?? ""
    return Page(rawValue: name) ?? .radioButtons
  }
}

struct GalleryView: View {
  @State private var page = Page.fromProcess

  var body: some View {
    HStack(spacing: 0) {
      Sidebar(page: $page)
      VStack(alignment: .leading, spacing: 4) {
        Text(page.title).font(.largeTitle).bold()
        Text(page.summary).foregroundStyle(.secondary)
        PageContent(page: page).padding(.top, 20)
        Spacer(minLength: 0)
      }
      .padding(28)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}

struct PageContent: View {
  let page: Page

  var body: some View {
    switch page {
    case .radioButtons: RadioButtonsPage()
    case .buttons: ButtonsPage()
    case .toggles: TogglesPage()
    case .pickers: PickersPage()
    case .dialogs: DialogsPage()
    case .textFields: TextFieldsPage()
    case .lists: ListsPage()
    case .symbols: SymbolsPage()
    case .shapes: ShapesPage()
    case .colors: ColorsPage()
    case .canvas: CanvasPage()
    case .effects: EffectsPage()
    case .text: TextPage()
    case .markdown: MarkdownPage()
    case .layout: LayoutPage()
    case .gestures: GesturesPage()
    case .animation: AnimationPage()
    }
  }
}
