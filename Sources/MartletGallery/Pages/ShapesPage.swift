import SwiftUI

struct ShapesPage: View {
  private let colors: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Panel("Filled and stroked") {
        HStack(spacing: 20) {
          ShapeSample(shape: Circle(), color: .blue)
          ShapeSample(shape: Ellipse(), color: .green)
          ShapeSample(shape: Capsule(), color: .orange)
          ShapeSample(shape: RoundedRectangle(cornerRadius: 12), color: .purple)
          ShapeSample(shape: Rectangle(), color: .pink)
        }
      }
      Panel("System colors") {
        HStack(spacing: 10) {
          ForEach(Array(colors.indices), id: \.self) { index in
            Circle().fill(colors[index]).frame(width: 26, height: 26)
          }
        }
      }
    }
  }
}

struct ShapeSample<S: Shape>: View {
  let shape: S
  let color: Color

  var body: some View {
    VStack(spacing: 12) {
      shape.fill(color.opacity(0.25)).stroke(color, lineWidth: 2).frame(width: 64, height: 48)
      shape.stroke(color, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 6]))
        .frame(width: 64, height: 48)
    }
  }
}
