import SwiftUI

/// The gallery, as a program.
public enum GalleryProgram {
  /// `--list` prints the pages' names, with the size that each needs for its picture and its title; otherwise the app runs.
  @MainActor public static func main() {
    guard CommandLine.arguments.contains("--list") else { return GalleryApp.main() }
    for page in GalleryPage.all {
      let size = PagePicture.size(of: page)
      print("\(page.id) \(Int(size.width))x\(Int(size.height)) \(page.title)")
    }
  }
}
