import Foundation
import MartletGTK
import MartletPrimitives
import Testing

/// Icons from a folder with two of them: a filled square, and one whose left half is filled.
@MainActor
struct ImageDrawingTests {
  private static let provider: RSVGImageProvider? = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("icons-\(UUID().uuidString)")
    func svg(_ width: Int) -> String {
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"16\" height=\"16\" fill=\"currentColor\" "
        + "viewBox=\"0 0 16 16\"><path d=\"M0 0H\(width)V16H0z\"/></svg>"
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, width) in [("full", 16), ("half", 8)] {
        try svg(width).write(
          to: folder.appendingPathComponent("\(name).svg"), atomically: true, encoding: .utf8)
      }
    } catch {
      return nil
    }
    return RSVGImageProvider(iconFolder: folder.path)
  }()

  private func icon(_ name: String, weight: Int = 400) throws -> ResolvedImage {
    let provider = try #require(Self.provider)
    return try #require(provider.symbol(name, side: 16, weight: weight))
  }

  @Test(arguments: [1.0, 1.25, 2, 3])
  func anIconIsSharpAtEveryScale(scale: Double) throws {
    let image = try picture(
      [.image(icon("half"), rect: rect(4, 4, 16, 16), tint: .color(red))], width: 24, height: 24, scale: scale
    )
    let shades = Set(image.places { $0 != .white && $0 != .pureRed }.map { image[Int($0.x), Int($0.y)] })
    #expect(shades.isEmpty, "\(shades)")
    #expect(image.places { $0 == .pureRed }.count == Int(8 * scale) * Int(16 * scale))
  }

  @Test func anIconBetweenPixelsIsPutOnWholeOnes() throws {
    let image = try picture([.image(icon("half"), rect: rect(2.3, 1.6, 16, 16), tint: .color(red))])
    #expect(image.places { $0 == .pureRed }.first == CGPoint(x: 2, y: 2))
    #expect(image.places { $0 != .white && $0 != .pureRed }.isEmpty)
  }

  @Test func theTintsOpacityAndTheLayersCount() throws {
    var tint = black
    tint.opacity = 0.5
    let item = try DisplayItem.image(icon("full"), rect: rect(2, 2, 16, 16), tint: .color(tint))
    let layer = DisplayLayer(opacity: 0.5, items: [item])
    let image = picture([.layer(layer)])
    #expect(abs(Int(image[10, 10].red) - 191) <= 1)
  }

  @Test func aTurnedIconIsDrawnTurned() throws {
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 18, ty: 2)
    let item = try DisplayItem.image(icon("half"), rect: rect(0, 0, 16, 16), tint: .color(blue))
    let image = picture([.layer(DisplayLayer(transform: turn, items: [item]))])
    // What was left is at the top after a quarter turn clockwise.
    #expect(image[10, 4] == .pureBlue)
    #expect(image[10, 14] == .white)
  }

  @Test func aScaledIconIsDrawnAtItsScale() throws {
    let grow = CGAffineTransform(a: 1.1, b: 0, c: 0, d: 1.1, tx: 0, ty: 0)
    let item = try DisplayItem.image(icon("full"), rect: rect(1, 1, 16, 16), tint: .color(blue))
    let image = picture([.layer(DisplayLayer(transform: grow, items: [item]))])
    #expect(image[10, 10] == .pureBlue)
    // From 1.1 to 18.7.
    #expect(image[0, 10] == .white)
    #expect(image[18, 10] != .white && image[18, 10] != .pureBlue)
    #expect(image[19, 10] == .white)
  }

  @Test func aBoldIconStaysWithinItsBox() throws {
    let item = try DisplayItem.image(icon("full", weight: 900), rect: rect(2, 2, 16, 16), tint: .color(red))
    let image = picture([item])
    #expect(image[1, 10] == .white && image[10, 18] == .white)
    #expect(image[10, 10] == .pureRed)
  }

  @Test func iconsOfOneNameAndWeightShareTheirPicture() throws {
    #expect(try icon("full").payload === icon("full").payload)
    #expect(try icon("full").payload !== icon("full", weight: 700).payload)
  }

  @Test func anIconThatIsNotThereIsNone() throws {
    let provider = try #require(Self.provider)
    #expect(provider.symbol("none", side: 16, weight: 400) == nil)
    #expect(provider.symbol("../../etc/passwd", side: 16, weight: 400) == nil)
    #expect(RSVGImageProvider(iconFolder: "/nowhere").symbol("full", side: 16, weight: 400) == nil)
  }

  @Test func changedPicturesAreDamage() throws {
    let first = try DisplayItem.image(icon("full"), rect: rect(2, 2, 16, 16), tint: .color(red))
    let same = try DisplayItem.image(icon("full"), rect: rect(2, 2, 16, 16), tint: .color(red))
    let other = try DisplayItem.image(icon("half"), rect: rect(2, 2, 16, 16), tint: .color(red))
    let old = DisplayLayer(items: [first])
    #expect(DisplayDamage.between(old, DisplayLayer(items: [same])).isEmpty)
    #expect(DisplayDamage.between(old, DisplayLayer(items: [other])) == [rect(2, 2, 16, 16)])
  }

  @Test(arguments: [rect(0, 0, 0, 5), rect(0, 0, .nan, 5), rect(.infinity, 0, 5, 5), rect(0, 0, 1e30, 5)])
  func badGeometryDrawsNothingBad(box: CGRect) throws {
    _ = try picture([.image(icon("full"), rect: box, tint: .color(red)), fill(.rect(rect(2, 2, 4, 4)), blue)])
    let image = try picture([.image(icon("full"), rect: box, tint: .color(red))])
    #expect(image.width == 20)
  }
}
