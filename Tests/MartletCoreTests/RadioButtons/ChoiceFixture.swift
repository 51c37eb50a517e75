import SwiftUI

/// Radio buttons made of shapes, gestures and bindings, with a switch for the content shape.
struct ChoiceGroup: View {
  var row = ChoiceRow.Look()
  var mark = ChoiceMark.Look()
  var isWholeRowTouchable = true
  let names: [String]
  let notes: [String]
  @Binding var chosen: Int

  var body: some View {
    ForEach(Array(names.indices), id: \.self) { index in
      ChoiceRow(
        look: row, mark: mark, isWholeRowTouchable: isWholeRowTouchable, index: index, name: names[index],
        note: notes[index], chosen: $chosen)
    }
  }
}

struct ChoiceRow: View {
  struct Look {
    var font: Font = .body
    var gap: CGFloat = 5
    var notePadding: CGFloat = 16
  }

  let look: Look
  let mark: ChoiceMark.Look
  let isWholeRowTouchable: Bool
  let index: Int
  let name: String
  let note: String
  @Binding var chosen: Int
  @State private var isNoteOpen = false

  var body: some View {
    if isWholeRowTouchable {
      withGestures(content.contentShape(Rectangle()))
    } else {
      withGestures(content)
    }
  }

  private var content: some View {
    HStack(spacing: look.gap) {
      ChoiceMark(look: mark, isOn: Binding(get: { chosen == index }, set: { _ in }))
      Text(name).font(look.font)
    }
  }

  private func withGestures(_ view: some View) -> some View {
    view
      .popover(isPresented: $isNoteOpen) { Text(note).padding(look.notePadding) }
      .gesture(TapGesture().onEnded { _ in if chosen != index { chosen = index } })
      .gesture(LongPressGesture().onEnded { _ in isNoteOpen = true })
  }
}

struct ChoiceMark: View {
  struct Look {
    var outer: any Shape = Circle()
    var inner: any Shape = Circle()
    var outerSize: CGFloat = 16
    var innerSize: CGFloat = 8
    var color: Color = .secondary
    var chosenColor: Color = .blue
    var width: CGFloat = 1.5
    var chosenWidth: CGFloat = 2
  }

  let look: Look
  @Binding var isOn: Bool

  var body: some View {
    AnyShape(look.outer)
      .stroke(isOn ? look.chosenColor : look.color, lineWidth: isOn ? look.chosenWidth : look.width)
      .frame(width: look.outerSize, height: look.outerSize)
      .overlay(
        AnyShape(look.inner)
          .foregroundColor(isOn ? look.chosenColor : look.color)
          .frame(width: look.innerSize, height: look.innerSize)
          .opacity(isOn ? 1 : 0)
      )
      .animation(.easeIn(duration: 0.2), value: isOn)
  }
}

/// A check mark as an open line.
struct Tick: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    }
  }
}

/// A window with one group, a text that shows the choice, and one that changes it from outside.
struct ChoiceScreen: View {
  enum Direction { case row, column }

  var direction = Direction.row
  var row = ChoiceRow.Look()
  var mark = ChoiceMark.Look()
  var isWholeRowTouchable = true
  var outside = 2
  /// Gets each value that is written.
  var journal = Journal()
  @State var chosen = 0

  static let names = ["Alpha", "Beta", "Gamma"]
  static let notes = ["First letter", "Second letter", "Third letter"]

  var body: some View {
    VStack(alignment: .leading) {
      switch direction {
      case .row: HStack { group }
      case .column: VStack(alignment: .leading) { group }
      }
      Text(verbatim: "Choice \(chosen)")
      Text("Outside").onTapGesture { chosen = outside }
    }
  }

  private var group: some View {
    ChoiceGroup(
      row: row, mark: mark, isWholeRowTouchable: isWholeRowTouchable, names: Self.names, notes: Self.notes,
      chosen: Binding(
        get: { chosen },
        set: {
          journal.note("\($0)")
          chosen = $0
        }))
  }
}
