import SwiftUI
import Testing
import ViewTesting

@testable import SettingsForm

/// The form as its user works with it.
@MainActor @Suite struct SettingsFormTests {
  private let settings = Settings()

  private func host(colorScheme: ColorScheme = .light) -> TestHost {
    let settings = settings
    return TestHost(size: CGSize(width: 560, height: 1200), colorScheme: colorScheme) {
      SettingsForm(settings: settings)
    }
  }

  @Test func radioButtonsChipsAndStars() throws {
    let ui = host()
    try ui.tap(ui.find(.text("Dark")))
    try ui.tap(ui.find(.text("Roomy")))
    try ui.tap(ui.find(.text("Team")))
    try ui.tap(ui.find(.text("Hourly")))
    try ui.tap(ui.find(.label("2 stars")))
    #expect(settings.theme == .dark && settings.density == .roomy && settings.plan == .team)
    #expect(settings.backup == 2 && settings.stars == 2)
  }

  @Test func togglesAndTheOneForAll() throws {
    let ui = host()
    #expect(try ui.find(.label("All apps")).value == "mixed")
    try ui.tap(ui.find(.label("All apps")))
    #expect(settings.channels == Set(Channel.allCases))
    try ui.tap(ui.find(.label("Mail")))
    #expect(settings.channels == [.messages, .calendar])
    try ui.tap(ui.find(.label("Previews")))
    try ui.tap(ui.find(.label("Sounds")))
    try ui.tap(ui.find(.label("Keep on top")))
    #expect(settings.showsPreviews && !settings.sounds && settings.isPinned)
    let sync = try ui.find(.role(.toggle).and(.label("Sync with my other computers")))
    #expect(sync.activate() && !settings.syncs)
  }

  @Test func fieldsSayWhatIsWrong() throws {
    let ui = host()
    let field = try ui.find(.role(.textField).and(.label("E-mail")))
    ui.clear(field)
    ui.type("ada at home", into: field)
    ui.key("Return")
    ui.settle()
    #expect(settings.email == "ada at home" && ui.shows("Enter an e-mail address."))
  }

  @Test func explanationsAreAskedFor() throws {
    let ui = host()
    let sync = try ui.find(.role(.toggle).and(.label("Sync with my other computers"))).frame
    ui.hover(at: CGPoint(x: sync.minX + 20, y: sync.midY))
    ui.advance(by: 1)
    #expect(ui.shows("Keeps settings and documents the same everywhere you sign in."))
    ui.hover(at: nil)
    try ui.press(ui.find(.text("Daily")), for: 1)
    #expect(ui.shows("Every night at two.") && settings.backup == 1)
  }

  @Test func headersSort() throws {
    let ui = host()
    try ui.tap(ui.find(.label("Size")))
    #expect(settings.sortedDownloads.map(\.name) == ["Notes", "Atlas", "Photos"])
    try ui.tap(ui.find(.label("Size")))
    #expect(settings.sortedDownloads.map(\.name) == ["Photos", "Atlas", "Notes"])
  }

  @Test func buttonsAskForMoreThanATap() throws {
    let ui = host()
    for title in ["Hold to erase", "Sign out", "Tap twice"] { try ui.tap(ui.find(.text(title))) }
    #expect(settings.journal.isEmpty)
    try ui.press(ui.find(.text("Hold to erase")), for: 0.8)
    try ui.tap(ui.find(.text("Really?")))
    try ui.tap(ui.find(.text("Tap twice")), count: 2)
    try ui.tap(ui.find(.label("Save")))
    #expect(settings.journal == ["saved", "tapped twice", "signed out", "erased"])
    try ui.press(ui.find(.label("Larger")), for: 1)
    #expect(settings.fontSize > 15 && settings.fontSize <= 24)
  }

  @Test func theKeyboardIsEnough() {
    let ui = host()
    // Name, e-mail and the switch, then the theme.
    for _ in 0..<3 { ui.tabKey() }
    ui.key("space")
    #expect(!settings.syncs)
    ui.tabKey()
    ui.key("Right")
    #expect(settings.theme == .light)
  }

  @Test(arguments: [ColorScheme.light, .dark]) func itDrawsItself(scheme: ColorScheme) throws {
    let ui = host(colorScheme: scheme)
    #expect(try ui.pngData().count > 10_000 && ui.repaintDifference == 0)
  }
}
