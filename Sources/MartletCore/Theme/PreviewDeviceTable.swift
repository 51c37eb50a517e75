import Foundation

/// The devices that previews can be made for.
///
/// Sizes are the screens' in points, upright. Source: Apple, Human Interface Guidelines, "Layout", device
/// dimensions; older devices from the tables of earlier editions.
enum PreviewDeviceTable {
  struct Entry {
    var size: CGSize?
    var idiom: Theme.Idiom
  }

  /// The iPhone that stands for all where none is named: iPhone 15, 15 Pro and 16.
  static let usualPhone = CGSize(width: 393, height: 852)

  /// The device of that name, or of the longest name it begins with.
  ///
  /// So "iPad Pro (12.9-inch) (4th generation)" is found. If there is none, that is said once.
  static func entry(for device: PreviewDevice) -> Entry? {
    let name = device.rawValue
    let match = sizes.filter { isPrefix($0.name, of: name) }.max { $0.name.count < $1.name.count }
    if let match {
      return Entry(size: CGSize(width: match.width, height: match.height), idiom: .touch)
    }
    if name.hasPrefix("Mac") || name.hasPrefix("My Mac") { return Entry(size: nil, idiom: .desktop) }
    Diagnostics.warnOnce(
      "previewDevice.\(name)",
      "previewDevice(\"\(name)\"): the size of this device is not known; use an iPhone's or iPad's name, "
        + "\"Mac\", or previewLayout(.fixed(width:height:)). The usual size is used.")
    return nil
  }

  /// Whether a name ends where a word ends in the other.
  private static func isPrefix(_ prefix: String, of name: String) -> Bool {
    name == prefix || name.hasPrefix(prefix + " ")
  }

  private static let sizes: [(name: String, width: CGFloat, height: CGFloat)] = [
    ("iPhone SE", 375, 667), ("iPhone SE (1st generation)", 320, 568),
    ("iPhone 6", 375, 667), ("iPhone 6 Plus", 414, 736), ("iPhone 6s", 375, 667),
    ("iPhone 6s Plus", 414, 736),
    ("iPhone 7", 375, 667), ("iPhone 7 Plus", 414, 736), ("iPhone 8", 375, 667), ("iPhone 8 Plus", 414, 736),
    ("iPhone X", 375, 812), ("iPhone XR", 414, 896), ("iPhone Xʀ", 414, 896),
    ("iPhone XS", 375, 812), ("iPhone Xs", 375, 812), ("iPhone XS Max", 414, 896),
    ("iPhone Xs Max", 414, 896),
    ("iPhone 11", 414, 896), ("iPhone 11 Pro", 375, 812), ("iPhone 11 Pro Max", 414, 896),
    ("iPhone 12", 390, 844), ("iPhone 12 mini", 375, 812), ("iPhone 12 Pro", 390, 844),
    ("iPhone 12 Pro Max", 428, 926),
    ("iPhone 13", 390, 844), ("iPhone 13 mini", 375, 812), ("iPhone 13 Pro", 390, 844),
    ("iPhone 13 Pro Max", 428, 926),
    ("iPhone 14", 390, 844), ("iPhone 14 Plus", 428, 926), ("iPhone 14 Pro", 393, 852),
    ("iPhone 14 Pro Max", 430, 932),
    ("iPhone 15", 393, 852), ("iPhone 15 Plus", 430, 932), ("iPhone 15 Pro", 393, 852),
    ("iPhone 15 Pro Max", 430, 932),
    ("iPhone 16", 393, 852), ("iPhone 16 Plus", 430, 932), ("iPhone 16 Pro", 402, 874),
    ("iPhone 16 Pro Max", 440, 956), ("iPhone 16e", 390, 844),
    ("iPhone 17", 402, 874), ("iPhone 17 Pro", 402, 874), ("iPhone 17 Pro Max", 440, 956),
    ("iPhone Air", 420, 912),
    ("iPad", 810, 1080), ("iPad (5th generation)", 768, 1024), ("iPad (6th generation)", 768, 1024),
    ("iPad (10th generation)", 820, 1180), ("iPad (A16)", 820, 1180),
    ("iPad mini", 744, 1133), ("iPad mini (5th generation)", 768, 1024), ("iPad mini 4", 768, 1024),
    ("iPad Air", 820, 1180), ("iPad Air (3rd generation)", 834, 1112), ("iPad Air 2", 768, 1024),
    ("iPad Air 13-inch", 1024, 1366),
    ("iPad Pro (9.7-inch)", 768, 1024), ("iPad Pro (10.5-inch)", 834, 1112),
    ("iPad Pro (11-inch)", 834, 1194),
    ("iPad Pro (12.9-inch)", 1024, 1366), ("iPad Pro 11-inch", 834, 1210), ("iPad Pro 13-inch", 1032, 1376),
  ]
}
