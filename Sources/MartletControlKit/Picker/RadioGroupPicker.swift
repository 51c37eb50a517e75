import Foundation
import MartletCore

/// A picker as radio buttons, with its label before the first of them.
nonisolated struct RadioGroupPicker: View {
  private let configuration: _PickerConfiguration
  private var context = ControlContext()
  @Environment(\.labelsAreHidden) private var isLabelHidden
  @Environment(\.isHorizontalRadioGroup) private var isHorizontal

  init(configuration: _PickerConfiguration) {
    self.configuration = configuration
  }

  @MainActor var body: some View {
    let isLabelShown = !isLabelHidden && configuration.hasLabel
    let rows = configuration.choices()
    HStack(alignment: .firstTextBaseline, spacing: context.pickers.labelSpacing) {
      // First, so that the rest is there for the buttons: sharing alike would cut titles where there is room for all.
      if isLabelShown { PickerLabel(content: configuration.label).layoutPriority(1) }
      buttons(rows)
        .modifier(_FocusableModifier(isFocusable: true))
        .modifier(ArrowKeys(rows: rows, isHorizontal: isHorizontal))
    }
    .spokenLabel(configuration.label.accessibilityPart(.label), isNeeded: !isLabelShown)
    .accessibleParts(.radioGroup, hasChildren: true)
  }

  @MainActor @ViewBuilder private func buttons(_ rows: [PickerRow]) -> some View {
    let metrics = context.pickers.radio(context.controlSize)
    // The ring shows at the button that the arrow keys go on from.
    let ringed = rows.first(where: \.isOn)?.key ?? rows.first?.key
    if isHorizontal {
      HStack(alignment: .firstTextBaseline, spacing: context.pickers.horizontalRadioSpacing) {
        ForEach(rows, id: \.key) { RadioButton(row: $0, hasRing: $0.key == ringed) }
      }
    } else {
      VStack(alignment: .leading, spacing: metrics.spacing) {
        ForEach(rows, id: \.key) { RadioButton(row: $0, hasRing: $0.key == ringed) }
      }
    }
  }
}

/// One radio button with its title.
nonisolated struct RadioButton: View {
  private let content: AnyView
  private let mark: PickerRow.Mark
  private let isDisabled: Bool
  private let hasRing: Bool
  private let choose: StableAction
  private var context = ControlContext()

  init(row: PickerRow, hasRing: Bool) {
    content = row.view
    mark = row.mark
    isDisabled = row.isDisabled
    self.hasRing = hasRing
    choose = StableAction(row.choose)
  }

  @MainActor var body: some View {
    let box = choose.box
    PressedView(
      RadioLook(mark: mark, hasRing: hasRing), role: nil,
      label: ButtonStyleConfiguration.Label(content: .row(content)), action: { box?.run() }
    )
    .modifier(HoverTelling())
    .accessibleControl(
      .radioButton, value: mark.spoken, activate: isDisabled || !context.isEnabled ? nil : choose.box
    )
    .disabled(isDisabled)
  }
}

/// A circle, filled where the row is selected, and the row's title at the height of its first line.
nonisolated struct RadioLook: ButtonStyle {
  let mark: PickerRow.Mark
  let hasRing: Bool
  private var context = ControlContext()

  init(mark: PickerRow.Mark, hasRing: Bool) {
    self.mark = mark
    self.hasRing = hasRing
  }

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let metrics = context.pickers.radio(context.controlSize)
    HStack(alignment: .firstTextBaseline, spacing: context.pickers.radioTitleSpacing) {
      ZStack {
        // A line of the title's font, in the middle of which the circle stands.
        Text(verbatim: " ").defaultFont(metrics.font).accessibilityHidden(true)
        if hasRing {
          RadioFigure(mark: mark, metrics: metrics, isPressed: configuration.isPressed)
            .modifier(_FocusRingAreaModifier(outline: Circle()))
        } else {
          RadioFigure(mark: mark, metrics: metrics, isPressed: configuration.isPressed)
        }
      }
      configuration.label
        .defaultFont(metrics.font)
        .defaultForeground(
          context.isEnabled ? AnyShapeStyle(Color.primary) : AnyShapeStyle(context.colors.disabledLabel))
    }
    .contentShape(Rectangle())
  }
}

/// The circle itself: on the desktop a face like a push button's, on touch screens a ring.
nonisolated struct RadioFigure: View {
  let mark: PickerRow.Mark
  let metrics: PickerMetrics.Radio
  let isPressed: Bool
  private var context = ControlContext()

  init(mark: PickerRow.Mark, metrics: PickerMetrics.Radio, isPressed: Bool) {
    self.mark = mark
    self.metrics = metrics
    self.isPressed = isPressed
  }

  @MainActor var body: some View {
    ZStack {
      face
      switch mark {
      case .off: EmptyView()
      case .on: Circle().fill(ink).frame(width: metrics.dot, height: metrics.dot)
      case .mixed:
        Capsule().fill(ink).frame(width: metrics.dot * Self.dashWidth, height: metrics.dot * Self.dashHeight)
      }
    }
    .frame(width: metrics.side, height: metrics.side)
    .opacity(!context.isDesktop && isPressed ? context.colors.pressedBorderedOpacity : 1)
  }

  @MainActor @ViewBuilder private var face: some View {
    let fill: Color? = mark != .off && context.isEnabled ? context.accent : nil
    if context.isDesktop {
      DesktopFace(shape: Circle(), fill: fill, isPressed: isPressed)
    } else if let fill {
      Circle().fill(fill)
    } else {
      Circle().strokeBorder(context.colors.disabledLabel, lineWidth: Self.outlineWidth)
    }
  }

  private var ink: AnyShapeStyle {
    context.isEnabled ? AnyShapeStyle(Color.white) : AnyShapeStyle(context.colors.disabledLabel)
  }

  /// The dash of a mixed button in shares of the dot, and the ring's line, by eye.
  private static let dashWidth: CGFloat = 1.4
  private static let dashHeight: CGFloat = 0.35
  private static let outlineWidth: CGFloat = 1.5
}
