import Foundation
import MartletCore
import MartletGTK
import MartletLayout
import MartletPrimitives

/// Views that are laid out and drawn without a window.
@MainActor
final class OffscreenHost {
  private let host: ViewHost

  /// - Parameter onChange: called once when something that the views observe has changed, until
  ///   `changesAreNoted()`; may be called by any thread.
  init<Content: View>(_ content: Content, onChange: @escaping @Sendable () -> Void) {
    AppSession.registerBackend()
    host = Evaluation.untracked {
      ViewHost(
        content, measurer: AppSession.textMeasurer, images: AppSession.images,
        theme: .theme(for: Theme.idiomFromProcess), wake: onChange)
    }
  }

  func replaceContent<Content: View>(_ content: Content) {
    perform { host.replaceContent(content) }
  }

  /// The next change is announced, too.
  func changesAreNoted() {
    host.updateQueue.wakeArrived()
  }

  /// The most times that content may ask for another size while it is laid out.
  private static let mostRounds = 4

  /// What the views draw in the size they take when offered a proposal; `nil` if that is none.
  ///
  /// - Parameter scale: the display scale that the views find in their environment.
  func page(proposal: ProposedViewSize, scale: CGFloat) -> DocumentPage? {
    perform {
      host.root.contentProposal = proposal
      host.updateQueue.wakeArrived()
      host.runPasses(at: host.now)
      var size = CGSize.zero
      for _ in 0..<Self.mostRounds {
        size = host.root.contentSize(proposal: proposal)
        host.setWindow(size: size, scale: scale > 0 && scale.isFinite ? scale : 1)
        host.runPasses(at: host.now, isFrame: true)
        if host.root.contentSize(proposal: proposal) == size { break }
      }
      guard size.width > 0, size.height > 0, size.width < 1e6, size.height < 1e6 else { return nil }
      let layer = host.root.displayLayer()
      host.displayWasBuilt()
      return DocumentPage(size: size, items: [.layer(layer)])
    }
  }

  /// Runs work in the host, which may be asked for in the middle of another one's evaluation.
  private func perform<Result>(_ work: () -> Result) -> Result {
    Evaluation.untracked { HostActivity.run(work) }
  }
}
