import Foundation
import MartletPrimitives

/// A program with a user interface.
///
/// - Source: Apple, "App".
@MainActor @preconcurrency
public protocol App {
  /// The type of the body.
  associatedtype Body: Scene

  /// The app's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app.
  @MainActor @preconcurrency init()
}

/// An app as the view of its first window.
package struct AppView<A: App>: View {
  var property: DynamicContainer<A>

  package init(_ app: A) {
    property = DynamicContainer(base: app)
  }

  /// The scene's window.
  package var body: some View { _SceneView(scene: property.base.body) }
}

extension AppView: OwnerNaming {
  nonisolated static var ownerName: String { "\(A.self)" }
}
