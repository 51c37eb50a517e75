import Foundation

/// The kind of some data, a file or a folder, by a name such as `public.jpeg`, and its place among other kinds.
///
/// The types that Apple's systems declare are in a table of this module. An extension or MIME type that is
/// not in it is looked up in the desktop's list of types (shared-mime-info), and makes a dynamic type. A
/// type declared by the app with `init(exportedAs:)` or `init(importedAs:)` is known from then on.
///
/// - Source: Apple, "UTType".
public struct UTType: Hashable, Sendable {
  /// The type's name.
  public let identifier: String

  init(known identifier: String) {
    self.identifier = identifier
  }

  /// Creates a type by its name; `nil` if no such type is known.
  public init?(_ identifier: String) {
    let name: String = identifier.lowercased()
    guard let declared = TypeRegistry.shared.identifier(named: name) else { return nil }
    self.identifier = declared
  }

  /// Creates the type of files with an extension, a dynamic one if none is known.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension without its dot.
  ///   - supertype: What the type must conform to.
  /// - Returns: `nil` for an empty extension or one with a slash.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type of a MIME type, a dynamic one if none is known.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type, such as `image/png`.
  ///   - supertype: What the type must conform to.
  /// - Returns: `nil` for an empty MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type that has a tag, a dynamic one if none is known.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let found = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else {
      return nil
    }
    self = found
  }

  /// Returns the types that have a tag, the likeliest first, and a dynamic one if none is known.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    guard !tag.isEmpty, tagClass == .mimeType || !tag.contains("/") else { return [] }
    let registry = TypeRegistry.shared
    let known: [UTType] = registry.identifiers(tag: tag, of: tagClass).map { UTType(known: $0) }
      .filter { supertype == nil || $0.conforms(to: supertype ?? .item) }
    if !known.isEmpty { return known }
    return [UTType(known: registry.dynamic(tag: tag, tagClass: tagClass, supertype: supertype?.identifier))]
  }

  /// Creates a type that the app declares as its own.
  ///
  /// - Parameter parentType: What the type conforms to; data if `nil`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, conformingTo: parentType)
  }

  /// Creates a type that another app declares and this one uses.
  ///
  /// - Parameter parentType: What the type conforms to; data if `nil`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, conformingTo: parentType)
  }

  private init(declared identifier: String, conformingTo parentType: UTType?) {
    let supertype: String? = parentType?.identifier
    self.identifier = TypeRegistry.shared.declare(identifier, supertype: supertype)
  }
}

extension UTType {
  private var record: TypeRecord { TypeRegistry.shared.record(of: identifier) }

  /// The extension that new files of the type get.
  public var preferredFilenameExtension: String? { record.extensions.first }

  /// The MIME type that the type goes by.
  public var preferredMIMEType: String? { record.mimeTypes.first }

  /// What a person calls the type, in English.
  public var localizedDescription: String? { record.description }

  /// The version of the type; none of those known here has one.
  public var version: Int? { nil }

  /// Where the type is described; not known here.
  public var referenceURL: URL? { nil }

  /// A Boolean value that tells whether the type was made for a tag that no known type has.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// A Boolean value that tells whether the type is known by its name.
  public var isDeclared: Bool { !isDynamic }

  /// A Boolean value that tells whether the type is everybody's, not a company's.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// The type's extensions and MIME types.
  public var tags: [UTTagClass: [String]] {
    let record: TypeRecord = self.record
    var tags: [UTTagClass: [String]] = [:]
    if !record.extensions.isEmpty { tags[.filenameExtension] = record.extensions }
    if !record.mimeTypes.isEmpty { tags[.mimeType] = record.mimeTypes }
    return tags
  }

  /// All types that this one conforms to, without itself.
  public var supertypes: Set<UTType> {
    Set(TypeRegistry.shared.supertypes(of: identifier).map { UTType(known: $0) })
  }

  /// Returns whether the type is another one or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Returns whether another type is a kind of this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Returns whether the type is a kind of another one.
  public func isSubtype(of type: UTType) -> Bool {
    TypeRegistry.shared.supertypes(of: identifier).contains(type.identifier)
  }
}

extension UTType: Codable {
  /// Reads the type's name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    identifier = try container.decode(String.self)
  }

  /// Writes the type's name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The type's name.
  public var description: String { identifier }

  /// The type's name.
  public var debugDescription: String { identifier }
}

/// A way in which a type is named elsewhere, such as file name extensions.
///
/// - Source: Apple, "UTTagClass".
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The class's name.
  public let rawValue: String

  /// Creates a class by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// File name extensions, without their dot.
  public static var filenameExtension: UTTagClass { UTTagClass(rawValue: "public.filename-extension") }
  /// MIME types.
  public static var mimeType: UTTagClass { UTTagClass(rawValue: "public.mime-type") }
}
