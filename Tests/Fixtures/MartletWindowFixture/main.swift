import SwiftUI

// One program for all window tests, so that one link serves them. The first argument names the app.
switch CommandLine.arguments.dropFirst().first {
case "choices": ChoicesApp.main()
case "loose-choices": LooseChoicesApp.main()
case "controls": ControlsApp.main()
case "timing": TimingApp.main()
case "still": StillApp.main()
case "links": LinksApp.main()
case "endless": EndlessApp.main()
default:
  FileHandle.standardError.write(
    Data("usage: MartletWindowFixture choices|loose-choices|controls|timing|still|links|endless\n".utf8))
  exit(2)
}
