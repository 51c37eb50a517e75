import Foundation
import MartletCore

/// The previews of the running program, found when they are first asked for.
@MainActor
package enum PreviewIndex {
  /// By file and line; preview providers' come last, by type.
  package static let all: [PreviewEntry] = macroPreviews + providerPreviews

  /// The previews that a user means by a name or a place.
  package static func find(_ text: String) -> [PreviewEntry] {
    all.filter { $0.matches(text) }
  }

  private static var macroPreviews: [PreviewEntry] {
    let registries = ConformingTypes.of((any _PreviewRegistry).self)
      .compactMap { $0 as? any _PreviewRegistry.Type }
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    return registries.map { registry in
      let preview = registry.makePreview()
      let location = "\(registry.fileID):\(registry.line)"
      let file = location.split(separator: "/").last.map(String.init) ?? location
      return PreviewEntry(
        name: preview.name ?? file, location: location, settings: preview.settings,
        modifiers: preview.modifiers, makeContent: { erase(preview.body()) })
    }
  }

  private static var providerPreviews: [PreviewEntry] {
    let providers = ConformingTypes.of((any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
    return providers.flatMap { previews(of: $0) }
  }

  /// One entry for each view: called by the type's name, and if there are several by their names or numbers too.
  private static func previews<P: PreviewProvider>(of provider: P.Type) -> [PreviewEntry] {
    let platform = PreviewSettings(platform: P.platform)
    let settings = AppSession.previewSettings(of: AnyView(P.previews))
    let location = String(reflecting: provider)
    return settings.indices.map { index in
      let own = settings[index]
      var name = "\(provider)"
      if let displayName = own.displayName {
        name += "/\(displayName)"
      } else if settings.count > 1 {
        name += "/\(index + 1)"
      }
      return PreviewEntry(
        name: name, location: location, settings: own.over(platform), modifiers: [],
        makeContent: { AnyView(PreviewSelection(AnyView(P.previews), index: index)) })
    }
  }

  private static func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }
}
