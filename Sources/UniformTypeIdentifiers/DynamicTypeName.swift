import Foundation

/// The names of dynamic types, which hold in themselves the tag that they stand for.
///
/// Apple's systems name them so too (`dyn.` and letters), but the letters are not the same: do not keep such
/// a name for another system.
enum DynamicTypeName {
  private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)

  static func encode(tag: String, tagClass: UTTagClass, supertype: String?) -> String {
    let kind: String = tagClass == .mimeType ? "2" : "1"
    let text: String = "?0=\(supertype ?? ""):\(kind)=\(tag.lowercased())"
    var letters: [UInt8] = []
    var bits: UInt32 = 0
    var count: UInt32 = 0
    for byte in text.utf8 {
      bits = (bits << 8) | UInt32(byte)
      count += 8
      while count >= 5 {
        count -= 5
        letters.append(alphabet[Int((bits >> count) & 31)])
      }
      bits &= (1 << count) - 1
    }
    if count > 0 { letters.append(alphabet[Int((bits << (5 - count)) & 31)]) }
    return "dyn.a" + String(decoding: letters, as: UTF8.self)
  }

  /// What a dynamic type's name says; an empty record for any other name.
  static func record(of name: String) -> TypeRecord {
    guard name.hasPrefix("dyn.a") else { return TypeRecord() }
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count: UInt32 = 0
    for letter in name.utf8.dropFirst(5) {
      guard let value = alphabet.firstIndex(of: letter) else { return TypeRecord() }
      bits = (bits << 5) | UInt32(value)
      count += 5
      if count >= 8 {
        count -= 8
        bytes.append(UInt8((bits >> count) & 255))
      }
      bits &= (1 << count) - 1
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("?0="), let colon = text.firstIndex(of: ":") else { return TypeRecord() }
    let supertype = String(text[text.index(text.startIndex, offsetBy: 3)..<colon])
    let tag = text[text.index(after: colon)...]
    guard tag.count > 2 else { return TypeRecord() }
    return record(kind: tag.first, tag: String(tag.dropFirst(2)), supertype: supertype)
  }

  private static func record(kind: Character?, tag: String, supertype: String) -> TypeRecord {
    let database = MIMEDatabase.shared
    var record = TypeRecord()
    let mimeType: String?
    if kind == "2" {
      mimeType = tag
      record.extensions = database.extensions(ofMIMEType: tag)
    } else {
      mimeType = database.mimeType(forExtension: tag)
      record.extensions = [tag]
    }
    record.mimeTypes = mimeType.map { [$0] } ?? []
    // Only what files hold has a kind that a MIME type could tell.
    let family: String? = mimeType.flatMap { supertype == "public.data" ? Self.family(of: $0) : nil }
    record.supertypes = [family, supertype.isEmpty ? nil : supertype].compactMap { $0 }
    return record
  }

  /// The type that the first half of a MIME type tells of.
  private static func family(of mimeType: String) -> String? {
    switch mimeType.prefix(while: { $0 != "/" }) {
    case "image": return "public.image"
    case "audio": return "public.audio"
    case "video": return "public.movie"
    case "text": return "public.text"
    case "font": return "public.font"
    case "message": return "public.message"
    default: return nil
    }
  }
}
