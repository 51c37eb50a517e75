import Foundation
import Testing

extension RealWindows {
  struct LinksTests {
    /// A desktop on which one program opens addresses of the web: it writes them into a file.
    private func makeDesktop(in scratch: Scratch) throws -> [String: String?] {
      let applications = scratch.url.appendingPathComponent("applications")
      try FileManager.default.createDirectory(at: applications, withIntermediateDirectories: true)
      let script = scratch.path("open.sh")
      try "#!/bin/sh\necho \"$1\" >> \(scratch.path("opened"))\n".write(
        toFile: script, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
      try """
      [Desktop Entry]
      Type=Application
      Name=Opener
      Exec=\(script) %u
      MimeType=x-scheme-handler/https;
      """.write(
        to: applications.appendingPathComponent("opener.desktop"), atomically: true, encoding: .utf8)
      try "[Default Applications]\nx-scheme-handler/https=opener.desktop\n".write(
        toFile: scratch.path("mimeapps.list"), atomically: true, encoding: .utf8)
      return ["XDG_DATA_HOME": scratch.path, "XDG_CONFIG_HOME": scratch.path]
    }

    @Test(.timeLimit(.minutes(2)))
    func aClickOnALinkInATextStartsTheDesktopsProgram() async throws {
      let scratch = try Scratch()
      let window = try await AppWindow("links", environment: makeDesktop(in: scratch))
      let link = try window.frame(of: "A page")
      try await window.click(CGPoint(x: link.midX, y: link.midY))
      try await wait(until: "the program to be started") {
        scratch.text("opened") == "https://martlet.example/page\n"
      }
    }

    @Test(.timeLimit(.minutes(2)))
    func anAddressThatNothingOpensIsRefused() async throws {
      let scratch = try Scratch()
      let window = try await AppWindow("links", environment: makeDesktop(in: scratch))
      let button = try window.frame(of: "Nobody opens this")
      try await window.click(CGPoint(x: button.midX, y: button.midY))
      try await window.program.line("accepted false")
    }
  }
}
