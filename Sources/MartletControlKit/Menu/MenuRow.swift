import Foundation
import MartletCore
import MartletPrimitives

/// A row of a menu, with its check mark.
nonisolated struct MenuRow: View {
  private let content: AnyView
  private let mark: PickerRow.Mark
  private let isDisabled: Bool
  /// Whether a thin line parts it from the row before.
  private let hasLine: Bool
  private let choose: StableAction
  @State private var isHighlighted = false
  private var context = ControlContext()

  init(row: PickerRow, hasLine: Bool, choose: @escaping () -> Void) {
    content = row.view
    mark = row.mark
    isDisabled = row.isDisabled
    self.hasLine = hasLine
    self.choose = StableAction(choose)
  }

  @MainActor var body: some View {
    let metrics = context.menus
    HStack(spacing: 0) {
      MenuMark(mark: mark)
        .frame(width: metrics.markWidth, alignment: .leading)
      AnyView.row(content)
        .lineLimit(1)
        .modifier(_MenuTitleModifier())
      Spacer(minLength: metrics.markWidth)
    }
    .defaultFont(metrics.font)
    .modifier(MenuRowForeground(style: titleStyle, isHighlighted: isFilled))
    .padding(.horizontal, metrics.rowPadding)
    .frame(maxWidth: .infinity, minHeight: metrics.rowHeight, alignment: .leading)
    .background {
      if isHighlighted {
        RoundedRectangle(cornerRadius: metrics.highlightRadius)
          .fill(metrics.highlight.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Color.accentColor))
      }
    }
    .padding(.horizontal, metrics.highlightInset)
    .overlay(alignment: .top) {
      if hasLine { Divider() }
    }
    .modifier(
      _MenuRowModifier(
        isCurrent: mark == .on, action: choose.box, highlightChanged: { isHighlighted = $0 })
    )
    .accessibleControl(.menuItem, value: mark.spoken, activate: isDisabled ? nil : choose.box)
    .disabled(isDisabled)
  }

  /// Whether the row has the accent colour's ground, on which only white can be read.
  private var isFilled: Bool { isHighlighted && context.menus.highlight == nil }

  private var titleStyle: AnyShapeStyle {
    isDisabled || !context.isEnabled
      ? AnyShapeStyle(context.colors.disabledLabel)
      : AnyShapeStyle(isFilled ? AnyShapeStyle(Color.white) : AnyShapeStyle(Color.primary))
  }
}

extension PickerRow.Mark {
  /// What assistive tools say of it.
  var spoken: String? {
    switch self {
    case .off: nil
    case .on: "selected"
    case .mixed: "mixed"
    }
  }
}

/// Paints a row's title; on the highlight everything is white, whatever the row sets outside.
nonisolated struct MenuRowForeground: EnvironmentModifier {
  let style: AnyShapeStyle
  let isHighlighted: Bool

  func change(_ values: inout EnvironmentValues) {
    values.foregroundStyles = [style]
    // A title stays legible when what is around the picker is disabled, because the menu only opens when it isn't.
  }

  func isEqual(to other: MenuRowForeground) -> Bool {
    isHighlighted == other.isHighlighted && ValueComparison.areEqual(style, other.style)
  }
}

/// A tick, a dash, or nothing.
nonisolated struct MenuMark: View {
  let mark: PickerRow.Mark
  private var context = ControlContext()

  init(mark: PickerRow.Mark) {
    self.mark = mark
  }

  @MainActor var body: some View {
    let size = context.menus.markSize
    ZStack {
      if mark != .off {
        MenuTick(isDash: mark == .mixed)
          .stroke(
            style: StrokeStyle(lineWidth: size.width * Self.lineShare, lineCap: .round, lineJoin: .round))
      }
    }
    .frame(width: size.width, height: size.height)
    .accessibilityHidden(true)
  }

  /// The line's share of the mark's width, by eye.
  private static let lineShare: CGFloat = 0.19
}

/// The tick of a menu, in shares of its box.
nonisolated struct MenuTick: Shape {
  let isDash: Bool

  func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    var path = Path()
    if isDash {
      path.move(to: point(0.05, 0.5))
      path.addLine(to: point(0.95, 0.5))
    } else {
      path.move(to: point(0.02, 0.58))
      path.addLine(to: point(0.36, 0.95))
      path.addLine(to: point(0.98, 0.05))
    }
    return path
  }

  /// A tick points the same way wherever text runs.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
