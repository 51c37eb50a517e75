import Foundation
import MartletPrimitives
import Testing

@testable import MartletGTK

/// An error ends a Cairo context: what caused it is left out, and all else is drawn.
@MainActor
struct DrawingFailureTests {
  /// A picture whose surface Cairo has closed, so that drawing it is an error.
  private func broken() throws -> DisplayItem {
    let pixels = CGImage(width: 2, height: 2, words: [1, 2, 3, 4], isOpaque: false)
    let picture = try #require(BitmapPicture(pixels))
    let address = try #require(dlsym(nil, "cairo_surface_finish"))
    let finish = unsafeBitCast(address, to: (@convention(c) (OpaquePointer) -> Void).self)
    finish(picture.image.surface)
    let image = ResolvedImage(
      name: "broken", size: CGSize(width: 2, height: 2), isTemplate: false, payload: picture)
    return .image(image, rect: rect(4, 4, 2, 2), tint: nil)
  }

  private func layer(_ opacity: Double = 1, _ effect: DisplayEffect? = nil, _ items: [DisplayItem])
    -> DisplayItem
  {
    .layer(DisplayLayer(opacity: opacity, effect: effect, items: items))
  }

  private let before = fill(.rect(rect(0, 0, 4, 4)), red)
  private let after = fill(.rect(rect(12, 12, 4, 4)), blue)

  private func expectTheRest(_ items: [DisplayItem], sourceLocation: SourceLocation = #_sourceLocation) {
    let image = picture(items)
    #expect(image[2, 2] == .pureRed, sourceLocation: sourceLocation)
    #expect(image[14, 14] == .pureBlue, sourceLocation: sourceLocation)
    #expect(image[18, 2] == .white, sourceLocation: sourceLocation)
  }

  @Test func anItemThatFailsIsLeftOut() throws {
    try expectTheRest([before, broken(), after])
  }

  @Test func anyNumberOfItemsThatFailAreLeftOut() throws {
    try expectTheRest([before] + (0..<8).map { _ in try broken() } + [after])
  }

  @Test func whatFailsInGroupsAndEffectsIsLeftOut() throws {
    let group = DisplayEffect(isGroup: true)
    let blur = DisplayEffect(filters: [.blur(radius: 1, isOpaque: false)])
    let shadow = DisplayEffect(filters: [.shadow(DisplayShadow(color: black, radius: 1))])
    let turn = DisplayEffect(projection: ProjectionTransform(CGAffineTransform(translationX: 1, y: 1)))
    for effect in [group, blur, shadow, turn] {
      try expectTheRest([before, layer(0.5, effect, [broken(), broken()]), after])
      try expectTheRest([before, layer(1, effect, [layer(1, nil, [broken()])]), after])
    }
  }

  @Test func theNextFrameIsDrawnToo() throws {
    let window = HeadlessDesktop().makeHeadlessWindow(title: "", size: CGSize(width: 20, height: 20))
    let bad = try layer(1, nil, [broken()])
    window.present(DisplayLayer(items: [bad, before]), background: white, damage: nil)
    #expect(window.snapshot()[2, 2] == .pureRed)
    window.present(
      DisplayLayer(items: [bad, before, after]), background: white, damage: [rect(0, 0, 20, 20)])
    let image = window.snapshot()
    #expect(image[2, 2] == .pureRed)
    #expect(image[14, 14] == .pureBlue)
  }

  @Test func aDocumentIsWrittenWithoutIt() throws {
    let page = DocumentPage(size: CGSize(width: 20, height: 20), items: [before, try broken(), after])
    let svg = String(decoding: try VectorDocument.svg(page), as: UTF8.self)
    #expect(svg.contains("<path") || svg.contains("<rect"))
  }
}
