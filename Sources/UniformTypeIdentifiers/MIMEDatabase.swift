import Foundation

/// The desktop's list of types (shared-mime-info), of which file name patterns and MIME types are read.
///
/// The files are read when the first extension is asked for that the table does not have.
///
/// - Source: freedesktop.org, "Shared MIME-info Database", the file `mime/globs2`.
final class MIMEDatabase: Sendable {
  static let shared = MIMEDatabase(folders: MIMEDatabase.systemFolders)

  private let mimeTypes: [String: String]
  private let extensionLists: [String: [String]]

  /// Where the specification of base directories says that data lie, the user's own first.
  private static var systemFolders: [String] {
    let environment: [String: String] = ProcessInfo.processInfo.environment
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let home: String = value("XDG_DATA_HOME") ?? (value("HOME") ?? "") + "/.local/share"
    let others: String = value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    return [home] + others.split(separator: ":").map { String($0) }
  }

  init(folders: [String]) {
    var best: [String: (weight: Int, mimeType: String)] = [:]
    var lists: [String: [String]] = [:]
    for folder in folders {
      guard let text = try? String(contentsOfFile: folder + "/mime/globs2", encoding: .utf8) else { continue }
      for line in text.split(separator: "\n") where !line.hasPrefix("#") {
        // weight:type:pattern, and flags in newer ones.
        let fields = line.split(separator: ":")
        guard fields.count >= 3, let weight = Int(fields[0]), fields[2].hasPrefix("*.") else { continue }
        let suffix = fields[2].dropFirst(2).lowercased()
        guard !suffix.contains(where: { "*?[.".contains($0) }) else { continue }
        let mimeType = String(fields[1])
        if weight > best[suffix]?.weight ?? -1 { best[suffix] = (weight, mimeType) }
        if lists[mimeType]?.contains(suffix) != true { lists[mimeType, default: []].append(suffix) }
      }
    }
    mimeTypes = best.mapValues(\.mimeType)
    extensionLists = lists
  }

  /// The MIME type of files with an extension in lower case.
  func mimeType(forExtension suffix: String) -> String? { mimeTypes[suffix] }

  /// The extensions of a MIME type.
  func extensions(ofMIMEType mimeType: String) -> [String] { extensionLists[mimeType.lowercased()] ?? [] }
}
