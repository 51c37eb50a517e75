import Foundation
import MartletPrimitives

/// Asks the backend for pictures from the tree.
struct ImageFinding {
  let provider: any ImageProvider
  /// Whose views the pictures are for.
  weak var host: ViewHost?

  func symbol(_ iconName: String, side: CGFloat, weight: Int) -> ResolvedImage? {
    BodyEvaluation.isolated((provider, iconName, side, weight)) {
      $0.0.symbol($0.1, side: $0.2, weight: $0.3)
    }
  }

  func symbolParts(_ iconName: String, side: CGFloat, weight: Int) -> SymbolParts? {
    BodyEvaluation.isolated((provider, iconName, side, weight)) {
      $0.0.symbolParts($0.1, side: $0.2, weight: $0.3)
    }
  }

  func file(_ file: ImageFile) -> ResolvedImage? {
    BodyEvaluation.isolated((provider, file)) { $0.0.file(at: $0.1.url, scale: $0.1.scale) }
  }
}

/// A picture's file, among those of its name that a bundle has.
struct ImageFile: Equatable {
  let url: URL
  /// Pixels a point, as the file's name says.
  let scale: CGFloat

  /// What a name without an extension may stand for, in order of preference.
  static let extensions = ["png", "jpg", "jpeg", "svg"]

  /// The file for a display of a scale: the same scale, else the next larger one, else the largest.
  ///
  /// - Returns: `nil` if the bundle has none.
  static func find(_ name: String, in bundle: Bundle, displayScale: CGFloat) -> ImageFile? {
    let given = (name as NSString).pathExtension
    let isComplete = extensions.contains(given.lowercased())
    let base = isComplete ? (name as NSString).deletingPathExtension : name
    for fileExtension in isComplete ? [given] : extensions {
      for scale in scales(for: displayScale) {
        let resource = scale == 1 ? base : "\(base)@\(scale)x"
        if let url = bundle.url(forResource: resource, withExtension: fileExtension) {
          return ImageFile(url: url, scale: CGFloat(scale))
        }
      }
    }
    return nil
  }

  private static func scales(for displayScale: CGFloat) -> [Int] {
    if displayScale <= 1 { return [1, 2, 3] }
    return displayScale <= 2 ? [2, 3, 1] : [3, 2, 1]
  }
}
