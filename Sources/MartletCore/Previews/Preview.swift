import Foundation

/// A preview, as the macro `#Preview` makes it.
///
/// - Source: Apple, "Preview".
@MainActor
public struct Preview {
  /// What the traits of a view's preview are about.
  ///
  /// - Source: Apple, "Preview.ViewTraits".
  public struct ViewTraits {}

  package let name: String?
  package let settings: PreviewSettings
  package let modifiers: [PreviewModifierLoader]
  package let body: @MainActor () -> any View

  /// Creates a preview; the macro calls it.
  ///
  /// - Parameters:
  ///   - name: what the preview is called; by its file and line if `nil`.
  ///   - traits: its size, orientation and modifiers.
  ///   - body: the views.
  /// - Source: Apple, "init(_:traits:body:)".
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    var settings = PreviewSettings()
    for trait in traits { settings = trait.settings.over(settings) }
    self.settings = settings
    modifiers = traits.compactMap(\.modifier)
    self.body = body
  }
}

/// Something that a preview is shown with.
///
/// - Source: Apple, "PreviewTrait".
@MainActor
public struct PreviewTrait<T> {
  let settings: PreviewSettings
  let modifier: PreviewModifierLoader?

  init(_ settings: PreviewSettings = PreviewSettings(), modifier: PreviewModifierLoader? = nil) {
    self.settings = settings
    self.modifier = modifier
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The preview in the middle of an area as large as the device.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(PreviewSettings(layout: .device))
  }

  /// An area as large as the preview when it is offered the device's size.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(PreviewSettings(layout: .sizeThatFits))
  }

  /// The preview in the middle of an area of a size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(PreviewSettings(layout: .fixed(width: width, height: height)))
  }

  /// The device upright.
  public static var portrait: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(PreviewSettings(orientation: .portrait))
  }

  /// The device on its side, its top on the left.
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(PreviewSettings(orientation: .landscapeLeft))
  }

  /// The device on its side, its top on the right.
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(PreviewSettings(orientation: .landscapeRight))
  }

  /// The device upside down.
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(PreviewSettings(orientation: .portraitUpsideDown))
  }

  /// The preview inside a modifier, which may share what it needs with other previews.
  ///
  /// - Source: Apple, "modifier(_:)".
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(modifier: PreviewModifierLoader(modifier))
  }
}
