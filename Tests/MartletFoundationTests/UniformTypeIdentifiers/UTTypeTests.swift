import Foundation
import Testing

@testable import UniformTypeIdentifiers

/// Names, extensions and MIME types by Apple's documentation of the system's types.
@Suite struct UTTypeTests {
  @Test func knownTypesHaveTheirTags() {
    #expect(UTType.jpeg.identifier == "public.jpeg")
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.plainText.preferredFilenameExtension == "txt")
    #expect(UTType.pdf.preferredMIMEType == "application/pdf")
    #expect(UTType.mp3.tags[.filenameExtension]?.first == "mp3")
    #expect(UTType.folder.preferredFilenameExtension == nil)
  }

  @Test func typesAreFoundByTheirTags() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "swift") == .swiftSource)
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType("public.png") == .png && UTType("PUBLIC.PNG") == .png)
    #expect(UTType("no.such.type") == nil)
    #expect(UTType(filenameExtension: "") == nil && UTType(filenameExtension: "a/b") == nil)
  }

  @Test func typesConformToThoseAbove() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
    #expect(UTType.png.conforms(to: .png))
    #expect(UTType.png.isSubtype(of: .content) && !UTType.png.isSubtype(of: .png))
    #expect(UTType.image.isSupertype(of: .gif) && !UTType.image.conforms(to: .png))
    #expect(UTType.pythonScript.conforms(to: .plainText) && !UTType.folder.conforms(to: .data))
    #expect(UTType.json.supertypes.contains(.text))
    #expect(UTType(filenameExtension: "png", conformingTo: .audio)?.isDynamic == true)
  }

  @Test func everyTypeOfTheTableHangsTogether() {
    for line in TypeTable.lines.split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false)
      #expect(fields.count == 5)
      for supertype in fields[3].split(separator: " ") {
        #expect(UTType(String(supertype)) != nil, "\(supertype) above \(fields[0])")
      }
    }
  }

  @Test func unknownExtensionsMakeDynamicTypes() throws {
    let type = try #require(UTType(filenameExtension: "qqxyz"))
    #expect(type.isDynamic && !type.isDeclared && type.preferredFilenameExtension == "qqxyz")
    #expect(type.conforms(to: .data))
    #expect(UTType(filenameExtension: "QQXYZ") == type)
    // The name alone says what it stands for.
    #expect(DynamicTypeName.record(of: type.identifier).extensions == ["qqxyz"])
  }

  @Test func theDesktopsListHelpsOut() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let mime = folder.appendingPathComponent("mime")
    try FileManager.default.createDirectory(at: mime, withIntermediateDirectories: true)
    try "# c\n50:image/x-foo:*.foo\n60:text/x-foo:*.foo:cs\n50:text/x-bar:[a-z].bar\n50:a/b:*.x.y\n".write(
      to: mime.appendingPathComponent("globs2"), atomically: true, encoding: .utf8)
    let database = MIMEDatabase(folders: ["/nowhere", folder.path])
    #expect(database.mimeType(forExtension: "foo") == "text/x-foo")
    #expect(database.extensions(ofMIMEType: "image/x-foo") == ["foo"])
    #expect(database.mimeType(forExtension: "bar") == nil && database.mimeType(forExtension: "x.y") == nil)
  }

  @Test func declaredTypesAreKnownFromThenOn() throws {
    let type = UTType(exportedAs: "com.example.martlet.drawing", conformingTo: .json)
    #expect(UTType("com.example.martlet.drawing") == type)
    #expect(type.conforms(to: .text) && !type.isDynamic)
    let data = try JSONEncoder().encode([type])
    #expect(String(decoding: data, as: UTF8.self) == "[\"com.example.martlet.drawing\"]")
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [type])
  }

  @Test func addressesGetTheirExtension() {
    let folder = URL(fileURLWithPath: "/tmp")
    #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
    #expect(folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).lastPathComponent == "a.jpg")
  }
}
