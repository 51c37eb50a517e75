import Foundation
import UniformTypeIdentifiers

/// Who may be handed an item's data.
///
/// - Source: Apple, "NSItemProviderRepresentationVisibility".
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  /// Every app.
  case all = 0
  /// The apps of one maker.
  case team = 1
  /// The same maker's apps that share data.
  case group = 2
  /// This app only.
  case ownProcess = 3
}

/// An object that can hand out its data.
///
/// - Source: Apple, "NSItemProviderWriting".
public protocol NSItemProviderWriting: AnyObject {
  /// The types that the object can be written as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Writes the object as one of its types.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be made of data.
///
/// - Source: Apple, "NSItemProviderReading".
public protocol NSItemProviderReading: AnyObject {
  /// The types that the object can be read from, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Reads an object from data of one of its types.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Something that goes from one place to another, by drag and drop or the clipboard, in one or more types.
///
/// Data are made when they are asked for. Completion handlers are called on another thread.
///
/// - Source: Apple, "NSItemProvider".
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Makes the data of a type and hands them to a closure.
  public typealias DataLoader = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  struct Representation {
    let typeIdentifier: String
    let visibility: NSItemProviderRepresentationVisibility
    let load: DataLoader
  }

  private let lock = NSLock()
  private var representations: [Representation] = []
  private var name: String?

  /// Creates a provider without any data.
  public override init() {
    super.init()
  }

  /// Creates a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of data of a type, or of a string or an address.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    if let data = item as? NSData, let typeIdentifier {
      let bytes = Data(referencing: data)
      registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { completion in
        completion(bytes, nil)
        return nil
      }
    } else if let object = item as? any NSItemProviderWriting {
      registerObject(object, visibility: .all)
    }
  }

  /// Creates a provider of a file's data, of the type that its extension tells; `nil` if there is no file.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    let type: UTType = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { completion in
      do {
        completion(try Data(contentsOf: fileURL), nil)
      } catch {
        completion(nil, error)
      }
      return nil
    }
  }

  /// What a file of the item should be called, without its extension.
  open var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  // MARK: Registering

  /// Adds a type and what makes its data; a type that was added before gets the new maker.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping DataLoader
  ) {
    let made = Representation(typeIdentifier: typeIdentifier, visibility: visibility, load: loadHandler)
    lock.withLock {
      if let index = representations.firstIndex(where: { $0.typeIdentifier == typeIdentifier }) {
        representations[index] = made
      } else {
        representations.append(made)
      }
    }
  }

  /// Adds a type and what makes its data.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping DataLoader
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds an object in each type that it can be written as.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    nonisolated(unsafe) let object = object
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { completion in
        object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
      }
    }
  }

  // MARK: Asking

  /// The types added, in order.
  open var registeredTypeIdentifiers: [String] { lock.withLock { representations.map(\.typeIdentifier) } }

  /// The types added, in order.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.map { UTType($0) ?? UTType(importedAs: $0) }
  }

  /// Returns whether a type was added that is another type or a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(for: typeIdentifier) != nil
  }

  /// Returns whether an object of a class can be made of what was added.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { representation(for: $0) != nil }
  }

  /// Returns whether a string or address can be made of what was added.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  private func representation(for typeIdentifier: String) -> Representation? {
    let all: [Representation] = lock.withLock { representations }
    if let exact = all.first(where: { $0.typeIdentifier == typeIdentifier }) { return exact }
    guard let wanted = UTType(typeIdentifier) else { return nil }
    return all.first { UTType($0.typeIdentifier)?.conforms(to: wanted) ?? false }
  }

  // MARK: Loading

  /// Makes the data of a type, or of the first that is a kind of it.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let found = representation(for: typeIdentifier) else {
      DispatchQueue.global().async {
        completionHandler(nil, NSItemProviderError(.itemUnavailableError, typeIdentifier))
      }
      return progress
    }
    DispatchQueue.global().async {
      _ = found.load { data, error in
        progress.completedUnitCount = 1
        completionHandler(data, error)
      }
    }
    return progress
  }

  /// Makes the data of a type.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Makes a file of a type's data; it is there only while the handler runs.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let suffix: String? = UTType(typeIdentifier)?.preferredFilenameExtension
    let file: String = (suggestedName ?? "item") + (suffix.map { "." + $0 } ?? "")
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(file.replacingOccurrences(of: "/", with: "-"))
        try data.write(to: url)
        completionHandler(url, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Makes an object of a class out of the first type that it can be read from.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let readable: [String] = aClass.readableTypeIdentifiersForItemProvider
    let wanted: String? = readable.first { representation(for: $0) != nil }
    nonisolated(unsafe) let aClass = aClass
    return loadDataRepresentation(forTypeIdentifier: wanted ?? readable.first ?? "") { data, error in
      guard let data, let wanted else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: wanted), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Makes a string or an address out of the first type that it can be read from.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable & _SendableMetatype>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    let bridge = ObjectBridge<T>()
    return loadObject(ofClass: T._ObjectiveCType.self) { object, error in
      completionHandler(bridge.value(of: object), error)
    }
  }
}

/// Makes a value of an object; an object itself, so that closures on other threads need not know the type.
private final class ObjectBridge<T: _ObjectiveCBridgeable & _SendableMetatype>: Sendable {
  func value(of object: Any?) -> T? {
    (object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }
  }
}

/// Why an item could not be loaded.
public struct NSItemProviderError: Error, CustomStringConvertible {
  /// The kinds of errors.
  public enum ErrorCode: Int, Sendable {
    /// Something else went wrong.
    case unknownError = -1
    /// There is no item of the type.
    case itemUnavailableError = -1000
    /// The item is of another class.
    case unexpectedValueClassError = -1100
    /// The item can't be made into the type.
    case unavailableCoercionError = -1200
  }

  /// The kind of the error.
  public let code: ErrorCode
  private let typeIdentifier: String

  package init(_ code: ErrorCode, _ typeIdentifier: String) {
    self.code = code
    self.typeIdentifier = typeIdentifier
  }

  /// What went wrong.
  public var description: String { "NSItemProvider: no item of the type \(typeIdentifier) (\(code))." }
}
