import Foundation

/// The pixels of a screen.
struct ScreenPicture {
  struct Color: Equatable {
    let red: Int
    let green: Int
    let blue: Int

    /// Whether it is clearly more blue than red, as the system's blue is and no grey is.
    var isBlue: Bool { blue > red + 80 }

    var isRed: Bool { red > blue + 80 }

    var isWhite: Bool { min(red, green, blue) == 255 }
  }

  let width: Int
  let height: Int
  private let pixels: Data
  private let bytesPerLine: Int

  /// Reads a file as Xvfb keeps it.
  ///
  /// - Source: the header of the X window dump format, `XWDFile.h`.
  init(xwd data: Data) throws {
    func field(_ index: Int) -> Int {
      data.dropFirst(index * 4).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    guard data.count > 100, field(1) == 7, field(7) == 0, field(11) == 32 else {
      throw Failure("the X server's picture isn't 32 bits a pixel, low byte first")
    }
    width = field(4)
    height = field(5)
    bytesPerLine = field(12)
    pixels = data.dropFirst(field(0) + field(19) * 12)
  }

  subscript(x: Int, y: Int) -> Color {
    let start = pixels.startIndex + y * bytesPerLine + x * 4
    return Color(red: Int(pixels[start + 2]), green: Int(pixels[start + 1]), blue: Int(pixels[start]))
  }
}
