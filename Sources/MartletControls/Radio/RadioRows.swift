import SwiftUI

/// The rows of a group that is made of a collection.
public struct RadioOptionRows<Value: Hashable, Label: View>: View {
  let model: RadioModel<Value>
  let values: [Value]
  let label: (Value) -> Label

  /// The rows, without a stack around them.
  public var body: some View {
    let rows: [RadioRowID<Value>] = model.adopt(values: values)
    ForEach(rows, id: \.self) { row in
      RadioRow(row, model: model, number: (model.place(of: row) ?? 0) + 1, count: rows.count) {
        label(row.value)
      }
    }
    .environment(\.radioGeneration, model.generation)
  }
}

/// The rows of a group that is made of views with tags.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct RadioTaggedRows<Value: Hashable, Content: View>: View {
  let model: RadioModel<Value>
  /// What a row stands for.
  let value: (ContainerValues) -> Value?
  let content: Content

  /// The rows, without a stack around them, and the headers and footers of their sections.
  public var body: some View {
    Group(sections: content) { sections in
      let values: [[Value?]] = sections.map { section in section.content.map { value($0.containerValues) } }
      let rows: [RadioRowID<Value>] = model.adopt(values: values.flatMap { $0.compactMap { $0 } })
      let starts: [Int] = Self.starts(values)
      ForEach(Array(sections.enumerated()), id: \.element.id) { place, section in
        section.header.modifier(RadioSectionHeader())
        ForEach(Self.entries(section.content, values[place], rows, from: starts[place])) { entry in
          if let row = entry.row {
            RadioRow(row, model: model, number: (model.place(of: row) ?? 0) + 1, count: rows.count) {
              entry.view
            }
          } else {
            entry.view
          }
        }
        section.footer.font(.footnote).foregroundStyle(.secondary)
      }
      .environment(\.radioGeneration, model.generation)
    }
  }

  /// A view of the content, and the row that it is the label of; `nil` for a view without a fitting tag.
  private struct Entry: Identifiable {
    let view: Subview
    let row: RadioRowID<Value>?

    var id: Subview.ID { view.id }
  }

  private static func entries(
    _ views: SubviewsCollection, _ values: [Value?], _ rows: [RadioRowID<Value>], from start: Int
  ) -> [Entry] {
    var next: Int = start
    return zip(views, values).map { view, value in
      guard value != nil else { return Entry(view: view, row: nil) }
      defer { next += 1 }
      return Entry(view: view, row: rows[next])
    }
  }

  /// How many rows stand before each section.
  private static func starts(_ values: [[Value?]]) -> [Int] {
    var total = 0
    return values.map { section in
      defer { total += section.count { $0 != nil } }
      return total
    }
  }
}

/// The look of a section's header among radio buttons.
private struct RadioSectionHeader: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.subheadline.weight(.semibold))
      .foregroundStyle(.secondary)
      .accessibilityAddTraits(.isHeader)
  }
}
