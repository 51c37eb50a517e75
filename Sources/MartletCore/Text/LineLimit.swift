import Foundation

extension View {
  /// The view with texts of at most so many lines; `nil` for any number.
  ///
  /// - Source: Apple, "lineLimit(_:)".
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(_LineLimitModifier(most: number, reserved: nil))
  }

  /// The view with texts that take the room of at least so many lines.
  ///
  /// - Source: Apple, "lineLimit(_:)".
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(_LineLimitModifier(most: nil, reserved: limit.lowerBound))
  }

  /// The view with texts of at most so many lines.
  ///
  /// - Source: Apple, "lineLimit(_:)".
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(_LineLimitModifier(most: limit.upperBound, reserved: nil))
  }

  /// The view with texts of at most so many lines, which take the room of at least so many.
  ///
  /// - Source: Apple, "lineLimit(_:)".
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(_LineLimitModifier(most: limit.upperBound, reserved: limit.lowerBound))
  }

  /// The view with texts of at most so many lines, which may take the room of that many always.
  ///
  /// - Source: Apple, "lineLimit(_:reservesSpace:)".
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(_LineLimitModifier(most: limit, reserved: reservesSpace ? limit : nil))
  }

  /// The view with more space between the lines of its texts, in points.
  ///
  /// - Source: Apple, "lineSpacing(_:)".
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifier(
      _EnvironmentWriter(keyPath: \.lineSpacing, value: NumberCheck.finite(lineSpacing, in: "lineSpacing")))
  }

  /// The view with the shorter lines of its texts at one side.
  ///
  /// - Source: Apple, "multilineTextAlignment(_:)".
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(_EnvironmentWriter(keyPath: \.multilineTextAlignment, value: alignment))
  }

  /// The view with texts cut in one place when they are too long.
  ///
  /// - Source: Apple, "truncationMode(_:)".
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(_EnvironmentWriter(keyPath: \.truncationMode, value: mode))
  }
}

/// Sets how many lines texts have.
nonisolated public struct _LineLimitModifier: EnvironmentModifier {
  let most: Int?
  let reserved: Int?

  package func change(_ values: inout EnvironmentValues) {
    values.lineLimit = most
    values.reservedLines = reserved
  }

  package func isEqual(to other: _LineLimitModifier) -> Bool {
    most == other.most && reserved == other.reserved
  }
}

private struct ReservedLinesKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
  /// The least number of lines that a text takes room for; `nil` for as many as it has.
  var reservedLines: Int? {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }
}
