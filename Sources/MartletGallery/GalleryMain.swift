import SwiftUI

@main
enum GalleryMain {
  /// `--list` prints the pages' names; otherwise the app runs.
  @MainActor
  static func main() {
    if CommandLine.arguments.contains("--list") {
      for page in Page.allCases { print(page.rawValue) }
    } else {
      GalleryApp.main()
    }
  }
}
