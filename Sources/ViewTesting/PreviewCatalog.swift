import Foundation
import MartletCore
import SwiftUI

/// The previews of the modules in the test program: those made with `#Preview`, and those of preview providers.
///
/// ```swift
/// @Test @MainActor func everyPreviewDrawsItself() async throws {
///   for name in PreviewCatalog.names {
///     let ui = try await PreviewCatalog.host(for: name)
///     #expect(try !ui.pngData().isEmpty)
///   }
/// }
/// ```
@MainActor
public enum PreviewCatalog {
  /// No preview has the name that was asked for.
  public struct NoSuchPreview: Error, CustomStringConvertible {
    /// The name.
    public let name: String
    /// The names there are.
    public let names: [String]

    /// What to do about it.
    public var description: String {
      "no preview is called \"\(name)\"; there are: \(names.joined(separator: ", "))"
    }
  }

  /// What the previews are called, by file and line.
  ///
  /// A preview without a name is called by its file and line, such as `Lamp.swift:12`, and a preview provider's
  /// by its type, with the view's name or number after a slash if there are several.
  public static var names: [String] { PreviewIndex.all.map(\.name) }

  /// Opens a preview in a window without a display.
  ///
  /// - Parameters:
  ///   - name: the preview's name, or its place, such as `Lamp.swift:12`.
  ///   - size: the window's size in points; if `nil` the one that the preview asks for.
  ///   - scale: device pixels a point.
  ///   - idiom: which family's figures are used; if `nil` those of the preview's device or system, or the
  ///     desktop's.
  ///   - colorScheme: light or dark.
  /// - Throws: `NoSuchPreview`, and what a preview modifier's `makeSharedContext` throws.
  public static func host(
    for name: String, size: CGSize? = nil, scale: CGFloat = 1, idiom: TestHost.Idiom? = nil,
    colorScheme: ColorScheme = .light
  ) async throws -> TestHost {
    guard let entry = PreviewIndex.find(name).first else { throw NoSuchPreview(name: name, names: names) }
    let preview = try await entry.load()
    return TestHost(scale: scale, colorScheme: colorScheme) { desktop in
      preview.open(on: desktop, idiom: idiom.map { $0 == .touch ? .touch : .desktop }, size: size)
    }
  }
}
