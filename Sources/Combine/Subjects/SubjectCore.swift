import Foundation

/// The subscribers and the end of a subject; each subject keeps one, and adds what it remembers of its values.
///
/// All members but the lock are used with the lock held.
struct SubjectCore<Output, Failure: Error> {
  typealias Member = SubjectMember<Output, Failure>

  var members = SubscriberList<Member>()
  private(set) var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var wantsUpstream = false

  /// Marks the subject as ended.
  ///
  /// - Returns: the members to tell, or `nil` if it had ended before.
  mutating func end(_ completion: Subscribers.Completion<Failure>) -> [Member]? {
    guard self.completion == nil else { return nil }
    self.completion = completion
    upstreams = []
    return members.removeAll()
  }

  /// Keeps an upstream's subscription while the subject lives.
  ///
  /// - Returns: whether somebody waits for its values already.
  mutating func keep(_ subscription: any Subscription) -> Bool {
    upstreams.append(subscription)
    return wantsUpstream
  }

  /// Notes that there is a subscriber.
  ///
  /// - Returns: the upstreams to ask for values.
  mutating func wantUpstream() -> [any Subscription] {
    guard !wantsUpstream else { return [] }
    wantsUpstream = true
    return upstreams
  }

  /// The upstreams to cancel when the subject goes.
  var keptUpstreams: [any Subscription] { upstreams }
}
