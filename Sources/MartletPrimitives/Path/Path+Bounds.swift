import Foundation

extension Path {
  /// Whether no corner of the path can stick out under a miter join.
  package var hasOnlySmoothCorners: Bool {
    switch storage {
    case .empty, .ellipse, .roundedRect: return true
    case .rect, .elements: return false
    }
  }
  /// placeholder
  public var boundingRect: CGRect { .null }
}
extension CGRect {
  /// placeholder
  public func applying(_ t: CGAffineTransform) -> CGRect { self }
}
