import MartletCore
import MartletFoundation

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a system symbol and a title that a resource describes.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a picture of the main bundle and a title that a resource describes.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }
}
