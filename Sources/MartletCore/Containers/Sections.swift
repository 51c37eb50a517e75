import Foundation

/// The views of one `Section` in a container's content, or those between two of them.
///
/// - Source: Apple, "SectionConfiguration".
nonisolated public struct SectionConfiguration: Identifiable {
  /// Tells sections of one content apart, also when the content changes.
  public struct ID: Hashable {
    let key: RowKey
  }

  /// The section's identity.
  public let id: ID
  /// What the section says to its container.
  public internal(set) var containerValues: ContainerValues
  /// The header's views.
  public internal(set) var header = SubviewsCollection([])
  /// The section's views.
  public internal(set) var content = SubviewsCollection([])
  /// The footer's views.
  public internal(set) var footer = SubviewsCollection([])
}

/// The sections of a container's content, in order.
///
/// Views that stand in no section make one of their own.
///
/// - Source: Apple, "SectionCollection".
nonisolated public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// Takes content apart.
  init<Content: View>(of content: Content) {
    var sections: [SectionConfiguration] = []
    var isInside = false
    var rows: (header: [Subview], content: [Subview], footer: [Subview]) = ([], [], [])
    func close() {
      guard !sections.isEmpty else { return }
      sections[sections.count - 1].header = SubviewsCollection(rows.header)
      sections[sections.count - 1].content = SubviewsCollection(rows.content)
      sections[sections.count - 1].footer = SubviewsCollection(rows.footer)
      rows = ([], [], [])
    }
    func open(_ row: ContentRow) {
      close()
      sections.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(key: row.key), containerValues: row.containerValues))
    }
    // Sections inside a section become part of it.
    var depth = 0
    var isLoose = false
    RowLister.forEachSubview(of: content) { row in
      switch row.kind {
      case .sectionStart:
        depth += 1
        if depth == 1 { open(row) }
        isInside = true
        isLoose = false
      case .sectionEnd:
        depth -= 1
        isInside = depth > 0
      case .header: rows.header.append(Subview(row))
      case .footer: rows.footer.append(Subview(row))
      case .view, .divider:
        if !isInside, !isLoose {
          open(row)
          sections[sections.count - 1].containerValues = ContainerValues()
          isLoose = true
        }
        rows.content.append(Subview(row))
      }
    }
    close()
    self.sections = sections
  }

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last.
  public var endIndex: Int { sections.count }
  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The sections of a `ForEach(sections:)`.
///
/// - Source: Apple, "ForEachSectionCollection".
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last.
  public var endIndex: Int { sections.count }
  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach
where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
  /// A view for each section of some content.
  ///
  /// - Source: Apple, "init(sections:content:)".
  nonisolated public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {
    self.init(
      data: ForEachSectionCollection(sections: SectionCollection(of: view).sections), content: content,
      identify: { $0.id })
  }
}

/// What a `Group(sections:transform:)` makes of its content.
///
/// - Source: Apple, "GroupSectionsOfContent".
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let transform: (SectionCollection) -> Content

  /// The views that the transform makes.
  public var body: some View { transform(SectionCollection(of: sections)) }
}

extension Group {
  /// What a closure makes of the sections of some content.
  ///
  /// - Source: Apple, "init(sections:transform:)".
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(sections: view, transform: transform))
  }
}
