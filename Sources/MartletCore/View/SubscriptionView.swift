import Combine
import Foundation

/// A view with an action for what a publisher emits.
///
/// - Source: Apple, "SubscriptionView".
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  /// The view.
  public var content: Content
  /// What is listened to while the view is there.
  public var publisher: PublisherType
  /// Called with each value.
  public var action: (PublisherType.Output) -> Void

  /// Creates a view that listens to a publisher.
  @inlinable
  public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  /// The view with the action.
  @MainActor public var body: some View { content.onReceive(publisher, perform: action) }
}
