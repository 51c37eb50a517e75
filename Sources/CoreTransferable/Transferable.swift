import Foundation
import MartletFoundation
import UniformTypeIdentifiers

/// A value that can go to another app, or come from one, as data of some type.
///
/// - Source: Apple, "Transferable".
public protocol Transferable: _SendableMetatype {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation

  /// How the value becomes data, the best way first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The ways of the representation, whose builder sees to it that they are this type's.
  static var ways: [_TransferWay<Self>] { transferRepresentation._ways as? [_TransferWay<Self>] ?? [] }
}

/// A way in which a value becomes data and is made of them.
///
/// - Source: Apple, "TransferRepresentation".
public protocol TransferRepresentation<Item>: Sendable {
  /// The value's type.
  associatedtype Item: Transferable
  /// The type of the body.
  associatedtype Body: TransferRepresentation

  /// The representation that this one is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// The ways, the best first.
  var _ways: [_TransferWay<Item>] { get }
}

extension TransferRepresentation where Body.Item == Item {
  /// The body's ways.
  public var _ways: [_TransferWay<Item>] { body._ways }
}

extension TransferRepresentation where Body == Never {
  /// Never called.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: TransferRepresentation {
  /// Never.
  public typealias Item = Never
  /// Never.
  public typealias Body = Never
  /// None.
  public var _ways: [_TransferWay<Never>] { [] }
}

extension Never: Transferable {
  /// Never.
  public typealias Representation = Never
  /// Never called.
  public static var transferRepresentation: Never { preconditionFailure("Never has no representation") }
}

/// One way in which a value becomes data of a type and is made of them.
public struct _TransferWay<Item>: Sendable {
  let contentType: UTType
  var visibility = TransferRepresentationVisibility.all
  var export: (@Sendable (Item) async throws -> Data)?
  var load: (@Sendable (Data) async throws -> Item)?
  var loadFile: (@Sendable (URL) async throws -> Item)?
  /// Whether a value may be handed out this way.
  var condition: (@Sendable (Item) -> Bool)?
  var fileName: (@Sendable (Item) -> String?)?
}

/// Who may be handed a value.
///
/// - Source: Apple, "TransferRepresentationVisibility".
public struct TransferRepresentationVisibility: Hashable, Sendable {
  let rank: Int

  /// Every app.
  public static let all = TransferRepresentationVisibility(rank: 0)
  /// The apps of one maker.
  public static let team = TransferRepresentationVisibility(rank: 1)
  /// The same maker's apps that share data.
  public static let group = TransferRepresentationVisibility(rank: 2)
  /// This app only.
  public static let ownProcess = TransferRepresentationVisibility(rank: 3)
}

/// Collects the ways in which a value becomes data.
///
/// - Source: Apple, "TransferRepresentationBuilder".
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// One way.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// One way.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
}

/// Several ways in which a value becomes data.
///
/// - Source: Apple, "TupleTransferRepresentation".
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {
  /// It has none.
  public typealias Body = Never
  /// The ways, the best first.
  public let _ways: [_TransferWay<Item>]
}
