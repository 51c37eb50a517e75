import Foundation

/// What an element is and does, as assistive tools tell their users.
///
/// - Source: Apple, "AccessibilityTraits".
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32

  private init(bit: UInt32) {
    bits = 1 << bit
  }

  /// Creates an empty set.
  public init() {
    bits = 0
  }

  /// It acts when it is pressed.
  public static let isButton = AccessibilityTraits(bit: 0)
  /// It heads a part of the content.
  public static let isHeader = AccessibilityTraits(bit: 1)
  /// It is the chosen one.
  public static let isSelected = AccessibilityTraits(bit: 2)
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits(bit: 3)
  /// Text is searched in it.
  public static let isSearchField = AccessibilityTraits(bit: 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(bit: 5)
  /// It makes a sound of its own when it is pressed.
  public static let playsSound = AccessibilityTraits(bit: 6)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  /// It is text that nobody can change.
  public static let isStaticText = AccessibilityTraits(bit: 8)
  /// It sums up what an app's first view shows.
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  /// It changes its label or value often.
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  /// Pressing it begins a recording or playing.
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  /// Gestures go to it as they are.
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  /// Its end turns a page.
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  /// What is around it can't be reached while it is shown.
  public static let isModal = AccessibilityTraits(bit: 14)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(bit: 15)
  /// It is a row of tabs.
  public static let isTabBar = AccessibilityTraits(bit: 16)

  /// Whether all of a set are among these.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  /// Those of either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { changed { $0 |= other.bits } }

  /// Those of both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed { $0 &= other.bits }
  }

  /// Those of one set alone.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed { $0 ^= other.bits }
  }

  /// Adds some.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    if contains(newMember) { return (false, intersection(newMember)) }
    formUnion(newMember)
    return (true, newMember)
  }

  /// Takes some out.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.isEmpty ? nil : removed
  }

  /// Adds some, whether they were there or not.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let before = intersection(newMember)
    formUnion(newMember)
    return before.isEmpty ? nil : before
  }

  /// Makes this the union with another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  /// Makes this the intersection with another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }

  /// Makes this what is in one set alone.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }

  private func changed(_ change: (inout UInt32) -> Void) -> AccessibilityTraits {
    var copy = self
    change(&copy.bits)
    return copy
  }

  /// The kind of thing that these make of an element; `nil` if they say nothing about that.
  var role: AccessibilityRole? {
    if contains(.isToggle) { return .toggle }
    if contains(.isButton) || contains(.isLink) { return .button }
    if contains(.isHeader) { return .header }
    if contains(.isImage) { return .image }
    if contains(.isSearchField) { return .textField }
    return contains(.isStaticText) ? .staticText : nil
  }
}

extension AccessibilityRole {
  /// The traits that go with the kind of thing.
  package var traits: AccessibilityTraits {
    switch self {
    case .button, .popUpButton, .menuItem: .isButton
    case .toggle: .isToggle
    case .header: .isHeader
    case .image: .isImage
    case .staticText: .isStaticText
    default: []
    }
  }
}

extension View {
  /// The view with more traits for assistive tools.
  ///
  /// - Source: Apple, "accessibilityAddTraits(_:)".
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    var properties = AccessibilityProperties(role: traits.role)
    properties.traits = traits
    return modifier(_AccessibilityModifier(properties: properties))
  }

  /// The view without some traits for assistive tools.
  ///
  /// - Source: Apple, "accessibilityRemoveTraits(_:)".
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    var properties = AccessibilityProperties()
    properties.removedTraits = traits
    return modifier(_AccessibilityModifier(properties: properties))
  }
}
