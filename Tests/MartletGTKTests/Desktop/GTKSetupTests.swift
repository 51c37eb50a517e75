import Testing

@testable import MartletGTK

@MainActor
struct GTKSetupTests {
  @Test(arguments: [(3, 24), (4, 0), (4, 7)])
  func anOldGTKIsRefusedWithBothVersions(version: (major: Int, minor: Int)) {
    let error = #expect(throws: DesktopUnavailable.self) {
      try GTKSetup.checkVersion(major: version.major, minor: version.minor)
    }
    #expect(error?.description.contains("GTK \(version.major).\(version.minor) is too old") == true)
    #expect(error?.description.contains("4.8") == true)
  }

  @Test(arguments: [(4, 8), (4, 18), (5, 0)])
  func aGTKFromDebian12OnIsTaken(version: (major: Int, minor: Int)) throws {
    try GTKSetup.checkVersion(major: version.major, minor: version.minor)
  }
}
