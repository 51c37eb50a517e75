import SwiftUI
import Testing
import ViewTesting

/// A random generator whose numbers are the same each time.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  /// - Source: Vigna's SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Whatever a user does, in any order: nothing breaks, the field shows the binding's text, and is repainted right.
@MainActor @Suite struct TextFieldFuzzTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    var idiom = TestHost.Idiom.desktop
    var axis = Axis.horizontal
    var isRightToLeft = false
    var limit: Int?
    var seed: UInt64

    var testDescription: String { "\(idiom) \(axis) \(isRightToLeft) \(limit ?? 0) \(seed)" }
  }

  private final class Store: @unchecked Sendable {
    var text = ""
  }

  private struct Screen: View {
    let kind: Kind
    let store: Store
    @State private var text = ""
    @State private var secret = ""

    var body: some View {
      VStack {
        TextField(
          "Field",
          text: Binding {
            text
          } set: { new in
            text = kind.limit.map { String(new.prefix($0)) } ?? new
            store.text = text
          }, axis: kind.axis)
        SecureField("Secret", text: $secret)
        Text("outside").onTapGesture {
          text = "x\u{5D0}y"
          store.text = text
        }
      }
      .frame(width: 110)
      .environment(\.layoutDirection, kind.isRightToLeft ? .rightToLeft : .leftToRight)
    }
  }

  private static let pieces = [
    "a", "word ", " ", "\u{E9}", "e\u{301}", "\u{301}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
    "\u{1F1F0}\u{1F1F7}", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{645}\u{631}\u{62D}\u{628}\u{627}", "\u{D55C}",
    "\u{6F22}\u{5B57}", "\n", "\u{0}", "\u{202E}", "\u{200D}", "1,2",
  ]
  private static let keys = [
    "Left", "Right", "Up", "Down", "Home", "End", "BackSpace", "Delete", "Insert", "Return", "Tab", "a", "c",
    "x", "v", "z", "y", "Z", "Escape", "KP_Left", "KP_Enter",
  ]

  @Test(arguments: [
    Kind(seed: 1), Kind(idiom: .touch, seed: 2), Kind(axis: .vertical, seed: 3),
    Kind(idiom: .touch, axis: .vertical, isRightToLeft: true, seed: 4), Kind(isRightToLeft: true, seed: 5),
    Kind(limit: 5, seed: 6), Kind(axis: .vertical, limit: 20, seed: 7),
  ])
  func anythingGoes(kind: Kind) throws {
    var dice = Dice(state: kind.seed)
    let store = Store()
    let ui = TestHost(size: CGSize(width: 140, height: 160), idiom: kind.idiom) {
      Screen(kind: kind, store: store)
    }
    ui.tap(try ui.find(.label("Field")))
    var longest = 0
    for step in 0..<400 {
      act(ui, &dice)
      longest = max(longest, store.text.count)
      guard step % 10 == 0 else { continue }
      #expect(try ui.find(.label("Field")).value == store.text)
      #expect(ui.repaintDifference == 0)
    }
    // Something came of it.
    #expect(longest >= min(kind.limit ?? 10, 10))
  }

  private func act(_ ui: TestHost, _ dice: inout Dice) {
    let point = CGPoint(x: .random(in: -5...145, using: &dice), y: .random(in: 0...160, using: &dice))
    switch Int.random(in: 0..<12, using: &dice) {
    case 0...3: ui.type(Self.pieces.randomElement(using: &dice) ?? "")
    case 4, 5:
      var modifiers: EventModifiers = []
      if Bool.random(using: &dice) { modifiers.insert(.shift) }
      if Int.random(in: 0..<3, using: &dice) == 0 { modifiers.insert(.control) }
      if Int.random(in: 0..<8, using: &dice) == 0 { modifiers.insert(.option) }
      let key = Self.keys.randomElement(using: &dice) ?? "Left"
      ui.key(key, characters: modifiers.contains(.control) ? "" : nil, modifiers: modifiers)
    case 6: ui.composeText(Self.pieces.randomElement(using: &dice) ?? "")
    case 7: ui.commitText(Self.pieces.randomElement(using: &dice) ?? "")
    case 8: ui.tap(at: point, count: .random(in: 1...3, using: &dice))
    case 9: ui.drag(from: point, to: CGPoint(x: point.y, y: point.x), duration: 0.05)
    case 10:
      ui.clipboard = Bool.random(using: &dice) ? Self.pieces.randomElement(using: &dice) : nil
      ui.deleteSurroundingText(
        offset: .random(in: -3...3, using: &dice), count: .random(in: -1...3, using: &dice))
    default:
      ui.setActive(Bool.random(using: &dice))
      ui.setActive(true)
      ui.advance(by: 0.3)
    }
  }
}
