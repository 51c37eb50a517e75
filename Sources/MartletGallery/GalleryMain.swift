import MartletGalleryViews

@main
enum GalleryMain {
  @MainActor static func main() { GalleryProgram.main() }
}
