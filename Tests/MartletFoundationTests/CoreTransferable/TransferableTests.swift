import CoreTransferable
import Foundation
import MartletFoundation
import Testing
import UniformTypeIdentifiers

@Suite struct TransferableTests {
  struct Note: Codable, Equatable, Transferable {
    var title: String
    var isSecret = false

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "com.example.martlet.note", conformingTo: .json))
        .exportingCondition { !$0.isSecret }
      DataRepresentation(exportedContentType: .html) { Data("<h1>\($0.title)</h1>".utf8) }
      ProxyRepresentation(exporting: { $0.title }, importing: { Note(title: $0) })
    }
  }

  struct Archive: Transferable {
    var bytes: Data

    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .zip) { archive in
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try archive.bytes.write(to: file)
        return SentTransferredFile(file)
      } importing: { received in
        Archive(bytes: try Data(contentsOf: received.file))
      }
      .suggestedFileName("Backup")
    }
  }

  @Test func aValueGoesThroughItsCoding() async throws {
    let note = Note(title: "a")
    let type = try #require(UTType("com.example.martlet.note") ?? note.exportedContentTypes().first)
    let data = try await note.exported(as: type)
    #expect(try await Note(importing: data, contentType: type) == note)
    // A kind of JSON serves who asks for JSON; an object's keys come in any order.
    let json = try await note.exported(as: .json)
    #expect(try JSONDecoder().decode(Note.self, from: json) == note)
  }

  @Test func waysAreTriedInOrder() async throws {
    let note = Note(title: "a")
    let types = note.exportedContentTypes().map(\.identifier)
    #expect(types.dropFirst() == ["public.html", "public.utf8-plain-text"])
    #expect(String(decoding: try await note.exported(as: .html), as: UTF8.self) == "<h1>a</h1>")
    #expect(String(decoding: try await note.exported(as: .plainText), as: UTF8.self) == "a")
    #expect(try await Note(importing: Data("b".utf8), contentType: .utf8PlainText) == Note(title: "b"))
    await #expect(throws: (any Error).self) { try await note.exported(as: .image) }
    await #expect(throws: (any Error).self) { try await Note(importing: Data(), contentType: .png) }
  }

  @Test func aConditionTakesAWayAway() {
    #expect(Note(title: "a", isSecret: true).exportedContentTypes().first == .html)
  }

  @Test func filesAreWrittenAndRead() async throws {
    let archive = Archive(bytes: Data([1, 2, 3]))
    let data = try await archive.exported(as: .zip)
    #expect(data == Data([1, 2, 3]) && archive.suggestedFilename == "Backup")
    #expect(try await Archive(importing: data, contentType: .zip).bytes == data)
  }

  @Test func aProviderCarriesValues() async throws {
    let provider = NSItemProvider()
    provider.register(Note(title: "a"))
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.html.identifier))
    let note = await withCheckedContinuation { done in
      provider.loadTransferable(type: Note.self) { done.resume(returning: try? $0.get()) }
    }
    #expect(note == Note(title: "a"))
    let text = await withCheckedContinuation { done in
      provider.loadTransferable(type: String.self) { done.resume(returning: try? $0.get()) }
    }
    #expect(text == "a")
  }
}
