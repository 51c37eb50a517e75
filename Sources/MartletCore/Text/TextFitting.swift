import Foundation
import MartletPrimitives

/// How a text that is too large for its space may change to fit.
struct TextFitting: Equatable {
  private var minimumScale = 1.0
  private var allowsTightening = false

  /// Not at all.
  init() {}

  init(_ traits: TextTraits) {
    let factor = Double(traits.minimumScaleFactor)
    // Smaller than a hundredth is nothing to read, and no number is no wish.
    minimumScale = factor.isNaN ? 1 : min(max(factor, 0.01), 1)
    allowsTightening = traits.allowsTightening
  }

  var isActive: Bool { minimumScale < 1 || allowsTightening }

  /// How much closer characters may move, by the size of their font: NSParagraphStyle's
  /// `tighteningFactorForTruncation` is 0.05 unless it is changed.
  private static let tightening = 0.05
  /// How often the room between a size that fits and one that doesn't is halved: to less than a hundredth.
  private static let steps = 7

  /// The layout of the largest text that fits, or of the smallest if none does.
  ///
  /// 1. The text as it is, if it fits.
  /// 2. With its characters closer together, by no more than it takes.
  /// 3. Smaller, by no more than it takes.
  ///
  /// - Complexity: lays the text out up to ten times, if it does not fit.
  func layout(_ request: TextRequest, _ measure: (TextRequest) -> TextLayout) -> TextLayout {
    let whole = measure(request)
    guard isActive, whole.isTruncated else { return whole }
    var tightest = 0.0
    if allowsTightening {
      let closest = measure(request.tightened(by: Self.tightening))
      if !closest.isTruncated {
        return best(from: Self.tightening, to: 0, closest) { measure(request.tightened(by: $0)) }
      }
      if minimumScale == 1 { return closest }
      tightest = Self.tightening
    }
    let tight = request.tightened(by: tightest)
    let smallest = measure(tight.scaled(by: minimumScale))
    if smallest.isTruncated { return smallest }
    return best(from: minimumScale, to: 1, smallest) { measure(tight.scaled(by: $0)) }
  }

  /// Looks for the value nearest to `end` at which nothing is left out; at `start` nothing is.
  private func best(
    from start: Double, to end: Double, _ fitting: TextLayout, _ measure: (Double) -> TextLayout
  ) -> TextLayout {
    var (good, bad, result) = (start, end, fitting)
    for _ in 0..<Self.steps {
      let middle = (good + bad) / 2
      let layout = measure(middle)
      if layout.isTruncated { bad = middle } else { (good, result) = (middle, layout) }
    }
    return result
  }
}

extension TextRequest {
  /// The text in so many times its size.
  fileprivate func scaled(by factor: Double) -> TextRequest {
    var copy = self
    copy.lineSpacing *= factor
    for index in copy.runs.indices {
      copy.runs[index].font.size *= factor
      copy.runs[index].font.ascent *= factor
      copy.runs[index].font.descent *= factor
      copy.runs[index].font.lineGap *= factor
      copy.runs[index].tracking *= factor
      copy.runs[index].attachment?.width *= factor
      copy.runs[index].baselineOffset *= factor
    }
    return copy
  }

  /// The text with its characters closer together, by a part of their font's size.
  fileprivate func tightened(by factor: Double) -> TextRequest {
    guard factor != 0 else { return self }
    var copy = self
    for index in copy.runs.indices { copy.runs[index].tracking -= copy.runs[index].font.size * factor }
    return copy
  }
}
