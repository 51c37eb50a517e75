import MartletCore
import MartletPrimitives

/// Moves the selection with the arrow keys, past rows that can't be selected and not round the ends.
///
/// - Source: AppKit's segmented controls and radio buttons, which are one stop for Tab.
nonisolated struct ArrowKeys: ViewModifier {
  @Environment(\.layoutDirection) private var layoutDirection
  private let marks: [PickerRow.Mark]
  private let canChoose: [Bool]
  private let choose: (Int) -> Void
  private let isHorizontal: Bool

  init(rows: [PickerRow], isHorizontal: Bool) {
    marks = rows.map(\.mark)
    canChoose = rows.map { !$0.isDisabled }
    choose = { rows[$0].choose() }
    self.isHorizontal = isHorizontal
  }

  func body(content: Content) -> some View {
    content.onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow], phases: [.down, .repeat]) {
      press in
      guard let step = step(for: press.key) else { return .ignored }
      move(by: step)
      return .handled
    }
  }

  private func step(for key: KeyEquivalent) -> Int? {
    let isLeftToRight = layoutDirection == .leftToRight
    switch key {
    case .leftArrow: return isLeftToRight ? -1 : 1
    case .rightArrow: return isLeftToRight ? 1 : -1
    case .upArrow: return -1
    case .downArrow: return 1
    default: return nil
    }
  }

  private func move(by step: Int) {
    var index = marks.firstIndex(of: .on).map { $0 + step } ?? (step > 0 ? 0 : marks.count - 1)
    while marks.indices.contains(index) {
      if canChoose[index] { return choose(index) }
      index += step
    }
  }
}
