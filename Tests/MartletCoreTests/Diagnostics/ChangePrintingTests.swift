import Combine
import Observation
import SwiftUI
import Testing
import ViewTesting

@testable import MartletCore

/// Fact n249 and the reports named below.
@MainActor @Suite struct ChangePrintingTests {
  private struct Plain: View {
    let journal: Journal
    var number = 0

    var body: some View {
      journal.note(ChangePrinting.line(for: Self.self) ?? "none")
      return Text("plain \(number)")
    }
  }

  private struct Named: View {
    let journal: Journal
    @State private var name = "nobody"
    @State private var age = 1
    @Environment(\.layoutDirection) private var direction
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      journal.note(ChangePrinting.line(for: Self.self) ?? "none")
      return VStack {
        Text("\(name) \(age) \(direction == .leftToRight ? 1 : 0) \(scheme == .dark ? 1 : 0)")
        Text("Name").onTapGesture { name = "Ada" }
        Text("Both").onTapGesture {
          name = "Grace"
          age = 2
        }
        Bound(journal: journal, age: $age)
      }
    }
  }

  private struct Bound: View {
    let journal: Journal
    @Binding var age: Int

    var body: some View {
      journal.note(ChangePrinting.line(for: Self.self) ?? "none")
      return Text("bound \(age)")
    }
  }

  /// Fact n249: `@self` for a view without dynamic properties, `@self, @identity, _name` for one with a state.
  ///
  /// Later only what changed is named.
  @Test func whatChangedIsNamed() throws {
    let journal = Journal()
    let ui = TestHost {
      VStack {
        Plain(journal: journal)
        Named(journal: journal)
      }
    }
    // What follows is the window telling of its settings.
    #expect(
      journal.take().prefix(3) == [
        "Plain: @self changed.", "Named: @self, @identity, _name, _age, _direction, _scheme changed.",
        "Bound: @self, @identity, _age changed.",
      ])
    try ui.tap("Name")
    #expect(journal.take() == ["Named: _name changed."])
    try ui.tap("Both")
    #expect(journal.take() == ["Named: _name, _age changed.", "Bound: _age changed."])
    ui.setColorScheme(.dark)
    #expect(journal.take() == ["Named: _scheme changed."])
  }

  private struct Parent: View {
    let journal: Journal
    @State private var number = 0

    var body: some View {
      Plain(journal: journal, number: number).onTapGesture { number += 1 }
    }
  }

  @Test func aNewValueOfTheViewIsItself() throws {
    let journal = Journal()
    let ui = TestHost { Parent(journal: journal) }
    _ = journal.take()
    try ui.tap("plain 0")
    #expect(journal.take() == ["Plain: @self changed."])
  }

  @Observable final class Store { var count = 0 }
  private final class Model: ObservableObject { @Published var count = 0 }

  private struct Observing: View {
    let journal: Journal
    let store: Store
    @ObservedObject var model: Model
    @StateObject private var own = Model()

    var body: some View {
      journal.note(ChangePrinting.line(for: Self.self) ?? "none")
      return Text("\(store.count) \(model.count) \(own.count)").onTapGesture { own.count += 1 }
    }
  }

  /// The printed line says `@dependencies` for a property of an `@Observable` object (Apple's forums and many posts since
  /// iOS 17 show `@dependencies changed.`).
  @Test func objectsAreNamedToo() throws {
    let journal = Journal()
    let (store, model) = (Store(), Model())
    let ui = TestHost { Observing(journal: journal, store: store, model: model) }
    #expect(journal.take() == ["Observing: @self, @identity, _model, _own changed."])
    ui.change { store.count = 1 }
    #expect(journal.take() == ["Observing: @dependencies changed."])
    ui.change { model.count = 2 }
    #expect(journal.take() == ["Observing: _model changed."])
    try ui.tap("1 2 0")
    #expect(journal.take() == ["Observing: _own changed."])
  }

  @Test func outsideOfABodyThereIsNothingToSay() {
    #expect(ChangePrinting.line(for: Plain.self) == nil)
  }

  private struct Printing: View {
    var body: some View {
      Self._printChanges()
      let _ = Self._logChanges()
      return Text("printing")
    }
  }

  @Test func bothFormsAreUsedInABody() {
    #expect(TestHost { Printing() }.shows("printing"))
  }
}
