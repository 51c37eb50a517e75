import SwiftUI

struct CanvasPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 16) {
        Panel("A clock") { ClockFace().frame(width: 110, height: 110) }
        Panel("A chart") { BarChart(values: [3, 5, 4, 7, 6, 9, 8]).frame(width: 180, height: 110) }
        Panel("Drops") { Drops().frame(width: 90, height: 110) }
      }
      Panel("Sparks") { Sparks() }
    }
  }
}

/// Redrawn once a second.
private struct ClockFace: View {
  @State private var now = Date()
  private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Canvas { context, size in
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let radius = min(size.width, size.height) / 2 - 2
      let face = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
      context.stroke(face, with: .color(.secondary), lineWidth: 2)
      for hour in 0..<12 {
        var mark = context
        mark.rotate(by: .degrees(Double(hour) * 30))
        let length: CGFloat = hour % 3 == 0 ? 10 : 5
        mark.fill(Path(CGRect(x: -1, y: -radius + 4, width: 2, height: length)), with: .color(.primary))
      }
      let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: now)
      let seconds = Double(parts.second ?? 0)
      let minutes = Double(parts.minute ?? 0) + seconds / 60
      let hours = Double(parts.hour ?? 0) + minutes / 60
      hand(context, angle: hours * 30, length: radius * 0.55, width: 4, color: .primary)
      hand(context, angle: minutes * 6, length: radius * 0.8, width: 3, color: .primary)
      hand(context, angle: seconds * 6, length: radius * 0.88, width: 1.5, color: .orange)
      context.fill(Path(ellipseIn: CGRect(x: -3.5, y: -3.5, width: 7, height: 7)), with: .color(.orange))
    }
    .onReceive(ticks) { now = $0 }
    .accessibilityLabel("Clock")
  }

  private func hand(_ context: GraphicsContext, angle: Double, length: CGFloat, width: CGFloat, color: Color)
  {
    var context = context
    context.rotate(by: .degrees(angle))
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: -length))
    context.stroke(path, with: .color(color), style: StrokeStyle(lineWidth: width, lineCap: .round))
  }
}

private struct BarChart: View {
  let values: [Double]
  private let days = ["M", "T", "W", "T", "F", "S", "S"]

  var body: some View {
    Canvas { context, size in
      let plot = CGRect(x: 20, y: 6, width: size.width - 20, height: size.height - 26)
      let highest = 10.0
      for line in stride(from: 0.0, through: highest, by: 5) {
        let y = plot.maxY - plot.height * line / highest
        var path = Path()
        path.move(to: CGPoint(x: plot.minX, y: y))
        path.addLine(to: CGPoint(x: plot.maxX, y: y))
        context.stroke(
          path, with: .color(.secondary.opacity(0.4)), style: StrokeStyle(lineWidth: 1, dash: [2, 3]))
        context.draw(
          Text("\(Int(line))").font(.caption2).foregroundColor(.secondary),
          at: CGPoint(x: plot.minX - 6, y: y), anchor: .trailing)
      }
      let shading = context.resolve(
        GraphicsContext.Shading.linearGradient(
          Gradient(colors: [.blue, .mint]), startPoint: CGPoint(x: 0, y: plot.maxY),
          endPoint: CGPoint(x: 0, y: plot.minY)))
      let step = plot.width / CGFloat(values.count)
      for (index, value) in values.enumerated() {
        let height = plot.height * value / highest
        let bar = CGRect(
          x: plot.minX + step * CGFloat(index) + step * 0.2, y: plot.maxY - height, width: step * 0.6,
          height: height)
        context.fill(Path(roundedRect: bar, cornerRadius: 3), with: shading)
        context.draw(
          Text(days[index]).font(.caption).foregroundColor(.secondary),
          at: CGPoint(x: bar.midX, y: plot.maxY + 4), anchor: .top)
      }
    }
    .accessibilityLabel("Chart")
  }
}

/// Blurred and cut at half of the opacity, neighbours melt into each other.
private struct Drops: View {
  var body: some View {
    Canvas { context, size in
      context.addFilter(.alphaThreshold(min: 0.5, color: .purple))
      context.addFilter(.blur(radius: 7))
      context.drawLayer { layer in
        for (x, y, radius) in [(0.35, 0.3, 20.0), (0.7, 0.42, 15.0), (0.45, 0.65, 17.0), (0.82, 0.86, 13.0)] {
          let center = CGPoint(x: size.width * x, y: size.height * y)
          layer.fill(
            Path(
              ellipseIn: CGRect(
                x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)),
            with: .color(.black))
        }
      }
    }
    .accessibilityLabel("Drops")
  }
}

/// Several hundred symbols, moved only while the switch is on.
private struct Sparks: View {
  @State private var time = 4.0
  @State private var isRunning = false

  var body: some View {
    HStack(spacing: 16) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(white: 0.08)))
        guard let spark = context.resolveSymbol(id: "spark") else { return }
        context.blendMode = .plusLighter
        for index in 0..<220 {
          let seed = Double(index)
          let speed = 0.4 + (seed * 0.37).truncatingRemainder(dividingBy: 1)
          let x = (seed * 0.6180339887).truncatingRemainder(dividingBy: 1)
          let y = 1 - (seed * 0.7548776662 + time * speed * 0.1).truncatingRemainder(dividingBy: 1)
          context.opacity = 0.2 + 0.8 * y
          let point = CGPoint(x: size.width * x + 6 * sin(time * speed + seed), y: size.height * y)
          context.draw(spark, at: point)
        }
      } symbols: {
        Circle().fill(
          RadialGradient(
            colors: [.orange, .orange.opacity(0)], center: .center, startRadius: 0, endRadius: 7)
        )
        .frame(width: 14, height: 14).tag("spark")
      }
      .frame(width: 340, height: 110)
      .accessibilityLabel("Sparks")
      Toggle("Move", isOn: $isRunning).fixedSize()
    }
    .task(id: isRunning) {
      while isRunning, !Task.isCancelled {
        try? await Task.sleep(nanoseconds: 33_000_000)
        time += 1.0 / 30
      }
    }
  }
}
