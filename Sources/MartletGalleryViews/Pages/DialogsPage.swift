import SwiftUI

struct DialogsPage: View {
  private struct DiskError: LocalizedError {
    var errorDescription: String? { "The disk is full." }
    var recoverySuggestion: String? { "Remove what you don\u{2019}t need and try again." }
  }

  @State private var answer = "nothing yet"
  @State private var isMessage = false
  @State private var isQuestion = false
  @State private var isDeleting = false
  @State private var isFailing = false
  @State private var isChoosing = false
  @State private var isSheet = false
  @State private var place: Place?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Panel("Alerts") {
        HStack(spacing: 12) {
          Button("Message") { isMessage = true }
          Button("Question") { isQuestion = true }.keyboardShortcut("s")
          Button("Delete\u{2026}") { isDeleting = true }
          Button("Error") { isFailing = true }
        }
      }
      Panel("Choices and sheets") {
        HStack(spacing: 12) {
          Button("Choose\u{2026}") { isChoosing = true }
          Button("Sheet") { isSheet = true }
          Button("Lisbon") { place = Place(id: "Lisbon") }
          Button("Oslo") { place = Place(id: "Oslo") }
        }
      }
      Text("The answer was \(answer). Ctrl+S asks the question.").foregroundStyle(.secondary)
    }
    .buttonStyle(.bordered)
    .alert("Nothing to do", isPresented: $isMessage) {
    } message: {
      Text("All documents are up to date.")
    }
    .alert("Save your changes?", isPresented: $isQuestion) {
      Button("Save") { answer = "save" }
      Button("Don\u{2019}t Save", role: .destructive) { answer = "don\u{2019}t save" }
      Button("Cancel", role: .cancel) { answer = "cancel" }
    } message: {
      Text("They will be lost otherwise.")
    }
    .alert("Delete \u{201C}Budget\u{201D}?", isPresented: $isDeleting) {
      Button("Delete", role: .destructive) { answer = "delete" }
      Button("Cancel", role: .cancel) { answer = "cancel" }
    } message: {
      Text("This can\u{2019}t be undone.")
    }
    .alert(isPresented: $isFailing, error: DiskError()) { _ in
      Button("OK") { answer = "OK" }
    } message: { error in
      Text(error.recoverySuggestion ?? "")
    }
    .confirmationDialog("Share the document", isPresented: $isChoosing, titleVisibility: .visible) {
      Button("As a PDF") { answer = "PDF" }
      Button("As a picture") { answer = "picture" }
    }
    .sheet(isPresented: $isSheet) {
      answer = "the sheet"
    } content: {
      SheetExample(title: "A sheet", text: "Escape closes it, too.")
    }
    .sheet(item: $place) { place in
      SheetExample(title: place.id, text: "A sheet for an item.")
    }
  }
}

private struct Place: Identifiable {
  let id: String
}

private struct SheetExample: View {
  let title: String
  let text: String
  @State private var isAsking = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text(title).font(.title2).bold()
      Text(text).foregroundStyle(.secondary)
      HStack(spacing: 12) {
        Button("Ask") { isAsking = true }
        Button("Done") { dismiss() }.keyboardShortcut(.defaultAction)
      }
    }
    .padding(32)
    .alert("Are you sure?", isPresented: $isAsking) {
      Button("Yes") {}
      Button("No", role: .cancel) {}
    }
  }
}
