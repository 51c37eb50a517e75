import Foundation

extension AttributeScopes {
  /// The attributes that SwiftUI shows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that SwiftUI shows.
  ///
  /// - Source: Apple, "AttributeScopes.SwiftUIAttributes".
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line under the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// More space between characters, in points.
    public let kern: KerningAttribute
    /// More space after each character, in points; goes before `kern`.
    public let tracking: TrackingAttribute
    /// How far the characters stand above their baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes, of which links and inline intents are shown.
    public let foundation: FoundationAttributes
  }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// The font.
    public typealias Value = Font
    /// The key's name.
    public static let name = "SwiftUI.Font"
  }

  /// The colour of the characters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The colour.
    public typealias Value = Color
    /// The key's name.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The colour behind the characters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The colour.
    public typealias Value = Color
    /// The key's name.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// A line through the characters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The line.
    public typealias Value = Text.LineStyle
    /// The key's name.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// A line under the characters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The line.
    public typealias Value = Text.LineStyle
    /// The key's name.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// More space between characters.
  public enum KerningAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = CGFloat
    /// The key's name.
    public static let name = "SwiftUI.Kern"
  }

  /// More space after each character.
  public enum TrackingAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = CGFloat
    /// The key's name.
    public static let name = "SwiftUI.Tracking"
  }

  /// The height above the baseline.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = CGFloat
    /// The key's name.
    public static let name = "SwiftUI.BaselineOffset"
  }
}

extension AttributeDynamicLookup {
  /// The key of one of SwiftUI's attributes.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
