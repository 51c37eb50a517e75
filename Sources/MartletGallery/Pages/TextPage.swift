import SwiftUI

struct TextPage: View {
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
