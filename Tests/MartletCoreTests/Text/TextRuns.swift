import MartletPrimitives

@testable import MartletCore
@testable import ViewTesting

extension TestHost {
  /// The runs of the texts in the window, in order; a text field counts as one.
  var textRuns: [TextRun] {
    advance(by: 0)
    return runs(in: controller.host.root)
  }

  private func runs(in element: ElementNode) -> [TextRun] {
    if let text = element as? TextElement { return text.request.runs }
    if let field = element as? EditableTextElement {
      return [TextRun(text: field.editing.text, font: field.style.font)]
    }
    return element.childElements.flatMap { runs(in: $0) }
  }
}
