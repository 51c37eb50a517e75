import Foundation
import MartletPrimitives

/// The space that a scene keeps around its content.
///
/// - Source: Apple, "ScenePadding".
public struct ScenePadding: Equatable, Sendable {
  private enum Kind {
    case minimum
  }

  private let kind: Kind

  /// The least space that looks right in a window.
  public static let minimum = ScenePadding(kind: .minimum)
}

/// Pads by what the family of devices keeps around a scene's content.
nonisolated private struct ThemedScenePadding: ViewModifier {
  private let theme = Environment(\.theme)
  let edges: Edge.Set

  init(edges: Edge.Set) {
    self.edges = edges
  }

  func body(content: Content) -> some View {
    content.padding(edges, theme.wrappedValue.scenePadding)
  }
}

extension Theme {
  /// The space that a scene keeps around its content, in points.
  ///
  /// macOS keeps 20, as Interface Builder's guides have it; iOS 16, the layout margin. Both as remembered.
  var scenePadding: CGFloat { idiom == .desktop ? 20 : 16 }
}

extension View {
  /// The view with the space at some edges that a scene keeps around its content.
  ///
  /// - Source: Apple, "scenePadding(_:)".
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(ThemedScenePadding(edges: edges))
  }

  /// The view with a kind of the space at some edges that a scene keeps around its content.
  ///
  /// - Source: Apple, "scenePadding(_:edges:)".
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    modifier(ThemedScenePadding(edges: edges))
  }
}
