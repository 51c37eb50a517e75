import SwiftUI
import Testing
import ViewTesting

/// A switch of shapes, whose knob alone is tapped.
private struct KnobStyle: ToggleStyle {
  private let width = 60.0
  var journal: Journal?

  func makeBody(configuration: Configuration) -> some View {
    journal?.note("body")
    return HStack {
      configuration.label
      ZStack(alignment: configuration.isOn ? .trailing : .leading) {
        RoundedRectangle(cornerRadius: 12)
          .frame(width: width, height: width / 2)
          .foregroundColor(configuration.isOn ? .green : .red)
        RoundedRectangle(cornerRadius: 12)
          .frame(width: (width / 2) - 4, height: width / 2 - 6)
          .padding(4)
          .foregroundColor(.white)
          .onTapGesture {
            withAnimation { configuration.$isOn.wrappedValue.toggle() }
          }
      }
    }
  }
}

@MainActor @Suite struct CustomToggleStyleTests {
  private struct Screen: View {
    @State private var isOn = false
    var journal: Journal?

    var body: some View {
      VStack {
        Toggle("Mine", isOn: $isOn).toggleStyle(KnobStyle(journal: journal))
        Text(isOn ? "is on" : "is off")
      }
    }
  }

  @Test func itTakesOnlyTapsOnTheKnob() throws {
    let ui = TestHost { Screen() }
    let frame = try ui.frame("Mine")
    ui.tap(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
    ui.tap(at: CGPoint(x: frame.minX + 5, y: frame.midY))
    #expect(ui.says("is off"))
    ui.tap(at: CGPoint(x: frame.maxX - 45, y: frame.midY))
    #expect(ui.says("is on"))
    ui.settle()
    ui.tap(at: CGPoint(x: frame.maxX - 45, y: frame.midY))
    #expect(ui.says("is on"))
    ui.tap(at: CGPoint(x: frame.maxX - 15, y: frame.midY))
    #expect(ui.says("is off"))
  }

  @Test func aChangeEvaluatesTheStyleOnce() throws {
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal) }
    let frame = try ui.frame("Mine")
    #expect(journal.take() == ["body"])
    ui.tap(at: CGPoint(x: frame.maxX - 45, y: frame.midY))
    #expect(journal.take() == ["body"])
    ui.settle()
    #expect(journal.take() == [])
  }

  @Test func aStyleInsideAStyleIsTheNextOneOut() throws {
    struct Framed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("framed")
          Toggle(configuration)
        }
      }
    }
    struct Screen: View {
      @State private var isOn = false

      var body: some View {
        VStack {
          Toggle("Mine", isOn: $isOn).toggleStyle(Framed()).toggleStyle(Framed()).toggleStyle(.button)
          Text(isOn ? "is on" : "is off")
        }
      }
    }
    let ui = TestHost { Screen() }
    #expect(try ui.find(.role(.toggle)).text == "framed, framed, Mine")
    let frame = try ui.frame("framed")
    ui.tap(at: CGPoint(x: frame.midX, y: frame.maxY - 5))
    #expect(ui.says("is on"))
  }

  @Test func aStyleMadeOfAButtonIsOneStopForTheKeyboard() throws {
    struct Boxed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isOn ? "yes" : "no") { configuration.isOn.toggle() }
      }
    }
    struct Screen: View {
      @State private var isOn = false

      var body: some View {
        VStack {
          Toggle("Mine", isOn: $isOn).toggleStyle(Boxed())
          Toggle("Other", isOn: .constant(false))
        }
      }
    }
    let ui = TestHost { Screen() }
    ui.tabKey()
    ui.key("space")
    #expect(ui.says("yes"))
    try ui.tap("yes")
    #expect(ui.says("no"))
    ui.tabKey()
    ui.key("space")
    #expect(ui.says("no"))
  }

  @Test func environmentAndStateInsideAStyleWork() throws {
    struct Counting: ToggleStyle {
      @Environment(\.isEnabled) private var isEnabled
      @State private var flips = 0

      func makeBody(configuration: Configuration) -> some View {
        Text("flips \(flips) \(isEnabled ? "enabled" : "disabled")").onTapGesture {
          flips += 1
          configuration.isOn.toggle()
        }
      }
    }
    let ui = TestHost { Toggle("Mine", isOn: .constant(false)).toggleStyle(Counting()) }
    try ui.tap("flips 0 enabled")
    #expect(ui.says("flips 1"))
  }
}
