import SwiftUI

/// One radio button of several that stand for numbers, with a description that is shown while it is pressed and held.
///
/// `RadioButtonsCollection` makes one for each of its options. Alone it is a group of one row: Tab stops at it, and Space
/// selects it.
public struct RadioButtonItem: View {
  /// How the item looks, beside its figure.
  public struct Configurations {
    /// The title's font.
    public var font: Font
    /// The space between figure and title, in points.
    public var spacing: CGFloat
    /// The space around the description in its popover, in points.
    public var popoverPadding: CGFloat

    /// Creates a look.
    public init(font: Font = .body, spacing: CGFloat = 5.0, popoverPadding: CGFloat = 16.0) {
      self.font = font
      self.spacing = spacing
      self.popoverPadding = popoverPadding
    }
  }

  @State private var model = RadioModel<Int>()
  private let selection: Binding<Int>
  private let content: RadioItemContent

  /// Creates a radio button.
  ///
  /// - Parameters:
  ///   - configs: how it looks, beside its figure.
  ///   - shapeConfigs: how its figure looks.
  ///   - id: the number it stands for.
  ///   - title: what it says.
  ///   - description: what is shown while it is pressed and held; without one, or with an empty one, nothing is.
  ///   - selectedIndex: the number of the selected radio button.
  public init(
    configs: Configurations = Configurations(),
    shapeConfigs: RadioButtonShape.Configurations = RadioButtonShape.Configurations(), id: Int, title: String,
    description: String? = nil, selectedIndex: Binding<Int>
  ) {
    content = RadioItemContent(
      configs: configs, shapeConfigs: shapeConfigs, id: id, title: title, description: description)
    selection = selectedIndex
  }

  /// The radio button.
  public var body: some View {
    let rows: [RadioRowID<Int>] = model.adopt(values: [content.id])
    RadioConnected(
      model: model, connection: RadioModel.Connection(selection: selection),
      rows: RadioItemRow(model: model, row: rows[0], count: 1, content: content))
  }
}

/// What one item says and how it looks.
struct RadioItemContent {
  let configs: RadioButtonItem.Configurations
  let shapeConfigs: RadioButtonShape.Configurations
  let id: Int
  let title: String
  let description: String?
}

/// An item's row of a radio group, with its explanation.
struct RadioItemRow: View {
  let model: RadioModel<Int>
  let row: RadioRowID<Int>
  let count: Int
  let content: RadioItemContent

  var body: some View {
    let description: String = content.description ?? ""
    let padding: CGFloat = content.configs.popoverPadding.asLength ?? 16
    RadioRow(row, model: model, number: (model.place(of: row) ?? 0) + 1, count: count) {
      Text(verbatim: content.title).font(content.configs.font)
    }
    .radioButtonStyle(RadioItemStyle(configs: content.configs, shapeConfigs: content.shapeConfigs))
    .modifier(
      Explanation(
        description.isEmpty ? nil : Text(verbatim: description),
        padding: EdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding)))
  }
}

/// An item's figure and its title.
struct RadioItemStyle: RadioButtonStyle {
  let configs: RadioButtonItem.Configurations
  let shapeConfigs: RadioButtonShape.Configurations

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: configs.spacing) {
      RadioButtonShape(configs: shapeConfigs, isSelected: .constant(configuration.isSelected))
      configuration.label
    }
    .opacity(configuration.isEnabled ? 1 : RadioMetrics.disabledOpacity)
  }
}
