import SwiftUI

struct RadioButtonsPage: View {
  @State private var size = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Panel("In a row") {
        HStack(spacing: 16) {
          RadioGroup(options: RadioOption.sizes, selection: $size)
        }
      }
      HStack(alignment: .top, spacing: 16) {
        Panel("In a column", fillsHeight: true) {
          VStack(alignment: .leading) {
            RadioGroup(options: RadioOption.sizes, selection: $size)
          }
        }
        Panel("Other shapes", fillsHeight: true) {
          VStack(alignment: .leading) {
            RadioGroup(options: RadioOption.sizes, look: Self.ticks, selection: $size)
          }
        }
        Panel("Other sizes", fillsHeight: true) {
          VStack(alignment: .leading) {
            RadioGroup(options: RadioOption.sizes, look: Self.large, selection: $size)
          }
        }
      }
      .frame(height: 140)
      Text("Selected: \(RadioOption.sizes[size].title). Press and hold a button for its popover.")
        .foregroundStyle(.secondary)
    }
  }

  private static let ticks = RadioLook(
    frame: RoundedRectangle(cornerRadius: 4), mark: Tick(), chosen: .green)
  private static let large = RadioLook(
    size: 22, markSize: 12, chosen: .pink, spacing: 9, font: .title3)
}

#Preview("Radio buttons page", traits: .fixedLayout(width: 560, height: 400)) {
  RadioButtonsPage().padding()
}
