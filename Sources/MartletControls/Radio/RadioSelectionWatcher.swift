import SwiftUI

/// Keeps a model's selection that of the app, whoever changes it.
///
/// It alone reads the app's selection, so that a change evaluates this and the two rows concerned.
struct RadioSelectionWatcher<Value: Hashable>: View {
  let model: RadioModel<Value>

  @Environment(\.radioConnection) private var connection
  @Environment(\.radioGeneration) private var generation

  var body: some View {
    let selection: Value? = (connection?.base as? RadioModel<Value>.Connection)?.selection.wrappedValue
    Color.clear
      .frame(width: 0, height: 0)
      .accessibilityHidden(true)
      .onChange(of: selection, initial: true) {
        if let selection { model.adopt(selection: selection) }
      }
      .onChange(of: generation, initial: true) { model.settle() }
  }
}

/// A group's way to the app's data, whatever the type of its selection.
struct RadioConnectionBox {
  let base: Any
}

private struct RadioConnectionKey: EnvironmentKey {
  static var defaultValue: RadioConnectionBox? { nil }
}

private struct RadioGenerationKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// The way to the data of the radio group around.
  var radioConnection: RadioConnectionBox? {
    get { self[RadioConnectionKey.self] }
    set { self[RadioConnectionKey.self] = newValue }
  }

  /// How often the rows of the radio group around have changed.
  var radioGeneration: Int {
    get { self[RadioGenerationKey.self] }
    set { self[RadioGenerationKey.self] = newValue }
  }
}

/// Rows of one model, with their way to the app's data.
struct RadioConnected<Value: Hashable, Rows: View>: View {
  let model: RadioModel<Value>
  let connection: RadioModel<Value>.Connection
  let rows: Rows

  var body: some View {
    model.connect(connection)
    return rows.environment(\.radioConnection, RadioConnectionBox(base: connection))
  }
}
