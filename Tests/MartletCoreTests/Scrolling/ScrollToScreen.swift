import SwiftUI
import ViewTesting

/// A scroll view of 300 points below a button that scrolls.
struct ScrollToScreen<Rows: View, ID: Hashable>: View {
  var axes: Axis.Set = .vertical
  let id: ID
  var anchor: UnitPoint? = .top
  var animation: Animation?
  @ViewBuilder let rows: Rows

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        Text("Go").frame(height: 30).onTapGesture {
          withAnimation(animation) { proxy.scrollTo(id, anchor: anchor) }
        }
        ScrollView(axes) { rows }.frame(height: 300)
      }
    }
  }
}

/// A row of 30 points with an id of its own, which only its body tells.
struct ScrollToMessage: View {
  let number: Int

  var body: some View {
    HStack { Text(verbatim: "message \(number)") }.frame(height: 30).id("m\(number)")
  }
}

extension TestHost {
  /// A scroll view of 300 points below 30 points of other things.
  static func scrolling<Content: View>(_ content: Content) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 330)) { content }
  }

  /// The middle of a text, from the top of the scroll view.
  func middleInScrollView(_ text: String) throws -> CGFloat { try find(.text(text)).frame.midY - 30 }
}
