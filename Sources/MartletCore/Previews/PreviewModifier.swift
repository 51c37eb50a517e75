import Foundation

/// Puts previews into surroundings that they share.
///
/// - Source: Apple, "PreviewModifier".
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What is made once and shared by all previews with a modifier of this type.
  associatedtype Context = Void
  /// The type of the body.
  associatedtype Body: View
  /// The preview that the modifier is applied to.
  typealias Content = PreviewModifierContent

  /// Makes what the previews share; called once.
  static func makeSharedContext() async throws -> Context

  /// The preview in its surroundings.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

/// The preview that a preview modifier is applied to.
///
/// - Source: Apple, "PreviewModifierContent".
nonisolated public struct PreviewModifierContent: View {
  let content: AnyView

  /// The preview.
  @MainActor public var body: some View { content }
}

/// A preview modifier of any type, to be applied once its context is there.
@MainActor
package struct PreviewModifierLoader {
  /// Makes the context, unless another preview did so, and returns what applies the modifier.
  package let load: () async throws -> @MainActor (AnyView) -> AnyView

  private static var contexts: [ObjectIdentifier: Any] = [:]

  init<M: PreviewModifier>(_ modifier: M) {
    load = {
      let key = ObjectIdentifier(M.self)
      let context: M.Context
      if let known = Self.contexts[key] as? M.Context {
        context = known
      } else {
        context = try await M.makeSharedContext()
        Self.contexts[key] = context
      }
      return { content in
        AnyView(
          PreviewModifierView(modifier: DynamicContainer(base: modifier), context: context, content: content))
      }
    }
  }
}

/// A preview inside a modifier.
nonisolated struct PreviewModifierView<M: PreviewModifier>: View {
  var modifier: DynamicContainer<M>
  let context: M.Context
  let content: AnyView

  @MainActor var body: some View {
    modifier.base.body(content: PreviewModifierContent(content: content), context: context)
  }
}
