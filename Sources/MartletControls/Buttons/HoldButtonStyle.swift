import SwiftUI

/// A button that acts after it has been held for a while, and fills meanwhile.
///
/// ```swift
/// Button("Delete", role: .destructive) { delete() }.buttonStyle(.hold(duration: 0.7))
/// ```
///
/// Letting go early or leaving the button with the pointer cancels. The keyboard and assistive tools, with which nobody
/// presses by accident, act at once.
public struct HoldButtonStyle: PrimitiveButtonStyle {
  private let duration: Double

  /// Creates the style.
  ///
  /// - Parameter duration: seconds; what is no time, such as a negative number or NaN, is the default.
  public init(duration: Double = 0.7) {
    self.duration = duration.isFinite && duration >= 0 ? duration : 0.7
  }

  /// A capsule around the label, which fills from the leading edge.
  public func makeBody(configuration: Configuration) -> some View {
    HoldButton(configuration: configuration, duration: duration)
  }
}

extension PrimitiveButtonStyle where Self == HoldButtonStyle {
  /// A button that acts after it has been held for a while.
  ///
  /// - Parameter duration: seconds.
  public static func hold(duration: Double = 0.7) -> HoldButtonStyle { HoldButtonStyle(duration: duration) }
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

  @Environment(\.isEnabled) private var isEnabled
  @State private var isHeld = false
  @State private var size = CGSize.zero

  private var style: AnyShapeStyle { configuration.pressStyle }

  var body: some View {
    configuration.label
      .padding(.horizontal, 14)
      .padding(.vertical, 6)
      .background(alignment: .leading) {
        ZStack(alignment: .leading) {
          Rectangle().fill(style).opacity(0.14)
          Rectangle().fill(style).opacity(0.4)
            .frame(width: isHeld ? size.width : 0)
            .animation(isHeld ? .linear(duration: duration) : .easeOut(duration: 0.2), value: isHeld)
        }
      }
      .background {
        GeometryReader { proxy in
          Color.clear
            .onAppear { size = proxy.size }
            .onChange(of: proxy.size) { size = proxy.size }
        }
      }
      .clipShape(Capsule())
      .overlay { Capsule().strokeBorder(style, lineWidth: 1).opacity(0.5) }
      .contentShape(Capsule())
      .opacity(isEnabled ? 1 : RadioMetrics.disabledOpacity)
      .onLongPressGesture(minimumDuration: duration, maximumDistance: reach) {
        configuration.trigger()
        isHeld = false
      } onPressingChanged: { isPressing in
        isHeld = isPressing
      }
  }

  /// How far the pointer may move from where it went down: half the button's length.
  private var reach: CGFloat { max(max(size.width, size.height) / 2, 24) }
}
