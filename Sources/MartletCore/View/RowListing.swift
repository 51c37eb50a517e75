import Foundation

extension RowLister {
  /// Lists a view whose type is not known.
  fileprivate func listAny(_ view: any View) {
    func open<V: View>(_ view: V) { list(view) }
    open(view)
  }
}

extension TupleView: RowListing {
  func listRows(_ lister: RowLister) {
    var index = 0
    withUnsafePointer(to: value) { tuple in
      witness.forEachView(UnsafeRawPointer(tuple)) { view in
        lister.at(index) { lister.listAny(view) }
        index += 1
      }
    }
  }
}

extension Group: RowListing where Content: View {
  func listRows(_ lister: RowLister) { lister.list(content) }
}

extension _ConditionalContent: RowListing where TrueContent: View, FalseContent: View {
  func listRows(_ lister: RowLister) {
    switch storage {
    case .trueContent(let content): lister.at(true) { lister.list(content) }
    case .falseContent(let content): lister.at(false) { lister.list(content) }
    }
  }
}

extension Optional: RowListing where Wrapped: View {
  func listRows(_ lister: RowLister) {
    if let self { lister.list(self) }
  }
}

extension AnyView: RowListing {
  func listRows(_ lister: RowLister) { lister.listAny(view) }
}

extension ForEach: RowListing where Content: View {
  func listRows(_ lister: RowLister) {
    for element in data {
      if lister.isDone { return }
      lister.withID(identify(element)) { lister.list(content(element)) }
    }
  }
}

extension Section: RowListing where Parent: View, Content: View, Footer: View {
  func listRows(_ lister: RowLister) {
    lister.at("section") {
      lister.emit(.sectionStart, AnyView(EmptyView()))
      lister.at("header") { lister.asKind(.header) { lister.list(header) } }
      lister.list(content)
      lister.at("footer") { lister.asKind(.footer) { lister.list(footer) } }
      lister.emit(.sectionEnd, AnyView(EmptyView()))
    }
  }
}

extension ModifiedContent: RowListing where Content: View, Modifier: ViewModifier {
  func listRows(_ lister: RowLister) {
    if let tag = (modifier as? any RowTagging)?.selectionTag {
      let modifier = modifier
      lister.withTag(tag) {
        guard lister.leavesSinglesWhole else { return lister.list(content) }
        // The view goes on to a container of the app's, which may hand it to one that asks for tags.
        lister.wrapped({ AnyView($0.modifier(modifier)) }) { lister.list(content) }
      }
      return
    }
    if let giver = modifier as? any ContainerValueGiving {
      var values = ContainerValues()
      giver.give(&values)
      let modifier = modifier
      lister.wrapped({ AnyView($0.modifier(modifier)) }) {
        lister.withContainerValues(values) { lister.list(content) }
      }
      return
    }
    let modifier = modifier
    let around: (AnyView) -> AnyView = { AnyView($0.modifier(modifier)) }
    lister.wrapped(around) {
      if let change = modifier as? _DisabledModifier, change.isDisabled {
        lister.disabled { lister.list(content) }
      } else {
        lister.list(content)
      }
    }
  }
}

extension _IdentifiedView: RowListing {
  func listRows(_ lister: RowLister) {
    lister.at(id) { lister.list(content) }
  }
}

extension EquatableView: RowListing {
  func listRows(_ lister: RowLister) { lister.list(content) }
}

/// A modifier that tags its view.
protocol RowTagging {
  var selectionTag: SelectionTag { get }
}

extension _TagModifier: RowTagging {
  var selectionTag: SelectionTag {
    let optional: AnyHashable? = includesOptional ? AnyHashable(Optional(value)) : nil
    return SelectionTag(value: AnyHashable(value), optional: optional)
  }
}
