import Foundation
import MartletCore
import MartletPrimitives

/// A row of a menu that can be chosen.
nonisolated struct MenuRow: View {
  private let content: AnyView
  private let mark: PickerRow.Mark
  private let isDisabled: Bool
  private let role: ButtonRole?
  /// Whether the menu opens at this row.
  private let isCurrent: Bool
  private let choose: StableAction
  @State private var isHighlighted = false
  private var context = ControlContext()

  /// - Parameter choose: closes the menu and does what the row is for.
  init(
    content: AnyView, mark: PickerRow.Mark = .off, isDisabled: Bool = false, role: ButtonRole? = nil,
    isCurrent: Bool = false, choose: @escaping () -> Void
  ) {
    self.content = content
    self.mark = mark
    self.isDisabled = isDisabled
    self.role = role
    self.isCurrent = isCurrent
    self.choose = StableAction(choose)
  }

  @MainActor var body: some View {
    let isOff = isDisabled || !context.isEnabled
    MenuRowLook(content: content, mark: mark, isHighlighted: isHighlighted, isDisabled: isOff, role: role)
      .modifier(
        _MenuRowModifier(
          isCurrent: isCurrent, action: choose.box, highlightChanged: { isHighlighted = $0 })
      )
      .accessibleControl(.menuItem, value: mark.spoken, activate: isOff ? nil : choose.box)
      .disabled(isDisabled)
  }
}

/// What a row of a menu looks like.
nonisolated struct MenuRowLook: View {
  private let content: AnyView
  private let mark: PickerRow.Mark
  private let isHighlighted: Bool
  private let isDisabled: Bool
  private let role: ButtonRole?
  private let hasSubmenu: Bool
  private var context = ControlContext()
  @Environment(\.menuHasMarks) private var hasMarks

  init(
    content: AnyView, mark: PickerRow.Mark, isHighlighted: Bool, isDisabled: Bool, role: ButtonRole? = nil,
    hasSubmenu: Bool = false
  ) {
    self.content = content
    self.mark = mark
    self.isHighlighted = isHighlighted
    self.isDisabled = isDisabled
    self.role = role
    self.hasSubmenu = hasSubmenu
  }

  @MainActor var body: some View {
    let metrics = context.menus
    HStack(spacing: 0) {
      if hasMarks {
        MenuMark(mark: mark).frame(width: metrics.markWidth, alignment: .leading)
      }
      AnyView.row(content)
        .lineLimit(1)
        .modifier(_MenuTitleModifier())
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.trailing, context.isDesktop ? metrics.markWidth : 0)
      if hasSubmenu {
        Image(systemName: "chevron.forward").font(metrics.submenuFont).accessibilityHidden(true)
      }
    }
    .defaultFont(metrics.font)
    .modifier(MenuRowForeground(style: titleStyle))
    .padding(.leading, metrics.rowPadding + (hasMarks ? 0 : metrics.unmarkedPadding))
    .padding(.trailing, metrics.rowPadding)
    .frame(maxWidth: .infinity, minHeight: metrics.rowHeight, alignment: .leading)
    .background {
      if isHighlighted {
        RoundedRectangle(cornerRadius: metrics.highlightRadius)
          .fill(metrics.highlight.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Color.accentColor))
      }
    }
    .padding(.horizontal, metrics.highlightInset)
  }

  /// Whether the row has the accent colour's ground, on which only white can be read.
  private var isFilled: Bool { isHighlighted && context.menus.highlight == nil }

  private var titleStyle: AnyShapeStyle {
    if isDisabled { return AnyShapeStyle(context.colors.disabledLabel) }
    if isFilled { return AnyShapeStyle(Color.white) }
    // macOS shows a destructive row like any other.
    return role == .destructive && !context.isDesktop
      ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.primary)
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

/// Paints a row's title; colours that the title itself has go before.
nonisolated struct MenuRowForeground: EnvironmentModifier {
  let style: AnyShapeStyle

  func change(_ values: inout EnvironmentValues) {
    values.foregroundStyles = [style]
  }

  func isEqual(to other: MenuRowForeground) -> Bool { ValueComparison.areEqual(style, other.style) }
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
        Tick(.menu, isDash: mark == .mixed)
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
