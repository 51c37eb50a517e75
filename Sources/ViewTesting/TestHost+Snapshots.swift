import Foundation
import MartletCore
import MartletGTK
import MartletPrimitives
import SwiftUI

/// A colour of a picture, from 0 to 255.
public struct PixelColor: Hashable, CustomStringConvertible, Sendable {
  /// Red, from 0 to 255.
  public var red: Int
  /// Green, from 0 to 255.
  public var green: Int
  /// Blue, from 0 to 255.
  public var blue: Int

  /// The colour as `#RRGGBB`.
  public var description: String {
    "#" + [red, green, blue].map { String(format: "%02X", $0) }.joined()
  }
}

extension TestHost {
  /// The picture of the window and its popovers as a PNG, at the window's scale or another.
  public func pngData(scale: CGFloat? = nil) throws -> Data {
    update()
    return try window.snapshot(scale: scale).pngData()
  }

  /// The colour at a point of the window, in points.
  public func color(at point: CGPoint) -> PixelColor {
    update()
    let pixel = window.snapshot().pixel(at: point)
    return PixelColor(red: Int(pixel.red), green: Int(pixel.green), blue: Int(pixel.blue))
  }

  /// The element tree with frames and texts, one element a line.
  public var treeText: String {
    update()
    return TreeDump.text(controller)
  }

  /// What is drawn in the window, one item a line.
  public var displayListText: String {
    update()
    return controller.host.root.displayLayer().dump
  }

  /// How many pixels differ between the picture drawn bit by bit and the same drawn at once.
  ///
  /// Anything but 0 is a mistake in Martlet's repainting. Differences of up to 16 in 255 don't count: Cairo
  /// rounds a slanted edge a little differently where a clip cuts it, and so does a kept mask.
  public var repaintDifference: Int {
    update()
    return window.snapshot().difference(from: window.snapshot(fullRedraw: true), tolerance: 16).count
  }
}
