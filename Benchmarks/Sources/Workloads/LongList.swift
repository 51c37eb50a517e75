import SwiftUI

/// W5: a hundred thousand rows, scrolled by whole screens.
struct LongList: View {
  @State private var position = ScrollPosition()
  let count: Int

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(0..<count, id: \.self) { index in
          HStack(spacing: 12) {
            Text("Row \(index)")
            Text("Detail text of row \(index)")
          }
          .frame(height: 28)
        }
      }
      .padding(.leading, 8)
    }
    .scrollPosition($position)
    .onAppear {
      Driver.start { run() }
    }
  }

  private func run() {
    Driver.bench("W5", count: count) { change in
      position.scrollTo(y: Double(change + 1) * 640)
    }
  }
}
