import SwiftUI
import ViewTesting

/// Notes what happened, in order, for closures that run later.
final class Journal: @unchecked Sendable {
  var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// What was noted since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

extension TestHost {
  /// The one control or text that says something, alone or among other words.
  ///
  /// A control is one element to tests: all texts inside it make its name.
  func control(_ part: String) throws -> FoundView { try find(.text(containing: part)) }

  /// Clicks what says something.
  func tap(_ part: String) throws { try tap(control(part)) }

  /// The frame of what says something.
  func frame(_ part: String) throws -> CGRect { try control(part).frame }

  /// Whether anything says something.
  func says(_ part: String) -> Bool { !findAll(.text(containing: part)).isEmpty }
}

/// Shows in its text whether it is pressed.
struct TellingStyle: ButtonStyle {
  var journal: Journal?

  func makeBody(configuration: Configuration) -> some View {
    journal?.note("body")
    return VStack(spacing: 0) {
      configuration.label
      Text(configuration.isPressed ? "pressed" : "at rest")
    }
    .background(Color.orange)
  }
}

/// Draws a frame of a name around what it is given, by way of the next style out.
struct FramingStyle: PrimitiveButtonStyle {
  let name: String

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      Text(name)
      Button(configuration)
    }
  }
}

func isNear(_ value: Double, _ expected: Double, _ tolerance: Double = 0.011) -> Bool {
  abs(value - expected) <= tolerance
}
