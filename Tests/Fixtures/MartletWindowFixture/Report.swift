import SwiftUI

/// Tells the test what happened, one line at a time.
///
/// `print` would hold the lines back while standard output is a pipe.
func report(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

extension View {
  /// Fills the window with the view in the middle, and reports when it appears and what size the window gives.
  func reporting() -> some View {
    padding(24)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(SizeProbe())
      .onAppear { report("ready") }
  }
}

/// Draws nothing, and reports the size that it is given.
private struct SizeProbe: Shape {
  func path(in rect: CGRect) -> Path {
    report("size \(Int(rect.width))x\(Int(rect.height))")
    return Path()
  }
}
