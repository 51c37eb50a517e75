import Foundation
import MartletLayout
import MartletPrimitives

/// A view whose content is made anew at the dates of a schedule.
///
/// - Source: Apple, "TimelineView".
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is told.
  public struct Context {
    /// How often the content changes.
    public enum Cadence: Comparable, Hashable, Sendable {
      /// All the time.
      case live
      /// Once a second or so.
      case seconds
      /// Once a minute or so.
      case minutes
    }

    /// The date of the schedule that the content is for.
    public let date: Date
    /// How often the content changes.
    public let cadence: Cadence

    private let invalidate: () -> Void

    init(date: Date, cadence: Cadence, invalidate: @escaping () -> Void) {
      self.date = date
      self.cadence = cadence
      self.invalidate = invalidate
    }

    /// Has the content made anew now.
    public func invalidateTimelineContent() { invalidate() }
  }

  let schedule: Schedule
  let content: (Context) -> Content
}

/// The type of a context for a closure that doesn't depend on the schedule.
///
/// - Source: Apple, "TimelineViewDefaultContext".
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
  /// A view that is made anew at the dates of a schedule.
  @_disfavoredOverload
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// A view that is made anew at the dates of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { context in
      content(
        TimelineViewDefaultContext(
          date: context.date, cadence: context.cadence.general, invalidate: context.invalidateTimelineContent)
      )
    }
  }

  /// Makes the element.
  public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    let element = TimelineElement(view, parent: parent)
    element.refresh()
    return element
  }

  /// Takes another schedule and content.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    unsafeDowncast(node, to: TimelineElement<Schedule, Content>.self).update(view)
  }

  /// One.
  public static var _elementCount: Int? { 1 }
}

extension TimelineView.Context.Cadence {
  fileprivate var general: TimelineViewDefaultContext.Cadence {
    switch self {
    case .live: return .live
    case .seconds: return .seconds
    case .minutes: return .minutes
    }
  }
}
