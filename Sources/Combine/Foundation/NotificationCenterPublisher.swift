import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of one name, from all objects or from one.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications, which arrive on the thread that posts them.
  public struct Publisher: Combine.Publisher {
    /// Notifications are published.
    public typealias Output = Notification

    /// This publisher never fails.
    public typealias Failure = Never

    /// The center that posts.
    public let center: NotificationCenter

    /// The name of the notifications.
    public let name: Notification.Name

    /// The object that posts, or `nil` for any.
    public let object: AnyObject?

    /// Makes a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber; it misses notifications that it doesn't ask for.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let token = NotificationObservation(center: center)
      let outlet = SubjectOutlet(subscriber, "NotificationCenter", policy: .drop) { token.remove() }
      let offer = Unchecked(outlet.offer)
      token.keep(center.addObserver(forName: name, object: object, queue: nil) { offer.value($0) })
      subscriber.receive(subscription: outlet)
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Whether both publish the same notifications.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}

/// An observation of a notification center, which can end before it is known.
private final class NotificationObservation {
  private let lock = NSLock()
  private let center: NotificationCenter
  private var observer: (any NSObjectProtocol)?
  private var isRemoved = false

  init(center: NotificationCenter) { self.center = center }

  func keep(_ observer: any NSObjectProtocol) {
    let isRemoved = lock.withLock {
      if !self.isRemoved { self.observer = observer }
      return self.isRemoved
    }
    if isRemoved { center.removeObserver(observer) }
  }

  func remove() {
    let observer = lock.withLock {
      let observer = self.observer
      self.observer = nil
      isRemoved = true
      return observer
    }
    if let observer { center.removeObserver(observer) }
  }
}
