import Foundation

/// Which letters input methods write as capitals.
///
/// - Source: Apple, "TextInputAutocapitalization".
public struct TextInputAutocapitalization: Sendable, Equatable {
  enum Kind: Sendable {
    case never
    case words
    case sentences
    case characters
  }

  let kind: Kind

  private init(kind: Kind) {
    self.kind = kind
  }

  /// None.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(kind: .never) }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(kind: .words) }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(kind: .sentences) }
  /// All.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(kind: .characters) }

  /// The same as UIKit names it.
  ///
  /// - Source: Apple, "init(_:)".
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}

/// Which letters input methods write as capitals, as UIKit names it.
///
/// - Source: Apple, "UITextAutocapitalizationType".
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// What kind of text an on-screen keyboard is for, as UIKit names it.
///
/// - Source: Apple, "UIKeyboardType".
public enum UIKeyboardType: Int, Sendable {
  /// Any text.
  case `default` = 0
  /// Text of ASCII characters.
  case asciiCapable = 1
  /// Numbers and signs.
  case numbersAndPunctuation = 2
  /// Web addresses.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// Mail addresses.
  case emailAddress = 7
  /// Numbers with a decimal point.
  case decimalPad = 8
  /// Short messages.
  case twitter = 9
  /// What one searches for on the web.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11

  /// Text of ASCII characters.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What a text is, as UIKit names it.
///
/// - Source: Apple, "UITextContentType".
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// A kind of content by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A user's name on a service.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A street and a number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// An organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}
