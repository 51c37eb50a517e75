import SwiftUI

private struct NamedFile: Identifiable {
  var name: String
  var size: Int
  var id: String { name }
}

/// Files in an order that a picker chooses; choosing the same order again turns it round.
private struct SortedFiles: View {
  private enum OrderBy: String, CaseIterable, Identifiable {
    case name = "Name"
    case size = "Size"
    case date = "Date"
    var id: OrderBy { self }
  }

  private let files = [
    NamedFile(name: "Apple", size: 3), NamedFile(name: "Berry", size: 7), NamedFile(name: "Code", size: 1),
  ]
  @State private var orderBy = OrderBy.name
  @State private var ascending = true
  @State private var number = 0

  private var sorted: [NamedFile] {
    let upwards: [NamedFile] =
      orderBy == .size ? files.sorted { $0.size < $1.size } : files.sorted { $0.name < $1.name }
    return ascending ? upwards : upwards.reversed()
  }

  var body: some View {
    VStack(spacing: 20) {
      Picker(
        "Order By",
        selection: .init(
          get: { orderBy },
          set: { newValue in
            if orderBy == newValue {
              ascending.toggle()
            } else {
              orderBy = newValue
              ascending = true
            }
            report("set \(newValue.rawValue)")
          })
      ) {
        ForEach(OrderBy.allCases) { order in Text(order.rawValue) }
      }
      .frame(width: 220)
      Text(sorted.map(\.name).joined(separator: " "))
        .contextMenu {
          Menu("Copy") {
            Button("Copy names") { report("copy names") }
          }
          Button("Delete", role: .destructive) { report("delete") }
        }
      Picker("Number", selection: $number) { ForEach(0..<200, id: \.self) { Text("Row \($0)") } }
        .frame(width: 220)
    }
    .onChange(of: number) { _, number in report("number \(number)") }
    .onChange(of: sorted.map(\.name)) { _, names in report("order \(names.joined(separator: " "))") }
  }
}

struct PickersApp: App {
  var body: some Scene {
    WindowGroup("Pickers") {
      SortedFiles().reporting()
    }
    .defaultSize(width: 400, height: 300)
  }
}
