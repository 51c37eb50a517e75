import Foundation

/// Gives bytes to whoever reads a picture.
///
/// - Source: Apple, "CGDataProvider".
public final class CGDataProvider: @unchecked Sendable {
  /// A copy of the bytes.
  public let data: CFData?

  /// Creates a provider of the given bytes.
  public init?(data: CFData) {
    self.data = data.copy() as? NSData
  }

  /// Creates a provider of a file's bytes; `nil` if it can't be read.
  public init?(url: CFURL) {
    guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
    data = bytes as NSData
  }
}

/// Takes the bytes of a document that is being written.
///
/// - Source: Apple, "CGDataConsumer".
public final class CGDataConsumer {
  package enum Target {
    case data(NSMutableData)
    case file(URL)
  }

  package let target: Target

  /// Creates a consumer that adds to the given bytes.
  public init?(data: CFMutableData) {
    target = .data(data)
  }

  /// Creates a consumer that writes a file; `nil` for an address that is not a file's.
  public init?(url: CFURL) {
    guard (url as URL).isFileURL else { return nil }
    target = .file(url as URL)
  }

  /// Puts a finished document where it belongs.
  package func put(_ bytes: Data) throws {
    switch target {
    case .data(let data): data.append(bytes)
    case .file(let url): try bytes.write(to: url)
    }
  }
}
