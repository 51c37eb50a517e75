import Foundation

/// What is known of a type.
struct TypeRecord: Sendable {
  var extensions: [String] = []
  var mimeTypes: [String] = []
  var supertypes: [String] = []
  var description: String?
}

/// All types known to the process: the table's, those the app declared, and dynamic ones.
final class TypeRegistry: Sendable {
  static let shared = TypeRegistry()

  private let lock = NSLock()
  private nonisolated(unsafe) var records: [String: TypeRecord] = [:]
  private nonisolated(unsafe) var byExtension: [String: [String]] = [:]
  private nonisolated(unsafe) var byMIMEType: [String: [String]] = [:]

  private init() {
    for line in TypeTable.lines.split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
      guard fields.count == 5 else { continue }
      let words: [[String]] = fields[1...3].map { $0.split(separator: " ").map { String($0) } }
      records[fields[0]] = TypeRecord(
        extensions: words[0], mimeTypes: words[1], supertypes: words[2], description: fields[4])
      for word in words[0] { byExtension[word.lowercased(), default: []].append(fields[0]) }
      for word in words[1] { byMIMEType[word, default: []].append(fields[0]) }
    }
  }

  /// A type's name as it was declared, by its name in lower case.
  func identifier(named name: String) -> String? {
    lock.withLock {
      if records[name] != nil { return name }
      return records.keys.first { $0.lowercased() == name }
    }
  }

  func record(of identifier: String) -> TypeRecord {
    lock.withLock { records[identifier] } ?? DynamicTypeName.record(of: identifier)
  }

  /// The names of the types that have a tag.
  func identifiers(tag: String, of tagClass: UTTagClass) -> [String] {
    let tag: String = tag.lowercased()
    switch tagClass {
    case .filenameExtension:
      if let found = lock.withLock({ byExtension[tag] }) { return found }
      guard let mimeType = MIMEDatabase.shared.mimeType(forExtension: tag) else { return [] }
      return lock.withLock { byMIMEType[mimeType] ?? [] }
    case .mimeType:
      return lock.withLock { byMIMEType[tag] ?? [] }
    default:
      return []
    }
  }

  /// Makes a type known; one that is known already stays as it is.
  func declare(_ identifier: String, supertype: String?) -> String {
    if let known = self.identifier(named: identifier.lowercased()) { return known }
    lock.withLock { records[identifier] = TypeRecord(supertypes: [supertype ?? "public.data"]) }
    return identifier
  }

  /// The name of the type for a tag that no known type has.
  func dynamic(tag: String, tagClass: UTTagClass, supertype: String?) -> String {
    let name: String = DynamicTypeName.encode(tag: tag, tagClass: tagClass, supertype: supertype)
    let record: TypeRecord = DynamicTypeName.record(of: name)
    lock.withLock { records[name] = record }
    return name
  }

  /// All types above one.
  func supertypes(of identifier: String) -> Set<String> {
    var found: Set<String> = []
    var open: [String] = record(of: identifier).supertypes
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      open += record(of: next).supertypes
    }
    return found
  }
}
