import Foundation
import MartletCore

/// The face of a push button or check box on the desktop: an area with a hairline around it and a short shadow.
nonisolated struct DesktopFace<Outline: InsettableShape>: View {
  let shape: Outline
  /// The colour of a coloured face; `nil` for a plain one.
  let fill: Color?
  let isPressed: Bool
  private var context = ControlContext()

  init(shape: Outline, fill: Color?, isPressed: Bool) {
    self.shape = shape
    self.fill = fill
    self.isPressed = isPressed
  }

  @MainActor var body: some View {
    let colors = context.colors
    ZStack {
      if context.isEnabled {
        // A blurred shadow of 1 point, in two steps.
        shape.inset(by: -1).fill(colors.shadow.opacity(0.35)).offset(y: 0.75)
        shape.inset(by: -0.5).fill(colors.shadow).offset(y: 0.5)
      }
      shape.inset(by: -0.5).stroke(colors.border, lineWidth: 1)
      if let fill {
        shape.fill(fill)
        if isPressed {
          shape.fill(colors.pressedVeil)
        } else if context.isHovered {
          shape.fill(colors.hoveredVeil)
        }
      } else {
        shape.fill(plainFace)
      }
      shape.inset(by: 0.5).stroke(colors.highlight, lineWidth: 1)
    }
  }

  private var plainFace: ThemedColor {
    let colors = context.colors
    if !context.isEnabled { return colors.disabledFace }
    if isPressed { return colors.pressedFace }
    return context.isHovered ? colors.hoveredFace : colors.face
  }
}
