import Foundation
import MartletCore
import MartletPrimitives

/// The button of a picker with a menu: the value, and arrows that say there are others.
nonisolated struct PopUpButton: View {
  let value: AnyView
  let isOpen: Bool
  /// What may be shown another time, whose width the button has already.
  let others: [PickerRow]
  /// Whether it stands at the end of a touch screen's row, which has room and insets of its own.
  let isRow: Bool
  private var context = ControlContext()
  /// How much larger than usual the user wants text.
  @ScaledMetric private var growth: CGFloat = 1

  init(value: AnyView, isOpen: Bool, others: [PickerRow] = [], isRow: Bool = false) {
    self.value = value
    self.isOpen = isOpen
    self.others = others
    self.isRow = isRow
  }

  @MainActor @ViewBuilder var body: some View {
    if context.isDesktop { desktop } else { touch }
  }

  @MainActor private var title: some View {
    let metrics = context.metrics.button(context.controlSize)
    return ZStack(alignment: .leading) {
      // A value without text is as high as one with.
      Text(verbatim: " ").accessibilityHidden(true)
      value
      ForEach(others, id: \.key) { row in
        AnyView.row(row.view).frame(height: 0).opacity(0).accessibilityHidden(true).allowsHitTesting(false)
      }
    }
    .lineLimit(1)
    .defaultFont(metrics.font)
    .defaultForeground(titleColor)
    .modifier(_MenuTitleModifier())
    .accessibilityPart(.value)
  }

  private var titleColor: AnyShapeStyle {
    guard context.isEnabled else { return AnyShapeStyle(context.colors.disabledLabel) }
    if isRow { return AnyShapeStyle(Color.secondary) }
    return context.isDesktop ? AnyShapeStyle(Color.primary) : AnyShapeStyle(context.accent)
  }

  // MARK: Desktop

  @MainActor private var desktop: some View {
    let metrics = context.metrics.button(context.controlSize)
    let side: CGFloat = metrics.height - 2 * Self.arrowInset
    return HStack(spacing: 0) {
      title
      Spacer(minLength: Self.arrowSpacing)
      PopUpArrows(side: side, cornerRadius: max(metrics.cornerRadius - Self.arrowInset + 1, 2))
    }
    .padding(.leading, metrics.horizontalPadding - Self.leadingTightening)
    .padding(.trailing, Self.arrowInset)
    .frame(minHeight: metrics.height)
    .background {
      DesktopFace(
        shape: RoundedRectangle(cornerRadius: metrics.cornerRadius), fill: nil, isPressed: isOpen)
    }
  }

  /// Around the square with the arrows, and before it, in points; by eye, after NSPopUpButton.
  private static let arrowInset: CGFloat = 2
  private static let arrowSpacing: CGFloat = 8
  private static let leadingTightening: CGFloat = 2

  // MARK: Touch screens

  @MainActor private var touch: some View {
    let metrics = context.metrics.button(context.controlSize)
    return HStack(spacing: 5) {
      title
      Chevrons()
        .stroke(titleColor, style: StrokeStyle(lineWidth: 1.8 * growth, lineCap: .round, lineJoin: .round))
        .frame(width: 8 * growth, height: 13 * growth)
    }
    .padding(.horizontal, isRow ? 0 : metrics.horizontalPadding)
    .padding(.vertical, isRow ? 0 : metrics.verticalPadding)
    .frame(minHeight: isRow ? nil : metrics.height)
    .opacity(isOpen ? context.colors.pressedPlainOpacity : 1)
  }
}

/// The square with two arrows at the end of a pop-up button.
nonisolated struct PopUpArrows: View {
  let side: CGFloat
  let cornerRadius: CGFloat
  private var context = ControlContext()

  init(side: CGFloat, cornerRadius: CGFloat) {
    self.side = side
    self.cornerRadius = cornerRadius
  }

  @MainActor var body: some View {
    let isEnabled = context.isEnabled
    let ink = isEnabled ? AnyShapeStyle(Color.white) : AnyShapeStyle(context.colors.disabledLabel)
    Chevrons()
      .stroke(ink, style: StrokeStyle(lineWidth: max(side / 11, 1), lineCap: .round, lineJoin: .round))
      .frame(width: side * Self.width, height: side * Self.height)
      .frame(width: side, height: side)
      .background {
        RoundedRectangle(cornerRadius: cornerRadius)
          .fill(isEnabled ? AnyShapeStyle(context.accent) : AnyShapeStyle(.clear))
      }
  }

  /// The arrows in shares of the square, by eye.
  private static let width: CGFloat = 0.38
  private static let height: CGFloat = 0.6
}

/// An arrow up above an arrow down.
nonisolated struct Chevrons: Shape {
  func path(in rect: CGRect) -> Path {
    // Each arrow is half as high as it is wide, at the upper and the lower edge.
    let rise: CGFloat = rect.width / 2
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY + rise))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rise))
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY - rise))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - rise))
    return path
  }
}
