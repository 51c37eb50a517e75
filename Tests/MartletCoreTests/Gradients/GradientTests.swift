import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct GradientTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func isNear(_ pixel: PixelColor, _ red: Int, _ green: Int, _ blue: Int, within tolerance: Int = 4)
    -> Bool
  {
    abs(pixel.red - red) <= tolerance && abs(pixel.green - green) <= tolerance
      && abs(pixel.blue - blue) <= tolerance
  }

  private func host<V: View>(_ size: CGFloat = 100, @ViewBuilder _ content: () -> V) -> TestHost {
    TestHost(size: CGSize(width: size, height: size)) { content().frame(width: size, height: size) }
  }

  @Test func coloursLieAtEqualDistances() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops == [Gradient.Stop(color: .red, location: 0)])
    #expect(Gradient(colors: []).stops.isEmpty)
  }

  /// Fact n149: green up to 0.2, red from 0.4 on.
  @Test func beyondTheStopsTheColourIsConstant() {
    let ui = TestHost(size: CGSize(width: 20, height: 256), idiom: .touch) {
      LinearGradient(
        stops: [.init(color: .green, location: 0.2), .init(color: .red, location: 0.4)], startPoint: .top,
        endPoint: .bottom)
    }
    #expect(ui.color(at: CGPoint(x: 5, y: 3)).description == "#34C759")
    #expect(ui.color(at: CGPoint(x: 5, y: 50)).description == "#34C759")
    #expect(ui.color(at: CGPoint(x: 5, y: 103)).description == "#FF3B30")
    #expect(ui.color(at: CGPoint(x: 5, y: 250)).description == "#FF3B30")
  }

  /// Fact n150: both angles are 0, so that all of the turn is left and shared by both ends.
  @Test func theAnglesDefaults() {
    let ui = host {
      Rectangle().fill(
        AngularGradient(gradient: Gradient(colors: [red, blue]), center: .center, startAngle: .zero))
    }
    #expect(isNear(ui.color(at: CGPoint(x: 50, y: 80)), 0, 0, 255))
    #expect(isNear(ui.color(at: CGPoint(x: 50, y: 20)), 255, 0, 0))
    // The shorter initialiser makes a full turn.
    let whole = host { AngularGradient(gradient: Gradient(colors: [red, blue]), center: .center) }
    #expect(isNear(whole.color(at: CGPoint(x: 10, y: 50)), 127, 0, 127, within: 6))
  }

  @Test func everyGradientIsAViewAndAStyle() {
    let stops: [Gradient.Stop] = [.init(color: red, location: 0), .init(color: blue, location: 1)]
    let views: [TestHost] = [
      host { LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing) },
      host { Rectangle().fill(.linearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)) },
      host {
        Rectangle().fill(
          .linearGradient(Gradient(stops: stops), startPoint: .leading, endPoint: .trailing))
      },
    ]
    for ui in views {
      #expect(isNear(ui.color(at: CGPoint(x: 25, y: 60)), 190, 0, 65))
      #expect(isNear(ui.color(at: CGPoint(x: 75, y: 60)), 63, 0, 192))
    }
    let circles: [TestHost] = [
      host { RadialGradient(colors: [red, blue], center: .center, startRadius: 0, endRadius: 40) },
      host { Rectangle().fill(.radialGradient(colors: [red, blue], endRadius: 40)) },
      host { EllipticalGradient(colors: [red, blue], endRadiusFraction: 0.4) },
      host { Rectangle().fill(.ellipticalGradient(stops: stops, endRadiusFraction: 0.4)) },
    ]
    for ui in circles { #expect(isNear(ui.color(at: CGPoint(x: 70, y: 50)), 125, 0, 130, within: 6)) }
    let turns: [TestHost] = [
      host { AngularGradient(colors: [red, blue, red], center: .center, angle: .degrees(90)) },
      host { Rectangle().fill(.conicGradient(colors: [red, blue, red], angle: .degrees(90))) },
      host {
        Rectangle().fill(
          .angularGradient(colors: [red, blue, red], startAngle: .degrees(90), endAngle: .degrees(450)))
      },
    ]
    for ui in turns {
      #expect(isNear(ui.color(at: CGPoint(x: 50, y: 90)), 255, 0, 0, within: 6))
      #expect(isNear(ui.color(at: CGPoint(x: 50, y: 10)), 0, 0, 255, within: 6))
    }
  }

  @Test func aGradientAloneRunsDownwards() {
    for ui in [
      host { Rectangle().fill(Gradient(colors: [red, blue])) },
      host { Rectangle().fill(AnyGradient(Gradient(colors: [red, blue]))) },
    ] {
      #expect(isNear(ui.color(at: CGPoint(x: 50, y: 2)), 249, 0, 6))
      #expect(isNear(ui.color(at: CGPoint(x: 50, y: 97)), 6, 0, 249))
    }
    // A colour's own gradient ends in the colour and is lighter at the top.
    let ui = host { Rectangle().fill(blue.gradient) }
    #expect(isNear(ui.color(at: CGPoint(x: 50, y: 99)), 0, 0, 255))
    #expect(ui.color(at: CGPoint(x: 50, y: 1)).red > 40)
  }

  @Test func aPerceptualGradientHasNoDarkMiddle() {
    let plain = Gradient(colors: [red, Color(red: 0, green: 1, blue: 0)])
    let ui = host {
      Rectangle().fill(
        .linearGradient(plain.colorSpace(.perceptual), startPoint: .leading, endPoint: .trailing))
    }
    // Oklab's middle; in the device's space it is #808000.
    #expect(isNear(ui.color(at: CGPoint(x: 50, y: 50)), 0xD0, 0xA8, 0, within: 8))
  }

  /// The frame counts, not the outline: a ring that is trimmed keeps its colours where they are.
  @Test func fractionsAreThoseOfTheFrame() {
    let ui = host {
      Circle().trim(from: 0, to: 0.5)
        .stroke(
          .linearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom),
          style: StrokeStyle(lineWidth: 10)
        )
        .padding(10)
    }
    // The lower half's lowest point is at the end, its sides are in the middle.
    #expect(isNear(ui.color(at: CGPoint(x: 50, y: 90)), 0, 0, 255, within: 8))
    #expect(isNear(ui.color(at: CGPoint(x: 90, y: 52)), 122, 0, 133, within: 10))
    #expect(ui.drawn("stroke").contains { $0.contains("in (0, 0, 80, 80)") })
  }

  @Test func textsAndSymbolsTakeGradients() {
    let ui = host {
      HStack(spacing: 0) {
        Text("████").font(.system(size: 20))
        Image(systemName: "square.fill").font(.system(size: 30))
      }
      .foregroundStyle(.linearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing))
    }
    let text = ui.drawn("text")
    #expect(text.count == 1 && text[0].contains("linear (0, 0.5) → (1, 0.5)"))
    // Each of them is a frame of its own.
    let image = ui.drawn("image")
    #expect(image.count == 1 && image[0].contains("linear (0, 0.5) → (1, 0.5)"))
    let styled = host {
      Text("A").foregroundStyle(.linearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom))
    }
    #expect(styled.drawn("text").first?.contains("linear (0.5, 0) → (0.5, 1)") == true)
  }

  private struct Moving: View {
    @State private var isOn = false
    let more: Bool

    var body: some View {
      VStack(spacing: 0) {
        LinearGradient(
          stops: [
            .init(color: isOn ? .white : .black, location: 0),
            .init(color: .black, location: isOn ? 1 : 0.5),
          ] + (isOn && more ? [.init(color: .red, location: 1)] : []),
          startPoint: isOn ? .bottom : .top, endPoint: .trailing
        )
        .frame(width: 50, height: 50)
        Text("Go").onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      }
    }
  }

  @Test func pointsAndStopsMoveIfThereAreAsMany() throws {
    let ui = TestHost { Moving(more: false) }
    try ui.tap("Go")
    ui.advance(by: 0.5)
    #expect(
      ui.drawn("fill").contains { $0.contains("linear (0.5, 0.5) → (1, 0.5) [#808080FF 0, #000000FF 0.75]") },
      "\(ui.displayListText)")
    ui.settle()
    #expect(
      ui.drawn("fill").contains { $0.contains("linear (0.5, 1) → (1, 0.5) [#FFFFFFFF 0, #000000FF 1]") })
    let other = TestHost { Moving(more: true) }
    try other.tap("Go")
    other.advance(by: 0.5)
    #expect(other.drawn("fill").contains { $0.contains("linear (0.5, 1) → (1, 0.5) [#FFFFFFFF 0") })
  }

  @Test func badStopsAreSaidOnceAndDrawn() {
    let ui = host {
      VStack {
        LinearGradient(
          stops: [.init(color: blue, location: 0.875), .init(color: red, location: 0.125)],
          startPoint: .leading, endPoint: .trailing)
        LinearGradient(colors: [], startPoint: .leading, endPoint: .trailing)
        LinearGradient(
          stops: [.init(color: red, location: .nan)], startPoint: .leading, endPoint: .trailing)
      }
    }
    #expect(isNear(ui.color(at: CGPoint(x: 3, y: 10)), 255, 0, 0))
    let messages = TestHost.takeWarnings().filter { $0.contains("0.875, 0.125") }
    #expect(messages.count == 1)
  }

  @Test func aMeshHasItsColoursInItsCorners() {
    let ui = host {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [red, blue, Color.white, Color.black])
    }
    #expect(isNear(ui.color(at: CGPoint(x: 1, y: 1)), 250, 4, 4, within: 10))
    #expect(isNear(ui.color(at: CGPoint(x: 98, y: 98)), 4, 4, 4, within: 10))
    let wrong = host { MeshGradient(width: 3, height: 2, points: [[0, 0]], colors: [red], background: blue) }
    #expect(isNear(wrong.color(at: CGPoint(x: 50, y: 50)), 0, 0, 255))
    let messages = TestHost.takeWarnings().filter { $0.contains("MeshGradient(width: 3, height: 2)") }
    #expect(messages.count == 1)
  }

  @Test func aGradientOfNothingLetsPressesThrough() throws {
    var taps = 0
    let ui = host {
      ZStack {
        Color.white.onTapGesture { taps += 1 }
        LinearGradient(colors: [.clear, .clear], startPoint: .top, endPoint: .bottom)
      }
    }
    ui.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps == 1)
  }
}
