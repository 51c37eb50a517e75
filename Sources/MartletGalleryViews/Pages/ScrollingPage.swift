import SwiftUI

struct ScrollingPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Panel("Cards that come to rest at the edge") { Cards() }
      HStack(alignment: .top, spacing: 16) {
        Panel("Bars over the content", fillsHeight: true) { Chat() }
        Panel("A position, and what it tells", fillsHeight: true) { Positions() }
      }
    }
  }
}

private struct Cards: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(0..<20, id: \.self) { card in
          Text("Card \(card + 1)")
            .font(.title3).foregroundStyle(.white)
            .containerRelativeFrame(.horizontal, count: 3, spacing: 12)
            .frame(height: 80)
            .background(Color(hue: Double(card) / 20, saturation: 0.6, brightness: 0.8))
            .clipShape(RoundedRectangle(cornerRadius: 12))
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .frame(height: 80)
  }
}

private struct Chat: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 6) {
        ForEach(0..<40, id: \.self) { number in
          Text("Message \(number + 1)")
            .padding(.horizontal, 10).padding(.vertical, 5)
            .background(.blue.opacity(0.15), in: Capsule())
            .frame(maxWidth: .infinity, alignment: number % 3 == 0 ? .trailing : .leading)
        }
      }
      .padding(.trailing, 8)
    }
    .defaultScrollAnchor(.bottom)
    .safeAreaInset(edge: .bottom, spacing: 6) {
      Text("Write a message")
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(8)
        .background(.gray.opacity(0.25), in: RoundedRectangle(cornerRadius: 8))
    }
  }
}

private struct Positions: View {
  @State private var position = ScrollPosition(idType: Int.self)
  @State private var offset = 0.0

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Button("Top") { withAnimation { position.scrollTo(edge: .top) } }
        Button("50") { withAnimation { position.scrollTo(id: 50, anchor: .top) } }
        Button("Bottom") { withAnimation { position.scrollTo(edge: .bottom) } }
      }
      Text(
        "Offset \(Int(offset)), \(position.isPositionedByUser ? "row \(position.viewID(type: Int.self) ?? 0)" : "by code")"
      )
      .foregroundStyle(.secondary)
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<200, id: \.self) { Text("Row \($0)").frame(height: 26) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($position)
      .onScrollGeometryChange(for: Double.self) {
        Double($0.contentOffset.y)
      } action: { _, new in
        offset = new
      }
    }
  }
}
