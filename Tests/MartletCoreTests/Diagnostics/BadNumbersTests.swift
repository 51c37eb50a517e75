import SwiftUI
import Testing
import ViewTesting

/// A modifier with a number that it can't use.
struct BadNumber: Sendable, CustomTestStringConvertible {
  let modifier: String
  let apply: @MainActor @Sendable (Square) -> AnyView

  init<V: View>(_ modifier: String, _ apply: @escaping @MainActor @Sendable (Square) -> V) {
    self.modifier = modifier
    self.apply = { AnyView(apply($0)) }
  }

  var testDescription: String { modifier }
}

struct Square: View {
  var body: some View { Color.red.frame(width: 20, height: 20) }
}

/// A user's view with a bad modifier beside a view that has to be drawn all the same.
private struct Patient: View {
  let bad: BadNumber
  @State var runs = 0

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.white
      HStack(spacing: 0) {
        Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 20, height: 20).accessibilityIdentifier(
          "sibling")
        bad.apply(Square())
      }
      Text("\(runs)").hidden()
    }
    .onTapGesture { runs += 1 }
  }
}

@MainActor
struct BadNumbersTests {
  nonisolated static let bad: [BadNumber] = [CGFloat.nan, .infinity, -.infinity].flatMap(modifiers) + others

  nonisolated private static func modifiers(_ value: CGFloat) -> [BadNumber] {
    [
      BadNumber("padding") { $0.padding(value) },
      BadNumber("padding") { $0.padding(.leading, value) },
      BadNumber("padding") { $0.padding(EdgeInsets(top: value, leading: 0, bottom: value, trailing: value)) },
      BadNumber("offset") { $0.offset(x: value, y: value) },
      BadNumber("offset") { $0.offset(CGSize(width: value, height: 0)) },
      BadNumber("position") { $0.position(x: value, y: 10) },
      BadNumber("blur") { $0.blur(radius: value) },
      BadNumber("shadow") { $0.shadow(radius: value) },
      BadNumber("shadow") { $0.shadow(radius: 2, x: value, y: value) },
      BadNumber("scaleEffect") { $0.scaleEffect(value) },
      BadNumber("scaleEffect") { $0.scaleEffect(x: value, y: 1) },
      BadNumber("scaleEffect") { $0.scaleEffect(2, anchor: UnitPoint(x: value, y: 0)) },
      BadNumber("rotationEffect") { $0.rotationEffect(.degrees(Double(value))) },
      BadNumber("rotation3DEffect") {
        $0.rotation3DEffect(.degrees(Double(value)), axis: (x: 1, y: 0, z: 0))
      },
      BadNumber("rotation3DEffect") { $0.rotation3DEffect(.degrees(20), axis: (x: 1, y: value, z: 0)) },
      BadNumber("rotation3DEffect") {
        $0.rotation3DEffect(.degrees(20), axis: (x: 1, y: 0, z: 0), anchorZ: value, perspective: value)
      },
      BadNumber("saturation") { $0.saturation(Double(value)) },
      BadNumber("brightness") { $0.brightness(Double(value)) },
      BadNumber("contrast") { $0.contrast(Double(value)) },
      BadNumber("grayscale") { $0.grayscale(Double(value)) },
      BadNumber("hueRotation") { $0.hueRotation(.degrees(Double(value))) },
      BadNumber("Font size") { _ in Text("a").font(.system(size: value)) },
      BadNumber("Font size") { _ in Text("a").font(.custom("Inter", size: value)) },
      BadNumber("kerning") { _ in Text("ab").kerning(value) },
      BadNumber("tracking") { _ in Text("ab").tracking(value) },
      BadNumber("tracking") { _ in VStack { Text("ab") }.tracking(value) },
      BadNumber("baselineOffset") { _ in Text("ab").baselineOffset(value) },
      BadNumber("lineSpacing") { _ in Text("a\nb").lineSpacing(value) },
      BadNumber("minimumScaleFactor") { _ in Text("ab").minimumScaleFactor(value) },
      BadNumber("trim") { _ in Circle().trim(from: value, to: 1).stroke(.red).frame(width: 9, height: 9) },
      BadNumber("trim") { _ in Circle().trim(from: 0, to: value).stroke(.red).frame(width: 9, height: 9) },
      BadNumber("stroke") { _ in
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [2, value])).frame(width: 9, height: 9)
      },
      BadNumber("stroke") { _ in
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [2], dashPhase: value))
          .frame(width: 9, height: 9)
      },
      BadNumber("stroked") { _ in Circle().stroke(.red, lineWidth: value).frame(width: 9, height: 9) },
      BadNumber("aspectRatio") { $0.aspectRatio(value, contentMode: .fit) },
      BadNumber("cornerRadius") { $0.cornerRadius(value) },
      BadNumber("RoundedRectangle") { $0.clipShape(RoundedRectangle(cornerRadius: value)) },
      BadNumber("frame") { $0.frame(width: value == -.infinity ? -1 : value) },
      BadNumber("Animation") { $0.animation(.linear(duration: Double(value)), value: 1) },
      BadNumber("LinearGradient") { _ in
        LinearGradient(colors: [.red, .red], startPoint: UnitPoint(x: value, y: 0), endPoint: .bottom)
          .frame(width: 20, height: 20)
      },
      BadNumber("RadialGradient") { _ in
        RadialGradient(colors: [.red, .red], center: .center, startRadius: value, endRadius: 9)
          .frame(width: 20, height: 20)
      },
      BadNumber("AngularGradient") { _ in
        AngularGradient(
          colors: [.red, .red], center: .center, startAngle: .degrees(Double(value)), endAngle: .degrees(90)
        )
        .frame(width: 20, height: 20)
      },
    ]
  }

  nonisolated private static let others: [BadNumber] = [
    BadNumber("blur") { $0.blur(radius: -3) },
    BadNumber("shadow") { $0.shadow(radius: -3) },
    BadNumber("opacity") { $0.opacity(.nan) },
    BadNumber("layoutPriority") { $0.layoutPriority(.nan) },
    BadNumber("zIndex") { $0.zIndex(.nan) },
    BadNumber("aspectRatio") { $0.aspectRatio(0, contentMode: .fill) },
    BadNumber("aspectRatio") { $0.aspectRatio(CGSize(width: 0, height: 0), contentMode: .fit) },
    BadNumber("stroke") { _ in
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [2, -1])).frame(width: 9, height: 9)
    },
    BadNumber("Font size") { _ in Text("a").font(.system(size: -4)) },
    BadNumber("Animation") { $0.animation(.easeIn(duration: -1), value: 1) },
    BadNumber("gridCellColumns") { square in Grid { GridRow { square.gridCellColumns(.max) } } },
    BadNumber("gridCellColumns") { square in Grid { GridRow { square.gridCellColumns(0) } } },
  ]

  @Test(arguments: bad)
  func aNumberThatMakesNoSenseIsNamedOnceAndHarmsNothing(_ bad: BadNumber) throws {
    _ = TestHost.takeWarnings()
    let ui = TestHost(size: CGSize(width: 100, height: 60)) { Patient(bad: bad) }
    _ = ui.color(at: .zero)
    // The body runs again, and the same is said once.
    ui.tap(at: CGPoint(x: 90, y: 50))
    ui.advance(by: 1)
    let warnings = TestHost.takeWarnings()
    #expect(warnings.count == 1, "\(warnings)")
    #expect(warnings.allSatisfy { $0.contains("Patient") && $0.contains(bad.modifier) }, "\(warnings)")
    #expect(warnings.allSatisfy { $0.contains("Use ") || $0.contains("is not drawn") }, "\(warnings)")
    #expect(ui.isIdle)
    let sibling = try ui.frame("sibling")
    #expect(sibling.size == CGSize(width: 20, height: 20))
    let shown = ui.color(at: CGPoint(x: sibling.minX + 4, y: sibling.midY))
    #expect(shown.red == 0 && shown.green == 0 && shown.blue == 255, "\(shown)")
  }

  @Test(arguments: [1e4, 1e5, 1e6, 1e9, 1e15] as [CGFloat])
  func aHugeViewLeavesItsSiblings(factor: CGFloat) throws {
    let ui = TestHost(size: CGSize(width: 100, height: 60)) {
      ZStack(alignment: .topLeading) {
        ZStack {
          Text("b").scaleEffect(factor)
          Text("b").font(.system(size: factor)).fixedSize()
          Circle().stroke(.green, lineWidth: factor).frame(width: 20, height: 20)
          Image(systemName: "star").scaleEffect(factor)
          Text("b").scaleEffect(factor).blur(radius: 3).shadow(radius: factor).opacity(0.5)
          LinearGradient(colors: [.red, .green], startPoint: .top, endPoint: .bottom).scaleEffect(factor)
        }
        .frame(width: 100, height: 60)
        Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 20, height: 20)
        Text("still here").accessibilityIdentifier("text").offset(x: 30)
      }
    }
    let shown = ui.color(at: CGPoint(x: 10, y: 10))
    #expect(shown.red == 0 && shown.green == 0 && shown.blue == 255, "\(shown)")
  }

  /// Legal, as Apple's documentation says or Apple's modifiers do: negative padding, an opacity beyond 0 … 1 ("opacity(_:)"),
  /// a line limit below 1, which is 1 ("lineLimit").
  @Test func whatIsLegalIsNotReported() {
    _ = TestHost.takeWarnings()
    let ui = TestHost {
      VStack(spacing: -4) {
        Square().padding(-5)
        Square().opacity(7).offset(x: -3).scaleEffect(-1).rotationEffect(.degrees(-720))
        Square().saturation(-1).contrast(-2).brightness(-3)
        Text("a b c d e f g h").lineLimit(-1).frame(width: 20).kerning(-2)
        Square().layoutPriority(-.infinity).zIndex(.infinity)
      }
    }
    _ = ui.color(at: .zero)
    #expect(TestHost.takeWarnings() == [])
  }
}
