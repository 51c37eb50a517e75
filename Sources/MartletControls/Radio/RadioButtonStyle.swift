import SwiftUI

/// The look of the rows of a radio group.
///
/// A style gets the row's label and its state, and says how they look. What the row does (clicks, keys, what assistive
/// tools are told) is the group's, so a style can't forget it.
///
/// ```swift
/// struct UnderlineStyle: RadioButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label
///       .padding(.vertical, 4)
///       .overlay(alignment: .bottom) {
///         if configuration.isSelected { Rectangle().fill(.tint).frame(height: 2) }
///       }
///       .opacity(configuration.isEnabled ? 1 : 0.4)
///   }
/// }
///
/// HStack { RadioGroup(Size.allCases, selection: $size) { Text($0.name) } }
///   .radioButtonStyle(UnderlineStyle())
/// ```
///
/// A style may declare environment values and states of its own. It is shown within the focus effect of the system
/// unless it takes that away with `focusEffectDisabled()`, and then it should show `isFocused` itself.
@MainActor @preconcurrency
public protocol RadioButtonStyle: DynamicProperty {
  /// The type of the look.
  associatedtype Body: View

  /// The look of one row.
  ///
  /// - Parameter configuration: the row's label and state.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What a style knows about a row.
  typealias Configuration = RadioButtonStyleConfiguration
}

/// What a radio button style knows about a row.
public struct RadioButtonStyleConfiguration {
  /// A row's label.
  public struct Label: View {
    let content: AnyView

    /// The label.
    public var body: some View { content }
  }

  /// Whether the row is the selected one.
  public let isSelected: Bool
  /// Whether the pointer or a finger is pressing the row.
  public let isPressed: Bool
  /// Whether the pointer is over the row.
  public let isHovered: Bool
  /// Whether the row has the keyboard, and the user works with it.
  public let isFocused: Bool
  /// Whether the row can be selected.
  public let isEnabled: Bool
  /// What the row says.
  public let label: Label
}

private struct RadioButtonStyleKey: EnvironmentKey {
  static var defaultValue: any RadioButtonStyle { MainActor.assumeIsolated { RingRadioButtonStyle() } }
}

extension EnvironmentValues {
  /// The look of the radio groups inside.
  var radioButtonStyle: any RadioButtonStyle {
    get { self[RadioButtonStyleKey.self] }
    set { self[RadioButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// The view, with a look for the radio groups inside it.
  ///
  /// ```swift
  /// VStack { RadioGroup(Plan.allCases, selection: $plan) { PlanRow($0) } }
  ///   .radioButtonStyle(.card)
  /// ```
  ///
  /// - Parameter style: the look, such as `.ring`, `.checkbox`, `.card` or `.chip`.
  public func radioButtonStyle(_ style: some RadioButtonStyle) -> some View {
    environment(\.radioButtonStyle, style)
  }
}

/// Shows a style's body; a view of its own, so that what the style declares works.
struct RadioButtonStyleBody<Style: RadioButtonStyle>: View {
  let style: Style
  let configuration: RadioButtonStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

extension RadioButtonStyle {
  /// What the style makes, without its type.
  func erasedBody(_ configuration: RadioButtonStyleConfiguration) -> AnyView {
    AnyView(RadioButtonStyleBody(style: self, configuration: configuration))
  }
}
