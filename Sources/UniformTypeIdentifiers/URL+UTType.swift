import Foundation

extension URL {
  /// Returns the URL with a name after it, and the extension that a type's files have.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  /// Adds a name, and the extension that a type's files have.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Returns the URL with the extension that a type's files have; itself if they have none or it has it.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let suffix = contentType.preferredFilenameExtension else { return self }
    let known: [String] = contentType.tags[.filenameExtension] ?? []
    return known.contains(pathExtension.lowercased()) ? self : appendingPathExtension(suffix)
  }

  /// Adds the extension that a type's files have.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}
