import Foundation
import MartletCore
import MartletPrimitives

/// The button that opens a menu.
nonisolated struct MenuButton: View {
  private let configuration: MenuStyleConfiguration
  private let isBordered: Bool
  @State private var isOpen = false

  init(configuration: MenuStyleConfiguration, isBordered: Bool) {
    self.configuration = configuration
    self.isBordered = isBordered
  }

  @MainActor var body: some View {
    OpenableMenuButton(configuration: configuration, isBordered: isBordered, isOpen: $isOpen)
  }
}

/// The button, with the menu open or not.
nonisolated struct OpenableMenuButton: View {
  private let configuration: MenuStyleConfiguration
  private let isBordered: Bool
  @Binding private var isOpen: Bool
  private let open: StableAction
  private var context = ControlContext()
  @Environment(\.buttonStyles) private var buttonStyles
  @Environment(\.menuIndicatorVisibility) private var indicator

  init(configuration: MenuStyleConfiguration, isBordered: Bool, isOpen: Binding<Bool>) {
    self.configuration = configuration
    self.isBordered = isBordered
    _isOpen = isOpen
    open = StableAction { isOpen.wrappedValue = true }
  }

  @MainActor var body: some View {
    let isOpen = $isOpen
    let content = configuration.content.content
    pressable
      .modifier(_FocusableModifier(isFocusable: true))
      .onKeyPress(keys: [.space, .return, .downArrow], phases: .down) { press in
        if press.key != .downArrow, let action = configuration.primaryAction {
          action.run()
        } else {
          isOpen.wrappedValue = true
        }
        return .handled
      }
      .accessibleControl(
        .button, activate: context.isEnabled ? configuration.primaryAction ?? open.box : nil
      )
      .modifier(
        _MenuPresenter(isPresented: isOpen, position: context.isDesktop ? .belowLeading : .below) {
          MenuItems(content: content)
        }
      )
      .modifier(HoverTelling())
  }

  @MainActor @ViewBuilder private var pressable: some View {
    if let action = configuration.primaryAction {
      face.modifier(HoldingPress(isOpen: $isOpen, action: action))
    } else {
      face.modifier(OpeningPress(isOpen: $isOpen))
    }
  }

  /// A style that is set for buttons goes before the menu's own look.
  @MainActor @ViewBuilder private var face: some View {
    if let style = buttonStyles.first {
      MenuButtonFace(style: style, label: AnyView(label), isOpen: isOpen)
    } else if context.isDesktop, isBordered {
      PressedLook(style: BorderedLook(), label: AnyView(label), isPressed: isOpen)
    } else {
      label
        .defaultFont(context.metrics.button(context.controlSize).font)
        .defaultForeground(plainColor)
        .frame(minHeight: context.metrics.button(context.controlSize).height)
        .opacity(isOpen ? context.colors.pressedPlainOpacity : 1)
        .modifier(_FocusRingAreaModifier(outline: RoundedRectangle(cornerRadius: Self.ringRadius)))
        .contentShape(Rectangle())
    }
  }

  private var plainColor: AnyShapeStyle {
    guard context.isEnabled else { return AnyShapeStyle(context.colors.disabledLabel) }
    return context.isDesktop ? AnyShapeStyle(Color.primary) : AnyShapeStyle(context.accent)
  }

  /// macOS shows an arrow unless told not to, iOS only if told to.
  @MainActor private var label: some View {
    let isShown = indicator == .automatic ? context.isDesktop : indicator == .visible
    return HStack(spacing: Self.indicatorSpacing) {
      configuration.label
      if isShown {
        Image(systemName: "chevron.down").font(.control(size: Self.indicatorSize, weight: .semibold))
          .accessibilityHidden(true)
      }
    }
  }

  /// By eye, in points.
  private static let indicatorSpacing: CGFloat = 5
  private static let indicatorSize: CGFloat = 9
  private static let ringRadius: CGFloat = 4
}

/// A button style's look without its press.
nonisolated struct PressedLook<Style: ButtonStyle>: View {
  private let holder: StyleHolder<Style>
  private let label: AnyView
  private let isPressed: Bool

  init(style: Style, label: AnyView, isPressed: Bool) {
    holder = StyleHolder(style)
    self.label = label
    self.isPressed = isPressed
  }

  @MainActor var body: some View {
    holder.style.makeBody(
      configuration: ButtonStyleConfiguration(role: nil, label: .init(content: label), isPressed: isPressed))
  }
}

/// A button in a style of any type, which never acts by itself: the menu around takes the press.
nonisolated struct MenuButtonFace: View {
  let style: any PrimitiveButtonStyle
  let label: AnyView
  let isOpen: Bool
  @Environment(\.buttonStyles) private var styles

  init(style: any PrimitiveButtonStyle, label: AnyView, isOpen: Bool) {
    self.style = style
    self.label = label
    self.isOpen = isOpen
  }

  @MainActor var body: some View {
    show(style)
      .environment(\.buttonStyles, styles.rest)
      .environment(\.keyPress, isOpen)
      .allowsHitTesting(false)
      // The press lands on the menu's own shape.
      .overlay { Color.clear.contentShape(Rectangle()) }
  }

  @MainActor private func show(_ style: some PrimitiveButtonStyle) -> AnyView {
    AnyView(
      PrimitiveStyleBody(
        style, PrimitiveButtonStyleConfiguration(role: nil, label: .init(content: label), action: nil)))
  }
}

/// A click acts, a press that is held opens.
struct HoldingPress: ViewModifier {
  @Binding var isOpen: Bool
  let action: StableAction.Box

  init(isOpen: Binding<Bool>, action: StableAction.Box) {
    _isOpen = isOpen
    self.action = action
  }

  func body(content: Content) -> some View {
    let binding = $isOpen
    let action = action
    content
      .contentShape(Rectangle())
      .gesture(
        LongPressGesture(minimumDuration: Self.duration).onEnded { _ in binding.wrappedValue = true }
          .exclusively(before: TapGesture().onEnded { action.run() }))
  }

  /// How long a press is held, in seconds; by eye.
  private static let duration = 0.4
}
