import SwiftUI

extension View {
  /// The view, with words that say more about it when they are asked for.
  ///
  /// ```swift
  /// Toggle("Sync", isOn: $syncs)
  ///   .explanation("Keeps your documents the same on all devices.")
  /// ```
  ///
  /// They are shown beside the view, where there is room:
  /// - while the pointer rests over it, after a short while; a press takes them away until the pointer comes back;
  /// - when it is pressed and held, with a finger or the button; the control then doesn't act. Controls that are made to be
  ///   held, such as those with ``HoldButtonStyle``, keep the press for themselves;
  /// - by F1 or Help while the keyboard is in it. Escape, the same key or moving on take them away.
  ///
  /// One explanation is shown at a time. Assistive tools read it as the view's hint. Also a disabled view explains itself.
  ///
  /// - Parameters:
  ///   - key: what to say, looked up in the app's string tables; an empty one says nothing and changes nothing.
  ///   - delay: how long the pointer has to rest over the view, in seconds; what is no time is the default.
  public func explanation(_ key: LocalizedStringKey, delay: Double = Explanation.delay) -> some View {
    modifier(Explanation(key == "" ? nil : Text(key), delay: delay))
  }

  /// The view, with words that say more about it when they are asked for.
  ///
  /// - Parameters:
  ///   - string: what to say, as it is; an empty string says nothing and changes nothing.
  ///   - delay: how long the pointer has to rest over the view, in seconds.
  @_disfavoredOverload
  public func explanation<S: StringProtocol>(_ string: S, delay: Double = Explanation.delay) -> some View {
    modifier(Explanation(string.isEmpty ? nil : Text(string), delay: delay))
  }

  /// The view, with a text that says more about it when it is asked for.
  ///
  /// - Parameters:
  ///   - text: what to say; `nil` says nothing and changes nothing.
  ///   - delay: how long the pointer has to rest over the view, in seconds.
  public func explanation(_ text: Text?, delay: Double = Explanation.delay) -> some View {
    modifier(Explanation(text, delay: delay))
  }
}

/// Words that say more about a view, and the ways to ask for them; the modifier `explanation(_:delay:)` adds them.
public struct Explanation: ViewModifier {
  /// How long the pointer rests before an explanation is shown, in seconds: a little longer than GTK's tooltips take.
  nonisolated public static let delay: Double = 0.6
  /// As long as a long press takes in SwiftUI, in seconds.
  private static let holdDuration: Double = 0.5
  /// Room for about fifty characters, in points.
  private static let width: CGFloat = 280
  /// The keys that ask for help, as AppKit numbers them: F1 and Help.
  private static let keys: Set<KeyEquivalent> = ["\u{F704}", "\u{F746}"]

  private let text: Text?
  private let delay: Double
  private let padding: EdgeInsets

  @State private var state = ExplanationState()
  @State private var isHovered = false
  /// Whether the user has pressed since the pointer came: he knows what he wants.
  @State private var wasPressed = false
  @State private var leavesHold = false
  @FocusState private var isFocused: Bool
  @Environment(\.explanationDepth) private var depth
  @Environment(\.scenePhase) private var scenePhase

  /// Creates an explanation.
  ///
  /// - Parameters:
  ///   - text: what to say; `nil` for nothing.
  ///   - delay: how long the pointer has to rest, in seconds; what is no time is the default.
  ///   - padding: the room around the text, in points.
  public init(
    _ text: Text?, delay: Double = Explanation.delay,
    padding: EdgeInsets = EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
  ) {
    self.text = text
    self.delay = delay.isFinite && delay >= 0 ? delay : Explanation.delay
    self.padding = padding
  }

  /// The view, with its explanation beside it while that is asked for.
  public func body(content: Content) -> some View {
    let explains: Bool = text != nil
    return
      content
      .environment(\.explanationDepth, explains ? depth + 1 : depth)
      .accessibilityHint(text ?? Text(verbatim: ""))
      .onPreferenceChange(ExplanationHoldKey.self) { isTaken in
        MainActor.assumeIsolated { leavesHold = isTaken }
      }
      .highPriorityGesture(
        LongPressGesture(minimumDuration: Self.holdDuration).onEnded { _ in show(by: .hold) },
        including: explains && !leavesHold ? .all : .subviews
      )
      // It is never recognised, so it takes no tap from a view around, and tells when a press begins.
      .simultaneousGesture(
        LongPressGesture(minimumDuration: .greatestFiniteMagnitude).onChanged { _ in pressed() },
        including: explains ? .all : .subviews
      )
      .onHover { hoverChanged($0) }
      .focused($isFocused)
      .onKeyPress(keys: Self.keys, phases: .down) { _ in explains ? keyPressed() : .ignored }
      .background { countdown }
      .popover(isPresented: isShown) { words }
      .onChange(of: isFocused) { if !isFocused, state.trigger == .key { hide() } }
      .onChange(of: scenePhase) { if scenePhase != .active { hide() } }
      .onChange(of: explains) { if !explains { hide() } }
      .onDisappear { hide() }
  }

  @ViewBuilder private var countdown: some View {
    if text != nil, isHovered, !wasPressed, state.trigger == nil {
      Countdown(duration: delay) { show(by: .hover) }
    }
  }

  private var words: some View {
    WrappingWidth(width: Self.width) { text }
      .font(.callout)
      .multilineTextAlignment(.leading)
      .padding(padding)
      // What was opened by holding closes at the next press; the others go with the pointer or the keyboard.
      .presentationBackgroundInteraction(state.trigger == .hold ? .automatic : .enabled)
      #if os(iOS)
        .presentationCompactAdaptation(.popover)
      #endif
  }

  private var isShown: Binding<Bool> {
    Binding(get: { state.trigger != nil && text != nil }, set: { if !$0 { dismissed() } })
  }

  // MARK: What the user does

  private func show(by trigger: ExplanationState.Trigger) {
    ExplanationCenter.shared.show(state, by: trigger, depth: depth)
  }

  private func hide() {
    ExplanationCenter.shared.hide(state)
  }

  /// Escape, or a press beside what was opened by holding: the pointer, if it is here, shows it no more.
  private func dismissed() {
    wasPressed = true
    hide()
  }

  private func hoverChanged(_ isOver: Bool) {
    isHovered = isOver
    wasPressed = false
    if !isOver, state.trigger == .hover { hide() }
  }

  private func pressed() {
    wasPressed = true
    hide()
  }

  private func keyPressed() -> KeyPress.Result {
    if state.trigger == .key { hide() } else { show(by: .key) }
    return .handled
  }
}

/// Whether a view inside is made to be held, so that holding it asks for no explanation.
struct ExplanationHoldKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    let next: Bool = nextValue()
    value = value || next
  }
}

private struct ExplanationDepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// How many explanations there are around the view.
  fileprivate var explanationDepth: Int {
    get { self[ExplanationDepthKey.self] }
    set { self[ExplanationDepthKey.self] = newValue }
  }
}

extension View {
  /// The view, which keeps being pressed and held to itself.
  func takesHold() -> some View {
    preference(key: ExplanationHoldKey.self, value: true)
  }
}
