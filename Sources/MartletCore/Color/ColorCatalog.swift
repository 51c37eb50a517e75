import Foundation
import MartletPrimitives
import Synchronization

/// Finds colour sets in the asset catalogs of bundles.
///
/// - Complexity: a bundle's folders are searched once, each set is read once.
enum ColorCatalog {
  private struct Found {
    /// By name, and by name with the groups around it.
    var files: [String: URL] = [:]
    var sets: [String: ColorSet] = [:]
  }

  private static let found = Mutex<[String: Found]>([:])

  static func set(_ name: String, in bundle: Bundle) -> ColorSet? {
    let path = bundle.bundlePath
    return found.withLock { all in
      var known = all[path] ?? Found(files: files(in: bundle))
      defer { all[path] = known }
      if let set = known.sets[name] { return set }
      guard let file = known.files[name], let data = try? Data(contentsOf: file), let set = ColorSet(data)
      else {
        return nil
      }
      known.sets[name] = set
      return set
    }
  }

  private static func files(in bundle: Bundle) -> [String: URL] {
    var result: [String: URL] = [:]
    for root in [bundle.resourceURL, bundle.bundleURL].compactMap({ $0 }) {
      let entries = try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
      for catalog in entries ?? [] where catalog.pathExtension == "xcassets" {
        collect(in: catalog, groups: [], into: &result)
      }
    }
    return result
  }

  private static func collect(in folder: URL, groups: [String], into result: inout [String: URL]) {
    let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    // In a fixed order, so that of two sets of one name it is always the same.
    for entry in (entries ?? []).sorted(by: { $0.path < $1.path }) {
      let name = entry.deletingPathExtension().lastPathComponent
      if entry.pathExtension == "colorset" {
        let file = entry.appendingPathComponent("Contents.json")
        let whole = (groups + [name]).joined(separator: "/")
        for key in [name, whole] where result[key] == nil { result[key] = file }
      } else if entry.pathExtension.isEmpty, entry.hasDirectoryPath {
        collect(in: entry, groups: groups + [name], into: &result)
      }
    }
  }
}
