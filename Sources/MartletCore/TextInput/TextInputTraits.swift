import Foundation
import MartletPrimitives

/// What views say about the text typed in them.
package struct TextInputTraits: Equatable {
  var keyboardType: UIKeyboardType = .default
  var contentType: UITextContentType?
  var autocapitalization: TextInputAutocapitalization?
  var isAutocorrectionDisabled: Bool?

  /// The kind of text, for input methods; what it is for says more than the keyboard.
  var purpose: TextInputPurpose {
    switch contentType {
    case .emailAddress?: return .email
    case .telephoneNumber?: return .phone
    case .URL?: return .url
    case .password?, .newPassword?: return .password
    case .oneTimeCode?: return .pin
    case .name?, .givenName?, .familyName?, .middleName?, .nickname?: return .name
    default: break
    }
    switch keyboardType {
    case .numberPad, .asciiCapableNumberPad: return .digits
    case .decimalPad, .numbersAndPunctuation: return .number
    case .phonePad: return .phone
    case .emailAddress: return .email
    case .URL, .webSearch: return .url
    case .namePhonePad: return .name
    case .default, .asciiCapable, .twitter: return .freeForm
    @unknown default: return .freeForm
    }
  }

  var hints: TextInputHints {
    var hints: TextInputHints = []
    switch autocapitalization?.kind {
    case .characters?: hints.insert(.uppercaseCharacters)
    case .words?: hints.insert(.uppercaseWords)
    case .sentences?: hints.insert(.uppercaseSentences)
    case .never?: hints.insert(.lowercase)
    case nil: break
    }
    switch isAutocorrectionDisabled {
    case true?: hints.insert(.noSpellcheck)
    case false?: hints.formUnion([.spellcheck, .wordCompletion])
    case nil: break
    }
    if keyboardType == .asciiCapable || keyboardType == .asciiCapableNumberPad { hints.insert(.noEmoji) }
    if contentType == .password || contentType == .newPassword || contentType == .oneTimeCode {
      hints.insert(.isPrivate)
    }
    return hints
  }
}

private struct TextInputTraitsKey: EnvironmentKey {
  static var defaultValue: TextInputTraits { TextInputTraits() }
}

extension EnvironmentValues {
  package var textInputTraits: TextInputTraits {
    get { self[TextInputTraitsKey.self] }
    set { self[TextInputTraitsKey.self] = newValue }
  }

  /// Whether input methods should leave words as they are typed.
  ///
  /// - Source: Apple, "autocorrectionDisabled".
  public var autocorrectionDisabled: Bool {
    get { textInputTraits.isAutocorrectionDisabled ?? false }
    set { textInputTraits.isAutocorrectionDisabled = newValue }
  }

  /// Whether input methods should leave words as they are typed; `nil` leaves that to them.
  ///
  /// - Source: Apple, "disableAutocorrection".
  public var disableAutocorrection: Bool? {
    get { textInputTraits.isAutocorrectionDisabled }
    set { textInputTraits.isAutocorrectionDisabled = newValue }
  }
}

extension View {
  /// The view, in which input methods leave words as they are typed, or don't.
  ///
  /// - Source: Apple, "autocorrectionDisabled(_:)".
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// The view, in which input methods leave words as they are typed, or don't; `nil` leaves that to them.
  ///
  /// - Source: Apple, "disableAutocorrection(_:)".
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.disableAutocorrection, disable)
  }

  /// The view, in which input methods write some letters as capitals; `nil` leaves that to them.
  ///
  /// - Source: Apple, "textInputAutocapitalization(_:)".
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.textInputTraits.autocapitalization, autocapitalization)
  }

  /// The view, in which input methods write some letters as capitals.
  ///
  /// - Source: Apple, "autocapitalization(_:)", which `textInputAutocapitalization(_:)` has replaced.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }

  /// The view, in which a kind of text is typed.
  ///
  /// It tells input methods and on-screen keyboards what to offer; a real keyboard types what it always does.
  ///
  /// - Source: Apple, "keyboardType(_:)".
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.textInputTraits.keyboardType, type)
  }

  /// The view, in which a text with a meaning is typed; `nil` for none.
  ///
  /// - Source: Apple, "textContentType(_:)".
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textInputTraits.contentType, textContentType)
  }
}
