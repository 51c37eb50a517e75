import CMartletGTK
import Foundation

/// Hands our picture to GTK in tiles, of which only those that changed are new.
///
/// GTK compares the tiles of two frames by identity and draws the new ones. Slower than copying what
/// changed, but right under every display server and renderer.
@MainActor
final class TiledPresenter: WindowPresenter {
  private struct Place: Hashable {
    var column: Int
    var row: Int
  }

  private let content: PresentedContent
  private var tiles: [Place: GObjectReference] = [:]
  private var image: CairoImage?
  /// The side of a tile in pixels.
  ///
  /// Larger tiles mean more copying for a small change, smaller ones more nodes in each frame.
  private static let side = 128

  init(_ content: PresentedContent) {
    self.content = content
  }

  func contentDidChange() {
    gtk_widget_queue_draw(content.host)
  }

  func paint() {}

  func snapshot(_ snapshot: OpaquePointer) {
    guard let image = content.drawnImage() else { return }
    if image !== self.image {
      self.image = image
      tiles = [:]
    }
    for box in content.retained.drawnRegion { dropTiles(touching: box) }
    let scale = content.scale
    for row in 0...((image.height - 1) / Self.side) {
      for column in 0...((image.width - 1) / Self.side) {
        let x = column * Self.side
        let y = row * Self.side
        let width = min(Self.side, image.width - x)
        let height = min(Self.side, image.height - y)
        let place = Place(column: column, row: row)
        guard let tile = tiles[place] ?? image.copiedTexture(x: x, y: y, width: width, height: height) else {
          continue
        }
        tiles[place] = tile
        appendTexture(
          tile.pointer, on: snapshot,
          CGRect(
            x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: CGFloat(width) / scale,
            height: CGFloat(height) / scale))
      }
    }
  }

  private func dropTiles(touching box: CGRect) {
    let side = CGFloat(Self.side)
    for row in Int(box.minY / side)...Int((box.maxY - 1) / side) {
      for column in Int(box.minX / side)...Int((box.maxX - 1) / side) {
        tiles[Place(column: column, row: row)] = nil
      }
    }
  }
}
