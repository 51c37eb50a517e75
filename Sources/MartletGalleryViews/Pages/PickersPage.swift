import SwiftUI

enum FileOrder: String, CaseIterable, Identifiable {
  case name = "Name"
  case size = "Size"
  case date = "Date"
  var id: Self { self }
}

struct PickersPage: View {
  @State private var order = FileOrder.name
  @State private var isAscending = true
  @State private var fruit = "Cherry"
  @State private var view = 1
  @State private var speed = 2

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 16) {
        Panel("Menu") {
          VStack(alignment: .leading, spacing: 10) {
            Picker("Order by", selection: sorting) { ForEach(FileOrder.allCases) { Text($0.rawValue) } }
              .fixedSize()
            Text(isAscending ? "ascending; choose it again to turn it round" : "descending")
              .foregroundStyle(.secondary)
            Picker("Not now", selection: $order) { ForEach(FileOrder.allCases) { Text($0.rawValue) } }
              .fixedSize()
              .disabled(true)
          }
        }
        Panel("Sections and icons") {
          Picker("Fruit", selection: $fruit) {
            Section("Tree") {
              Label("Apple", systemImage: "apple.logo").tag("Apple")
              Label("Cherry", systemImage: "heart.fill").tag("Cherry")
            }
            Section("Bush") {
              Label("Currant", systemImage: "circle.grid.3x3.fill").tag("Currant")
              Label("Raspberry", systemImage: "leaf").tag("Raspberry").disabled(true)
            }
            Divider()
            Text("None").tag("None")
          }
          .frame(width: 200)
        }
        Panel("Actions, also on a right click") {
          Menu("Actions", systemImage: "ellipsis.circle") { actions }
            .fixedSize()
            .contextMenu { actions }
        }
      }
      VStack(alignment: .leading, spacing: 16) {
        Panel("Segmented") {
          VStack(alignment: .leading, spacing: 10) {
            Picker("Order by", selection: $order) { ForEach(FileOrder.allCases) { Text($0.rawValue) } }
            Picker("View", selection: $view) {
              Image(systemName: "list.bullet").tag(1)
              Image(systemName: "square.grid.2x2").tag(2)
              Image(systemName: "rectangle.split.3x1").tag(3)
            }
            .frame(width: 140)
          }
          .labelsHidden()
          .pickerStyle(.segmented)
        }
        Panel("Radio group") {
          VStack(alignment: .leading, spacing: 14) {
            speedPicker.pickerStyle(.radioGroup)
            speedPicker.pickerStyle(.radioGroup).horizontalRadioGroupLayout().labelsHidden()
          }
        }
      }
    }
  }

  private var speedPicker: some View {
    Picker("Speed", selection: $speed) {
      Text("Slow").tag(1)
      Text("Medium").tag(2)
      Text("Fast").tag(3)
    }
  }

  @ViewBuilder private var actions: some View {
    Toggle("Ascending", isOn: $isAscending)
    Picker("Order by", selection: $order) { ForEach(FileOrder.allCases) { Text($0.rawValue) } }
    Divider()
    Menu("Speed") {
      Button("Slower") { speed = max(speed - 1, 1) }
      Button("Faster") { speed = min(speed + 1, 3) }
    }
    Button("Reset", systemImage: "arrow.counterclockwise", role: .destructive) { order = .name }
  }

  private var sorting: Binding<FileOrder> {
    Binding(
      get: { order },
      set: { new in
        if order == new {
          isAscending.toggle()
        } else {
          order = new
          isAscending = true
        }
      })
  }
}
