import MartletControls
import SwiftUI

@main
struct SettingsFormApp: App {
  @State private var settings = Settings()

  var body: some Scene {
    WindowGroup("Settings") { SettingsForm(settings: settings) }
      .defaultSize(width: 560, height: 720)
  }
}

/// A settings window with every control of the kit.
struct SettingsForm: View {
  @Bindable var settings: Settings

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 22) {
        account
        appearance
        notifications
        storage
        downloads
        reset
      }
      .textFieldStyle(.roundedBorder)
      .padding(24)
      .frame(maxWidth: 560)
      .frame(maxWidth: .infinity)
    }
  }

  private var account: some View {
    Card("Account") {
      Row("Name") {
        ValidatedField("Name", text: $settings.name, rules: [.notEmpty("Enter a name."), .length(...20)])
          .frame(width: 300)
      }
      Row("E-mail") {
        ValidatedField("E-mail", text: $settings.email, rules: [.notEmpty("Enter an address."), .email()])
          .frame(width: 300)
      }
      Toggle(isOn: $settings.syncs) {
        Text("Sync with my other computers").frame(maxWidth: .infinity, alignment: .leading)
      }
      .toggleStyle(.pill)
      .explanation("Keeps settings and documents the same everywhere you sign in.")
    }
  }

  private var appearance: some View {
    Card("Appearance") {
      Row("Theme") {
        RadioGroup(Theme.allCases, selection: $settings.theme) { Text($0.rawValue) }
      }
      Row("Density") {
        SegmentedChips(Density.allCases, selection: $settings.density) { Text($0.rawValue) }
      }
      Row("Text size") {
        let size = $settings.fontSize.clamped(to: 9...24)
        Button {
          size.wrappedValue -= 1
        } label: {
          Image(systemName: "minus")
        }
        .accessibilityLabel("Smaller")
        Text("\(settings.fontSize)").monospacedDigit().frame(width: 28)
        Button {
          size.wrappedValue += 1
        } label: {
          Image(systemName: "plus")
        }
        .accessibilityLabel("Larger")
      }
      .buttonStyle(.repeating)
      Row("How do you like it?") { Rating("How do you like it?", value: $settings.stars).tint(.orange) }
    }
  }

  private var notifications: some View {
    Card("Notifications") {
      VStack(alignment: .leading, spacing: 8) {
        SelectAllToggle("All apps", of: Channel.allCases, selection: $settings.channels)
        ForEach(Channel.allCases, id: \.self) { channel in
          Toggle(channel.rawValue, isOn: $settings.channels.contains(channel)).padding(.leading, 24)
        }
      }
      .toggleStyle(.check)
      Row("Options") {
        Toggle("Previews", isOn: $settings.showsPreviews).toggleStyle(.chip)
        Toggle("Sounds", isOn: $settings.sounds)
          .toggleStyle(.symbol(on: "speaker.wave.2.fill", off: "speaker.slash.fill"))
      }
      Toggle("Keep on top", isOn: $settings.isPinned).toggleStyle(.checkmarkRow)
    }
  }

  private var storage: some View {
    Card("Plan and backup") {
      HStack(spacing: 10) {
        RadioGroup(Plan.allCases, selection: $settings.plan) { Text($0.rawValue) }
      }
      .radioButtonStyle(.card)
      Row("Back up") {
        RadioButtonsCollection(
          options: ["Never", "Daily", "Hourly"],
          descriptions: ["Nothing is copied.", "Every night at two.", "As long as the lid is open."],
          selectedIndex: $settings.backup)
      }
    }
  }

  private var downloads: some View {
    Card("Downloads") {
      Row("\(settings.downloads.count) files") {
        SortPicker("Sort by", selection: $settings.column, order: $settings.order)
      }
      HStack {
        SortHeader("Name", key: Column.name, selection: $settings.column, order: $settings.order)
        Spacer()
        SortHeader("Size", key: Column.size, selection: $settings.column, order: $settings.order)
      }
      // The heads' own room lies outside, so that their words stand over the rows'.
      .padding(.horizontal, -8)
      ForEach(settings.sortedDownloads) { item in
        HStack {
          Text(item.name)
          Spacer()
          Text("\(item.size) KB").foregroundStyle(.secondary)
        }
      }
    }
  }

  private var reset: some View {
    Card("Reset") {
      HStack(spacing: 12) {
        Button("Hold to erase", role: .destructive) { settings.note("erased") }
          .buttonStyle(.hold(duration: 0.7))
        Button("Sign out") { settings.note("signed out") }.buttonStyle(.confirm("Really?"))
        Button("Tap twice") { settings.note("tapped twice") }.buttonStyle(.doubleTap)
        Spacer()
        Button {
          settings.note("saved")
        } label: {
          Label("Save", systemImage: "checkmark.circle.fill")
        }
        .buttonStyle(.pressScale)
      }
      if let latest = settings.journal.first {
        Text("Last: \(latest)").foregroundStyle(.secondary)
      }
    }
  }
}
