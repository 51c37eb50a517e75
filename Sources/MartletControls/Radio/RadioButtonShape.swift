import SwiftUI

/// The figure of a radio button made of two shapes: an outline, and what fills it when it is selected.
public struct RadioButtonShape: View {
  /// How the figure looks.
  public struct Configurations {
    /// The outline.
    public var shape: any Shape
    /// What is inside when it is selected.
    public var innerShape: any Shape
    /// The outline's width and height, in points.
    public var shapeSize: CGFloat
    /// The inner shape's width and height, in points.
    public var innerSize: CGFloat
    /// The colour when it is not selected.
    public var color: Color
    /// The colour when it is selected.
    public var selectedColor: Color
    /// The outline's width when it is not selected, in points.
    public var lineWidth: CGFloat
    /// The outline's width when it is selected, in points.
    public var selectedLineWidth: CGFloat

    /// Creates a look, that of a round radio button where nothing is given.
    public init(
      shape: any Shape = Circle(), innerShape: any Shape = Circle(), shapeSize: CGFloat = 16.0,
      innerSize: CGFloat = 8.0, color: Color = .secondary, selectedColor: Color = .blue,
      lineWidth: CGFloat = 1.5, selectedLineWidth: CGFloat = 2.0
    ) {
      self.shape = shape
      self.innerShape = innerShape
      self.shapeSize = shapeSize
      self.innerSize = innerSize
      self.color = color
      self.selectedColor = selectedColor
      self.lineWidth = lineWidth
      self.selectedLineWidth = selectedLineWidth
    }
  }

  private let configs: Configurations
  @Binding private var isSelected: Bool
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// Creates a figure.
  ///
  /// - Parameters:
  ///   - configs: how it looks.
  ///   - isSelected: whether it is selected.
  public init(configs: Configurations, isSelected: Binding<Bool>) {
    self.configs = configs
    _isSelected = isSelected
  }

  /// The figure.
  public var body: some View {
    let color: Color = isSelected ? configs.selectedColor : configs.color
    AnyShape(configs.shape)
      .stroke(color, lineWidth: isSelected ? configs.selectedLineWidth : configs.lineWidth)
      .frame(width: configs.shapeSize, height: configs.shapeSize)
      .overlay {
        AnyShape(configs.innerShape)
          .fill(color)
          .frame(width: configs.innerSize, height: configs.innerSize)
          .opacity(isSelected ? 1 : 0)
      }
      .animation(reducesMotion ? nil : .easeIn(duration: 0.2), value: isSelected)
  }
}
