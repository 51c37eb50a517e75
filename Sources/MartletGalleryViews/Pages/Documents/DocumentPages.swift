import MartletControls
import SwiftUI

/// Radio buttons drawn with shapes, as in the blog posts.
struct DocumentRadioPage: View {
  private static let titles = ["Small", "Medium", "Large"]
  private static let notes = ["Up to 10 pieces", "Up to 50 pieces", "No upper limit"]
  @State private var index = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Panel("In a row") {
        HStack(spacing: 16) {
          RadioButtonsCollection(options: Self.titles, descriptions: Self.notes, selectedIndex: $index)
        }
      }
      Panel("In a column, with other shapes") {
        VStack(alignment: .leading) {
          RadioButtonsCollection(
            shapeConfigs: .init(shape: Rectangle(), innerShape: Checkmark()), options: Self.titles,
            descriptions: Self.notes, selectedIndex: $index)
        }
      }
      Panel("Larger, in green") {
        HStack(spacing: 20) {
          RadioButtonsCollection(
            itemConfigs: .init(font: .title2, spacing: 8),
            shapeConfigs: .init(shapeSize: 24, innerSize: 12, selectedColor: .green), options: Self.titles,
            descriptions: Self.notes, selectedIndex: $index)
        }
      }
      Text("Selected: \(index). Press and hold a button for its description.").foregroundStyle(.secondary)
    }
  }
}

/// Buttons that answer presses, and one that wants to be held, as in the blog posts.
struct DocumentButtonsPage: View {
  @State private var taps = 0
  @State private var holds = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Panel("Styles that SwiftUI has") {
        HStack(spacing: 20) {
          Button("Borderless") { taps += 1 }.buttonStyle(.borderless)
          Button("Plain") { taps += 1 }.buttonStyle(.plain)
        }
      }
      Panel("Styles of one's own") {
        HStack(spacing: 20) {
          Button("Press me") { taps += 1 }.buttonStyle(ShrinkingCapsule())
          Button("Hold me") { holds += 1 }.buttonStyle(HeldButton(duration: 0.7))
          Button("Hold me longer") { holds += 1 }.buttonStyle(HeldButton(duration: 2))
        }
      }
      Text("Pressed \(taps) times, held \(holds) times.").foregroundStyle(.secondary)
    }
  }
}

/// An orange capsule that shrinks to half its size.
private struct ShrinkingCapsule: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.white)
      .padding()
      .background(.orange, in: Capsule())
      .scaleEffect(configuration.isPressed ? 0.5 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

/// A green button that acts when it has been held for long enough.
private struct HeldButton: PrimitiveButtonStyle {
  let duration: Double

  func makeBody(configuration: Configuration) -> some View {
    Held(configuration: configuration, duration: duration)
  }

  private struct Held: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let duration: Double
    @GestureState private var isHeld = false

    var body: some View {
      let hold = LongPressGesture(minimumDuration: duration)
        .updating($isHeld) { now, state, _ in state = now }
        .onEnded { _ in configuration.trigger() }
      return configuration.label
        .foregroundStyle(.white)
        .padding()
        .background(.green, in: RoundedRectangle(cornerRadius: 10))
        .scaleEffect(isHeld ? 0.7 : 1)
        .animation(.easeOut(duration: 0.2), value: isHeld)
        .gesture(hold)
    }
  }
}

/// A switch drawn by hand beside those of SwiftUI, as in the blog posts.
struct DocumentTogglesPage: View {
  private final class Model: ObservableObject {
    @Published var isLoud = false
    @Published var isFlagged = true
  }

  @State private var isOn = true
  @State private var isPainted = false
  @StateObject private var model = Model()

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Panel("Kept in a state, and in an object") {
        VStack(alignment: .leading, spacing: 12) {
          Toggle("A state: \(isOn ? "on" : "off")", isOn: $isOn)
          Toggle("Published: \(model.isLoud ? "loud" : "quiet")", isOn: $model.isLoud).toggleStyle(.switch)
          Toggle(isOn: $model.isFlagged) { Label("Flag", systemImage: "flag.fill") }.toggleStyle(.button)
        }
      }
      Panel("Drawn by hand") {
        Toggle("Painted", isOn: $isPainted).toggleStyle(PaintedSwitch())
      }
    }
  }
}

/// A red or green track, in which a knob is tapped from side to side.
private struct PaintedSwitch: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) {
      configuration.label
      ZStack(alignment: configuration.isOn ? .trailing : .leading) {
        RoundedRectangle(cornerRadius: 12).fill(configuration.isOn ? Color.green : .red).frame(
          width: 60, height: 30)
        RoundedRectangle(cornerRadius: 12)
          .fill(.white)
          .frame(width: 26, height: 24)
          .padding(4)
          .onTapGesture { withAnimation { configuration.isOn.toggle() } }
      }
    }
  }
}

/// Bindings written by hand behind an alert, a toggle and a picker, as in the blog posts.
struct DocumentBindingsPage: View {
  private enum OrderBy: String, CaseIterable { case name = "Name", size = "Size" }

  private struct File: Identifiable {
    let name: String
    let size: Int
    var id: String { name }
  }

  private static let files = [
    File(name: "Harbour.jpg", size: 3_120_400), File(name: "Lullaby.mp3", size: 7_310_020),
    File(name: "Main.swift", size: 14_112),
  ]

  @State private var key = OrderBy.name
  @State private var isAscending = true
  @State private var user = "ada"
  @State private var isFlipped = false
  @State private var flips = 0

  private var sorted: [File] {
    Self.files.sorted { left, right in
      let isBefore: Bool = key == .name ? left.name < right.name : left.size < right.size
      return isBefore == isAscending
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Panel("Choosing the same again reverses") {
        VStack(alignment: .leading, spacing: 10) {
          Picker("Order by", selection: order) {
            ForEach(OrderBy.allCases, id: \.self) { Text($0.rawValue) }
          }
          .fixedSize()
          ForEach(sorted) { file in
            HStack {
              Text(file.name)
              Spacer()
              Text("\(file.size)").font(.caption).foregroundStyle(.secondary)
            }
          }
        }
      }
      Panel("An alert that is there while the field is empty") {
        TextField("User name", text: $user)
          .textFieldStyle(.roundedBorder)
          .frame(width: 260)
          .alert("No user", isPresented: Binding(get: { user.isEmpty }, set: { _ in })) {
            Button("OK") {}
          } message: {
            Text("Type a user name.")
          }
      }
      Panel("A toggle that counts") {
        Toggle("Flipped \(flips) times", isOn: Binding(get: { isFlipped }, set: { flip($0) }))
      }
    }
  }

  private var order: Binding<OrderBy> {
    Binding(
      get: { key },
      set: { new in
        isAscending = new == key ? !isAscending : true
        key = new
      })
  }

  private func flip(_ isOn: Bool) {
    isFlipped = isOn
    flips += 1
  }
}
