import SwiftUI
import Testing
import ViewTesting

@testable import MartletCore

@MainActor @Suite struct TextPicturesTests {
  private func images(_ ui: TestHost) -> [CGRect] {
    ui.drawn("image").compactMap { line in
      guard let range = line.range(of: "\" (") else { return nil }
      let numbers = line[range.upperBound...].prefix { $0 != ")" }.split(separator: ",")
        .compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
      guard numbers.count == 4 else { return nil }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  private func host(@ViewBuilder _ content: () -> some View) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 200), content: content)
  }

  /// "Image(systemName:)" in a text is as large as the text (Apple, "init(_:)", Image).
  @Test func aSymbolStandsAmongTheCharacters() throws {
    let ui = host { Text("ab ") + Text(Image(systemName: "star")) + Text(" cd") }
    let plain = host { Text("ab ") }
    let before = try plain.find(.role(.staticText)).frame.width
    let box = try #require(images(ui).first)
    let alone = try host { Image(systemName: "star") }.find(.role(.image)).frame.size
    #expect(abs(box.minX - before) < 1.5 && box.size == alone)
    let whole = try ui.find(.role(.staticText)).frame
    #expect(whole.height == 16 && whole.width > before + box.width)
    #expect(box.maxX < whole.width)
  }

  @Test func aPictureInAKeyFollowsFontAndColor() throws {
    let small = host { Text("Rate \(Image(systemName: "star.fill"))!") }
    let large = host {
      Text("Rate \(Image(systemName: "star.fill"))!").font(.largeTitle).foregroundColor(.red)
    }
    // 26 points against 13.
    let ratio = try #require(images(large).first).width / #require(images(small).first).width
    #expect(ratio > 1.9 && ratio < 2.1)
    #expect(large.drawnColors(of: "image").first == [255, 59, 48, 255])
    #expect(try small.find(.role(.staticText)).text == "Rate star fill!")
  }

  @Test func eachHasTheColorOfItsOwnPart() {
    let ui = host {
      Text(Image(systemName: "star")).foregroundColor(.red)
        + Text(Image(systemName: "heart"))
        .foregroundColor(.blue)
    }
    #expect(ui.drawnColors(of: "image") == [[255, 59, 48, 255], [0, 122, 255, 255]])
  }

  @Test func whatIsLeftOutIsNotDrawn() {
    let ui = host {
      (Text(Image(systemName: "star")) + Text(" a long sentence that does not fit ")
        + Text(Image(systemName: "heart"))).lineLimit(1).frame(width: 100)
    }
    #expect(images(ui).count == 1)
    let wrapped = host {
      (Text("several words of a line ") + Text(Image(systemName: "star"))).frame(width: 100)
    }
    #expect(images(wrapped).allSatisfy { $0.minY > 16 } && images(wrapped).count == 1)
  }

  @Test func aTextThatShrinksTakesItsPicturesAlong() throws {
    func width(_ available: CGFloat) throws -> CGFloat {
      let ui = host {
        Text("A sentence \(Image(systemName: "star"))").lineLimit(1).minimumScaleFactor(0.3)
          .frame(width: available)
      }
      return try #require(images(ui).first).width
    }
    #expect(try width(50) < width(200) * 0.8)
  }

  @Test func aChangedPictureIsDrawn() throws {
    struct Changing: View {
      @State var isOn = false
      var body: some View {
        Text("a \(Image(systemName: isOn ? "star.fill" : "star"))").onTapGesture { isOn.toggle() }
      }
    }
    let ui = host { Changing() }
    #expect(ui.displayListText.contains("\"star\""))
    ui.tap(at: CGPoint(x: 150, y: 100))
    #expect(ui.displayListText.contains("\"star-fill\""))
    #expect(ui.repaintDifference == 0)
  }
}
