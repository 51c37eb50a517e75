import Foundation
import MartletLayout
import MartletPrimitives
import Testing

private enum FirstThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

private enum UnderTheBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.firstTextBaseline] + 1 }
}

/// Guides and dimensions.
///
/// Expected values by hand but for the facts named.
struct AlignmentTests {
  private let dimensions = ViewDimensions(size: CGSize(width: 40, height: 30))

  @Test func builtInGuidesHaveTheirDefaults() {
    #expect(dimensions[HorizontalAlignment.leading] == 0)
    #expect(dimensions[HorizontalAlignment.center] == 20)
    #expect(dimensions[.trailing] == 40)
    #expect(dimensions[.listRowSeparatorLeading] == 0)
    #expect(dimensions[.listRowSeparatorTrailing] == 40)
    #expect(dimensions[.top] == 0)
    #expect(dimensions[VerticalAlignment.center] == 15)
    #expect(dimensions[.bottom] == 30)
    #expect(dimensions[.firstTextBaseline] == 30)
    #expect(dimensions[.lastTextBaseline] == 30)
  }

  @Test func aUsersGuideComputesItsDefault() {
    #expect(dimensions[VerticalAlignment(FirstThird.self)] == 10)  // Apple, "AlignmentID": height / 3
    #expect(text(50).dimensions(in: .unspecified)[VerticalAlignment(UnderTheBaseline.self)] == 17)
    #expect(VerticalAlignment(FirstThird.self) == VerticalAlignment(FirstThird.self))
    #expect(VerticalAlignment(FirstThird.self) != .center)
  }

  @Test func explicitGuidesAreToldFromDefaults() {
    let node = fixed(10, 10).guide(VerticalAlignment.top) { $0.height - 3 }
    let dimensions = node.dimensions(in: .unspecified)
    #expect(dimensions[explicit: VerticalAlignment.top] == 7)
    #expect(dimensions[.top] == 7)
    #expect(dimensions[explicit: VerticalAlignment.bottom] == nil)  // n116
  }

  @Test func explicitGuidesCombineToTheirMean() {
    let values: [CGFloat?] = [0, nil, 1, 2, 3]
    #expect(HorizontalAlignment.leading.combineExplicit(values) == 1.5)  // n116: the mean of 0…n is n / 2
    #expect(VerticalAlignment.center.combineExplicit(values) == 1.5)  // n116
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 0)  // n116
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 3)  // n116
    #expect(VerticalAlignment.top.combineExplicit([nil, nil]) == nil)
  }

  @Test func dimensionsAreEqualForTheSameViewAtTheSameSize() {
    let node = fixed(10)
    #expect(node.dimensions(in: .zero) == node.dimensions(in: .zero))
    #expect(node.dimensions(in: .zero) != node.dimensions(in: .infinity))
    #expect(node.dimensions(in: .zero) != fixed(10).dimensions(in: .zero))
  }
}
