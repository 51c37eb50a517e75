import SwiftUI

/// The look of a radio button: any two shapes, colors and sizes.
struct RadioLook {
  var frame: any Shape = Circle()
  var mark: any Shape = Circle()
  var size: CGFloat = 16
  var markSize: CGFloat = 8
  var idle: Color = .secondary
  var chosen: Color = .accentColor
  var spacing: CGFloat = 6
  var font: Font = .body
}

/// Radio buttons for a list of options.
///
/// It brings no stack, so they follow the one around them.
struct RadioGroup: View {
  let options: [RadioOption]
  var look = RadioLook()
  @Binding var selection: Int

  var body: some View {
    ForEach(options) { option in
      RadioButton(option: option, look: look, selection: $selection)
    }
  }
}

struct RadioOption: Identifiable {
  let id: Int
  let title: String
  let help: String

  static let sizes = [
    RadioOption(id: 0, title: "Small", help: "Fits in a pocket"),
    RadioOption(id: 1, title: "Medium", help: "Fits in a bag"),
    RadioOption(id: 2, title: "Large", help: "Needs a wheelbarrow"),
  ]
}

struct RadioButton: View {
  let option: RadioOption
  let look: RadioLook
  @Binding var selection: Int
  @State private var showsHelp = false

  var body: some View {
    HStack(spacing: look.spacing) {
      RadioMark(look: look, isOn: Binding(get: { selection == option.id }, set: { _ in }))
      Text(option.title).font(look.font)
    }
    .contentShape(Rectangle())
    .popover(isPresented: $showsHelp) {
      Text(option.help).padding()
    }
    .gesture(
      TapGesture().onEnded {
        if selection != option.id { selection = option.id }
      }
    )
    .gesture(LongPressGesture().onEnded { _ in showsHelp = true })
  }
}

struct RadioMark: View {
  let look: RadioLook
  @Binding var isOn: Bool

  var body: some View {
    AnyShape(look.frame)
      .stroke(isOn ? look.chosen : look.idle, lineWidth: isOn ? 2 : 1.5)
      .frame(width: look.size, height: look.size)
      .overlay {
        AnyShape(look.mark)
          .fill(look.chosen)
          .frame(width: look.markSize, height: look.markSize)
          .scaleEffect(isOn ? 1 : 0.2)
          .opacity(isOn ? 1 : 0)
      }
      .animation(.easeOut(duration: 0.18), value: isOn)
  }
}

/// A tick as a closed outline.
struct Tick: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.38, y: rect.maxY - rect.height * 0.12))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.1))
    return path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
  }
}

#Preview("Radio group", traits: .sizeThatFitsLayout) {
  @Previewable @State var size = 1
  HStack(spacing: 16) {
    RadioGroup(options: RadioOption.sizes, selection: $size)
  }
  .padding()
}
