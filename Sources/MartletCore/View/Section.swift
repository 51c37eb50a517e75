/// Views that belong together in a list, picker or form, with a header and a footer.
///
/// In other containers the header, the content and the footer are listed one after the other.
///
/// - Source: Apple, "Section".
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Makes a node with children for header, content and footer.
  public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    let node = SectionNode(parent: parent)
    let header = EagerRowsNode(parent: node)
    header.child = Parent._makeNode(view.header, parent: header)
    let footer = EagerRowsNode(parent: node)
    footer.child = Footer._makeNode(view.footer, parent: footer)
    node.header = header
    node.content = Content._makeNode(view.content, parent: node)
    node.footer = footer
    return node
  }

  /// Updates all three.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: SectionNode.self)
    if let header = node.header?.child { Parent._updateNode(header, with: view.header) }
    if let content = node.content { Content._updateNode(content, with: view.content) }
    if let footer = node.footer?.child { Footer._updateNode(footer, with: view.footer) }
  }

  /// As many as all three have.
  public static var _elementCount: Int? {
    guard let header = Parent._elementCount, let content = Content._elementCount,
      let footer = Footer._elementCount
    else { return nil }
    return header + content + footer
  }
}

final class SectionNode: _ViewNode {
  var header: EagerRowsNode?
  var content: _ViewNode?
  var footer: EagerRowsNode?

  init(parent: _ViewNode) {
    super.init(parent: parent)
  }

  override func appendElements(to list: inout [ElementNode]) {
    forEachChild { $0.appendElements(to: &list) }
  }

  override func appendOutline(to outline: inout ContentOutline) {
    guard let header, let content, let footer else { return }
    outline.section(self, header: header, content: content, footer: footer)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let header { body(header) }
    if let content { body(content) }
    if let footer { body(footer) }
  }

  override var viewName: String { "Section" }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// A section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// A section with a header and a footer, as older code makes it.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// A section with a footer, as older code makes it.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// A section with a header, as older code makes it.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section without a header.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a text as its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// A section with a text as its header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}
