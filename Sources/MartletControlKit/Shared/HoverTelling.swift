import MartletCore

/// Tells the look of a control whether the pointer is over it.
struct HoverTelling: ViewModifier {
  @State private var isHovered = false

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.isControlHovered) { if isHovered { $0 = true } }
      .onHover { isHovered = $0 }
  }
}
