import Foundation
import MartletCore

/// A picker as segments side by side; on the desktop with its label beside it.
nonisolated struct SegmentedPicker: View {
  private let configuration: _PickerConfiguration
  private var context = ControlContext()
  @Environment(\.labelsAreHidden) private var isLabelHidden
  @Environment(\.layoutDirection) private var layoutDirection

  init(configuration: _PickerConfiguration) {
    self.configuration = configuration
  }

  @MainActor var body: some View {
    let isLabelShown = context.isDesktop && !isLabelHidden && configuration.hasLabel
    let rows = configuration.choices()
    HStack(alignment: .firstTextBaseline, spacing: context.pickers.labelSpacing) {
      if isLabelShown { PickerLabel(content: configuration.label) }
      control(rows)
    }
    .spokenLabel(configuration.label.accessibilityPart(.label), isNeeded: !isLabelShown)
    .accessibleParts(.radioGroup, hasChildren: true)
  }

  @MainActor private func control(_ rows: [PickerRow]) -> some View {
    let metrics = context.pickers.segments
    let selected = rows.firstIndex(where: \.isOn)
    let layout = SegmentLayout(
      position: CGFloat(selected ?? 0), height: context.pickers.segmentHeight(context.controlSize),
      thumbInset: metrics.thumbInset, separatorInset: metrics.separatorInset)
    let lines = Array(rows.indices.dropFirst())
    let writesAlways = context.pickers.segmentsWriteOnEachClick
    return layout {
      SegmentThumb().opacity(selected == nil ? 0 : 1)
      ForEach(lines, id: \.self) { line in
        Rectangle()
          .fill(metrics.separator)
          .opacity(selected == line || selected == line - 1 ? 0 : 1)
      }
      ForEach(rows, id: \.key) { row in
        Segment(row: row) {
          if writesAlways || !row.isOn { row.choose() }
        }
      }
    }
    .background { track }
    .animation(slide, value: selected)
    .modifier(_FocusRingAreaModifier(outline: RoundedRectangle(cornerRadius: metrics.radius)))
    .modifier(_FocusableModifier(isFocusable: true))
    .modifier(ArrowKeys(rows: rows, isHorizontal: true))
    .modifier(HoverTelling())
  }

  private var slide: Animation? {
    let duration = context.pickers.segments.slideDuration
    return duration > 0 ? .spring(duration: duration) : nil
  }

  @MainActor private var track: some View {
    let metrics = context.pickers.segments
    return RoundedRectangle(cornerRadius: metrics.radius)
      .fill(metrics.track)
      .overlay {
        RoundedRectangle(cornerRadius: metrics.radius).strokeBorder(metrics.trackBorder, lineWidth: 0.5)
      }
  }
}

/// What lies under the selected segment.
nonisolated struct SegmentThumb: View {
  private var context = ControlContext()

  init() {}

  @MainActor var body: some View {
    let metrics = context.pickers.segments
    let shape = RoundedRectangle(cornerRadius: metrics.radius - metrics.thumbInset)
    let shadow = context.colors.shadow
    ZStack {
      if context.isEnabled {
        // By eye: a shadow 2 below on touch screens, a short one on the desktop; blurred shadows in steps.
        shape.inset(by: -1).fill(shadow.opacity(0.4)).offset(y: context.isDesktop ? 0.75 : 2)
        shape.inset(by: -0.5).fill(shadow.opacity(0.8)).offset(y: context.isDesktop ? 0.5 : 1)
      }
      shape.fill(context.isEnabled ? metrics.thumb : metrics.disabledThumb)
    }
  }
}

/// One segment: its title, and the press that selects it.
nonisolated struct Segment: View {
  @GestureState private var isPressed = false
  private let content: AnyView
  private let mark: PickerRow.Mark
  private let isDisabled: Bool
  private let choose: StableAction
  private var context = ControlContext()

  init(row: PickerRow, choose: @escaping () -> Void) {
    content = row.view
    mark = row.mark
    isDisabled = row.isDisabled
    self.choose = StableAction(choose)
  }

  @MainActor var body: some View {
    let metrics = context.pickers.segments
    let box = choose.box
    let press = PressGesture()
      .updating($isPressed) { value, state, _ in state = value }
      .onEnded { _ in box?.run() }
    AnyView.row(content)
      .lineLimit(1)
      .defaultFont(font)
      .defaultForeground(ink)
      .padding(.horizontal, metrics.padding)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if isPressed, mark == .off {
          RoundedRectangle(cornerRadius: metrics.radius - metrics.thumbInset)
            .fill(metrics.pressed)
            .padding(metrics.thumbInset)
        }
      }
      .opacity(isPressed && mark == .off && !context.isDesktop ? context.colors.pressedPlainOpacity : 1)
      .contentShape(Rectangle())
      .gesture(press)
      .accessibleControl(
        .radioButton, value: mark.spoken, activate: isDisabled || !context.isEnabled ? nil : choose.box
      )
      .disabled(isDisabled)
  }

  private var font: Font {
    let base: Font =
      context.isDesktop ? context.metrics.button(context.controlSize).font : .system(size: Self.touchSize)
    guard mark == .on, let weight = context.pickers.segments.selectedWeight else { return base }
    return base.weight(weight)
  }

  /// UISegmentedControl's text, in points.
  private static let touchSize: CGFloat = 13

  private var ink: AnyShapeStyle {
    isDisabled || !context.isEnabled
      ? AnyShapeStyle(context.colors.disabledLabel) : AnyShapeStyle(Color.primary)
  }
}
