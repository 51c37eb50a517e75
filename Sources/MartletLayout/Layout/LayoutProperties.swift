import MartletPrimitives

/// What is special about the containers of a layout type.
///
/// - Source: Apple, "LayoutProperties".
public struct LayoutProperties: Sendable {
  /// The axis along which the container stacks its children, for spacers and dividers; `nil` if it doesn't.
  public var stackOrientation: Axis?

  /// Creates properties without any special trait.
  public init() {}
}
