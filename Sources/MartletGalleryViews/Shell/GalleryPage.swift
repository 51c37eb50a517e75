import SwiftUI

/// The parts of the sidebar.
enum GallerySection: String, CaseIterable {
  case documents = "From the documents"
  case kit = "MartletControls"
  case controls = "Controls"
  case drawing = "Text and drawing"
  case layout = "Layout and data"
}

/// A page of the gallery.
struct GalleryPage: Identifiable {
  /// Its name in `MARTLET_GALLERY_PAGE` and in the names of pictures.
  let id: String
  let section: GallerySection
  let title: String
  let summary: String
  /// What it is found by, beside its title.
  let keywords: String
  private let make: @MainActor () -> AnyView

  init<Content: View>(
    _ id: String, _ section: GallerySection, _ title: String, _ summary: String, _ keywords: String = "",
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.id = id
    self.section = section
    self.title = title
    self.summary = summary
    self.keywords = keywords
    make = { AnyView(content()) }
  }

  @MainActor var content: AnyView { make() }

  static func named(_ id: String) -> GalleryPage? { all.first { $0.id == id } }

  /// The page that `MARTLET_GALLERY_PAGE` names.
  static var fromProcess: GalleryPage? {
    ProcessInfo.processInfo.environment["MARTLET_GALLERY_PAGE"].flatMap(named)
  }

  /// Whether all words of a search are in title, summary or keywords.
  func matches(_ search: String) -> Bool {
    let text: String = "\(title) \(summary) \(keywords) \(id)".folded
    return search.folded.split(separator: " ").allSatisfy { text.contains($0) }
  }

  /// The pages that a search finds, in their order.
  static func found(by search: String) -> [GalleryPage] {
    all.filter { $0.matches(search) }
  }
}

extension String {
  /// Without case and accents.
  fileprivate var folded: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}

extension GalleryPage {
  /// All pages, section by section.
  static let all: [GalleryPage] = documents + kit + controls + drawing + layout

  private static let documents: [GalleryPage] = [
    GalleryPage(
      "doc-radio-buttons", .documents, "Radio buttons",
      "Shapes and a binding, with a popover on press and hold.",
      "RadioButtonsCollection RadioButtonItem RadioButtonShape Checkmark"
    ) { DocumentRadioPage() },
    GalleryPage(
      "doc-button-styles", .documents, "Button styles",
      "A look that answers presses, and gestures of one's own.",
      "ButtonStyle PrimitiveButtonStyle"
    ) { DocumentButtonsPage() },
    GalleryPage(
      "doc-toggle-styles", .documents, "Toggle styles", "A switch, and a row with a checkmark.", "ToggleStyle"
    ) { DocumentTogglesPage() },
    GalleryPage(
      "doc-bindings", .documents, "Bindings of one's own", "Behind an alert, a toggle and a picker.",
      "Binding get set alert Toggle Picker sort"
    ) { DocumentBindingsPage() },
  ]

  private static let kit: [GalleryPage] = [
    GalleryPage(
      "radio-group", .kit, "RadioGroup", "Rows of any kind, of which one is selected.",
      "radio button style ring checkbox card chip selection"
    ) { RadioGroupPage() },
    GalleryPage(
      "radio-buttons-collection", .kit, "RadioButtonsCollection", "Titles, descriptions and an index.",
      "radio button shape checkmark popover description"
    ) { RadioCollectionPage() },
    GalleryPage(
      "rating-chips", .kit, "Rating and SegmentedChips", "Two more looks on the engine of radio buttons.",
      "stars segmented chips"
    ) { ChipsPage() },
    GalleryPage(
      "explanation", .kit, "Explanations", "More words on a view, when they are asked for.",
      "tooltip help hover popover hold"
    ) { ExplanationPage() },
    GalleryPage(
      "kit-button-styles", .kit, "Button styles", "Held, repeated, tapped twice, asked again.",
      "hold confirm repeat double tap press scale"
    ) { KitButtonsPage() },
    GalleryPage(
      "kit-toggle-styles", .kit, "Toggle styles", "Pill, check, row, chip and symbol; and one for all.",
      "switch checkbox select all mixed"
    ) { KitTogglesPage() },
    GalleryPage(
      "validated-field", .kit, "ValidatedField", "A field with rules that never keeps anybody from typing.",
      "validation error message rules text field"
    ) { ValidatedFieldPage() },
    GalleryPage(
      "sorting", .kit, "SortPicker and SortHeader", "Choosing the same again reverses.",
      "sort order column table"
    ) { SortingPage() },
    GalleryPage(
      "binding-tools", .kit, "Binding tools", "Bindings made of bindings.",
      "onSet onReselect map equals not clamped debounced validated"
    ) { BindingToolsPage() },
  ]

