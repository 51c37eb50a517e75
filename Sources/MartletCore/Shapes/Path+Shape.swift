import Foundation
import MartletLayout
import MartletPrimitives

extension Path: Shape {
  /// The path itself, wherever the rectangle is.
  public func path(in rect: CGRect) -> Path { self }

  /// A path has nothing to animate by itself.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  /// Never mirrored: its points are where they are.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
