import Observation
import SwiftUI

/// A radio item built by hand, as tutorials do it: it reads the group's selection, has its circle drawn through type-erased
/// shapes and a derived binding, and a popover and two gestures of its own.
struct RadioItem: View {
  let index: Int
  let title: String
  let explanation: String
  @Binding var selection: Int
  @State private var isExplained = false

  var body: some View {
    HStack(spacing: 5) {
      RadioCircle(
        outline: AnyShape(Circle()), dot: AnyShape(Circle()),
        isSelected: Binding(get: { selection == index }, set: { _ in }))
      Text(title).font(.body)
    }
    .contentShape(Rectangle())
    .popover(isPresented: $isExplained) { Text(explanation).padding(16) }
    .gesture(
      TapGesture().onEnded {
        if selection != index { selection = index }
      }
    )
    .gesture(LongPressGesture().onEnded { _ in isExplained = true })
  }
}

struct RadioCircle: View {
  let outline: AnyShape
  let dot: AnyShape
  @Binding var isSelected: Bool

  var body: some View {
    outline
      .stroke(isSelected ? Color.blue : Color.secondary, lineWidth: isSelected ? 2 : 1.5)
      .frame(width: 16, height: 16)
      .overlay(
        dot
          .foregroundColor(isSelected ? .blue : .secondary)
          .frame(width: 8, height: 8)
          .opacity(isSelected ? 1 : 0)
      )
      .animation(.easeIn(duration: 0.2), value: isSelected)
  }
}

/// W2: all rows alive, and each reads the one binding.
struct RadioRows: View {
  @State private var count = 0
  @State private var selection = 0
  let target: Int
  let animates: Bool

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(0..<count, id: \.self) { index in
          RadioItem(
            index: index, title: "Option \(index)", explanation: "Detail text of option \(index)",
            selection: $selection)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(8)
    }
    .onAppear {
      Driver.start { run() }
    }
  }

  private func run() {
    let build = Driver.measure { count = target }
    Driver.settle()
    Driver.bench(
      "W2\(animates ? "A" : "") build_ms=\(fixed(build.wall, 1)) build_cpu_ms=\(fixed(build.cpu, 1))",
      count: target
    ) { change in
      var transaction = Transaction()
      transaction.disablesAnimations = !animates
      withTransaction(transaction) { selection = (change * 7 + 3) % 10 }
    }
  }
}

/// W2V: the same rows, of which only those in sight are made.
struct LazyRadioRows: View {
  @State private var selection = 0
  let count: Int

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 12) {
        ForEach(0..<count, id: \.self) { index in
          RadioItem(
            index: index, title: "Option \(index)", explanation: "Detail text of option \(index)",
            selection: $selection)
        }
      }
      .padding(8)
    }
    .onAppear {
      Driver.start { run() }
    }
  }

  private func run() {
    Driver.bench("W2V", count: count) { change in
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { selection = (change * 7 + 3) % 10 }
    }
  }
}

/// W2S: a group whose rows depend on nothing but whether they are selected themselves.
struct ObservedRadioRows: View {
  @Observable
  final class Option: Identifiable {
    let id: Int
    var isSelected: Bool

    init(id: Int, isSelected: Bool) {
      self.id = id
      self.isSelected = isSelected
    }
  }

  struct Row: View {
    let option: Option

    var body: some View {
      HStack(spacing: 5) {
        RadioCircle(
          outline: AnyShape(Circle()), dot: AnyShape(Circle()), isSelected: .constant(option.isSelected))
        Text("Option \(option.id)")
      }
      .contentShape(Rectangle())
    }
  }

  let options: [Option]

  init(count: Int) {
    options = (0..<count).map { Option(id: $0, isSelected: $0 == 0) }
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(options) { Row(option: $0) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(8)
    }
    .onAppear {
      Driver.start { run() }
    }
  }

  private func run() {
    var selected = 0
    Driver.bench("W2S", count: options.count) { change in
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) {
        options[selected].isSelected = false
        selected = (change * 7 + 3) % 10
        options[selected].isSelected = true
      }
    }
  }
}
