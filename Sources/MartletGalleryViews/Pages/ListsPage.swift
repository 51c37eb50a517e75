import SwiftUI

struct Mailbox: Identifiable, Hashable {
  let name: String
  let symbol: String
  let count: Int
  var id: String { name }

  static let favorites = [
    Mailbox(name: "Inbox", symbol: "tray.fill", count: 12),
    Mailbox(name: "Flagged", symbol: "flag.fill", count: 3),
    Mailbox(name: "Sent", symbol: "paperplane.fill", count: 0),
  ]
  static let others = [
    Mailbox(name: "Archive", symbol: "archivebox.fill", count: 0),
    Mailbox(name: "Trash", symbol: "trash.fill", count: 7),
  ]
}

struct ListsPage: View {
  @State private var mailbox: String? = "Inbox"
  @State private var several: Set<Int> = [2, 3]
  @State private var name: String?
  @State private var names = ["Ada", "Grace", "Katherine", "Margaret", "Radia", "Barbara"]

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      List(selection: $mailbox) {
        Section("Favorites") { ForEach(Mailbox.favorites) { MailboxRow(mailbox: $0) } }
        Section("On My Computer") { ForEach(Mailbox.others) { MailboxRow(mailbox: $0) } }
      }
      .listStyle(.sidebar)
      .frame(width: 160)
      .clipShape(RoundedRectangle(cornerRadius: 8))
      LongList(several: $several)
      VStack(alignment: .leading, spacing: 8) {
        List(selection: $name) {
          ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
        }
        .listStyle(.bordered(alternatesRowBackgrounds: true))
        Button("Reverse") { withAnimation { names.reverse() } }
      }
      .frame(width: 130)
    }
  }
}

private struct MailboxRow: View {
  let mailbox: Mailbox

  var body: some View {
    HStack {
      Label(mailbox.name, systemImage: mailbox.symbol)
      Spacer()
      if mailbox.count > 0 { Text("\(mailbox.count)").foregroundStyle(.secondary) }
    }
  }
}

/// A hundred thousand rows, of which as many exist as are seen.
private struct LongList: View {
  @Binding var several: Set<Int>

  var body: some View {
    ScrollViewReader { proxy in
      VStack(alignment: .leading, spacing: 8) {
        List(0..<100_000, id: \.self, selection: $several) { row in
          HStack {
            Text("Row \(row)")
            Spacer()
            Text("\(row * row)").font(.caption).foregroundStyle(.secondary)
          }
        }
        .listStyle(.inset)
        HStack {
          Button("Top") { withAnimation { proxy.scrollTo(0) } }
          Button("Middle") { withAnimation { proxy.scrollTo(50_000, anchor: .center) } }
          Button("End") { proxy.scrollTo(99_999) }
        }
        .fixedSize()
      }
    }
  }
}
