import Foundation
import MartletFoundation
import UniformTypeIdentifiers

/// Why a value could not be handed out or taken in.
struct TransferError: Error, CustomStringConvertible {
  let description: String
}

extension Transferable {
  /// The types that the value can be handed out as, the best first.
  public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    exportWays.filter { $0.visibility.rank <= visibility.rank }.map(\.contentType)
  }

  /// The types that a value can be made of, the best first.
  public static func importedContentTypes() -> [UTType] {
    ways.filter { $0.load != nil }.map(\.contentType)
  }

  /// What a file of the value should be called.
  public var suggestedFilename: String? {
    for way in exportWays {
      if let name = way.fileName?(self) { return name }
    }
    return nil
  }

  /// Returns the value as data of a type, or of the first that is a kind of it.
  ///
  /// - Throws: what making the data throws, and an error if there is no such type.
  public func exported(as contentType: UTType) async throws -> Data {
    let ways = exportWays
    let way =
      ways.first { $0.contentType == contentType } ?? ways.first { $0.contentType.conforms(to: contentType) }
    guard let export = way?.export else {
      throw TransferError(description: "\(Self.self) can't be handed out as \(contentType).")
    }
    return try await export(self)
  }

  /// Creates a value from data of a type.
  ///
  /// - Parameter contentType: The data's type; the first that can be taken in if `nil`.
  /// - Throws: what reading the data throws, and an error if the type can't be taken in.
  public init(importing data: Data, contentType: UTType?) async throws {
    guard let load = Self.importWay(contentType)?.load else {
      throw TransferError(
        description: "\(Self.self) can't be made of \(contentType?.identifier ?? "data").")
    }
    self = try await load(data)
  }

  /// Creates a value from a file.
  ///
  /// - Parameter contentType: The file's type; what its extension tells if `nil`.
  public init(importing fileURL: URL, contentType: UTType? = nil) async throws {
    let type: UTType? = contentType ?? UTType(filenameExtension: fileURL.pathExtension)
    if let load = Self.importWay(type)?.loadFile {
      self = try await load(fileURL)
    } else {
      try await self.init(importing: try Data(contentsOf: fileURL), contentType: type)
    }
  }

  private var exportWays: [_TransferWay<Self>] {
    Self.ways.filter { $0.export != nil && $0.condition?(self) ?? true }
  }

  private static func importWay(_ contentType: UTType?) -> _TransferWay<Self>? {
    let ways = ways.filter { $0.load != nil }
    guard let contentType else { return ways.first }
    return ways.first { $0.contentType == contentType }
      ?? ways.first { contentType.conforms(to: $0.contentType) }
  }
}

extension NSItemProvider {
  /// Adds a value in each type that it can be handed out as.
  public func register<T: Transferable & Sendable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    let value = transferable()
    suggestedName = suggestedName ?? value.suggestedFilename
    for type in value.exportedContentTypes(.ownProcess) {
      registerDataRepresentation(for: type) { completion in
        Task {
          do {
            completion(try await value.exported(as: type), nil)
          } catch {
            completion(nil, error)
          }
        }
        return nil
      }
    }
  }

  /// Makes a value out of the best type that it can be made of.
  @discardableResult
  public func loadTransferable<T: Transferable & Sendable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Swift.Result<T, any Error>) -> Void
  ) -> Progress {
    let wanted = T.importedContentTypes().first { hasItemConformingToTypeIdentifier($0.identifier) }
    return loadDataRepresentation(for: wanted ?? .data) { data, error in
      guard let data, let wanted else {
        let reason = error ?? TransferError(description: "There is no item that \(T.self) can be made of.")
        return completionHandler(.failure(reason))
      }
      Task {
        do {
          completionHandler(.success(try await T(importing: data, contentType: wanted)))
        } catch {
          completionHandler(.failure(error))
        }
      }
    }
  }
}

extension String: Transferable {
  /// Text in UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(
      contentType: .utf8PlainText, exporting: { Data($0.utf8) }, importing: { try TransferredText.read($0) })
    DataRepresentation(importedContentType: .text, importing: { try TransferredText.read($0) })
  }
}

extension Data: Transferable {
  /// The bytes.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  /// The address as text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(
      contentType: .url, exporting: { Data($0.absoluteString.utf8) },
      importing: { data in
        guard let url = URL(string: try TransferredText.read(data)) else {
          throw TransferError(description: "The data are no address.")
        }
        return url
      })
  }
}

private enum TransferredText {
  static func read(_ data: Data) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return text
  }
}
