import Foundation
import MartletLayout
import MartletPrimitives

/// How a dialog arranges its texts, fields and buttons.
///
/// - Units: points.
package struct DialogStyle: Equatable, Sendable {
  package enum Family: Sendable {
    /// An alert of macOS: buttons with space around them, two of them side by side.
    case push
    /// An alert of iOS: buttons divided by lines, two of them side by side.
    case divided
    /// A sheet of actions of iOS: buttons divided by lines, the one that cancels apart.
    case stacked
  }

  package var family: Family
  /// Between the card's edges and what is not a button.
  package var insets: EdgeInsets
  /// Between the buttons and the card's edges, and above them.
  package var buttonInset: CGFloat
  package var spacing: CGFloat
  /// Between buttons.
  package var buttonSpacing: CGFloat
  package var buttonHeight: CGFloat
  /// What a button is squeezed to where there are too many.
  package var leastButtonHeight: CGFloat
  /// Between the group of buttons and the one that cancels, where it lies apart.
  package var cancelGap: CGFloat
  package var groupCornerRadius: CGFloat

  package init(
    family: Family, insets: EdgeInsets, buttonInset: CGFloat, spacing: CGFloat, buttonSpacing: CGFloat,
    buttonHeight: CGFloat, leastButtonHeight: CGFloat, cancelGap: CGFloat = 0, groupCornerRadius: CGFloat = 0
  ) {
    self.family = family
    self.insets = insets
    self.buttonInset = buttonInset
    self.spacing = spacing
    self.buttonSpacing = buttonSpacing
    self.buttonHeight = buttonHeight
    self.leastButtonHeight = leastButtonHeight
    self.cancelGap = cancelGap
    self.groupCornerRadius = groupCornerRadius
  }
}

/// Where a dialog's parts go, in reading coordinates.
struct DialogArrangement {
  /// A part of a dialog, and what it is if it is a button.
  struct Part {
    let measure: (ProposedViewSize) -> CGSize
    let info: DialogActionInfo?
    /// Whether Return presses it.
    let isChosen: Bool
  }

  private(set) var frames: [CGRect]
  private(set) var size: CGSize = .zero
  /// The lines between buttons.
  private(set) var lines: [CGRect] = []
  /// The areas with a ground of their own.
  private(set) var groups: [CGRect] = []

  private let parts: [Part]
  private let style: DialogStyle
  private let width: CGFloat

  /// Arranges the parts.
  ///
  /// 1. Buttons are put in rows, by the platform's order.
  /// 2. What is not a button gets its ideal height, less if the dialog is to be lower than all of it.
  /// 3. Buttons that still don't fit are squeezed.
  /// 4. What does not fit even then is cut at the top: buttons must stay within reach.
  init(_ parts: [Part], style: DialogStyle, width: CGFloat, height: CGFloat?, line: CGFloat) {
    self.parts = parts
    self.style = style
    self.width = max(width, 0)
    frames = Array(repeating: .zero, count: parts.count)
    // 1.
    let rows = rows()
    var gaps = gaps(rows, line: line)
    var heights = rows.map { row in row.map { buttonHeight($0, of: row.count) }.max() ?? 0 }
    // 2.
    let texts = parts.indices.filter { parts[$0].info == nil }
    let fixed = gaps.reduce(0, +) + heights.reduce(0, +) + (rows.isEmpty ? 0 : buttonEdges)
    let textEdges = texts.isEmpty ? 0 : style.insets.top + style.insets.bottom
    let textWidth = max(self.width - style.insets.leading - style.insets.trailing, 0)
    var room = height.map {
      max($0 - fixed - textEdges - style.spacing * CGFloat(max(texts.count - 1, 0)), 0)
    }
    var y = texts.isEmpty ? 0 : style.insets.top
    // The first text is the one that can be long: the fields below it have their height before it.
    var textHeights: [Int: CGFloat] = [:]
    for index in texts.reversed() {
      let ideal = parts[index].measure(ProposedViewSize(width: textWidth, height: nil)).height
      guard let left = room, ideal > left else {
        textHeights[index] = ideal
        room = room.map { $0 - ideal }
        continue
      }
      textHeights[index] = parts[index].measure(ProposedViewSize(width: textWidth, height: left)).height
      room = 0
    }
    for index in texts {
      let high = textHeights[index] ?? 0
      frames[index] = CGRect(x: style.insets.leading, y: y, width: textWidth, height: high)
      y += high + (index == texts.last ? style.insets.bottom : style.spacing)
    }
    // 3.
    if let height, y + fixed > height {
      let room = max(height - y - buttonEdges, 0)
      if style.family == .push { gaps = gaps.map { min($0, Self.leastGap) } }
      let part = room / max(gaps.reduce(0, +) + heights.reduce(0, +), 1)
      heights = heights.map { min($0, max($0 * part, style.leastButtonHeight)) }
    }
    place(rows, heights: heights, gaps: gaps, from: y, line: line)
    // 4.
    if let height, size.height > height { shift(by: height - size.height) }
  }

