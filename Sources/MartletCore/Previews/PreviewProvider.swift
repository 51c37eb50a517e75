import Foundation

/// A type with previews: each view it lists is one.
///
/// - Source: Apple, "PreviewProvider".
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  /// The system that the previews are made for; `nil` for whichever comes.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Whichever comes.
  public static var platform: PreviewPlatform? { nil }
}

/// What the macro `#Preview` makes: a type by which a preview is found in a running program.
public protocol _PreviewRegistry {
  /// The file, as `Module/File.swift`.
  static var fileID: String { get }
  /// The line, from 1.
  static var line: Int { get }
  /// The column, from 1.
  static var column: Int { get }

  /// Makes the preview.
  @MainActor static func makePreview() -> Preview
}
