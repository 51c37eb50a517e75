import Foundation

extension Path {
  /// Creates a rectangle.
  public init(_ rect: CGRect) {
    storage = rect.isNull ? .empty : .rect(rect.standardized)
  }

  /// Creates the ellipse that fits a rectangle.
  public init(ellipseIn rect: CGRect) {
    storage = rect.isNull ? .empty : .ellipse(rect.standardized)
  }

  /// Creates a rectangle whose corners are quarters of an ellipse with the given radii.
  ///
  /// Radii too large for the rectangle are made smaller in proportion, until two fit on each side.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    guard !rect.isNull else {
      storage = .empty
      return
    }
    let standard: CGRect = rect.standardized
    let fitted: CGSize = RoundedOutline.fitted(cornerSize, in: standard.size)
    storage =
      fitted == .zero
      ? .rect(standard) : .roundedRect(standard, cornerSize: fitted, style: style)
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// A radius too large for the rectangle counts as half its shorter side.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, cornerSize: size, style: style)
  }

  /// Creates a rectangle with a radius of its own for each corner; leading is left.
  ///
  /// Radii too large for the rectangle are made smaller in proportion, until two fit on each side.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    if let radius = cornerRadii.uniform {
      self.init(roundedRect: rect, cornerRadius: radius, style: style)
      return
    }
    guard !rect.isNull else {
      self.init()
      return
    }
    var list: [Element] = []
    RoundedOutline(rect: rect, cornerRadii: cornerRadii, style: style)
      .forEachElement { list.append($0) }
    self.init(storage: .elements(list))
  }

  /// Appends a rectangle as a closed subpath.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Appends rectangles, each as a closed subpath.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Appends the ellipse that fits a rectangle, as a closed subpath.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Appends a rounded rectangle as a closed subpath.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Appends a rectangle with a radius of its own for each corner, as a closed subpath.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }
}
