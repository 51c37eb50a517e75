import SwiftUI
import Testing

@testable import MartletCore

/// What pickers and menus find in their content, by value.
@MainActor @Suite struct RowListerTests {
  private func rows<Content: View>(@ViewBuilder _ content: () -> Content) -> [ContentRow] {
    var result: [ContentRow] = []
    RowLister.forEachRow(of: content()) { row in
      result.append(row)
      return true
    }
    return result
  }

  @Test func eachViewIsARowUnderTheIdOfTheInnermostForEach() {
    let found = rows {
      Text("alone")
      ForEach(["a", "b"], id: \.self) { letter in
        Text(letter)
        ForEach(0..<2, id: \.self) { Text("\($0)") }
      }
    }
    let ids: [AnyHashable?] = [nil, "a", 0, 1, "b", 0, 1]
    #expect(found.map(\.id) == ids)
    #expect(Set(found.map(\.key)).count == 7)
  }

  /// Apple, "tag(_:includeOptional:)": the id counts only if it is of exactly the selection's type.
  @Test func anIdIsNoOptionalAndATagIs() {
    let found = rows {
      ForEach([1], id: \.self) { Text("\($0)") }
      Text("tagged").tag(1)
      Text("strictly").tag(1, includeOptional: false)
    }
    #expect(found.map { $0.value(as: Int.self) } == [1, 1, 1])
    #expect(found[0].value(as: Int?.self) == Int??.none)
    #expect(found[1].value(as: Int?.self) == Int??.some(1))
  }

  @Test func theOutermostTagCounts() {
    let found = rows { Text("twice").tag(1).tag(2) }
    #expect(found.first?.value(as: Int.self) == 2)
  }

  @Test func sectionsDividersAndWhatIsDisabled() {
    let found = rows {
      Section("Title") { Text("one") }
      Divider()
      Group {
        Text("two")
        Text("three")
      }
      .disabled(true)
    }
    #expect(
      found.map(\.kind) == [.sectionStart, .header, .view, .sectionEnd, .divider, .view, .view])
    #expect(found.map(\.isDisabled).suffix(3) == [false, true, true])
  }

  @Test func nothingIsAskedForBeyondWhatTheVisitorWants() {
    var made = 0
    let content = ForEach(0..<1000, id: \.self) { number in
      made += 1
      return Text("\(number)")
    }
    RowLister.forEachRow(of: content) { $0.id != AnyHashable(4) }
    #expect(made == 5)
  }

  @Test func aViewWithABodyIsOneRowOrItsRows() {
    struct One: View {
      var body: some View { Text("one").tag("tag") }
    }
    struct Two: View {
      var body: some View {
        One()
        Text("two")
      }
    }
    let found = rows {
      One()
      Two()
    }
    #expect(found.map { $0.value(as: String.self) } == ["tag", "tag", nil])
  }
}
