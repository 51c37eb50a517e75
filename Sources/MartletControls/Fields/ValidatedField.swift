import SwiftUI

/// How a field says what is wrong with its text.
public enum FieldMessagePlacement: Hashable, Sendable {
  /// Below the field, while the text is wrong.
  case inline
  /// In an alert, once, when the user submits the text or moves on.
  case alert
}

/// A text field with rules, which says what is wrong and never keeps its user from typing.
///
/// ```swift
/// ValidatedField("Name", text: $name, rules: [.notEmpty("Enter a name."), .length(...20)])
/// ```
///
/// Nothing is said while the user types for the first time: the message comes when he submits the text or moves on, follows
/// the text from then on and goes as soon as all rules are fulfilled. Of several broken rules the first is named. Whatever is
/// typed is written to `text`; whether it is fine is what `rules.firstBroken(by: text) == nil` says.
///
/// **Keyboard.** The field's; where an alert says what is wrong, the keyboard is in the field again when it closes.
///
/// **Assistive tools.** The message is the field's hint while it is shown.
public struct ValidatedField: View {
  private let title: Text
  private let text: Binding<String>
  private let rules: [FieldRule]
  private let placement: FieldMessagePlacement
  private let isEager: Bool

  /// Whether the text was submitted or left once.
  @State private var isChecked = false
  @State private var isAlerting = false
  @FocusState private var isFocused: Bool
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: what the field is for, looked up in the app's string tables.
  ///   - text: the text, right or wrong.
  ///   - rules: what it has to fulfil; none is always fine.
  ///   - placement: where the message goes.
  ///   - isEager: whether it is said from the start what is wrong, before the user has come here.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, rules: [FieldRule],
    placement: FieldMessagePlacement = .inline, isEager: Bool = false
  ) {
    self.init(title: Text(title), text: text, rules: rules, placement: placement, isEager: isEager)
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: what the field is for, as it is.
  ///   - text: the text, right or wrong.
  ///   - rules: what it has to fulfil; none is always fine.
  ///   - placement: where the message goes.
  ///   - isEager: whether it is said from the start what is wrong, before the user has come here.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, rules: [FieldRule], placement: FieldMessagePlacement = .inline,
    isEager: Bool = false
  ) {
    self.init(title: Text(title), text: text, rules: rules, placement: placement, isEager: isEager)
  }

  private init(
    title: Text, text: Binding<String>, rules: [FieldRule], placement: FieldMessagePlacement, isEager: Bool
  ) {
    self.title = title
    self.text = text
    self.rules = rules
    self.placement = placement
    self.isEager = isEager
  }

  /// The field, and below it what is wrong.
  public var body: some View {
    let broken: FieldRule? = rules.firstBroken(by: text.wrappedValue)
    let shown: FieldRule? = isChecked || isEager ? broken : nil
    VStack(alignment: .leading, spacing: 4) {
      TextField(text: text) { title }
        .focused($isFocused)
        .onSubmit { check() }
        .overlay {
          RoundedRectangle(cornerRadius: 6, style: .continuous)
            .strokeBorder(Color.red, lineWidth: 1.5)
            .opacity(shown == nil ? 0 : 1)
            .allowsHitTesting(false)
        }
        .accessibilityHint(shown?.message ?? Text(verbatim: ""))
      if placement == .inline, let shown {
        FieldMessage(message: shown.message)
      }
    }
    .animation(reducesMotion ? nil : .easeOut(duration: 0.15), value: shown == nil)
    .onChange(of: isFocused) { focusChanged() }
    .alert(title, isPresented: $isAlerting) {
      Button("OK") { isFocused = true }
    } message: {
      broken?.message
    }
  }

  private func focusChanged() {
    // Who is asked by the alert comes back to mend the text.
    if !isFocused, !isAlerting { check() }
  }

  private func check() {
    isChecked = true
    if placement == .alert, rules.firstBroken(by: text.wrappedValue) != nil { isAlerting = true }
  }
}

/// What is wrong with a field's text.
private struct FieldMessage: View {
  let message: Text

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 4) {
      Image(systemName: "exclamationmark.circle.fill").accessibilityHidden(true)
      message.fixedSize(horizontal: false, vertical: true)
    }
    .font(.callout)
    .foregroundStyle(.red)
  }
}
