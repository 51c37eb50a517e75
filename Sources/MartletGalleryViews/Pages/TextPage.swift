import SwiftUI

struct TextPage: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        TextStyles()
        HStack(alignment: .top, spacing: 16) {
          TextSizes()
          LivingTexts()
        }
      }
    }
  }
}

/// Text at every size that the user may want; the touch idiom's styles follow it.
private struct TextSizes: View {
  private let sizes: [DynamicTypeSize] = [.xSmall, .large, .xxLarge, .accessibility1, .accessibility3]

  var body: some View {
    Panel("Dynamic type and fitting") {
      VStack(alignment: .leading, spacing: 4) {
        ForEach(sizes, id: \.self) { size in
          ScaledRow().dynamicTypeSize(size)
        }
        Divider()
        Group {
          Text("This sentence shrinks until it fits").minimumScaleFactor(0.4)
          Text("This gets closer to fit in").allowsTightening(true)
          Text("In capitals, always").textCase(.uppercase)
        }
        .lineLimit(1)
        .frame(width: 190, alignment: .leading)
      }
    }
  }
}

private struct ScaledRow: View {
  @ScaledMetric private var dot = 8.0

  var body: some View {
    HStack {
      Circle().frame(width: dot, height: dot)
      Text("Body \(Image(systemName: "star.fill"))")
    }
  }
}

/// Texts that change: by the clock, and by a press.
private struct LivingTexts: View {
  @State private var count = 9
  @State private var isLarge = false
  @State private var start = Date()

  var body: some View {
    Panel("Texts that change") {
      VStack(alignment: .leading, spacing: 6) {
        Text("Open for \(start, style: .relative)")
        Text(start.addingTimeInterval(90), style: .timer).monospacedDigit()
        HStack {
          Button("Count") { withAnimation(.snappy) { count += 1 } }.buttonRepeatBehavior(.enabled)
          Text("\(count)").font(.title).monospacedDigit().contentTransition(
            .numericText(value: Double(count)))
        }
        HStack {
          Button("Grow") { withAnimation(.bouncy) { isLarge.toggle() } }
          Text("Martlet").font(.system(size: isLarge ? 26 : 13))
        }
        HStack(spacing: 12) {
          Image(systemName: "xmark.circle.fill").symbolRenderingMode(.hierarchical)
          Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .green)
          Image(systemName: "heart").symbolVariant(.fill).foregroundStyle(.pink)
        }
        .font(.title)
      }
    }
  }
}

private struct TextStyles: View {
  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      Panel("Text styles") {
        VStack(alignment: .leading, spacing: 4) {
          Group {
            Text("Large Title").font(.largeTitle)
            Text("Title").font(.title)
            Text("Title 2").font(.title2)
            Text("Title 3").font(.title3)
            Text("Headline").font(.headline)
            Text("Body").font(.body)
          }
          Group {
            Text("Callout").font(.callout)
            Text("Subheadline").font(.subheadline)
            Text("Footnote").font(.footnote)
            Text("Caption").font(.caption)
          }
        }
      }
      VStack(alignment: .leading, spacing: 16) {
        Panel("Looks") {
          VStack(alignment: .leading, spacing: 4) {
            Text("Bold").bold() + Text(", ") + Text("italic").italic() + Text(" and ")
              + Text("colored").foregroundColor(.accentColor)
            Text("Underlined").underline()
            Text("Struck through").strikethrough()
            Text("0123456789").font(.system(.body, design: .monospaced))
          }
        }
        Panel("Scripts") {
          VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: "안녕하세요, 마틀렛")
            Text(verbatim: "こんにちは")
            Text(verbatim: "مرحبا بالعالم")
            Text(verbatim: "🐦 ⌘ →")
          }
        }
      }
    }
  }
}
