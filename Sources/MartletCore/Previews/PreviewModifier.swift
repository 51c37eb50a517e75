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

/// What the previews with one type of modifier share.
private class SharedContext: @unchecked Sendable {}

private final class SharedContextValue<Context>: SharedContext, @unchecked Sendable {
  // Touched on the main actor only.
  let value: Context

  init(_ value: Context) { self.value = value }
}

/// A preview modifier of any type, to be applied once its context is there.
@MainActor
package struct PreviewModifierLoader {
  /// Makes the context, unless another preview did so, and returns what applies the modifier.
  package let load: () async throws -> @MainActor (AnyView) -> AnyView

  /// By the modifier's type; previews that are opened at the same time wait for the same one.
  private static var contexts: [ObjectIdentifier: Task<SharedContext, any Error>] = [:]

  init<M: PreviewModifier>(_ modifier: M) {
    load = {
      let context = try await Self.context(for: M.self)
      return { content in
        AnyView(
          PreviewModifierView(modifier: DynamicContainer(base: modifier), context: context, content: content))
      }
    }
  }

  private static func context<M: PreviewModifier>(for modifier: M.Type) async throws -> M.Context {
    let key = ObjectIdentifier(modifier)
    let making =
      contexts[key] ?? Task { @MainActor in try await SharedContextValue(M.makeSharedContext()) }
    contexts[key] = making
    do {
      return unsafeDowncast(try await making.value, to: SharedContextValue<M.Context>.self).value
    } catch {
      // The next preview tries again.
      contexts[key] = nil
      throw error
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
