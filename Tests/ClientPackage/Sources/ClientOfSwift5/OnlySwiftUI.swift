import SwiftUI

// What code relies on that imports SwiftUI and nothing else, as it does on Apple's systems.

@Observable final class Journey {
  var stops: [String] = []
  var started = Date()
}

final class Timetable: ObservableObject {
  @Published var departures: [UUID: Date] = [:]
}

struct Board: View {
  @Environment(\.undoManager) private var undoManager
  @Environment(\.openURL) private var openURL
  @StateObject private var timetable = Timetable()
  @State private var journey = Journey()
  @State private var ticks = 0
  private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text("**Departures** at `platform` \(timetable.departures.count)")
      Text(LocalizedStringResource("board.title", defaultValue: "Board"))
      Path(Board.outline).stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel))
      Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      Link("Help", destination: Board.help)
      Button("Remember") {
        timetable.departures[UUID()] = Date()
        undoManager?.registerUndo(withTarget: timetable) { $0.departures.removeAll() }
        openURL(Board.help)
      }
    }
    .onReceive(clock) { _ in ticks += 1 }
    .rotationEffect(.radians(Double(CGFloat.pi) * 2))
  }

  static let help = URL(fileURLWithPath: "/usr/share/doc")

  static var outline: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0), transform: CGAffineTransform(translationX: 1, y: 1))
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5).insetBy(dx: 1, dy: 1))
    return path.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
  }

  static func items() -> [NSItemProvider] {
    [NSItemProvider(object: String(localized: "Departures") as NSString)]
  }

  static func accepts(_ file: URL) -> Bool {
    UTType(filenameExtension: file.pathExtension)?.conforms(to: .image) ?? false
  }

  static func notice() throws -> AttributedString {
    var text = try AttributedString(markdown: "Mind the **gap**")
    text.foregroundColor = .red
    text.font = .headline
    return text
  }
}

struct Ticket: Codable, Transferable {
  var number: Int

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation { (ticket: Ticket) in "Ticket \(ticket.number)" }
  }
}
