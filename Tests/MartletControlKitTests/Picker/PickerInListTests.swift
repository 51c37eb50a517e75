import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct PickerInListTests {
  private struct Settings: View {
    @State private var theme = "Light"
    var body: some View {
      List {
        Picker("Theme", selection: $theme) {
          Text("Light").tag("Light")
          Text("Dark").tag("Dark")
        }
        Text("Row")
      }
    }
  }

  /// iOS 16 and later: in a list the label leads and the value trails, in a row as high as others (44 points).
  @Test func onTouchScreensThePickerFillsItsRow() throws {
    let ui = TestHost(size: CGSize(width: 390, height: 300), idiom: .touch) { Settings() }
    let picker = try ui.find(.role(.popUpButton))
    #expect(picker.text == "Theme" && picker.value == "Light")
    let rows = ui.findAll(.role(.row)).map(\.frame)
    #expect(rows.map(\.height) == [44, 44])
    // The label begins where the other row's text does, and the value ends at the row's trailing inset.
    #expect(try abs(picker.frame.minX - ui.find(.text("Row")).frame.minX) < 0.5)
    #expect(picker.frame.width > 250)
    ui.tap(at: CGPoint(x: picker.frame.maxX - 20, y: picker.frame.midY))
    #expect(ui.shows("Dark"))
  }
}
