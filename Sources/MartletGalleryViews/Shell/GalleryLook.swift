import MartletCore
import SwiftUI

/// What the bar above the page changes.
struct GalleryLook: Equatable {
  enum Appearance: String, CaseIterable {
    case automatic = "Automatic"
    case light = "Light"
    case dark = "Dark"

    var colorScheme: ColorScheme? {
      switch self {
      case .automatic: nil
      case .light: .light
      case .dark: .dark
      }
    }
  }

  var appearance = Appearance.automatic
  var textSize = DynamicTypeSize.large
  var isRightToLeft = false
  /// How much larger than usual texts are on the desktop.
  var textScale: Double {
    switch textSize {
    case .small: 0.85
    case .xxLarge: 1.25
    case .accessibility2: 1.75
    default: 1
    }
  }
  /// Whether controls have iOS's figures.
  var isTouch = Theme.idiomFromProcess == .touch
}

/// Shows a page as the bar says.
struct GalleryLookModifier: ViewModifier {
  let look: GalleryLook

  func body(content: Content) -> some View {
    content
      .environment(\.layoutDirection, look.isRightToLeft ? .rightToLeft : .leftToRight)
      .dynamicTypeSize(look.textSize)
      // Dynamic Type is iOS's; on the desktop the desktop's own setting is what makes text larger.
      .transformEnvironment(\.typeSetting) {
        if !look.isTouch, look.textScale != 1 { $0 = TypeSetting(scale: look.textScale) }
      }
      .environment(\.theme, .theme(for: look.isTouch ? .touch : .desktop))
  }
}

/// The bar above the page.
struct LookBar: View {
  @Binding var look: GalleryLook

  private static let sizes: [(size: DynamicTypeSize, name: String)] = [
    (.small, "Small"), (.large, "Default"), (.xxLarge, "Large"), (.accessibility2, "Very large"),
  ]

  var body: some View {
    HStack(spacing: 14) {
      Picker("Appearance", selection: $look.appearance) {
        ForEach(GalleryLook.Appearance.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .fixedSize()
      Spacer(minLength: 0)
      Picker("Text size", selection: $look.textSize) {
        ForEach(Self.sizes, id: \.size) { Text($0.name).tag($0.size) }
      }
      .fixedSize()
      Toggle("Right to left", isOn: $look.isRightToLeft).toggleStyle(.checkbox)
      Toggle("Touch", isOn: $look.isTouch).toggleStyle(.checkbox)
    }
    .padding(.horizontal, 28)
    .padding(.vertical, 10)
  }
}
