import Foundation

/// A view of the engine's own that stands for something of the user's, which messages name.
protocol OwnerNaming {
  nonisolated static var ownerName: String { get }
}

/// Tells the user's views from those that the engine or a control is made of.
enum OwnerName {
  private static let ownModules: Set<Substring> = [
    "MartletCore", "MartletControlKit", "MartletControls", "MartletLayout", "MartletPrimitives", "SwiftUI",
  ]

  /// Whether somebody who uses the framework wrote the type.
  static func isUsers(_ type: Any.Type) -> Bool {
    if type is any OwnerNaming.Type { return true }
    return !ownModules.contains(_typeName(type, qualified: true).prefix { $0 != "." })
  }

  /// What a message calls a view of the type.
  static func name(_ type: Any.Type) -> String {
    (type as? any OwnerNaming.Type)?.ownerName ?? "\(type)"
  }
}
