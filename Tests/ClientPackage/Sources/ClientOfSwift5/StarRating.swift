import Combine
import SwiftUI

/// A control made of public SwiftUI only: stars to tap.
struct StarRating: View {
  let title: String
  @Binding var stars: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title).font(.headline)
      HStack(spacing: 4) {
        ForEach(1..<6) { number in
          Star()
            .foregroundColor(number <= stars ? .orange : .secondary)
            .frame(width: 20, height: 20)
            .contentShape(Rectangle())
            .gesture(TapGesture().onEnded { stars = number })
        }
      }
    }
  }
}

struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    for corner in 0..<10 {
      let radius = rect.width / 2 * (corner % 2 == 0 ? 1 : 0.4)
      let angle = Double(corner) * .pi / 5 - .pi / 2
      let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

struct StarRatingPage: View {
  @State private var stars = 3

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      StarRating(title: "How was it?", stars: $stars)
      Text("\(stars) of 5 stars")
    }
    .padding()
  }
}

@main
struct ClientApp: App {
  var body: some Scene {
    WindowGroup { StarRatingPage() }
  }
}

extension EnvironmentValues {
  @Entry var starCount = 5
  @Entry var ratingModel = RatingModel()
  @Entry var critic: String?
}

/// Not sendable.
class RatingModel {
  var stars = 4
}

#Preview { StarRatingPage() }

#Preview("Two stars", traits: .sizeThatFitsLayout, .portrait) {
  @Previewable @State var stars = 2
  @Previewable @Environment(\.ratingModel) var model
  StarRating(title: "Before: \(model.stars)", stars: $stars)
    .padding()
}

struct StarRating_Previews: PreviewProvider {
  static var previews: some View {
    StarRatingPage()
    StarRatingPage().previewLayout(.fixed(width: 300, height: 200)).previewDisplayName("Fixed")
  }
}