  /// Between buttons that are squeezed.
  private static let leastGap: CGFloat = 2

  private mutating func shift(by distance: CGFloat) {
    frames = frames.map { $0.offsetBy(dx: 0, dy: distance) }
    lines = lines.map { $0.offsetBy(dx: 0, dy: distance) }
    groups = groups.map { $0.offsetBy(dx: 0, dy: distance) }
    size.height += distance
  }

  private var hasTexts: Bool { parts.contains { $0.info == nil } }

  /// The space above and below all buttons; below texts it is the texts' own.
  private var buttonEdges: CGFloat { style.family == .push ? style.buttonInset * (hasTexts ? 1 : 2) : 0 }

  /// How high a button wants to be, given how many share its row.
  private func buttonHeight(_ index: Int, of count: Int) -> CGFloat {
    let wide = buttonWidth(of: count)
    return max(parts[index].measure(ProposedViewSize(width: wide, height: nil)).height, style.buttonHeight)
  }

  private func buttonWidth(of count: Int) -> CGFloat {
    let all = style.family == .push ? width - style.buttonInset * 2 : width
    return max((all - style.buttonSpacing * CGFloat(count - 1)) / CGFloat(max(count, 1)), 0)
  }

  // MARK: Order

  /// The buttons from the top down; two in one row, from the leading to the trailing side.
  private func rows() -> [[Int]] {
    let buttons = parts.indices.filter { parts[$0].info != nil }
    guard buttons.count > 1 else { return buttons.map { [$0] } }
    if style.family != .stacked, let pair = pair(buttons) { return [pair] }
    // Several are stacked: on the desktop the default on top, everywhere what cancels at the bottom.
    let rest = buttons.filter { parts[$0].info?.purpose != .cancel }
    let cancels = buttons.filter { parts[$0].info?.purpose == .cancel }
    guard style.family == .push else { return (rest + cancels).map { [$0] } }
    let first = rest.filter { parts[$0].isChosen }
    return (first + rest.filter { !parts[$0].isChosen } + cancels).map { [$0] }
  }

  /// Two buttons side by side, if they fit.
  private func pair(_ buttons: [Int]) -> [Int]? {
    guard buttons.count == 2 else { return nil }
    let share = buttonWidth(of: 2)
    guard buttons.allSatisfy({ parts[$0].measure(.unspecified).width <= share }) else { return nil }
    let isCancel = buttons.map { parts[$0].info?.purpose == .cancel }
    if isCancel[0] != isCancel[1] { return isCancel[0] ? buttons : buttons.reversed() }
    // On the desktop the first one, or the default, is at the end.
    guard style.family == .push else { return buttons }
    return parts[buttons[1]].isChosen ? buttons : buttons.reversed()
  }

  // MARK: Places

  /// The space above each row.
  private func gaps(_ rows: [[Int]], line: CGFloat) -> [CGFloat] {
    rows.indices.map { index in
      if index == 0 { return style.family == .push || !hasTexts ? 0 : line }
      if style.family == .push { return style.buttonSpacing }
      return isApart(rows[index], among: rows) ? style.cancelGap : line
    }
  }

  /// Whether a row is the button that cancels a sheet of actions.
  private func isApart(_ row: [Int], among rows: [[Int]]) -> Bool {
    style.family == .stacked && parts[row[0]].info?.purpose == .cancel && row == rows.last
  }

  private mutating func place(
    _ rows: [[Int]], heights: [CGFloat], gaps: [CGFloat], from start: CGFloat, line: CGFloat
  ) {
    var y = start
    var groupStart: CGFloat = 0
    if style.family == .push, !rows.isEmpty { y += hasTexts ? 0 : style.buttonInset }
    for (number, row) in rows.enumerated() {
      if number > 0, isApart(row, among: rows) {
        groups.append(CGRect(x: 0, y: groupStart, width: width, height: y - groupStart))
        groupStart = y + gaps[number]
      } else if style.family != .push, gaps[number] > 0 {
        lines.append(CGRect(x: 0, y: y, width: width, height: line))
      }
      y += gaps[number]
      let wide = buttonWidth(of: row.count)
      var x = style.family == .push ? style.buttonInset : 0
      for (place, index) in row.enumerated() {
        frames[index] = CGRect(x: x, y: y, width: wide, height: heights[number])
        x += wide
        if place < row.count - 1, style.family == .divided {
          lines.append(CGRect(x: x, y: y, width: line, height: heights[number]))
        }
        x += style.buttonSpacing
      }
      y += heights[number]
    }
    if style.family == .push, !rows.isEmpty { y += style.buttonInset }
    groups.append(CGRect(x: 0, y: groupStart, width: width, height: y - groupStart))
    size = CGSize(width: width, height: y)
  }
}
