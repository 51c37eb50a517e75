import Foundation
import MartletLayout
import MartletPrimitives
import Testing

private struct Gap: LayoutValueKey {
  static let defaultValue: CGFloat = 4
}

/// A column that keeps proxies in its cache, as users' layouts do.
private struct CachingColumn: Layout {
  typealias Cache = [LayoutSubview]

  func makeCache(subviews: Subviews) -> [LayoutSubview] { Array(subviews) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.reduce(into: CGSize.zero) { size, subview in
      let child = subview.sizeThatFits(.unspecified)
      size.width = max(size.width, child.width)
      size.height += child.height + subview[Gap.self]
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var y = bounds.minY
    for subview in cache {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: .unspecified)
      y += size.height + subview[Gap.self]
    }
  }
}

/// A layout that places only its first child.
private struct Forgetful: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 50)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: .zero)
  }
}

/// A layout that wraps a stack, as Apple's documentation shows for `HStackLayout`.
private struct Indented: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache) -> CGSize
  {
    var size = HStackLayout(spacing: 0).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    size.width += 20
    return size
  }

  func makeCache(subviews: Subviews) -> HStackLayout.Cache {
    HStackLayout().makeCache(subviews: subviews)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
  ) {
    HStackLayout(spacing: 0).placeSubviews(
      in: bounds.offsetBy(dx: 20, dy: 0), proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout HStackLayout.Cache
  ) -> CGFloat? {
    guide == .leading ? bounds.minX + 20 : nil
  }
}

/// Layouts written against the public protocol alone.
///
/// Expected values by hand.
struct CustomLayoutTests {
  @Test func proxiesKeptInTheCacheStillPlaceTheirViews() {
    let children = [fixed(10, 10), fixed(30, 10)]
    children[0].values[ObjectIdentifier(Gap.self)] = CGFloat(6)
    let node = ContainerNode(CachingColumn(), children, direction: .rightToLeft).laidOut(nil, nil)
    #expect(node.frame.size == CGSize(width: 30, height: 30))
    #expect(children.map(\.frame.origin) == [CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 16)])
  }

  @Test func aForgottenChildGoesToTheMiddle() {
    let children = [fixed(10, 10), fixed(20, 10)]
    ContainerNode(Forgetful(), children).laidOut(100, 50)
    #expect(children.map(\.frame.origin) == [.zero, CGPoint(x: 40, y: 20)])
    #expect(children[1].placements.last?.proposal == ProposedViewSize(width: 100, height: 50))
  }

  @Test func theDefaultGuidesAreMergedFromThePlacesOfTheChildren() {
    let children = [text(50), text(50)]
    let node = ContainerNode(CachingColumn(), children)
    let dimensions = node.dimensions(in: .unspecified)
    // The second text starts at 20 + 4.
    #expect(dimensions[.lastTextBaseline] == 40)
    #expect(dimensions[.firstTextBaseline] == 16)
    #expect(children.allSatisfy { $0.placements.isEmpty })
  }

  @Test func aLayoutMayWrapAStack() {
    let children = [fixed(10), fixed(10)]
    let node = ContainerNode(Indented(), children).laidOut(100, 10)
    #expect(node.frame.width == 40)
    #expect(children.map(\.frame.minX) == [20, 30])
    #expect(node.dimensions(in: .unspecified)[explicit: HorizontalAlignment.leading] == 20)
  }

  @Test func anyLayoutDoesWhatItWraps() {
    let children = [fixed(10), fixed(20)]
    let row = ContainerNode(AnyLayout(HStackLayout(spacing: 5)), children).laidOut(100, 100)
    #expect(row.frame.width == 35)
    #expect(children.map(\.frame.minX) == [0, 15])
    #expect(row.spacing.distance(to: .standard, along: .horizontal) == 8)
    #expect(AnyLayout(AnyLayout(VStackLayout())).wrappedLayoutProperties.stackOrientation == .vertical)
  }

  @Test func anyLayoutStartsAnewWhenTheLayoutsTypeChanges() {
    let subviews = LayoutSubviews([fixed(10), fixed(20)], layoutDirection: .leftToRight)
    var cache = AnyLayout(HStackLayout(spacing: 0)).makeCache(subviews: subviews)
    let column = AnyLayout(CachingColumn())
    let size = column.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
    #expect(size == CGSize(width: 20, height: 28))
  }

  @Test func subviewsBehaveAsACollection() {
    let nodes = [fixed(1), fixed(2), fixed(3), fixed(4)]
    let subviews = LayoutSubviews(nodes, layoutDirection: .leftToRight)
    #expect(subviews[1..<3].startIndex == 1)
    #expect(subviews[1..<3].map { $0.sizeThatFits(.zero).width } == [2, 3])
    #expect(subviews[[3, 0]].map { $0.sizeThatFits(.zero).width } == [4, 1])
    #expect(subviews[0] == LayoutSubview(nodes[0]))
    #expect(subviews != LayoutSubviews(nodes, layoutDirection: .rightToLeft))
    #expect(subviews == LayoutSubviews(nodes, layoutDirection: .leftToRight))
  }

  @Test func aDefaultSpacingIsTheUnionOfTheChildrens() {
    let node = ContainerNode(Forgetful(), [text(10), text(10)])
    #expect(node.spacing.distance(to: .text(lineGap: 3), along: .vertical) == 3)
  }
}
