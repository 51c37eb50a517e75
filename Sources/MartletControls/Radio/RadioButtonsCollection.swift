import SwiftUI

/// Radio buttons for a list of titles, of which one is selected by its index.
///
/// It brings no stack, so its items follow the one around them. Each may have a description, which is shown in a popover
/// while the item is pressed and held.
///
/// ```swift
/// HStack {
///   RadioButtonsCollection(
///     options: ["Small", "Medium", "Large"],
///     descriptions: ["Up to 10 pieces", "Up to 50 pieces", "No upper limit"],
///     selectedIndex: $selectedIndex)
/// }
/// ```
///
/// An option without a description has no popover, and an index that stands for no option selects none. For values other
/// than indices, and rows that are more than a title, there is ``RadioGroup``, whose keyboard and accessibility this has.
public struct RadioButtonsCollection: View {
  @State private var model = RadioModel<Int>()
  private let itemConfigs: RadioButtonItem.Configurations
  private let shapeConfigs: RadioButtonShape.Configurations
  private let options: [String]
  private let descriptions: [String]
  private let selectedIndex: Binding<Int>

  /// Creates radio buttons.
  ///
  /// - Parameters:
  ///   - itemConfigs: how the items look, beside their figures.
  ///   - shapeConfigs: how their figures look.
  ///   - options: the titles, in order.
  ///   - descriptions: what is shown while the option of the same index is pressed and held.
  ///   - selectedIndex: the selected option's index.
  public init(
    itemConfigs: RadioButtonItem.Configurations = .init(),
    shapeConfigs: RadioButtonShape.Configurations = .init(), options: [String], descriptions: [String] = [],
    selectedIndex: Binding<Int>
  ) {
    self.itemConfigs = itemConfigs
    self.shapeConfigs = shapeConfigs
    self.options = options
    self.descriptions = descriptions
    self.selectedIndex = selectedIndex
  }

  /// The radio buttons, without a stack around them.
  public var body: some View {
    RadioConnected(
      model: model, connection: RadioModel.Connection(selection: selectedIndex),
      rows: items(model.adopt(values: Array(options.indices))))
  }

  private func items(_ rows: [RadioRowID<Int>]) -> some View {
    ForEach(rows, id: \.self) { row in
      let index: Int = row.value
      RadioItemRow(
        model: model, row: row, count: rows.count,
        content: RadioItemContent(
          configs: itemConfigs, shapeConfigs: shapeConfigs, id: index,
          title: options.indices.contains(index) ? options[index] : "",
          description: descriptions.indices.contains(index) ? descriptions[index] : nil))
    }
    .environment(\.radioGeneration, model.generation)
  }
}
