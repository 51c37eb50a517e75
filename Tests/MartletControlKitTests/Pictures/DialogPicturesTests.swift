import SwiftUI
import Testing
import ViewTesting

@testable import MartletControlKit

/// Dialogs and sheets over a window with content, kept as display lists.
@MainActor @Suite struct DialogPicturesTests {
  private struct Behind: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 14) {
        Text("Documents").font(.largeTitle).bold()
        ForEach(["Budget", "Letters", "Pictures"], id: \.self) { name in
          HStack {
            Circle().fill(.orange).frame(width: 14, height: 14)
            Text(name)
            Spacer()
            Button("Open") {}
          }
        }
        Spacer()
      }
      .padding(24)
    }
  }

  private enum Kind: String, CaseIterable {
    case one, two, three, destructive, long, confirmation, sheet, rightToLeft, critical, states, medium, field
  }

  @ViewBuilder private func page(_ kind: Kind) -> some View {
    let isOpen = Binding.constant(true)
    switch kind {
    case .one:
      Behind().alert("User Error", isPresented: isOpen) {
        Button("Ok") {}
      } message: {
        Text("Enter username.")
      }
    case .two, .rightToLeft:
      Behind().alert("Save your changes?", isPresented: isOpen) {
        Button("Save") {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("They will be lost otherwise.")
      }
      .environment(\.layoutDirection, kind == .rightToLeft ? .rightToLeft : .leftToRight)
    case .three:
      Behind().alert("Save your changes?", isPresented: isOpen) {
        Button("Save") {}
        Button("Don\u{2019}t Save", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    case .destructive:
      Behind().alert("Delete \u{201C}Budget\u{201D}?", isPresented: isOpen) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This can\u{2019}t be undone.")
      }
    case .long:
      Behind().alert("A title that takes more than one line because it says a lot", isPresented: isOpen) {
        Button("Continue") {}
        Button("Not now", role: .cancel) {}
      } message: {
        Text(verbatim: Array(repeating: "A message goes on for a while.", count: 12).joined(separator: " "))
      }
    case .confirmation:
      Behind().confirmationDialog("Empty the trash?", isPresented: isOpen, titleVisibility: .visible) {
        Button("Empty Trash", role: .destructive) {}
        Button("Show Trash") {}
      } message: {
        Text("Nothing can be put back afterwards.")
      }
    case .sheet:
      Behind().sheet(isPresented: isOpen) {
        VStack(spacing: 12) {
          Text("New Folder").font(.headline)
          Text("It is made on the desktop.").foregroundStyle(.secondary)
          HStack {
            Button("Cancel") {}.keyboardShortcut(.cancelAction)
            Button("Create") {}.keyboardShortcut(.defaultAction)
          }
        }
        .padding(24)
      }
    case .states:
      Behind().alert("Rest, default, hovered, pressed, disabled", isPresented: isOpen) {
        Button("At rest") {}
        Button("Default") {}.keyboardShortcut(.defaultAction)
        Button("Hovered") {}.environment(\.isControlHovered, true)
        Button("Pressed") {}.environment(\.keyPress, true)
        Button("Disabled") {}.disabled(true)
      }
    case .medium:
      Behind().sheet(isPresented: isOpen) {
        VStack(spacing: 12) {
          Text("Half of the window").font(.headline)
          Text("Pull it up to see more.").foregroundStyle(.secondary)
        }
        .padding(40)
        .presentationDetents([.medium, .large])
      }
    case .field:
      Behind().alert("Rename", isPresented: isOpen) {
        Toggle("Keep a copy", isOn: .constant(true))
        Button("Rename") {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("The old name is forgotten.")
      }
    case .critical:
      Behind().alert("The disk is full", isPresented: isOpen) {}.dialogSeverity(.critical)
    }
  }

  @Test(arguments: Appearance.all) func dialogs(appearance: Appearance) throws {
    let size =
      appearance.idiom == .desktop ? CGSize(width: 480, height: 360) : CGSize(width: 390, height: 520)
    let parts = Kind.allCases.map { kind in
      Snapshot.Part(
        title: kind.rawValue,
        ui: TestHost(size: size, scale: 2, idiom: appearance.idiom, colorScheme: appearance.scheme) {
          page(kind)
        })
    }
    try Snapshot.check("Dialog-\(appearance.testDescription)", parts)
  }

  /// The ring of the keyboard, which shows once the user moves by keys.
  @Test(arguments: Appearance.all) func focused(appearance: Appearance) throws {
    let ui = TestHost(
      size: CGSize(width: 480, height: 320), scale: 2, idiom: appearance.idiom, colorScheme: appearance.scheme
    ) {
      page(.two)
    }
    ui.settle()
    ui.tabKey()
    try Snapshot.check("DialogFocused-\(appearance.testDescription)", ui)
  }
}
