import Foundation
import MartletCore
import MartletFoundation

/// Something to press that opens an address.
///
/// It opens through the environment's `openURL`, and looks like a link unless a button style says otherwise.
///
/// - Source: Apple, "Link".
nonisolated public struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL
  @Environment(\.buttonStyles) private var styles
  private let destination: URL
  private let label: Label

  /// Creates a link from an address and a label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label in the style of links, or the one in force.
  @MainActor @preconcurrency public var body: some View {
    let button = Button {
      openURL(destination)
    } label: {
      label
    }
    if styles.first == nil {
      button.buttonStyle(.link)
    } else {
      button
    }
  }
}

extension Link where Label == Text {
  /// Creates a link with a title that is looked up.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that a resource describes.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
