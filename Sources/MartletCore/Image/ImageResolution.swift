import Foundation
import MartletPrimitives

/// A picture found, with its size: what an image and its environment come to.
struct ImageResolution {
  /// `nil` if there is none; a placeholder is drawn.
  var picture: ResolvedImage?
  /// The size it has unless it is resizable, in points.
  var size: CGSize
  /// Where text beside it has its baseline, from the top; `nil` at the bottom.
  var baseline: CGFloat?
  /// The tint, if the picture or a placeholder is drawn in one.
  var tint: Paint?
  /// What the style of the tint does beside painting.
  var treatment = PaintTreatment()
  /// The shape around a symbol's sign, where it has a colour of its own; `picture` is then the sign.
  var shape: (picture: ResolvedImage, tint: ResolvedColor)?
  /// What assistive tools call it; `nil` if they leave it out.
  var label: String?

  /// - Parameter owner: the view to name in messages.
  static func resolve(
    _ image: Image, in environment: EnvironmentValues, finder: ImageFinding, owner: () -> String
  ) -> ImageResolution {
    let font = (environment.font ?? .body).resolved(in: environment)
    let pixel = environment.pixelLength
    // Whole pixels keep a symbol sharp; a hundredth of one is rounding noise.
    let exactSide = SymbolMetrics.side(ofSize: font.size, scale: environment.imageScale)
    let side = (exactSide / pixel - 0.01).rounded(.up) * pixel
    var result = ImageResolution(size: CGSize(width: side, height: side))
    switch image.source {
    case .symbol(let name):
      if let icon = icon(name, environment.symbolVariants, owner: owner) {
        result.picture = finder.symbol(icon, side: side, weight: font.weight)
        result.takeParts(of: icon, image, in: environment, weight: font.weight, finder: finder, owner: owner)
      }
      result.baseline = SymbolMetrics.baseline(inSide: side, ofSize: font.size)
      noteVariableValue(image, name: name, owner: owner)
    case .file(let name, let bundle):
      result.picture = file(
        name, bundle ?? .main, scale: environment.displayScale, finder: finder, owner: owner)
      if let picture = result.picture { result.size = picture.size }
    case .pixels(let image, let scale):
      let scale: CGFloat = scale > 0 && scale.isFinite ? scale : 1
      result.size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      result.picture = ResolvedImage(name: "CGImage", size: result.size, isTemplate: false, payload: image)
    case .drawn(let drawn):
      result.size = drawn.size
      result.picture = drawn.draw(in: environment, host: finder.host, owner: owner())
    }
    if image.resizing != nil { result.baseline = nil }
    if result.isTinted(image.templateRenderingMode) {
      let style = ForegroundStyle()._paint(in: environment, level: 0)
      (result.tint, result.treatment) = (style.paint, style.treatment)
    }
    result.label = label(of: image, in: environment)
    return result
  }

  private func isTinted(_ mode: Image.TemplateRenderingMode?) -> Bool {
    guard let picture, !picture.isTemplate else { return true }
    return mode == .template
  }

  private static func icon(_ name: String, _ variants: SymbolVariants, owner: () -> String) -> String? {
    if let icon = variants.names(for: name).lazy.compactMap({ SymbolTable.iconName(for: $0) }).first {
      return icon
    }
    Diagnostics.warnOnce(
      "symbol-\(name)-\(owner())",
      "Image(systemName: \(name.debugDescription)) in \(owner()): there is no symbol of that name here; a "
        + "placeholder is drawn. Check the spelling, or use a picture of your own: Image(_:bundle:).")
    return nil
  }

  /// Takes an icon apart, if its parts are to be told from one another.
  private mutating func takeParts(
    of icon: String, _ image: Image, in environment: EnvironmentValues, weight: Int, finder: ImageFinding,
    owner: () -> String
  ) {
    let mode = image.symbolRendering ?? environment.symbolRendering ?? .automatic(in: environment)
    if mode == .multicolor {
      Diagnostics.warnOnce(
        "multicolor-\(owner())",
        "symbolRenderingMode(.multicolor) in \(owner()): the icons here have no colours of their own; they are "
          + "drawn in the foreground style. Use .palette with foregroundStyle(_:_:) to choose two.")
    }
    guard mode.hasLevels, let parts = finder.symbolParts(icon, side: size.width, weight: weight) else {
      return
    }
    picture = parts.sign
    shape = (parts.shape, mode.shapeColor(in: environment))
  }

  private static func file(
    _ name: String, _ bundle: Bundle, scale: CGFloat, finder: ImageFinding, owner: () -> String
  ) -> ResolvedImage? {
    guard let file = ImageFile.find(name, in: bundle, displayScale: scale) else {
      let kinds = ImageFile.extensions.joined(separator: ", ")
      Diagnostics.warnOnce(
        "image-\(name)-\(owner())",
        "Image(\(name.debugDescription)) in \(owner()): \(bundle.bundlePath) has no file of that name (\(kinds)); "
          + "a placeholder is drawn. Add it to the target's resources in Package.swift and pass "
          + "bundle: .module.")
      return nil
    }
    return finder.file(file)
  }

  private static func noteVariableValue(_ image: Image, name: String, owner: () -> String) {
    guard image.variableValue != nil else { return }
    Diagnostics.warnOnce(
      "variable-\(name)-\(owner())",
      "Image(systemName: \(name.debugDescription), variableValue:) in \(owner()): the symbols here show no "
        + "values; it is drawn whole.")
  }

  private static func label(of image: Image, in environment: EnvironmentValues) -> String? {
    switch (image.label, image.source) {
    case (.decorative, _): return nil
    case (.text(let text), _): return text.string(locale: environment.locale)
    case (.name, .pixels), (.name, .drawn): return nil
    case (.name, .symbol(let name)):
      return name.split(separator: ".").joined(separator: " ")
    case (.name, .file(let name, let bundle)):
      return Text(LocalizedStringKey(name), bundle: bundle).string(locale: environment.locale)
    }
  }
}
