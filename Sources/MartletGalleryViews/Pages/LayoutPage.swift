import SwiftUI

struct LayoutPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Panel("A spacer takes what is left") {
        HStack {
          Tile(text: "Leading", color: .blue)
          Spacer()
          Tile(text: "Trailing", color: .blue)
        }
      }
      Panel("Flexible frames share the space") {
        HStack {
          Tile(text: "Fixed", color: .orange)
          Tile(text: "Flexible", color: .green, isWide: true)
          Tile(text: "Flexible", color: .green, isWide: true)
        }
      }
      HStack(alignment: .top, spacing: 16) {
        Panel("Baselines") {
          HStack(alignment: .firstTextBaseline) {
            Text("Large").font(.largeTitle)
            Text("small").font(.caption)
            Text("middle").font(.title3)
          }
        }
        Panel("In front of each other") {
          ZStack(alignment: .bottomTrailing) {
            RoundedRectangle(cornerRadius: 8).fill(.indigo.opacity(0.3)).frame(width: 120, height: 56)
            Tile(text: "Corner", color: .indigo).padding(6)
          }
        }
      }
    }
  }
}

struct Tile: View {
  let text: String
  let color: Color
  var isWide = false

  var body: some View {
    Text(text)
      .foregroundStyle(.white)
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .frame(maxWidth: isWide ? .infinity : nil)
      .background(color, in: RoundedRectangle(cornerRadius: 6))
  }
}
