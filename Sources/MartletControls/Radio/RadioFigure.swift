import SwiftUI

extension CGFloat {
  /// A length that can be drawn: at least zero, and finite; `nil` otherwise.
  var asLength: CGFloat? { isFinite ? Swift.max(self, 0) : nil }
}

/// The numbers that the built-in looks of radio buttons share.
///
/// Lengths in points, on a grid of 4; times in seconds.
enum RadioMetrics {
  static let lineWidth: CGFloat = 1.25
  static let labelSpacing: CGFloat = 8
  /// The line around what has the keyboard: as wide as macOS draws it, around the figure.
  static let focusWidth: CGFloat = 3
  static let focusOpacity: Double = 0.5
  static let disabledOpacity: Double = 0.4
  static let duration: Double = 0.18
}

/// The face of a small control before it is selected: the window's colour, raised from it.
struct RadioFace<Outline: Shape>: View {
  let outline: Outline
  /// How much of the text's colour lies over the face.
  var shade: Double = 0
  /// How much lighter than the window the face is in the dark.
  var lift: Double = 0.06

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack {
      // White, as the faces of knobs, ring and box are in the light on all desktops.
      if colorScheme == .dark {
        outline.fill(.background)
        outline.fill(.primary).opacity(lift)
      } else {
        outline.fill(Color.white)
      }
      outline.fill(.primary).opacity(shade)
    }
  }
}

/// The ring around a shape that has the keyboard.
struct RadioFocusRing<Outline: InsettableShape>: ViewModifier {
  let outline: Outline
  let isShown: Bool

  func body(content: Content) -> some View {
    content.overlay {
      outline.inset(by: -RadioMetrics.focusWidth)
        .strokeBorder(.tint, lineWidth: RadioMetrics.focusWidth)
        .opacity(isShown ? RadioMetrics.focusOpacity : 0)
    }
  }
}

/// What looks with an outline have in common: the ring of the keyboard, and how fast they change.
struct RadioMotion<Outline: InsettableShape>: ViewModifier {
  let configuration: RadioButtonStyleConfiguration
  let outline: Outline
  /// Whether the whole look gets paler when it is disabled.
  var dims = true

  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  func body(content: Content) -> some View {
    let animation: Animation? = reducesMotion ? nil : .easeOut(duration: RadioMetrics.duration)
    content
      .modifier(RadioFocusRing(outline: outline, isShown: configuration.isFocused))
      .opacity(configuration.isEnabled || !dims ? 1 : RadioMetrics.disabledOpacity)
      .animation(animation, value: configuration.isSelected)
      .animation(animation, value: configuration.isHovered)
      .focusEffectDisabled()
  }
}

/// A figure and a label beside it; the figure stands in the middle of the label's first line.
struct RadioLine<Figure: View>: View {
  let configuration: RadioButtonStyleConfiguration
  /// The figure's side in points; `nil` for as high as a line of the label.
  let side: CGFloat?
  @ViewBuilder let figure: Figure

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: RadioMetrics.labelSpacing) {
      LineFigureLayout(side: side) {
        // A line of the label's font, in the middle of which the figure stands.
        Text(verbatim: " ").accessibilityHidden(true)
        figure.accessibilityHidden(true)
      }
      configuration.label
    }
    .opacity(configuration.isEnabled ? 1 : RadioMetrics.disabledOpacity)
  }
}

/// Places a square figure in the middle of a line of text, which is given first and not shown.
///
/// The square is as high as the line if nothing else is said: 16 points beside macOS's text, 20 beside iOS's, more beside
/// larger text, as the radio buttons of desktops grow with it.
struct LineFigureLayout: Layout {
  let side: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let line: CGFloat = lineHeight(subviews)
    return CGSize(width: side ?? line, height: line)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let side: CGFloat = side ?? lineHeight(subviews)
    for (subview, proposal) in zip(subviews, [.unspecified, ProposedViewSize(width: side, height: side)]) {
      subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }

  /// The baseline is the line's, which is as high as the whole.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    subviews.first?.dimensions(in: .unspecified)[explicit: guide]
  }

  private func lineHeight(_ subviews: Subviews) -> CGFloat {
    subviews.first?.sizeThatFits(.unspecified).height ?? 0
  }
}

/// An outline that fills when its row is selected, and the mark in it.
struct RadioFigure<Outline: InsettableShape, Mark: View>: View {
  let configuration: RadioButtonStyleConfiguration
  let outline: Outline
  @ViewBuilder let mark: Mark

  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    ZStack {
      RadioFace(outline: outline, shade: shade)
      outline.strokeBorder(.primary, lineWidth: RadioMetrics.lineWidth)
        .opacity(contrast == .increased ? 0.8 : configuration.isHovered ? 0.5 : 0.3)
      outline.fill(.tint).opacity(configuration.isSelected ? 1 : 0)
      outline.fill(.primary).opacity(configuration.isSelected ? shade : 0)
      mark
    }
    .modifier(RadioFocusRing(outline: outline, isShown: configuration.isFocused))
    .animation(
      reducesMotion ? nil : .easeOut(duration: RadioMetrics.duration), value: configuration.isSelected
    )
    .animation(
      reducesMotion ? nil : .easeOut(duration: RadioMetrics.duration), value: configuration.isHovered)
  }

  /// How much of the text's colour lies over the figure.
  private var shade: Double {
    configuration.isPressed ? 0.16 : configuration.isHovered ? 0.05 : 0
  }
}

/// A check mark in the middle of a box, drawn up to a share of its length.
struct BoxedCheck: Shape {
  /// How much of it is drawn, from 0 to 1.
  var progress: CGFloat

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let box: CGRect = rect.insetBy(dx: rect.width * 0.23, dy: rect.height * 0.26)
    let width: CGFloat = min(rect.width, rect.height) / 8
    guard progress > 0 else { return Path() }
    return CheckLine().path(in: box).trimmedPath(from: 0, to: min(progress, 1))
      .strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
  }

  /// A check mark reads the same in both directions.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A square whose corners are rounded in proportion to its side.
struct RoundedBox: InsettableShape {
  private var inset: CGFloat = 0

  init() {}

  func path(in rect: CGRect) -> Path {
    let radius: CGFloat = min(rect.width, rect.height) / 4
    return RoundedRectangle(cornerRadius: max(radius - inset, 0), style: .continuous)
      .path(in: rect.insetBy(dx: inset, dy: inset))
  }

  func inset(by amount: CGFloat) -> RoundedBox {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// A check mark as a line.
struct CheckLine: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.54))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY - rect.height * 0.08))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.08))
    return path
  }

  /// A check mark reads the same in both directions.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
