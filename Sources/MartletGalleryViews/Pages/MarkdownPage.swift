import SwiftUI

struct MarkdownPage: View {
  @State private var opened = "nothing yet"

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      Panel("In a literal") {
        VStack(alignment: .leading, spacing: 6) {
          Text("**Bold**, *italic*, ***both***")
          Text("`code` and ~~struck through~~")
          Text("A [link](https://www.swift.org) in a sentence that goes on over its line")
            .frame(width: 200, alignment: .leading)
          Text(verbatim: "**Not** read")
        }
      }
      VStack(alignment: .leading, spacing: 16) {
        Panel("Attributes") { Text(poster) }
        Panel("Links") {
          VStack(alignment: .leading, spacing: 8) {
            Link("Swift on Linux", destination: Self.address)
            Link(destination: Self.address) { Label("With a symbol", systemImage: "globe") }
            Text("Opened: \(opened)").foregroundStyle(.secondary)
          }
        }
      }
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        opened = url.host ?? url.absoluteString
        return .handled
      })
  }

  private static let address = URL(string: "https://www.swift.org/install/linux") ?? URL(fileURLWithPath: "/")

  private var poster: AttributedString {
    var text = AttributedString("Large")
    text.font = .title
    var colored = AttributedString(" red ")
    colored.foregroundColor = .red
    colored.underlineStyle = Text.LineStyle(color: .blue)
    var marked = AttributedString("marked")
    marked.backgroundColor = .yellow.opacity(0.5)
    marked.kern = 2
    return text + colored + marked
  }
}
