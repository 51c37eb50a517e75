import Observation
import SwiftUI
import Testing
import ViewTesting

@Observable
private final class Model {
  var first = 0
  var second = 0
  @ObservationIgnored var ignored = 0
}

@Suite @MainActor
struct ObservableTests {
  private struct First: View {
    let model: Model
    var body: some View { Text("first \(model.first)") }
  }

  private struct Second: View {
    let model: Model
    var body: some View { Text("second \(model.second)") }
  }

  @Test func aPropertyUpdatesOnlyTheViewsThatReadIt() {
    let model = Model()
    let ui = TestHost {
      VStack {
        First(model: model)
        Second(model: model)
      }
    }
    ui.resetCounters()
    model.second = 4
    ui.advance(by: 0)
    #expect(ui.shows("second 4"))
    #expect(ui.counters.bodies == 1)
    // A second change is noticed as well.
    model.second = 5
    ui.advance(by: 0)
    #expect(ui.shows("second 5"))
  }

  /// Fact n246: an ignored property updates nothing.
  @Test func anIgnoredPropertyUpdatesNothing() {
    let model = Model()
    let ui = TestHost { First(model: model) }
    ui.resetCounters()
    model.ignored = 1
    ui.advance(by: 0)
    #expect(ui.counters.bodies == 0)
  }

  @Test func bindableGivesBindings() throws {
    struct Stepper: View {
      @Binding var value: Int
      var body: some View { Text("value \(value)").onTapGesture { value += 1 } }
    }
    struct Form: View {
      @Bindable var model: Model
      var body: some View { Stepper(value: $model.first) }
    }
    let ui = TestHost { Form(model: Model()) }
    try ui.tap(ui.find(.text("value 0")))
    try ui.tap(ui.find(.text("value 1")))
    #expect(ui.shows("value 2"))
  }

  @Test func theEnvironmentCarriesAnObservable() throws {
    struct Inside: View {
      @Environment(Model.self) private var model
      var body: some View { Text("env \(model.first)").onTapGesture { model.first += 1 } }
    }
    struct Maybe: View {
      @Environment(Model.self) private var model: Model?
      var body: some View { Text(model == nil ? "none" : "some") }
    }
    let ui = TestHost {
      VStack {
        Inside().environment(Model())
        Maybe()
      }
    }
    try ui.tap(ui.find(.text("env 0")))
    #expect(ui.shows("env 1"))
    #expect(ui.shows("none"))
  }

  @Test func amongManyRowsOneIsEvaluated() {
    struct Row: View {
      let model: Model
      var body: some View { Text("row \(model.first)") }
    }
    let models = (0..<1000).map { _ in Model() }
    let ui = TestHost {
      VStack {
        ForEach(Array(models.indices), id: \.self) { Row(model: models[$0]) }
      }
    }
    ui.resetCounters()
    models[500].first = 1
    ui.advance(by: 0)
    #expect(ui.counters.bodies == 1)
  }
}
