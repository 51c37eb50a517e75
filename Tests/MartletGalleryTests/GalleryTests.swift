import SwiftUI
import Testing
import ViewTesting

@testable import MartletGalleryViews

/// The gallery as its visitors use it.
@MainActor @Suite struct GalleryTests {
  private func window(idiom: TestHost.Idiom = .desktop) -> TestHost {
    TestHost(size: CGSize(width: 1080, height: 720), idiom: idiom) { GalleryView() }
  }

  private func open(_ title: String, in ui: TestHost) throws {
    try ui.tap(ui.find(.role(.button).and(.label(title))))
  }

  @Test func namesAreUnique() {
    let names = GalleryPage.all.map(\.id)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { !$0.contains(" ") && !$0.contains("/") })
  }

  // MARK: Pages

  @Test(arguments: GalleryPage.all.map(\.id)) func everyPageDrawsItself(id: String) throws {
    let page = try #require(GalleryPage.named(id))
    let sizes: [(DynamicTypeSize, LayoutDirection, ColorScheme)] = [
      (.large, .leftToRight, .light), (.accessibility3, .rightToLeft, .dark),
    ]
    for (size, direction, scheme) in sizes {
      let ui = TestHost(size: CGSize(width: 900, height: 1600), colorScheme: scheme) {
        PageBody(page: page).padding(28).dynamicTypeSize(size).environment(\.layoutDirection, direction)
      }
      ui.advance(by: 0.5)
      #expect(ui.shows(page.title) && ui.counters.displayItems > 3, "\(id) \(size)")
      // Nothing sticks out to the sides.
      for view in ui.views where !view.text.isEmpty && view.role == .button {
        #expect(view.frame.minX >= 0 && view.frame.maxX <= 900, "\(id): \(view.text) at \(view.frame)")
      }
    }
  }

  // MARK: Sidebar

  @Test func aClickOpensAPage() throws {
    let ui = window()
    try open("Toggle", in: ui)
    #expect(ui.shows("On, off or mixed."))
  }

  @Test func theSearchFilters() throws {
    let ui = window()
    try ui.type("stars", into: ui.find(.role(.textField).and(.label("Search"))))
    #expect(ui.findAll(.role(.button).and(.label("Rating and SegmentedChips"))).count == 1)
    #expect(ui.findAll(.role(.button).and(.label("Toggle"))).isEmpty)
    ui.type("zzz")
    #expect(ui.shows("No page for \u{201C}starszzz\u{201D}"))
    ui.key("Escape")
    #expect(ui.findAll(.role(.button).and(.label("Toggle"))).count == 1)
  }

  @Test func theSearchKnowsNoCaseAndNoAccents() {
    #expect(GalleryPage.found(by: "RATING").map(\.id) == ["rating-chips"])
    #expect(GalleryPage.found(by: "r\u{E1}ting segm\u{E9}nted").map(\.id) == ["rating-chips"])
    #expect(GalleryPage.found(by: " ").count == GalleryPage.all.count)
  }

  @Test func arrowsInTheSearchMoveThroughThePages() throws {
    let ui = window()
    try ui.tap(ui.find(.role(.textField).and(.label("Search"))))
    ui.key("Down")
    #expect(ui.shows(GalleryPage.all[1].summary))
    ui.key("Up")
    #expect(ui.shows(GalleryPage.all[0].summary))
  }

  // MARK: The bar

  @Test func appearanceDirectionSizeAndFigures() throws {
    let ui = window()
    try open("Button", in: ui)
    let ground = ui.color(at: CGPoint(x: 1070, y: 700))
    try ui.tap(ui.find(.label("Dark")))
    ui.settle()
    #expect(ui.color(at: CGPoint(x: 1070, y: 700)).red < ground.red)
    let title = try ui.find(.role(.header).and(.label("Button"))).frame
    try ui.tap(ui.find(.label("Right to left")))
    #expect(try ui.find(.role(.header).and(.label("Button"))).frame.minX > title.minX)
    let height = try ui.find(.role(.button).and(.label("Save"))).frame.height
    try ui.tap(ui.find(.label("Touch")))
    #expect(try ui.find(.role(.button).and(.label("Save"))).frame.height != height)
  }

  @Test func largerTexts() throws {
    let ui = window()
    try open("Button", in: ui)
    let before = try ui.find(.role(.header).and(.label("Button"))).frame.height
    ui.tap(try ui.find(.role(.popUpButton).and(.label("Text size"))))
    ui.settle()
    ui.tap(try ui.find(.text("Very large")))
    ui.settle()
    #expect(try ui.find(.role(.header).and(.label("Button"))).frame.height > before)
  }

  // MARK: Code

  @Test func theCodeIsThatOfWhatIsShown() throws {
    let ui = TestHost(size: CGSize(width: 900, height: 900)) { ButtonPage() }
    #expect(try ui.find(.identifier("code")).text == "Button(\"Save\") { save() }")
    try ui.tap(ui.find(.label("Destructive")))
    try ui.tap(ui.find(.role(.toggle).and(.label("Disabled"))))
    #expect(
      try ui.find(.identifier("code")).text
        == "Button(\"Save\", role: .destructive) { save() }.disabled(true)")
    try ui.tap(ui.find(.label("Copy")))
    #expect(ui.clipboard == "Button(\"Save\", role: .destructive) { save() }.disabled(true)")
    #expect(ui.shows("Copied"))
  }

  @Test func codeOfTheKit() {
    #expect(
      RadioGroupPage.Settings(style: .card, isVertical: false, isDeselectable: true).code
        == """
        HStack(spacing: 16) {
          RadioGroup(Roast.allCases, selection: $roast, isDeselectable: true) { Text($0.name) }
        }
          .radioButtonStyle(.card)
        """)
    #expect(
      KitTogglesPage.Settings(style: .pill, height: 30, isGreen: true).code
        == "Toggle(\"Notifications\", isOn: $isOn).toggleStyle(PillToggleStyle(height: 30, on: .green))")
    #expect(
      KitButtonsPage.Settings(style: .hold, duration: 1.5, isRing: true, isDestructive: false).code
        == "Button(\"Delete\") { count += 1 }.buttonStyle(.hold(duration: 1.5, indicator: .ring))")
    #expect(
      ExplanationPage.Settings(text: "A \"word\"", delay: 0.3).code
        == "Button(\"Publish\") { isPublished = true }\n  .explanation(\"A \\\"word\\\"\", delay: 0.3)")
  }

  @Test func picturesAreAsLargeAsTheirPages() throws {
    let page = try #require(GalleryPage.named("kit-toggle-styles"))
    let size = PagePicture.size(of: page)
    #expect(size.width == 900 && size.height > 600 && size.height < 1600)
  }
}
