import SwiftUI

/// A button that gives way a little while it is pressed.
///
/// ```swift
/// Button { play() } label: { Image(systemName: "play.fill").padding() }.buttonStyle(.pressScale)
/// ```
///
/// The label is all there is to see, so that any view can be pressed. Where the user wants less motion, it only gets paler.
public struct PressScaleButtonStyle: ButtonStyle {
  private let scale: CGFloat

  /// Creates the style.
  ///
  /// - Parameter scale: how large the label is while pressed; what is not above 0 or not finite is the default.
  public init(scale: CGFloat = 0.94) {
    self.scale = scale.isFinite && scale > 0 ? scale : 0.94
  }

  /// The label, smaller and paler while pressed.
  public func makeBody(configuration: Configuration) -> some View {
    PressScale(isPressed: configuration.isPressed, scale: scale, label: configuration.label)
  }

  private struct PressScale<Label: View>: View {
    let isPressed: Bool
    let scale: CGFloat
    let label: Label
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
      label
        .scaleEffect(isPressed && !reducesMotion ? scale : 1)
        .opacity(!isEnabled ? RadioMetrics.disabledOpacity : isPressed ? 0.75 : 1)
        .animation(.easeOut(duration: isPressed ? 0.08 : 0.2), value: isPressed)
    }
  }
}

extension ButtonStyle where Self == PressScaleButtonStyle {
  /// A button that gives way a little while it is pressed.
  public static var pressScale: PressScaleButtonStyle { PressScaleButtonStyle() }
}

/// A button that acts on two taps in quick succession.
///
/// ```swift
/// Button("Like") { like() }.buttonStyle(.doubleTap)
/// ```
///
/// A single tap does nothing. The keyboard and assistive tools, which know no double taps, act at once.
public struct DoubleTapButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label, which waits for two taps.
  public func makeBody(configuration: Configuration) -> some View {
    Surface(configuration: configuration)
  }

  private struct Surface: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      configuration.label
        .contentShape(Rectangle())
        .opacity(isEnabled ? 1 : RadioMetrics.disabledOpacity)
        .onTapGesture(count: 2) { configuration.trigger() }
    }
  }
}

extension PrimitiveButtonStyle where Self == DoubleTapButtonStyle {
  /// A button that acts on two taps in quick succession.
  public static var doubleTap: DoubleTapButtonStyle { DoubleTapButtonStyle() }
}
