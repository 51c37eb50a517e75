import Foundation

/// Finds the types of a running program that conform to a protocol.
///
/// Previews register nowhere, so that they cost nothing until somebody looks for them: the compiler lists every
/// conformance of a program in a section of it, and the runtime knows where these sections are, in the program
/// itself and in each library it has loaded. The layout of the records is that of Swift's ABI (the compiler's
/// repository, docs/ABI/TypeMetadata.rst and include/swift/ABI/Metadata.h).
package enum ConformingTypes {
  /// The types with a conformance to a protocol; generic ones, which are many types, are left out.
  ///
  /// - Parameter existential: the protocol as a type, such as `(any PreviewProvider).self`.
  /// - Complexity: O(n) in the conformances of the program; about 0.1 ms for 5,000.
  package static func of(_ existential: Any.Type) -> [Any.Type] {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    // Kind, flags and count come first; then the protocols.
    let search = Search(for: metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self))
    withExtendedLifetime(search) {
      enumerateMetadataSections(
        { sections, context in
          if let context {
            Unmanaged<Search>.fromOpaque(context).takeUnretainedValue().look(in: sections)
          }
          return true
        }, Unmanaged.passUnretained(search).toOpaque())
    }
    return search.types
  }
}

/// The runtime's list of the sections with metadata, one entry for each loaded image.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?)

private final class Search {
  private let wanted: UnsafeRawPointer
  var types: [Any.Type] = []

  /// - Parameter wanted: the protocol's descriptor.
  init(for wanted: UnsafeRawPointer) {
    self.wanted = wanted
  }

  /// - Parameter sections: an image's sections; the fields are words. Four that are not of interest come first,
  ///   then a start and a length for each section: protocols, and conformances.
  func look(in sections: UnsafeRawPointer) {
    let word = MemoryLayout<UInt>.size
    let start = UnsafeRawPointer(bitPattern: sections.load(fromByteOffset: 6 * word, as: UInt.self))
    let length = sections.load(fromByteOffset: 7 * word, as: Int.self)
    guard let start else { return }
    for offset in stride(from: 0, to: length, by: 4) {
      if let record = relative(start + offset) { look(at: record) }
    }
  }

  /// A record has relative pointers to the protocol, the type and the witnesses, and flags, of 4 bytes each.
  private func look(at record: UnsafeRawPointer) {
    let reference = record.load(as: Int32.self)
    var found = record + Int(reference & ~1)
    // The lowest bit says that a pointer to the descriptor is what lies there.
    if reference & 1 != 0 { found = found.load(as: UnsafeRawPointer.self) }
    guard found == wanted, var type = relative(record + 4) else { return }
    switch record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7 {
    case 0: break
    case 1: type = type.load(as: UnsafeRawPointer.self)
    default: return
    }
    let isGeneric = type.load(as: UInt32.self) & 0x80 != 0
    guard !isGeneric, let accessor = relative(type + 12) else { return }
    types.append(unsafeBitCast(call(accessor), to: Any.Type.self))
  }

  /// Calls the function that gives a type's metadata.
  ///
  /// It takes and returns words in the registers in which C's functions do, on x86-64 and on arm64; the second
  /// word returned, the state of the metadata, is not needed, since 0 asks for complete metadata.
  private func call(_ accessor: UnsafeRawPointer) -> UnsafeRawPointer {
    typealias Accessor = @convention(c) (_ request: Int) -> UnsafeRawPointer
    return unsafeBitCast(accessor, to: Accessor.self)(0)
  }

  private func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = place.load(as: Int32.self)
    return offset == 0 ? nil : place + Int(offset)
  }
}
