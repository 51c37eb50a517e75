import Foundation

/// A type that encodes values, as JSONEncoder does.
public protocol TopLevelEncoder<Output> {
  /// The kind of data it makes.
  associatedtype Output

  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// A type that decodes values, as JSONDecoder does.
public protocol TopLevelDecoder<Input> {
  /// The kind of data it reads.
  associatedtype Input

  /// Decodes a value of the given type.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {
  /// JSON as bytes.
  public typealias Output = Data
}

extension JSONDecoder: TopLevelDecoder {
  /// JSON as bytes.
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  /// A property list as bytes.
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  /// A property list as bytes.
  public typealias Input = Data
}
