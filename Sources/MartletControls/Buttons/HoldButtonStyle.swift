import SwiftUI

/// What fills while a button is held.
public enum HoldIndicator: Hashable, Sendable {
  /// The button's ground, from the leading edge.
  case bar
  /// A ring around the label, clockwise from the top; for symbols.
  case ring
}

/// A button that acts after it has been held for a while, and fills meanwhile.
///
/// ```swift
/// Button("Delete", role: .destructive) { delete() }.buttonStyle(.hold(duration: 0.7))
/// ```
///
/// Letting go early or leaving the button with the pointer cancels.
///
/// **Keyboard.** Space or Return is held as the button is; moving the keyboard elsewhere cancels.
///
/// **Assistive tools.** A button that acts at once when it is activated, as nobody does that by accident.
public struct HoldButtonStyle: PrimitiveButtonStyle {
  /// The default duration, in seconds.
  public static let defaultDuration: Double = 0.7
  private let duration: Double
  private let indicator: HoldIndicator

  /// Creates the style.
  ///
  /// - Parameters:
  ///   - duration: seconds; what is no time, such as a negative number or NaN, is the default. With 0 the button acts as
  ///     soon as it is pressed.
  ///   - indicator: what fills meanwhile.
  public init(duration: Double = HoldButtonStyle.defaultDuration, indicator: HoldIndicator = .bar) {
    self.duration = duration.isFinite && duration >= 0 ? duration : Self.defaultDuration
    self.indicator = indicator
  }

  /// The label on a ground that fills, or in a ring that does.
  public func makeBody(configuration: Configuration) -> some View {
    HoldButton(configuration: configuration, duration: duration, indicator: indicator)
  }
}

extension PrimitiveButtonStyle where Self == HoldButtonStyle {
  /// A button that acts after it has been held for a while.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - indicator: what fills meanwhile.
  public static func hold(
    duration: Double = HoldButtonStyle.defaultDuration, indicator: HoldIndicator = .bar
  ) -> HoldButtonStyle {
    HoldButtonStyle(duration: duration, indicator: indicator)
  }
}

extension PrimitiveButtonStyleConfiguration {
  /// The tint, or red where something is lost.
  var pressStyle: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

private struct HoldButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let duration: Double
  let indicator: HoldIndicator

  @Environment(\.isEnabled) private var isEnabled
  @State private var isPointed = false
  @State private var isKeyHeld = false
  @State private var size = CGSize.zero

  private var isHeld: Bool { isPointed || isKeyHeld }

  var body: some View {
    face
      .pressShape(Capsule())
      .background {
        GeometryReader { proxy in
          Color.clear
            .onAppear { size = proxy.size }
            .onChange(of: proxy.size) { size = proxy.size }
        }
        if isKeyHeld { Countdown(duration: duration) { act() } }
      }
      .opacity(isEnabled ? 1 : RadioMetrics.disabledOpacity)
      .onLongPressGesture(minimumDuration: duration, maximumDistance: reach) {
        act()
      } onPressingChanged: { isPressing in
        isPointed = isPressing
      }
      .modifier(
        ActivationKeys(
          pressed: { isKeyHeld = true }, released: { isKeyHeld = false }, cancelled: { isKeyHeld = false })
      )
      .takesHold()
  }

  @ViewBuilder private var face: some View {
    switch indicator {
    case .bar: HoldBar(configuration: configuration, isHeld: isHeld, duration: duration)
    case .ring: HoldRing(configuration: configuration, isHeld: isHeld, duration: duration)
    }
  }

  private func act() {
    isPointed = false
    isKeyHeld = false
    configuration.trigger()
  }

  /// How far the pointer may move from where it went down: half the button's length.
  private var reach: CGFloat { max(max(size.width, size.height) / 2, 24) }
}

/// How what fills a held button moves.
private func filling(_ isHeld: Bool, _ duration: Double) -> Animation {
  isHeld ? .linear(duration: duration) : .easeOut(duration: 0.2)
}

private struct HoldBar: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isHeld: Bool
  let duration: Double

  var body: some View {
    let style: AnyShapeStyle = configuration.pressStyle
    return configuration.label
      .padding(.horizontal, 14)
      .padding(.vertical, 6)
      .background {
        Rectangle().fill(style).opacity(0.14)
        // From the leading edge, which a layout knows and a scale doesn't.
        GeometryReader { proxy in
          Rectangle().fill(style).opacity(0.4)
            .frame(width: isHeld ? proxy.size.width : 0)
            .animation(filling(isHeld, duration), value: isHeld)
        }
      }
      .clipShape(Capsule())
      .overlay { Capsule().strokeBorder(style, lineWidth: 1).opacity(0.5) }
  }
}

private struct HoldRing: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isHeld: Bool
  let duration: Double

  /// In points.
  private static let lineWidth: CGFloat = 3

  var body: some View {
    let style: AnyShapeStyle = configuration.pressStyle
    return Squared { configuration.label }
      .padding(10)
      .background {
        Circle().fill(style).opacity(0.14)
      }
      .overlay {
        Circle().inset(by: Self.lineWidth / 2)
          .stroke(style, lineWidth: Self.lineWidth).opacity(0.25)
        Circle().inset(by: Self.lineWidth / 2)
          .trim(from: 0, to: isHeld ? 1 : 0)
          .stroke(style, style: StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round))
          .rotationEffect(.degrees(-90))
          .opacity(isHeld ? 1 : 0)
          .animation(filling(isHeld, duration), value: isHeld)
      }
      .fixedSize()
  }
}
