import SwiftUI

/// A button that acts when it is pressed, and again and again while it is held, faster and faster.
///
/// ```swift
/// Button { count += 1 } label: { Image(systemName: "plus") }.buttonStyle(.repeating)
/// ```
///
/// The first repetition comes after half a second; each wait after it is 0.85 times the one before, from 0.2 down to 0.03
/// seconds. Leaving the button with the pointer stops it.
public struct RepeatButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label, paler while pressed.
  public func makeBody(configuration: Configuration) -> some View {
    RepeatButton(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == RepeatButtonStyle {
  /// A button that acts again and again while it is held.
  public static var repeating: RepeatButtonStyle { RepeatButtonStyle() }
}

private struct RepeatButton: View {
  let configuration: PrimitiveButtonStyleConfiguration

  @Environment(\.isEnabled) private var isEnabled
  @State private var isHeld = false

  var body: some View {
    configuration.label
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background {
        RoundedRectangle(cornerRadius: 6).fill(.primary).opacity(isHeld ? 0.18 : 0.08)
        if isHeld {
          TimelineView(AcceleratingSchedule()) { context in
            Color.clear
              .onChange(of: context.date) { configuration.trigger() }
          }
        }
      }
      .contentShape(Rectangle())
      .opacity(isEnabled ? 1 : RadioMetrics.disabledOpacity)
      .onLongPressGesture(minimumDuration: .greatestFiniteMagnitude, maximumDistance: 30) {
      } onPressingChanged: { isPressing in
        if isPressing, isEnabled { configuration.trigger() }
        isHeld = isPressing && isEnabled
      }
  }
}

/// The moments at which a held button acts again, counted from when it was pressed.
struct AcceleratingSchedule: TimelineSchedule {
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    // The first entry is the one that a timeline shows at once.
    var next: Date? = startDate
    var wait = 0.5
    return AnyIterator {
      guard let date = next else { return nil }
      next = date.addingTimeInterval(wait)
      wait = wait > 0.2 ? 0.2 : max(wait * 0.85, 0.03)
      return date
    }
  }
}
