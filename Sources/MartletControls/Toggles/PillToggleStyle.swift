import SwiftUI

/// A switch: a capsule with a knob that can be tapped as well as dragged.
///
/// ```swift
/// Toggle("Wi-Fi", isOn: $isOn).toggleStyle(.pill)
/// Toggle("Sound", isOn: $isOn)
///   .toggleStyle(PillToggleStyle(height: 30, on: .green, onSymbol: "speaker.wave.2.fill", offSymbol: "speaker.slash.fill"))
/// ```
///
/// Dragged, the knob follows the finger, and the switch takes the side that it is let go on: `isOn` is written once, at the
/// end, and only if it changes. A tap on the switch flips it; its label is no part of it, as with SwiftUI's switch.
public struct PillToggleStyle: ToggleStyle {
  private let height: CGFloat
  private let on: Color?
  private let off: Color?
  private let onSymbol: String?
  private let offSymbol: String?

  /// Creates the style.
  ///
  /// - Parameters:
  ///   - height: the capsule's, in points; it is 1.8 times as wide. Below 8 or not finite, the default is taken.
  ///   - on: the capsule's colour while on; `nil` for the tint.
  ///   - off: the capsule's colour while off; `nil` for a shade of the text's.
  ///   - onSymbol: a symbol on the knob while on.
  ///   - offSymbol: a symbol on the knob while off.
  public init(
    height: CGFloat = 22, on: Color? = nil, off: Color? = nil, onSymbol: String? = nil,
    offSymbol: String? = nil
  ) {
    self.height = height.isFinite && height >= 8 ? height : 22
    self.on = on
    self.off = off
    self.onSymbol = onSymbol
    self.offSymbol = offSymbol
  }

  /// The label, and the switch behind it.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 10) {
      configuration.label.modifier(DimmedWhileDisabled())
      PillSwitch(
        isOn: configuration.$isOn, isMixed: configuration.isMixed, height: height, on: on, off: off,
        onSymbol: onSymbol, offSymbol: offSymbol)
    }
  }
}

extension ToggleStyle where Self == PillToggleStyle {
  /// A switch whose knob can be tapped as well as dragged.
  public static var pill: PillToggleStyle { PillToggleStyle() }
}

/// A label as pale as its control while that is disabled.
private struct DimmedWhileDisabled: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content.opacity(isEnabled ? 1 : RadioMetrics.disabledOpacity)
  }
}

private struct PillSwitch: View {
  @Binding var isOn: Bool
  let isMixed: Bool
  let height: CGFloat
  let on: Color?
  let off: Color?
  let onSymbol: String?
  let offSymbol: String?

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @GestureState private var hand = Hand()
  /// Whether the press that is going on has moved the knob.
  @State private var wasDragged = false

  /// What the pointer does to the knob; a drag that is cancelled leaves nothing behind.
  private struct Hand {
    var isPressed = false
    /// Where the knob is while it is dragged, from 0 to 1.
    var position: CGFloat?
  }

  private var dragged: CGFloat? { hand.position }
  private var isPressed: Bool { hand.isPressed }

  private static let inset: CGFloat = 2
  /// How far a finger moves before it drags, in points.
  private static let slack: CGFloat = 3

  private var width: CGFloat { (height * 1.8).rounded() }
  private var knob: CGFloat { height - 2 * Self.inset }
  private var travel: CGFloat { width - height }
  private var position: CGFloat { dragged ?? (isMixed ? 0.5 : isOn ? 1 : 0) }

  var body: some View {
    ZStack(alignment: .leading) {
      Capsule().fill(offStyle)
      Capsule().fill(onStyle).opacity(position)
      Circle()
        .fill(.white)
        .shadow(color: .black.opacity(0.25), radius: 1, y: 0.5)
        .overlay { symbol }
        .frame(width: knob, height: knob)
        .scaleEffect(isPressed ? 0.94 : 1)
        .padding(.leading, Self.inset + position * travel)
    }
    .frame(width: width, height: height)
    .contentShape(Capsule())
    .gesture(drag)
    .onChange(of: isPressed) { if !isPressed { wasDragged = false } }
    .opacity(isEnabled ? 1 : RadioMetrics.disabledOpacity)
    .animation(
      reducesMotion || dragged != nil ? nil : .easeOut(duration: RadioMetrics.duration), value: position)
  }

  private var onStyle: AnyShapeStyle { on.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint) }
  private var offStyle: AnyShapeStyle {
    off.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Color.primary.opacity(0.2))
  }

  @ViewBuilder private var symbol: some View {
    if let name = position > 0.5 ? onSymbol : offSymbol {
      Image(systemName: name)
        .font(.system(size: knob * 0.5, weight: .semibold))
        // On white, whatever the colours around.
        .foregroundStyle(Color.black.opacity(0.55))
        .accessibilityHidden(true)
    }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($hand) { value, hand, _ in
        hand.isPressed = true
        if hand.position != nil || abs(value.translation.width) > Self.slack { hand.position = place(value) }
      }
      .onChanged { value in
        if abs(value.translation.width) > Self.slack { wasDragged = true }
      }
      .onEnded { value in
        // A press that hardly moved is a tap.
        let target: Bool = wasDragged ? place(value) > 0.5 : (isMixed || !isOn)
        if target != isOn || isMixed { isOn = target }
      }
  }

  /// Where a drag has brought the knob, from 0 to 1.
  private func place(_ value: DragGesture.Value) -> CGFloat {
    let start: CGFloat = isMixed ? 0.5 : isOn ? 1 : 0
    let moved: CGFloat = value.translation.width * (layoutDirection == .rightToLeft ? -1 : 1)
    return min(max(start + moved / max(travel, 1), 0), 1)
  }
}
