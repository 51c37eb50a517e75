import SwiftUI

/// A list of many rows, which says which ones come and go.
struct LinesView: View {
  var body: some View {
    List(0..<100_000, id: \.self) { row in
      Text("row \(row)").onAppear { if row % 10 == 0 { report("row \(row)") } }
    }
    .reporting()
  }
}

struct LinesApp: App {
  var body: some Scene {
    WindowGroup("Lines") { LinesView() }.defaultSize(width: 400, height: 300)
  }
}
