import SwiftUI

/// The numbers that the built-in looks of radio buttons share.
///
/// Lengths in points, on a grid of 4; times in seconds.
enum RadioMetrics {
  /// A radio button of macOS is 16 high; its ring is a hairline and a half.
  static let figure: CGFloat = 16
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

/// A figure and a label beside it; the figure stands in the middle of the label's first line.
struct RadioLine<Figure: View>: View {
  let configuration: RadioButtonStyleConfiguration
  @ViewBuilder let figure: Figure

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: RadioMetrics.labelSpacing) {
      ZStack {
        // A line of the label's font, in the middle of which the figure stands.
        Text(verbatim: " ").accessibilityHidden(true)
        figure.accessibilityHidden(true)
      }
      configuration.label
    }
    .opacity(configuration.isEnabled ? 1 : RadioMetrics.disabledOpacity)
  }
}

/// An outline that fills when its row is selected, and the mark in it.
struct RadioFigure<Outline: InsettableShape, Mark: View>: View {
  let configuration: RadioButtonStyleConfiguration
  let outline: Outline
  let size: CGFloat
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
    .frame(width: size, height: size)
    .modifier(RadioFocusRing(outline: outline, isShown: configuration.isFocused))
    .animation(reducesMotion ? nil : .easeOut(duration: RadioMetrics.duration), value: configuration.isSelected)
    .animation(reducesMotion ? nil : .easeOut(duration: RadioMetrics.duration), value: configuration.isHovered)
  }

  /// How much of the text's colour lies over the figure.
  private var shade: Double {
    configuration.isPressed ? 0.16 : configuration.isHovered ? 0.05 : 0
  }
}

/// A check mark as a line, which can be drawn bit by bit.
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
