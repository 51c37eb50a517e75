import CBench
import SwiftUI

/// W1: a window with a few controls, until it has been painted.
struct StartUp: View {
  @State private var choice = 0
  @State private var isOn = [true, false, true]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Picker("Options", selection: $choice) {
        ForEach(0..<5, id: \.self) { Text("Option \($0)") }
      }
      .pickerStyle(.radioGroup)
      ForEach(0..<3, id: \.self) { index in
        Toggle("Toggle \(index)", isOn: $isOn[index]).toggleStyle(.switch)
      }
      ForEach(0..<3, id: \.self) { index in
        Button("Button \(index)") { choice = index }
      }
    }
    .padding()
    .onAppear {
      Driver.startAtFirstFrame {
        print(
          "W1 peer=martlet in_process_cpu_ms=\(fixed(bench_cpu_ms(), 1)) peak_mb=\(fixed(bench_status_mb("VmHWM:"), 1))"
        )
      }
    }
  }
}

/// A window in which nothing happens, for a time; what the process did meanwhile is printed.
struct Idle: View {
  @State private var choice = 0

  var body: some View {
    VStack {
      Text("Nothing happens here")
      Toggle("Toggle", isOn: .constant(true)).toggleStyle(.switch)
    }
    .padding()
    .onAppear { Driver.startIdle() }
  }
}
