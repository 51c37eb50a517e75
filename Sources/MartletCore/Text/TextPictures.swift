import Foundation
import MartletPrimitives

/// The pictures among a text's characters.
final class TextPictures {
  private let finder: ImageFinding
  private let owner: () -> String
  private var pictures: [(image: Image, resolution: ImageResolution)] = []

  init(finder: ImageFinding, owner: @escaping () -> String) {
    self.finder = finder
    self.owner = owner
  }

  /// Finds a picture, and gives the run that stands for it the picture's size.
  ///
  /// A symbol stands in the line as letters do; a file's picture stands on the baseline, and the line is as high as it.
  func add(_ image: Image, to run: inout TextRun, in environment: EnvironmentValues) {
    var own = image
    own.resizing = nil
    let resolution = ImageResolution.resolve(own, in: environment, finder: finder, owner: owner)
    run.attachment = TextAttachment(
      index: pictures.count, name: resolution.picture?.name ?? "", width: Double(resolution.size.width))
    if resolution.baseline == nil { run.font.ascent = max(run.font.ascent, Double(resolution.size.height)) }
    pictures.append((own, resolution))
  }

  /// What assistive tools read in place of a picture; `nil` for a run of characters.
  func label(of run: TextRun) -> String? {
    guard let attachment = run.attachment, pictures.indices.contains(attachment.index) else { return nil }
    return pictures[attachment.index].resolution.label ?? ""
  }

  func items(
    in layout: TextLayout, at origin: CGPoint, _ request: TextRequest, paint: Paint
  ) -> [DisplayItem] {
    guard let lookup = layout.payload as? any TextAttachmentLookup else { return [] }
    return lookup.attachments.flatMap { attachment, place -> [DisplayItem] in
      guard pictures.indices.contains(attachment.index) else { return [] }
      let resolution = pictures[attachment.index].resolution
      guard resolution.size.width > 0, resolution.size.height > 0 else { return [] }
      // A text that shrank to fit takes its pictures along.
      let scale = CGFloat(attachment.width) / resolution.size.width
      let rise = CGFloat(request.runs.first { $0.attachment?.index == attachment.index }?.baselineOffset ?? 0)
      let top = place.y - rise - (resolution.baseline ?? resolution.size.height) * scale
      let box = CGRect(
        x: origin.x + place.x, y: origin.y + top, width: resolution.size.width * scale,
        height: resolution.size.height * scale)
      let own = request.runs.first { $0.attachment?.index == attachment.index }?.color
      let tint: Paint? = resolution.tint == nil ? nil : own.map { .color($0) } ?? paint
      return resolution.items(
        in: box, tint: resolution.picture == nil ? tint ?? paint : tint, resizing: ImageResizing())
    }
  }
}
