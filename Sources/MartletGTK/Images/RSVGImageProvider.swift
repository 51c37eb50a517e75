import Foundation
import MartletPrimitives

/// Reads symbols from the folder of Bootstrap's icons, with librsvg, and pictures from files.
@MainActor
package final class RSVGImageProvider: ImageProvider {
  private struct SymbolKey: Hashable {
    let name: String
    let weight: Int
    var part = IconParts.Part.whole
  }

  private struct FileKey: Hashable {
    let path: String
    let scale: CGFloat
  }

  /// The folder of the icons' SVG files.
  package let iconFolder: String
  private var symbols = RecentCache<SymbolKey, VectorPicture>(capacity: 1000)
  private var files = RecentCache<FileKey, ResolvedImage>(capacity: 200)

  /// Where Debian's package `bootstrap-icons` puts them.
  package static let defaultIconFolder = "/usr/share/bootstrap-icons/svg"

  /// A provider of the icons in a folder; by default the one that `MARTLET_ICONS` names, or Debian's.
  package init(iconFolder: String? = nil) {
    let given = ProcessInfo.processInfo.environment["MARTLET_ICONS"].flatMap { $0.isEmpty ? nil : $0 }
    self.iconFolder = iconFolder ?? given ?? Self.defaultIconFolder
  }

  // MARK: Symbols

  package func symbol(_ iconName: String, side: CGFloat, weight: Int) -> ResolvedImage? {
    guard side > 0, side.isFinite, let picture = symbol(iconName, weight: weight) else { return nil }
    return ResolvedImage(
      name: iconName, size: CGSize(width: side, height: side), isTemplate: true, payload: picture)
  }

  package func symbolParts(_ iconName: String, side: CGFloat, weight: Int) -> SymbolParts? {
    guard side > 0, side.isFinite, IconParts.mayHaveParts(iconName),
      let shape = part(.shape, of: iconName, weight: weight),
      let sign = part(.sign, of: iconName, weight: weight)
    else { return nil }
    let size = CGSize(width: side, height: side)
    return SymbolParts(
      sign: ResolvedImage(name: "\(iconName), sign", size: size, isTemplate: true, payload: sign),
      shape: ResolvedImage(name: "\(iconName), shape", size: size, isTemplate: true, payload: shape))
  }

  /// A part of an icon; `nil` if it has none, for which nobody is to blame.
  private func part(_ part: IconParts.Part, of name: String, weight: Int) -> VectorPicture? {
    let key = SymbolKey(name: name, weight: max(weight, Self.regularWeight), part: part)
    if let known = symbols[key] { return known }
    guard !name.contains("/"), let parts = IconParts(name, folder: iconFolder),
      let picture = try? VectorPicture(
        source: parts.document(part), lineGrowth: Self.lineGrowth(ofWeight: key.weight))
    else { return nil }
    symbols[key] = picture
    return picture
  }

  private func symbol(_ name: String, weight: Int) -> VectorPicture? {
    let key = SymbolKey(name: name, weight: max(weight, Self.regularWeight))
    if let known = symbols[key] { return known }
    // A name is one file of the folder, whatever it is made of.
    guard !name.isEmpty, !name.contains("/") else { return nil }
    do {
      let path = "\(iconFolder)/\(name).svg"
      let picture = try VectorPicture(path: path, lineGrowth: Self.lineGrowth(ofWeight: key.weight))
      symbols[key] = picture
      return picture
    } catch {
      explainMissing(name, reason: (error as? VectorPicture.ReadError)?.reason ?? "\(error)")
      return nil
    }
  }

  private static let regularWeight = 400

  /// How much wider the lines of a bold symbol are, in the icons' unit, of which their box has 16.
  ///
  /// The icons come in one weight, with lines of one unit. San Francisco's bold stems are about 1.6 times as
  /// wide as its regular ones; the icons take a little less before their gaps close. Thinner ones than regular
  /// can't be made this way.
  private static func lineGrowth(ofWeight weight: Int) -> Double {
    Double(weight - regularWeight) / 300 * 0.5
  }

  private func explainMissing(_ name: String, reason: String) {
    if FileManager.default.fileExists(atPath: iconFolder) {
      Warning.once(
        "the symbol \(name).svg can't be read from \(iconFolder): \(reason). A placeholder is drawn.")
    } else {
      Warning.once(
        "symbols can't be drawn: there is no folder \(iconFolder). Install the package bootstrap-icons, "
          + "or let MARTLET_ICONS name the folder of its SVG files.")
    }
  }

  // MARK: Files

  package func file(at url: URL, scale: CGFloat) -> ResolvedImage? {
    let key = FileKey(path: url.path, scale: scale)
    if let known = files[key] { return known }
    do {
      let image = try read(url, scale: scale > 0 && scale.isFinite ? scale : 1)
      files[key] = image
      return image
    } catch {
      let reason: String
      switch error {
      case let error as VectorPicture.ReadError: reason = error.reason
      case let error as BitmapPicture.ReadError: reason = error.reason
      default: reason = "\(error)"
      }
      Warning.once("the picture \(url.path) can't be read: \(reason). A placeholder is drawn.")
      return nil
    }
  }

  private func read(_ url: URL, scale: CGFloat) throws -> ResolvedImage {
    let name = url.lastPathComponent
    if url.pathExtension.lowercased() == "svg" {
      let picture = try VectorPicture(path: url.path)
      return ResolvedImage(name: name, size: picture.size, isTemplate: false, payload: picture)
    }
    let picture = try BitmapPicture(path: url.path)
    let size = CGSize(
      width: CGFloat(picture.image.width) / scale, height: CGFloat(picture.image.height) / scale)
    return ResolvedImage(name: name, size: size, isTemplate: false, payload: picture)
  }
}
