import MartletCore
import MartletFoundation

extension Button where Label == Text {
  /// Creates a button with a title that a resource describes.
  @_disfavoredOverload @preconcurrency
  public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleResource) }
  }

  /// Creates a button for a purpose with a title that a resource describes.
  @_disfavoredOverload @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == MartletControlKit.Label<Text, Image> {
  /// Creates a button with a system symbol and a title that a resource describes.
  @_disfavoredOverload @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleResource, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button for a purpose with a system symbol and a title that a resource describes.
  @_disfavoredOverload @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { MartletControlKit.Label(titleResource, systemImage: systemImage) }
  }
}
