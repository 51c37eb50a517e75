import Foundation
import MartletFoundation
import Testing
import UniformTypeIdentifiers

@Suite struct NSItemProviderTests {
  @Test func aStringGoesThrough() async throws {
    let provider = NSItemProvider(object: "hello" as NSString)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.text.identifier))
    #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
    let text = try await withCheckedThrowingContinuation { (done: CheckedContinuation<String?, any Error>) in
      provider.loadObject(ofClass: String.self) { text, error in
        if let error { done.resume(throwing: error) } else { done.resume(returning: text) }
      }
    }
    #expect(text == "hello")
  }

  @Test func anAddressGoesThrough() async throws {
    let url = try #require(URL(string: "https://a.b/c"))
    let provider = NSItemProvider(object: url as NSURL)
    let back = await withCheckedContinuation { done in
      provider.loadObject(ofClass: URL.self) { url, _ in done.resume(returning: url) }
    }
    #expect(back == url)
  }

  @Test func dataAreMadeWhenAsked() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: UTType.png.identifier, visibility: .all) { done in
      done(Data([1, 2]), nil)
      return nil
    }
    let data = await withCheckedContinuation { done in
      provider.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { data, _ in
        done.resume(returning: data)
      }
    }
    #expect(data == Data([1, 2]))
    let missing = await withCheckedContinuation { done in
      provider.loadDataRepresentation(forTypeIdentifier: UTType.audio.identifier) { data, error in
        done.resume(returning: data == nil && error is NSItemProviderError)
      }
    }
    #expect(missing)
  }

  @Test func aFileIsThereWhileTheHandlerRuns() async throws {
    let note = NSData(data: Data("x".utf8))
    let provider = NSItemProvider(item: note, typeIdentifier: UTType.plainText.identifier)
    provider.suggestedName = "note"
    let found = await withCheckedContinuation { done in
      provider.loadFileRepresentation(forTypeIdentifier: UTType.plainText.identifier) { url, _ in
        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        done.resume(returning: (url, text))
      }
    }
    #expect(found.1 == "x" && found.0?.lastPathComponent == "note.txt")
    let path = try #require(found.0?.path)
    // The handler has returned once its folder is gone.
    while FileManager.default.fileExists(atPath: path) { await Task.yield() }
  }
}
