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
  /// Clicks the one view with a text.
  func tap(_ text: String) throws { try tap(find(.text(text))) }

  /// The frame of the one view with a text.
  func frame(_ text: String) throws -> CGRect { try find(.text(text)).frame }

  /// The frame of the one view with an identifier.
  func frame(identified identifier: String) throws -> CGRect { try find(.identifier(identifier)).frame }
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
