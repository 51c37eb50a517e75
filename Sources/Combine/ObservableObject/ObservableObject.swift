/// An object with a publisher that emits before the object changes.
///
/// By default that publisher emits before any property marked ``Published`` changes, those of superclasses included.
///
///     class Contact: ObservableObject {
///       @Published var name = "Ada"
///     }
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that emits before the object changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that emits before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that emits before a published property of this object changes; the same one at each call.
  public var objectWillChange: ObservableObjectPublisher { WillChangeWiring.shared.publisher(for: self) }
}
