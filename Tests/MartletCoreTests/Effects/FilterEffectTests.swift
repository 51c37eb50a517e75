import SwiftUI
import Testing
import ViewTesting

/// What the modifiers that filter, mask and blend hand to the drawing, and what is seen of it.
@MainActor @Suite struct FilterEffectTests {
  private func shown(@ViewBuilder _ view: () -> some View) -> PixelColor {
    TestHost { view() }.color(at: CGPoint(x: 200, y: 150))
  }

  private let orange = Color(red: 1, green: 0.6, blue: 0.2)

  private func isNear(_ color: PixelColor, _ red: Double, _ green: Double, _ blue: Double) -> Bool {
    abs(Double(color.red) / 255 - red) < 0.01 && abs(Double(color.green) / 255 - green) < 0.01
      && abs(Double(color.blue) / 255 - blue) < 0.01
  }

  /// Apple, "brightness(_:)": 0 has no effect, 1 is white.
  ///
  /// The amount is added.
  @Test func brightness() {
    #expect(isNear(shown { orange.brightness(0) }, 1, 0.6, 0.2))
    #expect(isNear(shown { orange.brightness(0.3) }, 1, 0.9, 0.5))
    #expect(isNear(shown { orange.brightness(1) }, 1, 1, 1))
  }

  /// Away from the middle: (0.6 − 0.5) · 2 + 0.5 = 0.7.
  ///
  /// Apple, "contrast(_:)": a negative amount inverts, too.
  @Test func contrast() {
    #expect(isNear(shown { orange.contrast(2) }, 1, 0.7, 0))
    #expect(isNear(shown { orange.contrast(0) }, 0.5, 0.5, 0.5))
    #expect(isNear(shown { orange.contrast(-1) }, 0, 0.4, 0.8))
  }

  /// Luminance by Rec 709: 0.2126 + 0.7152 · 0.6 + 0.0722 · 0.2 = 0.656.
  @Test func saturationAndGrayscale() {
    #expect(isNear(shown { orange.saturation(0) }, 0.656, 0.656, 0.656))
    #expect(isNear(shown { orange.grayscale(1) }, 0.656, 0.656, 0.656))
    #expect(isNear(shown { orange.grayscale(0.5) }, 0.828, 0.628, 0.428))
    #expect(isNear(shown { orange.saturation(1) }, 1, 0.6, 0.2))
  }

  /// A full turn changes nothing; greys stay (W3C, "Filter Effects", hue-rotate).
  @Test func hueRotation() {
    #expect(isNear(shown { orange.hueRotation(.degrees(360)) }, 1, 0.6, 0.2))
    #expect(isNear(shown { Color(white: 0.4).hueRotation(.degrees(75)) }, 0.4, 0.4, 0.4))
    // Red by 120°: the matrix's first column gives (0.213 − 0.1065 − 0.184, …), cut off at 0.
    let turned = shown { Color(red: 1, green: 0, blue: 0).hueRotation(.degrees(120)) }
    #expect(turned.green > turned.red && turned.green > turned.blue)
  }

  @Test func invertAndMultiply() {
    #expect(isNear(shown { orange.colorInvert() }, 0, 0.4, 0.8))
    #expect(isNear(shown { orange.colorMultiply(Color(red: 0.5, green: 0.5, blue: 1)) }, 0.5, 0.3, 0.2))
  }

