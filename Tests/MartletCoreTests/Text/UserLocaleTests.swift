import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import MartletCore

/// The order is that of POSIX, "Environment variables": `LC_ALL` before the one of a category before `LANG`.
@MainActor @Suite struct UserLocaleTests {
  @Test(arguments: [
    ([:], "en_US_POSIX"), (["LANG": "C.UTF-8"], "en_US_POSIX"), (["LANG": "POSIX"], "en_US_POSIX"),
    (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "fr_FR@euro"], "fr_FR"),
    (["LANG": "en_US.UTF-8", "LC_NUMERIC": "de_CH.UTF-8"], "de_CH"),
    (["LANG": "en_US.UTF-8", "LC_NUMERIC": "de_CH.UTF-8", "LC_ALL": "ko_KR.UTF-8"], "ko_KR"),
    (["LANG": "en_GB.UTF-8", "LC_ALL": ""], "en_GB"),
  ])
  func theSettingsAreReadInTheirOrder(environment: [String: String], expected: String) {
    #expect(UserLocale.locale(environment).identifier == expected)
  }

  /// Apple, "Text": numbers in a literal are written in the locale; tests have one of their own.
  @Test func numbersAreWrittenInTheViewsLocale() {
    let ui = TestHost {
      VStack {
        Text("\(1_234_567)")
        Text("\(1_234_567)").environment(\.locale, Locale(identifier: "de_DE"))
        Text("\(1_234_567)").environment(\.locale, Locale(identifier: "en_US_POSIX"))
      }
    }
    #expect(ui.shows("1,234,567") && ui.shows("1.234.567") && ui.shows("1234567"))
  }
}
