import Foundation
import MartletControls
import Observation

enum Theme: String, CaseIterable { case system = "System", light = "Light", dark = "Dark" }
enum Density: String, CaseIterable { case compact = "Compact", regular = "Regular", roomy = "Roomy" }
enum Plan: String, CaseIterable { case personal = "Personal", team = "Team", school = "School" }
enum Channel: String, CaseIterable { case mail = "Mail", messages = "Messages", calendar = "Calendar" }
enum Column: String, CaseIterable { case name = "Name", size = "Size" }

struct Download: Identifiable {
  let name: String
  /// In kilobytes.
  let size: Int
  var id: String { name }
}

/// What the form is about.
@MainActor @Observable final class Settings {
  var name = "Ada"
  var email = "ada@example.org"
  var syncs = true
  var theme = Theme.system
  var density = Density.regular
  var plan: Plan = .personal
  var backup = 1
  var stars = 4
  var channels: Set<Channel> = [.mail]
  var sounds = true
  var showsPreviews = false
  var isPinned = false
  var fontSize = 13
  var column = Column.name
  var order = SortOrder.forward
  var downloads = [
    Download(name: "Atlas", size: 4_200), Download(name: "Notes", size: 12),
    Download(name: "Photos", size: 98_000),
  ]
  /// What the buttons did, newest first.
  var journal: [String] = []

  var sortedDownloads: [Download] {
    downloads.sorted(by: column, order: order) { column in
      switch column {
      case .name: KeyPathComparator(\Download.name)
      case .size: KeyPathComparator(\Download.size)
      }
    }
  }

  func note(_ event: String) { journal.insert(event, at: 0) }
}
