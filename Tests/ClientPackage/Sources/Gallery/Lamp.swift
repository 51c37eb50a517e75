import SwiftUI

/// A round switch.
public struct Lamp: View {
  @Binding var isOn: Bool

  /// Creates a lamp.
  public init(isOn: Binding<Bool>) { _isOn = isOn }

  /// The lamp and a word beside it.
  public var body: some View {
    HStack {
      Circle()
        .foregroundColor(isOn ? .yellow : .gray)
        .frame(width: 24, height: 24)
        .animation(.easeOut(duration: 0.2), value: isOn)
      Text(isOn ? "The lamp is on" : "The lamp is off")
    }
    .contentShape(Rectangle())
    .gesture(TapGesture().onEnded { isOn.toggle() })
  }
}

#Preview("Lamp") {
  @Previewable @State var isOn = true
  Lamp(isOn: $isOn)
}
