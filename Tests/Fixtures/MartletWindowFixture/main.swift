import SwiftUI

// One program for all window tests, so that one link serves them. The first argument names the app.
switch CommandLine.arguments.dropFirst().first {
case "choices": ChoicesApp.main()
case "loose-choices": LooseChoicesApp.main()
case "controls": ControlsApp.main()
case "pickers": PickersApp.main()
case "text-fields": TextFieldsApp.main()
case "free-popover": FreePopoverApp.main()
case "timing": TimingApp.main()
case "dialogs": DialogsApp.main()
case "open-dialogs": OpenDialogsApp.main()
case "still": StillApp.main()
case "lines": LinesApp.main()
case "links": LinksApp.main()
case "endless": EndlessApp.main()
case "windows": WindowsApp.main()
default:
  let modes =
    "choices|loose-choices|controls|pickers|text-fields|free-popover|dialogs|open-dialogs|timing|still|lines|links|endless"
    + "|windows"
  FileHandle.standardError.write(Data("usage: MartletWindowFixture \(modes)\n".utf8))
  exit(2)
}
