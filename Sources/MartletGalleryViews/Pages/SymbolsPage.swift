import SwiftUI

struct SymbolsPage: View {
  private let names = [
    "star.fill", "heart.fill", "bell", "envelope", "gearshape", "trash", "magnifyingglass",
    "person.crop.circle",
    "house", "calendar", "camera", "cart", "clock", "cloud.sun", "doc.text", "folder", "globe", "lock", "map",
    "moon", "music.note", "paperplane", "pencil", "phone",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Panel("Symbols, by Apple's names") {
        VStack(alignment: .leading, spacing: 14) {
          ForEach(0..<3) { row in
            HStack(spacing: 18) {
              ForEach(0..<8) { column in
                Image(systemName: names[row * 8 + column]).font(.title).frame(width: 30)
              }
            }
          }
        }
      }
      Panel("Labels") {
        HStack(spacing: 24) {
          Label("Both", systemImage: "bolt.fill")
          Label("Title", systemImage: "bolt.fill").labelStyle(.titleOnly)
          Label("Icon", systemImage: "bolt.fill").labelStyle(.iconOnly).foregroundStyle(.orange)
          Label("Large", systemImage: "leaf.fill").font(.title2).foregroundStyle(.green)
        }
      }
    }
  }
}