  private static let controls: [GalleryPage] = [
    GalleryPage(
      "button", .controls, "Button", "Something to press, in any style.", "bordered prominent role size tint"
    ) { ButtonPage() },
    GalleryPage("buttons", .controls, "Styles of buttons", "The built-in styles, and two of the app's own.") {
      ButtonsPage()
    },
    GalleryPage("toggle", .controls, "Toggle", "On, off or mixed.", "switch checkbox button") {
      TogglePage()
    },
    GalleryPage("toggles", .controls, "Styles of toggles", "Switches, check boxes and buttons on one model.")
    {
      TogglesPage()
    },
    GalleryPage("picker", .controls, "Picker", "One of several values.", "menu segmented radio inline") {
      PickerPage()
    },
    GalleryPage(
      "pickers", .controls, "Pickers and menus", "Menus, segments, radio buttons and context menus."
    ) {
      PickersPage()
    },
    GalleryPage(
      "text-field", .controls, "TextField", "A line of text, or several.", "secure prompt axis style"
    ) {
      TextFieldPage()
    },
    GalleryPage(
      "text-fields", .controls, "Fields in forms", "Typed, composed, selected and undone in any script."
    ) {
      TextFieldsPage()
    },
    GalleryPage(
      "dialogs", .controls, "Alerts and sheets", "Questions over the window, sheets, and keyboard shortcuts.",
      "alert confirmationDialog sheet"
    ) { DialogsPage() },
    GalleryPage(
      "popover", .controls, "Popover", "A surface of its own beside a view.",
      "popover arrow edge background interaction"
    ) { PopoverPage() },
    GalleryPage("label", .controls, "Label", "A title and an icon.", "icon title style symbol") {
      LabelPage()
    },
    GalleryPage(
      "menu", .controls, "Menu", "Actions behind a button, or a right click.", "contextMenu submenu"
    ) {
      MenuPage()
    },
    GalleryPage(
      "alert", .controls, "Alert, dialog, sheet", "A question over the window.",
      "alert confirmationDialog sheet message"
    ) { AlertPage() },
    GalleryPage("list", .controls, "List", "Rows, sections and a selection.", "Section selection style") {
      ListPage()
    },
    GalleryPage(
      "scroll-view", .controls, "ScrollView", "More than there is room for.", "scroll paging indicators"
    ) {
      ScrollViewPage()
    },
    GalleryPage(
      "image", .controls, "Image", "Symbols, by Apple's names.", "symbol systemName rendering scale"
    ) {
      ImagePage()
    },
    GalleryPage("link", .controls, "Link", "Opens an address.", "URL openURL") { LinkPage() },
    GalleryPage(
      "lists", .controls, "Long lists", "Rows that are made as they come into view.", "List selection"
    ) {
      ListsPage()
    },
  ]

  private static let drawing: [GalleryPage] = [
    GalleryPage("text", .drawing, "Text", "Text styles, weights and scripts.", "font") { TextPage() },
    GalleryPage(
      "markdown", .drawing, "Markdown and links",
      "Written into the literal, or carried by an attributed string.",
      "AttributedString Link"
    ) { MarkdownPage() },
    GalleryPage(
      "symbols", .drawing, "Symbols", "Named as on Apple's systems, drawn from Bootstrap Icons.",
      "Image systemName"
    ) { SymbolsPage() },
    GalleryPage("shapes", .drawing, "Shapes", "Filled, stroked, transformed and combined.", "Path") {
      ShapesPage()
    },
    GalleryPage(
      "colors", .drawing, "Colors and gradients", "Gradients, materials and styles, in light and dark."
    ) { ColorsPage() },
    GalleryPage(
      "effects", .drawing, "Effects", "Blurred, shaded, masked, blended and turned in space.",
      "blur shadow mask"
    ) { EffectsPage() },
    GalleryPage("canvas", .drawing, "Canvas", "Immediate drawing: paths, texts, symbols and filters.") {
      CanvasPage()
    },
    GalleryPage(
      "animation", .drawing, "Animation", "Curves and springs, interrupted at will.", "withAnimation spring"
    ) {
      AnimationPage()
    },
  ]

  private static let layout: [GalleryPage] = [
    GalleryPage("layout", .layout, "Layout", "Stacks, spacers, frames and alignment.", "HStack VStack ZStack")
    {
      LayoutPage()
    },
    GalleryPage(
      "grids", .layout, "Grids", "Rows and columns, for a few views or for very many.", "LazyVGrid Grid"
    ) {
      GridsPage()
    },
    GalleryPage(
      "scrolling", .layout, "Scrolling", "Where content comes to rest, what it tells, and what lies over it.",
      "ScrollView"
    ) { ScrollingPage() },
    GalleryPage("gestures", .layout, "Gestures", "Tap, double tap, press and drag.") { GesturesPage() },
    GalleryPage("data-flow", .layout, "Data flow", "Focused values, container values and timers.", "window") {
      DataFlowPage()
    },
  ]
}
