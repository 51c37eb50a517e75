import SwiftUI

/// A button that asks to be pressed twice: the first press arms it, the second one acts.
///
/// ```swift
/// Button("Reset", role: .destructive) { reset() }.buttonStyle(.confirm("Really reset?"))
/// ```
///
/// Without a second press it falls back after a time; Escape makes it fall back at once.
///
/// **Keyboard.** Space and Return press it as the pointer does: once to arm it, once more to act.
///
/// **Assistive tools.** A button that acts at once when it is activated.
public struct ConfirmButtonStyle: PrimitiveButtonStyle {
  private let question: Text?
  private let timeout: Double

  /// Creates the style.
  ///
  /// - Parameters:
  ///   - question: shown in place of the label while the button is armed; `nil` keeps the label.
  ///   - timeout: seconds until the button falls back; what is no time is the default.
  public init(_ question: Text? = nil, timeout: Double = 3) {
    self.question = question
    self.timeout = timeout.isFinite && timeout > 0 ? timeout : 3
  }

  /// A capsule around the label or the question.
  public func makeBody(configuration: Configuration) -> some View {
    ConfirmButton(configuration: configuration, question: question, timeout: timeout)
  }
}

extension PrimitiveButtonStyle where Self == ConfirmButtonStyle {
  /// A button that asks to be pressed twice.
  public static var confirm: ConfirmButtonStyle { ConfirmButtonStyle() }

  /// A button that asks a question at the first press and acts at the second.
  public static func confirm(_ question: LocalizedStringKey, timeout: Double = 3) -> ConfirmButtonStyle {
    ConfirmButtonStyle(Text(question), timeout: timeout)
  }
}

private struct ConfirmButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let question: Text?
  let timeout: Double

  @Environment(\.isEnabled) private var isEnabled
  @State private var isArmed = false

  var body: some View {
    ZStack {
      // Both keep their room, so that nothing jumps.
      configuration.label
        .foregroundStyle(isArmed ? AnyShapeStyle(Color.white) : AnyShapeStyle(.foreground))
        .opacity(isArmed && question != nil ? 0 : 1)
        .accessibilityHidden(isArmed && question != nil)
      if let question {
        question.foregroundStyle(.white).opacity(isArmed ? 1 : 0).accessibilityHidden(!isArmed)
      }
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 6)
    .background {
      Capsule().fill(configuration.pressStyle).opacity(isArmed ? 1 : 0.14)
      if isArmed { Countdown(duration: timeout) { isArmed = false } }
    }
    .pressShape(Capsule())
    .opacity(isEnabled ? 1 : RadioMetrics.disabledOpacity)
    .animation(.easeOut(duration: 0.15), value: isArmed)
    .onTapGesture { press() }
    .modifier(ActivationKeys(pressed: {}, released: { press() }, escaped: { disarm() }))
    .onChange(of: isEnabled) { isArmed = false }
  }

  private func press() {
    isArmed.toggle()
    if !isArmed { configuration.trigger() }
  }

  /// Returns whether it was armed.
  private func disarm() -> Bool {
    defer { isArmed = false }
    return isArmed
  }
}
