import Foundation
import MartletCore

/// What a dialog shows: its title, the app's buttons and fields, and the app's message.
nonisolated struct DialogContent<Actions: View, Message: View> {
  let title: Text
  let titleVisibility: Visibility
  let actions: Actions
  let message: Message
}

/// The inside of an alert or a confirmation dialog.
nonisolated struct DialogView<Actions: View, Message: View>: View {
  let kind: ModalKind
  let content: DialogContent<Actions, Message>
  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.presentationHandle) private var handle
  @Environment(\.dialogSummary) private var summary
  @Environment(\.dialogSeverity) private var severity
  @Environment(\.dialogIcon) private var icon

  init(kind: ModalKind, content: DialogContent<Actions, Message>) {
    self.kind = kind
    self.content = content
  }

  @MainActor var body: some View {
    let metrics = theme.dialogMetrics(kind)
    let palette = theme.dialogPalette
    let isApart = metrics.style.family == .stacked
    DialogStack(
      metrics.style,
      colors: DialogColors(
        line: palette.line.fixed(colorScheme), ground: isApart ? palette.ground.fixed(colorScheme) : .clear)
    ) {
      if hasHeader { header(metrics) }
      content.actions.environment(\.dialogContext, DialogContext(kind: kind, handle: handle))
      provided.environment(\.dialogContext, DialogContext(kind: kind, handle: handle, isProvided: true))
    }
    .modifier(DialogDefaults())
  }

  /// An alert without buttons gets one to close it, a confirmation dialog one to cancel.
  ///
  /// - Source: Apple, "alert(_:isPresented:actions:)" and
  ///   "confirmationDialog(_:isPresented:titleVisibility:actions:)".
  @MainActor @ViewBuilder private var provided: some View {
    if kind == .alert {
      if summary.isEmpty { Button(role: .confirm) {} }
    } else if !summary.hasCancel {
      Button(role: .cancel) {}
    }
  }

  private var hasMessage: Bool { Message.self != EmptyView.self }

  /// A sheet of actions shows its title only if it is asked to.
  ///
  /// - Source: Apple, "confirmationDialog(_:isPresented:titleVisibility:actions:)": the automatic visibility is
  ///   `visible` on macOS and `hidden` on iOS, as the pictures there show.
  private var isTitleShown: Bool {
    switch content.titleVisibility {
    case .visible: true
    case .hidden: false
    case .automatic: kind == .alert || theme.idiom == .desktop
    }
  }

  private var hasHeader: Bool { isTitleShown || hasMessage }

  @MainActor private func header(_ metrics: DialogMetrics) -> some View {
    VStack(spacing: metrics.titleSpacing) {
      if theme.idiom == .desktop { DialogIcon(icon: icon, severity: severity, size: metrics.iconSize) }
      if isTitleShown {
        content.title.font(metrics.titleFont).foregroundStyle(titleColor(metrics)).layoutPriority(1)
      }
      content.message.font(metrics.messageFont).foregroundStyle(messageColor(metrics))
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
  }

  private func titleColor(_ metrics: DialogMetrics) -> AnyShapeStyle {
    metrics.style.family == .stacked ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary)
  }

  private func messageColor(_ metrics: DialogMetrics) -> AnyShapeStyle { titleColor(metrics) }
}

/// The picture above an alert's title, if the app asks for one.
nonisolated private struct DialogIcon: View {
  let icon: Image?
  let severity: DialogSeverity
  let size: CGFloat

  @MainActor var body: some View {
    if let icon {
      icon.resizable().aspectRatio(contentMode: .fit).frame(width: size, height: size)
    } else if severity == .critical {
      Image(systemName: "exclamationmark.triangle.fill").resizable().aspectRatio(contentMode: .fit)
        .frame(width: size, height: size).foregroundStyle(.yellow)
    }
  }
}
