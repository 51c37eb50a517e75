import Foundation

/// A localized string that is looked up later, in a language of its own if need be.
///
/// - Source: Apple, "LocalizedStringResource".
public struct LocalizedStringResource: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
  /// Where the tables are.
  public enum BundleDescription: Sendable {
    /// In the main bundle.
    case main
    /// In the bundle that a class belongs to.
    case forClass(AnyClass)
    /// In the bundle in a folder.
    case atURL(URL)

    package var bundle: Bundle? {
      switch self {
      case .main: return nil
      case .forClass(let type): return Bundle(for: type)
      case .atURL(let url): return Bundle(url: url)
      }
    }
  }

  /// What is looked up.
  public let key: String
  /// What stands for it where there is no localization.
  public let defaultValue: String.LocalizationValue
  /// The table's name, `Localizable` if `nil`.
  public let table: String?
  /// How numbers are written.
  public var locale: Locale
  /// Where the table is.
  public let bundle: BundleDescription

  /// Creates a resource whose key stands for itself where there is no localization.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource with a value for where there is no localization.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource without values.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// Creates a resource with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource.BundleDescription: Equatable, Codable {
  /// Returns whether two descriptions are of the same bundle.
  public static func == (
    left: LocalizedStringResource.BundleDescription, right: LocalizedStringResource.BundleDescription
  ) -> Bool {
    switch (left, right) {
    case (.main, .main): return true
    case (.forClass(let left), .forClass(let right)): return left == right
    case (.atURL(let left), .atURL(let right)): return left == right
    default: return false
    }
  }

  /// Reads where the bundle is.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = container.decodeNil() ? .main : .atURL(try container.decode(URL.self))
  }

  /// Writes where the bundle is; a class is written as the place of its bundle.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .main: try container.encodeNil()
    case .forClass(let type): try container.encode(Bundle(for: type).bundleURL)
    case .atURL(let url): try container.encode(url)
    }
  }
}

/// A value that has a localized text of its own.
///
/// - Source: Apple, "CustomLocalizedStringResourceConvertible".
public protocol CustomLocalizedStringResourceConvertible {
  /// The value's text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}
