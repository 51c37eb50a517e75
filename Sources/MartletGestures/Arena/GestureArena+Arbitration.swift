/// Who may speak.
///
/// 1. A simultaneous gesture speaks as soon as it is recognised and silences nobody.
/// 2. A recognised gesture that waits (a tap) is held as long as one before it in order can still succeed.
/// 3. Any other recognised gesture speaks; if two are recognised by the same event, the first in order.
/// 4. The one that speaks fails its rivals, except a tap that is held for the sake of others: a drag that
///    starts with the second press doesn't undo the tap of the first.
extension GestureArena {
  /// The order of precedence of a path that comes innermost first.
  ///
  /// A high-priority gesture precedes all that is declared inside it, other high-priority gestures
  /// included, and follows nothing but those outside it.
  func ordered(_ path: [GestureRecognizer]) -> [GestureRecognizer] {
    path.filter { $0.priority == .high }.reversed() + path.filter { $0.priority != .high }
  }

  /// Lets gestures speak until nobody else may.
  ///
  /// - Complexity: O(n²) in the recognisers of the press, of which there are a handful.
  func arbitrate() {
    while let member = members.first(where: { $0.status == .held && awaitedRivals(of: $0).isEmpty }) {
      if member.priority != .simultaneous {
        failRivals(of: member)
      }
      enqueue(member.permit(), of: member)
    }
  }

  /// The rivals that a recognised gesture still waits for.
  ///
  /// They are listed once, when it is recognised, and only ever leave the list: a rival that starts again
  /// with a later press is no reason to wait.
  private func awaitedRivals(of member: GestureRecognizer) -> [GestureRecognizer] {
    guard member.priority != .simultaneous, member.waitsForRivals else { return [] }
    let listed = member.awaitedRivals ?? Array(members.prefix { $0 !== member })
    let awaited = listed.filter { rival in
      rival.priority != .simultaneous && (rival.status == .possible || rival.status == .held)
    }
    member.awaitedRivals = awaited
    return awaited
  }

  private func failRivals(of winner: GestureRecognizer) {
    for rival in members where rival !== winner && rival.priority != .simultaneous {
      switch rival.status {
      case .possible:
        enqueue(rival.fail(), of: rival)
      case .held where !isHeldForOthers(rival, than: winner):
        enqueue(rival.fail(), of: rival)
      case .held, .active, .finished:
        break
      }
    }
  }

  private func isHeldForOthers(_ rival: GestureRecognizer, than winner: GestureRecognizer) -> Bool {
    guard let awaited = rival.awaitedRivals else { return false }
    return !awaited.contains { $0 === winner }
  }
}
