import SwiftUI

struct GridsPage: View {
  @State private var isGrid = true

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(spacing: 16) {
        Panel("Rows and columns") { Prices() }
        Panel("A grid or a column") {
          let layout =
            isGrid
            ? AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8))
            : AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
          layout {
            GridRow {
              Text("Name")
              Text("Ada Lovelace").foregroundStyle(.secondary)
            }
            GridRow {
              Text("Born")
              Text("1815, London").foregroundStyle(.secondary)
            }
          }
          Toggle("Grid", isOn: $isGrid.animation(.spring)).toggleStyle(.switch)
        }
      }
      .frame(width: 220)
      Panel("100,000 cells", fillsHeight: true) { Swatches() }
    }
  }
}

private struct Prices: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
      GridRow {
        Text("Fruit")
        Text("Price").gridColumnAlignment(.trailing)
      }
      .font(.caption).foregroundStyle(.secondary)
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("Apples")
        Text("2.40")
      }
      GridRow {
        Text("Blackberries")
        Text("13.90")
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("Sum").bold()
        Text("16.30").bold()
      }
    }
  }
}

private struct Swatches: View {
  var body: some View {
    ScrollView {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 64), spacing: 10)], spacing: 10, pinnedViews: .sectionHeaders
      ) {
        ForEach(0..<1000, id: \.self) { section in
          Section {
            ForEach(0..<100, id: \.self) { Swatch(number: section * 100 + $0) }
          } header: {
            Text("From \(section * 100)").font(.caption).bold().foregroundStyle(.white)
              .padding(.horizontal, 8).padding(.vertical, 3)
              .background(.gray, in: Capsule())
              .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
      }
      .padding(.trailing, 10)
    }
  }
}

private struct Swatch: View {
  let number: Int

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(Color(hue: Double(number % 37) / 37, saturation: 0.5, brightness: 0.9))
      .aspectRatio(1, contentMode: .fit)
      .overlay { Text(verbatim: "\(number)").font(.caption).foregroundStyle(.black.opacity(0.6)) }
  }
}
