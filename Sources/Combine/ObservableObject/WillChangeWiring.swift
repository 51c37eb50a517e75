import Foundation
@_spi(Reflection) import Swift

/// Finds the published properties of objects, and ties each object to its one publisher.
///
/// The publisher lives in the published properties themselves. Objects without any are kept in a table that doesn't
/// hold them.
// Unchecked: the lock guards both tables.
final class WillChangeWiring: @unchecked Sendable {
  static let shared = WillChangeWiring()

  private struct Field {
    let offset: Int
    let type: any PublishedField.Type
  }

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var fields: [ObjectIdentifier: [Field]] = [:]
  private var table: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 64

  func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    let fields = fields(of: type(of: object))
    guard !fields.isEmpty else { return tabledPublisher(for: object) }

    let links = fields.map { $0.type.link(in: object, at: $0.offset) }
    let publisher = links.lazy.compactMap { $0.publisher }.first ?? ObservableObjectPublisher()
    // All of them each time: a property whose wrapper was replaced meanwhile is tied again.
    for link in links where link.publisher !== publisher { link.publisher = publisher }
    return publisher
  }

  private func fields(of type: AnyClass) -> [Field] {
    let key = ObjectIdentifier(type)
    if let known = fields[key] { return known }
    var found: [Field] = []
    // 1 is `.classType`, whose own declaration is a mutable static that Swift 6 can't read. Superclasses are included.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, fieldType, _ in
      if let published = fieldType as? any PublishedField.Type {
        found.append(Field(offset: offset, type: published))
      }
      return true
    }
    fields[key] = found
    return found
  }

  private func tabledPublisher(for object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    // An entry of a dead object whose address was given to this one doesn't count.
    if let entry = table[key], entry.object === object { return entry.publisher }
    if table.count >= sweepAt {
      table = table.filter { $0.value.object != nil }
      sweepAt = max(64, table.count * 2)
    }
    let publisher = ObservableObjectPublisher()
    table[key] = Entry(object: object, publisher: publisher)
    return publisher
  }
}

/// Where a published property keeps the publisher of the object it belongs to.
// Unchecked: the lock guards the only field.
class WillChangeLink: @unchecked Sendable {
  final let lock = NSLock()
  private final var stored: ObservableObjectPublisher?

  final var publisher: ObservableObjectPublisher? {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}

/// A stored property that announces its changes through its object's publisher.
protocol PublishedField {
  var link: WillChangeLink { get }
}

extension PublishedField {
  /// Reads the property's link out of an object.
  ///
  /// - Precondition: a stored property of type `Self` lies at the offset.
  static func link(in object: AnyObject, at offset: Int) -> WillChangeLink {
    let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return withExtendedLifetime(object) {
      base.advanced(by: offset).assumingMemoryBound(to: Self.self).pointee.link
    }
  }
}
