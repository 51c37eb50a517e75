import MartletCore
import MartletFoundation

extension Toggle where Label == Text {
  /// Creates a toggle with a title that a resource describes.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }

  /// Creates a toggle for several values, with a title that a resource describes.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == MartletControlKit.Label<Text, Image> {
  /// Creates a toggle with a system symbol and a title that a resource describes.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { MartletControlKit.Label(titleResource, systemImage: systemImage) }
  }
}
