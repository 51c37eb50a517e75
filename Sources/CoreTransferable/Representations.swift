import Foundation
import MartletFoundation
import UniformTypeIdentifiers

/// A value as the data that a coder makes of it.
///
/// - Source: Apple, "CodableRepresentation".
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// It has none.
  public typealias Body = Never
  /// The one way.
  public let _ways: [_TransferWay<Item>]

  /// Creates a representation in JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }

  /// Creates a representation by coders.
  public init<Encoder: TopLevelItemEncoder, Decoder: TopLevelItemDecoder>(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {
    nonisolated(unsafe) let encoder = encoder
    nonisolated(unsafe) let decoder = decoder
    _ways = [
      _TransferWay(
        contentType: contentType, export: { try encoder.encode($0) },
        load: { try decoder.decode(Item.self, from: $0) })
    ]
  }
}

/// What writes a value as data, such as `JSONEncoder`.
public protocol TopLevelItemEncoder: _SendableMetatype {
  /// Returns the value as data.
  func encode<T: Encodable>(_ value: T) throws -> Data
}

/// What reads a value from data, such as `JSONDecoder`.
public protocol TopLevelItemDecoder: _SendableMetatype {
  /// Returns a value from data.
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
}

extension JSONEncoder: TopLevelItemEncoder {}
extension JSONDecoder: TopLevelItemDecoder {}
extension PropertyListEncoder: TopLevelItemEncoder {}
extension PropertyListDecoder: TopLevelItemDecoder {}

/// A value as data that closures make and read.
///
/// - Source: Apple, "DataRepresentation".
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// It has none.
  public typealias Body = Never
  /// The one way.
  public let _ways: [_TransferWay<Item>]

  /// Creates a representation for both directions.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _ways = [_TransferWay(contentType: contentType, export: exporting, load: importing)]
  }

  /// Creates a representation for handing out.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    _ways = [_TransferWay(contentType: exportedContentType, export: exporting)]
  }

  /// Creates a representation for taking in.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _ways = [_TransferWay(contentType: importedContentType, load: importing)]
  }
}

/// A file that is handed out.
///
/// - Source: Apple, "SentTransferredFile".
public struct SentTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether the receiver may change the file itself rather than a copy; here it gets its contents.
  public let allowAccessingOriginalFile: Bool

  /// Creates a file to hand out.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that is taken in; it is there only while the closure that is handed it runs.
///
/// - Source: Apple, "ReceivedTransferredFile".
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether it is the sender's own file.
  public let isOriginalFile: Bool
}

/// A value as a file that closures make and read.
///
/// - Source: Apple, "FileRepresentation".
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// It has none.
  public typealias Body = Never
  /// The one way.
  public let _ways: [_TransferWay<Item>]

  /// Creates a representation for both directions.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _ways = [Self.way(contentType, exporting, importing)]
  }

  /// Creates a representation for handing out.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _ways = [Self.way(exportedContentType, exporting, nil)]
  }

  /// Creates a representation for taking in.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _ways = [Self.way(importedContentType, nil, importing)]
  }

  private static func way(
    _ type: UTType, _ exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
    _ importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
  ) -> _TransferWay<Item> {
    var way = _TransferWay<Item>(contentType: type)
    if let exporting { way.export = { try Data(contentsOf: try await exporting($0).file) } }
    if let importing {
      way.loadFile = { try await importing(ReceivedTransferredFile(file: $0, isOriginalFile: true)) }
      way.load = { data in
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("item", conformingTo: type)
        try data.write(to: file)
        return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
      }
    }
    return way
  }
}

/// A value as another one that can go to other apps.
///
/// - Source: Apple, "ProxyRepresentation".
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// It has none.
  public typealias Body = Never
  /// The ways of the other value.
  public let _ways: [_TransferWay<Item>]

  /// Creates a representation for both directions.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    _ways = Self.ways(exporting, importing)
  }

  /// Creates a representation for handing out.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    _ways = Self.ways(exporting, nil)
  }

  /// Creates a representation for taking in.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    _ways = Self.ways(nil, importing)
  }

  private static func ways(
    _ exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?,
    _ importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
  ) -> [_TransferWay<Item>] {
    ProxyRepresentation.ways.map { inner in
      var way = _TransferWay<Item>(contentType: inner.contentType, visibility: inner.visibility)
      if let exporting, let export = inner.export {
        way.export = { try await export(try await exporting($0)) }
      }
      if let importing, let load = inner.load { way.load = { try await importing(try await load($0)) } }
      return way
    }
  }
}

/// A representation that something was said about.
public struct _ChangedTransferRepresentation<Item: Transferable>: TransferRepresentation {
  /// It has none.
  public typealias Body = Never
  /// The changed ways.
  public let _ways: [_TransferWay<Item>]
}

extension TransferRepresentation {
  /// The representation for some apps only.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item>
  {
    changed { $0.visibility = visibility }
  }

  /// The representation for values that meet a condition.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    changed { $0.condition = condition }
  }

  /// The representation with a name for files made of it.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    changed { $0.fileName = { _ in fileName } }
  }

  /// The representation with a name for files made of it.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    changed { $0.fileName = fileName }
  }

  private func changed(_ change: (inout _TransferWay<Item>) -> Void) -> _ChangedTransferRepresentation<Item> {
    _ChangedTransferRepresentation(
      _ways: _ways.map {
        var way = $0
        change(&way)
        return way
      })
  }
}