  /// White becomes opaque black, black nothing, and what is transparent stays so.
  @Test func luminanceToAlpha() {
    #expect(isNear(shown { Color.white.luminanceToAlpha().background(Color.white) }, 0, 0, 0))
    #expect(isNear(shown { Color.black.luminanceToAlpha().background(Color.white) }, 1, 1, 1))
    #expect(
      isNear(shown { Color.white.opacity(0.5).luminanceToAlpha().background(Color.white) }, 0.5, 0.5, 0.5))
  }

  /// Fact n147: a blue of #0088FF under half of white is #80C4FF; a blend mode of the overlay takes part.
  @Test func blendModes() {
    let blue = Color(red: 0, green: 0x88 / 255, blue: 1)
    #expect(shown { blue.overlay(Color.white.opacity(0.5)) }.description == "#80C4FF")
    #expect(
      isNear(
        shown { orange.overlay(Color(red: 0.5, green: 0.5, blue: 0.5).blendMode(.multiply)) }, 0.5, 0.3, 0.1))
    // Without a group it takes away all that is behind, down to the window, which is black then.
    #expect(isNear(shown { Color.white.overlay(orange.blendMode(.destinationOut)) }, 0, 0, 0))
    let cut = shown { Color.white.overlay(orange.blendMode(.destinationOut)).compositingGroup() }
    #expect(cut.description == "#ECECEC")
  }

  // MARK: Shadows

  private func displayList(@ViewBuilder _ view: () -> some View) -> String {
    TestHost(size: CGSize(width: 60, height: 60)) { view() }.displayListText
  }

  /// Fact n141: linear white 0 at an opacity of 0.33, and no offset.
  ///
  /// 0.33 · 255 = 84 = 54 in hexadecimal.
  @Test func aShadowHasAppleDefaults() {
    let list = displayList { Color.red.frame(width: 20, height: 20).shadow(radius: 4) }
    #expect(list.contains("shadow #00000054 radius 4\n"))
  }

  @Test func aShadowsOffsetGoesRightAndDown() {
    let list = displayList {
      Color.red.frame(width: 20, height: 20).shadow(color: .black, radius: 2, x: 3, y: 5)
    }
    #expect(list.contains("shadow #000000FF radius 2 at (3, 5)"))
    let ui = TestHost(size: CGSize(width: 60, height: 60)) {
      Color.red.frame(width: 20, height: 20).shadow(color: .black, radius: 0, x: 10, y: 10)
    }
    #expect(ui.color(at: CGPoint(x: 45, y: 45)).description == "#000000")
    #expect(ui.color(at: CGPoint(x: 30, y: 30)).description == "#FF3B30")
  }

  /// Without a group, each view throws its own shadow, on its siblings, too; with one, all of them throw one: "Compositing
  /// Group" on clive819.github.io and bam.tech's "SwiftUI in Shadowland" show both.
  @Test func eachPartThrowsAShadowUnlessTheyAreAGroup() {
    func ui(isGroup: Bool) -> TestHost {
      TestHost(size: CGSize(width: 60, height: 60)) {
        let stack = HStack(spacing: 0) {
          Color.white.frame(width: 20, height: 20)
          Color.white.frame(width: 20, height: 20)
        }
        if isGroup {
          stack.compositingGroup().shadow(color: .black, radius: 0, x: -5)
        } else {
          stack.shadow(color: .black, radius: 0, x: -5)
        }
      }
    }
    let between = CGPoint(x: 27, y: 30)
    #expect(ui(isGroup: false).color(at: between).description == "#000000")
    #expect(ui(isGroup: true).color(at: between).description == "#FFFFFF")
    for isGroup in [false, true] {
      #expect(ui(isGroup: isGroup).color(at: CGPoint(x: 7, y: 30)).description == "#000000")
    }
  }

  @Test func aClipMakesOneThingOfWhatIsInside() {
    let ui = TestHost(size: CGSize(width: 60, height: 60)) {
      HStack(spacing: 0) {
        Color.white.frame(width: 20, height: 20)
        Color.white.frame(width: 20, height: 20)
      }
      .cornerRadius(4).shadow(color: .black, radius: 0, x: -5)
    }
    #expect(ui.color(at: CGPoint(x: 27, y: 30)).description == "#FFFFFF")
  }

  /// The same for opacity: what lies behind in a pile can be seen through what is in front.
  ///
  /// A group is one picture.
  @Test func opacityAppliesToEachPartUnlessTheyAreAGroup() {
    func middle(isGroup: Bool) -> PixelColor {
      shown {
        let pile = ZStack {
          Color.black
          Color.white
        }
        if isGroup {
          pile.compositingGroup().opacity(0.5).background(Color.white)
        } else {
          pile.opacity(0.5).background(Color.white)
        }
      }
    }
    #expect(isNear(middle(isGroup: true), 1, 1, 1))
    // White over black at a half each, over white: 0.5 + 0.5 · 0.5.
    #expect(isNear(middle(isGroup: false), 0.75, 0.75, 0.75))
  }

  @Test func eachPartIsBlendedUnlessTheyAreAGroup() {
    func middle(isGroup: Bool) -> PixelColor {
      shown {
        let pile = ZStack {
          Color(white: 0.5)
          Color(white: 0.5)
        }
        Color.white.overlay {
          if isGroup { pile.compositingGroup().blendMode(.multiply) } else { pile.blendMode(.multiply) }
        }
      }
    }
    #expect(isNear(middle(isGroup: true), 0.5, 0.5, 0.5))
    #expect(isNear(middle(isGroup: false), 0.25, 0.25, 0.25))
  }

  // MARK: Masks

  @Test func aMaskLeavesWhatItCovers() {
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.mask { Circle().fill(.black).frame(width: 60, height: 60) }
    }
    #expect(ui.color(at: CGPoint(x: 50, y: 50)).description == "#FF3B30")
    #expect(ui.color(at: CGPoint(x: 10, y: 10)).description == "#ECECEC")
    let aligned = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.mask(alignment: .topLeading) { Color.black.frame(width: 30, height: 30) }
    }
    #expect(aligned.color(at: CGPoint(x: 10, y: 10)).description == "#FF3B30")
    #expect(aligned.color(at: CGPoint(x: 50, y: 50)).description == "#ECECEC")
  }

  @Test func aMaskIsNeitherHitNorReadOutAndLeavesTheViewToBeHit() {
    let journal = Journal()
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.onTapGesture { journal.note("view") }
        .mask { Text("mask").onTapGesture { journal.note("mask") } }
    }
    ui.tap(at: CGPoint(x: 50, y: 50))
    ui.tap(at: CGPoint(x: 5, y: 5))
    #expect(journal.take() == ["view", "view"])
    #expect(!ui.shows("mask"))
  }

  @Test func aMaskThatChangesIsPaintedAnew() {
    struct Changing: View {
      @State private var isWide = false
      var body: some View {
        Color.red.mask { Color.black.frame(width: isWide ? 60 : 20, height: 20) }
          .onTapGesture { isWide.toggle() }
      }
    }
    let ui = TestHost(size: CGSize(width: 100, height: 100)) { Changing() }
    #expect(ui.color(at: CGPoint(x: 30, y: 50)).description == "#ECECEC")
    ui.tap(at: CGPoint(x: 50, y: 50))
    #expect(ui.color(at: CGPoint(x: 30, y: 50)).description == "#FF3B30")
    #expect(ui.repaintDifference == 0)
  }

  // MARK: Order, motion, bad numbers

  @Test func orderMatters() {
    // A blur of what is clipped spreads; a clip of what is blurred cuts.
    let spread = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 20, height: 20).clipped().blur(radius: 5)
    }
    #expect(spread.color(at: CGPoint(x: 38, y: 50)).description != "#ECECEC")
    let cut = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 20, height: 20).blur(radius: 5).clipped()
    }
    #expect(cut.color(at: CGPoint(x: 38, y: 50)).description == "#ECECEC")
  }

  @Test func effectsAreAnimated() {
    struct Moving: View {
      @State private var isOn = false
      var body: some View {
        Color.red.frame(width: 30, height: 30)
          .blur(radius: isOn ? 10 : 2)
          .saturation(isOn ? 0 : 1)
          .shadow(color: isOn ? .black : .white, radius: isOn ? 8 : 4, x: isOn ? 10 : 0)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    let ui = TestHost(size: CGSize(width: 100, height: 100)) { Moving() }
    ui.tap(at: CGPoint(x: 50, y: 50))
    ui.advance(by: 0.5)
    let list = ui.displayListText
    #expect(list.contains("blur 6"))
    #expect(list.contains("shadow #808080FF radius 6 at (5, 0)"))
    #expect(ui.repaintDifference <= 2)
    ui.advance(by: 0.6)
    #expect(ui.displayListText.contains("blur 10"))
    #expect(ui.isIdle)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e9])
  func numbersThatMakeNoSenseDoNoHarm(_ value: Double) {
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 30, height: 30)
        .brightness(value).contrast(value).saturation(value).grayscale(value).hueRotation(.radians(value))
        .blur(radius: value).shadow(radius: value, x: value, y: value)
        .rotation3DEffect(.radians(value), axis: (x: 1, y: value, z: 0), anchorZ: value, perspective: value)
        .onTapGesture {}
    }
    _ = ui.color(at: CGPoint(x: 50, y: 50))
    ui.tap(at: CGPoint(x: 50, y: 50))
  }
}
