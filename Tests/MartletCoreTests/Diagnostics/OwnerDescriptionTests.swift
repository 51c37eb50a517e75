import SwiftUI
import Testing
import ViewTesting

private struct ErasedRow: View {
  let content: AnyView
  var body: some View { content }
}

/// Its mistake lies behind an `AnyView`, controls and modifiers.
private struct Settings: View {
  var body: some View {
    AnyView(
      VStack {
        Toggle(isOn: .constant(true)) { AnyView(Circle().stroke(.red, lineWidth: .nan)) }
        Button {
        } label: {
          AnyView(ErasedRow(content: AnyView(Rectangle().stroke(.red, lineWidth: .infinity))))
        }
      })
  }
}

private struct Demo: App {
  var body: some Scene {
    WindowGroup { AnyView(Circle().stroke(.red, lineWidth: .nan)) }
  }
}

@MainActor
struct OwnerDescriptionTests {
  @Test func aMessageNamesTheNearestViewOfTheUsers() {
    _ = TestHost.takeWarnings()
    let ui = TestHost { AnyView(Settings()) }
    _ = ui.color(at: .zero)
    let warnings = TestHost.takeWarnings()
    #expect(warnings.count == 2, "\(warnings)")
    #expect(warnings.contains { $0.contains("Circle in Settings") }, "\(warnings)")
    #expect(warnings.contains { $0.contains("Rectangle in ErasedRow") }, "\(warnings)")
  }

  @Test func withoutAViewOfTheUsersTheAppIsNamed() {
    _ = TestHost.takeWarnings()
    let ui = TestHost(app: Demo())
    _ = ui.color(at: .zero)
    let warnings = TestHost.takeWarnings()
    #expect(warnings.count == 1, "\(warnings)")
    #expect(warnings.contains { $0.contains("Circle in Demo") }, "\(warnings)")
  }
}
