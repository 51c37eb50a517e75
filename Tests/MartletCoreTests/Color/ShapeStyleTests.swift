import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ShapeStyleTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func host<V: View>(
    _ scheme: ColorScheme = .light, idiom: TestHost.Idiom = .desktop, @ViewBuilder _ content: () -> V
  ) -> TestHost {
    TestHost(size: CGSize(width: 100, height: 100), idiom: idiom, colorScheme: scheme) { content() }
  }

  private func fill<S: ShapeStyle>(
    _ style: S, _ scheme: ColorScheme = .light, _ idiom: TestHost.Idiom = .desktop
  ) -> [Int] {
    host(scheme, idiom: idiom) { Circle().fill(style) }.drawnColors(of: "fill").first ?? []
  }

  @Test func levelsOfAnyStyleAreLessOfIt() {
    #expect(fill(red.secondary) == [255, 0, 0, 128])
    #expect(fill(red.tertiary)[3] < 128 && fill(red.quaternary)[3] < fill(red.tertiary)[3])
    #expect(fill(red.quinary)[3] < fill(red.quaternary)[3])
    let tinted = host { Circle().fill(.tint.secondary).tint(red) }
    #expect(tinted.drawnColors(of: "fill") == [[255, 0, 0, 128]])
    let gradient = host {
      Circle().fill(.linearGradient(colors: [.black, .black], startPoint: .top, endPoint: .bottom).secondary)
    }
    #expect(gradient.drawn("fill").contains { $0.contains("[#00000080 0, #00000080 1]") })
  }

  /// A style made of the foreground counts from the one around it, however it is made.
  @Test func aForegroundMadeOfTheForegroundIsTheOneOutside() {
    let ui = host {
      Circle().foregroundStyle(.primary.opacity(0.5)).foregroundStyle(red)
    }
    #expect(ui.drawnColors(of: "fill") == [[255, 0, 0, 128]])
    let nested = host {
      Circle().foregroundStyle(.secondary).foregroundStyle(.secondary).foregroundStyle(red)
    }
    // Levels add up: the second of the second is the third, of which 26 % are left.
    #expect(nested.drawnColors(of: "fill") == [[255, 0, 0, 66]])
    let tint = host { Circle().foregroundStyle(.tint).tint(TintShapeStyle().opacity(0.5)).tint(red) }
    #expect(tint.drawnColors(of: "fill") == [[255, 0, 0, 128]])
  }

  @Test func aTintMayBeAGradient() {
    let ui = host {
      Circle().fill(.tint).tint(LinearGradient(colors: [red, .black], startPoint: .top, endPoint: .bottom))
    }
    #expect(ui.drawn("fill").contains { $0.contains("linear (0.5, 0) → (0.5, 1)") })
    let plain = host {
      Circle().fill(.tint).tint(.black).tint(
        LinearGradient(colors: [red], startPoint: .top, endPoint: .bottom))
    }
    #expect(plain.drawnColors(of: "fill") == [[0, 0, 0, 255]])
  }

  private struct Stripe: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark
        ? AnyShapeStyle(Color.white)
        : AnyShapeStyle(.linearGradient(colors: [.black], startPoint: .top, endPoint: .bottom))
    }
  }

  @Test func aStyleOfOnesOwnStandsForAnother() {
    #expect(fill(Stripe(), .dark) == [255, 255, 255, 255])
    #expect(host { Circle().fill(Stripe()) }.drawn("fill").contains { $0.contains("linear") })
    #expect(fill(Stripe().opacity(0.5), .dark) == [255, 255, 255, 128])
  }

  @Test func aStyleCanBeAnchoredInARectangle() {
    let ui = host {
      Rectangle().fill(
        LinearGradient(colors: [red, .black], startPoint: .leading, endPoint: .trailing)
          .in(CGRect(x: 40, y: 0, width: 20, height: 100)))
    }
    #expect(ui.color(at: CGPoint(x: 39, y: 50)).description == "#FF0000")
    #expect(ui.color(at: CGPoint(x: 61, y: 50)).description == "#000000")
  }

  /// UIColor's and NSColor's figures, as in `StyleColors`.
  @Test func stylesOfTheInterface() {
    #expect(fill(.background, .light, .touch) == [255, 255, 255, 255])
    #expect(fill(.background, .dark, .touch) == [0, 0, 0, 255])
    #expect(fill(.background.secondary, .light, .touch) == [0xF2, 0xF2, 0xF7, 255])
    #expect(fill(.windowBackground) == [0xEC, 0xEC, 0xEC, 255])
    #expect(fill(.link, .light, .touch) == [0, 0x7A, 0xFF, 255])
    #expect(fill(.placeholder, .light, .touch) == [0x3C, 0x3C, 0x43, 77])
    #expect(fill(.fill, .light, .touch) == [0x78, 0x78, 0x80, 51])
    #expect(fill(.separator, .light, .touch) == [0x3C, 0x3C, 0x43, 74])
    #expect(fill(.selection, .light, .touch) == [0xD1, 0xD1, 0xD6, 255])
    // On the desktop a selection is in the accent colour while the window is active.
    let ui = host { Circle().fill(.selection).tint(red) }
    #expect(ui.drawnColors(of: "fill") == [[255, 0, 0, 255]])
    ui.setActive(false)
    #expect(ui.drawnColors(of: "fill") == [[0xDC, 0xDC, 0xDC, 255]])
  }

  @Test func materialsBlurWhatLiesBehind() {
    for scheme in [ColorScheme.light, .dark] {
      let ui = host(scheme) {
        ZStack {
          HStack(spacing: 0) {
            Color.black
            Color.white
          }
          Color.clear.frame(width: 80, height: 60).background(.ultraThinMaterial, in: .rect(cornerRadius: 12))
        }
      }
      // Sharp outside, gradual inside.
      #expect(ui.color(at: CGPoint(x: 48, y: 5)).description == "#000000")
      #expect(ui.color(at: CGPoint(x: 52, y: 5)).description == "#FFFFFF")
      let across = stride(from: 15, through: 85, by: 5).map {
        ui.color(at: CGPoint(x: CGFloat($0), y: 50)).red
      }
      #expect(zip(across, across.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 < 40 }, "\(across)")
      #expect(across[0] < across[14])
      #expect(ui.repaintDifference <= 2)
    }
    // The thicker, the less is seen.
    func range(_ material: Material) -> Int {
      let ui = host {
        ZStack {
          HStack(spacing: 0) {
            Color.black
            Color.white
          }
          Rectangle().fill(material)
        }
      }
      return ui.color(at: CGPoint(x: 97, y: 50)).red - ui.color(at: CGPoint(x: 3, y: 50)).red
    }
    let ranges = [Material.ultraThin, .thin, .regular, .thick, .ultraThick].map(range)
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0 > $1 }, "\(ranges)")
    #expect(Material.bar != .regular)
  }

  @Test func whatMovesBehindAMaterialIsDrawnAnew() throws {
    struct Screen: View {
      @State private var isLow = false

      var body: some View {
        ZStack {
          Color.white
          Color.black.frame(width: 30, height: 30).offset(y: isLow ? 30 : -30)
          Rectangle().fill(.thinMaterial).frame(width: 60, height: 60)
          Text("Go").onTapGesture { isLow.toggle() }
        }
      }
    }
    let ui = host { Screen() }
    try ui.tap("Go")
    #expect(ui.repaintDifference <= 2)
    try ui.tap("Go")
    #expect(ui.repaintDifference <= 2)
  }

  @Test func shadowsArePartOfAStyle() {
    // A drop shadow to the right: black beside the red square, red in it.
    let ui = host {
      ZStack {
        Color.white
        Rectangle().fill(red.shadow(.drop(color: .black, radius: 0, x: 10))).frame(width: 40, height: 40)
      }
    }
    #expect(ui.color(at: CGPoint(x: 50, y: 50)).description == "#FF0000")
    #expect(ui.color(at: CGPoint(x: 75, y: 50)).description == "#000000")
    #expect(ui.color(at: CGPoint(x: 25, y: 50)).description == "#FFFFFF")
    // An inner one lies inside, along the left edge, and nowhere else.
    let inner = host {
      ZStack {
        Color.white
        Rectangle().fill(red.shadow(.inner(color: .black, radius: 0, x: 10))).frame(width: 40, height: 40)
      }
    }
    #expect(inner.color(at: CGPoint(x: 35, y: 50)).description == "#000000")
    #expect(inner.color(at: CGPoint(x: 50, y: 50)).description == "#FF0000")
    #expect(inner.color(at: CGPoint(x: 25, y: 50)).description == "#FFFFFF")
    #expect(inner.color(at: CGPoint(x: 75, y: 50)).description == "#FFFFFF")
    // Texts and symbols have them too.
    let text = host {
      VStack {
        Text("A")
        Image(systemName: "star")
      }
      .foregroundStyle(.shadow(.drop(radius: 2)))
    }
    #expect(text.drawn("layer").filter { $0.contains("shadow") }.count == 2, "\(text.displayListText)")
  }

  @Test func aPictureIsRepeated() {
    // A symbol that is all of its square; in tiles of 20 points.
    let ui = host {
      ZStack {
        Color.white
        Rectangle().fill(.image(Image(systemName: "square.fill"), scale: 1)).foregroundStyle(red)
      }
      .font(.system(size: 20))
    }
    #expect(
      ui.drawn("fill").contains { $0.contains("pattern \"square-fill\" #FF0000FF in (0, 0, 100, 100)") })
    let missing = host { Rectangle().fill(ImagePaint(image: Image("nowhere.at.all"))) }
    #expect(missing.drawnColors(of: "fill") == [[0, 0, 0, 0]])
    #expect(TestHost.takeWarnings().contains { $0.contains("nowhere.at.all") })
  }
}
