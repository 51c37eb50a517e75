import Foundation
import MartletGestures
import MartletPrimitives

/// One running user interface: a view tree, and the passes that bring it on screen.
///
/// Nothing is shared between hosts. A host belongs to the main actor; what any thread may touch is its
/// `updateQueue`.
package final class ViewHost {
  package let updateQueue: UpdateQueue
  package var updates = UpdateQueueByDepth()
  package var counters = WorkCounters()
  /// Seconds on the clock that events and frames use.
  package internal(set) var now: Double = 0
  /// Device pixels a point.
  package private(set) var displayScale: CGFloat = 1
  package let arena = GestureArena()
  package private(set) lazy var focus = FocusManager(host: self)
  /// What the view with the keyboard gives to others.
  let focusedValues = FocusedValuesSource()
  package let hover = HoverTracker()
  package let textInput = TextInputServices()
  package private(set) lazy var scrolling = ScrollCoordinator(host: self)
  /// What waits for a time to come, while no frame is needed.
  package let timers = HostTimers()
  let objects = ObjectRegistry()
  let geometry = GeometryTracking()
  let safeArea = SafeAreaTracking()
  /// Whether any view has set a guide of its own, or has a layout that might; texts' baselines apart.
  ///
  /// Every stack asks every child for its guides, so where nobody sets any the answer must cost nothing.
  var mayHaveGuides = false
  /// Positive while nodes are made for views that are not on screen until something shows them.
  var hiddenViewDepth = 0
  /// How far the stack of the thread that runs the passes may be used.
  var stackFloor = StackRoom.floor
  /// What the app's scene says of this window.
  package var window = WindowDescription()
  /// The app's scenes, in the host that has the app's states.
  package internal(set) var scenes: [WindowScene] = []
  /// Opens further windows; `nil` for a view that is in no app's window.
  package weak var windowOpener: (any WindowOpening)?
  /// The transaction of a change of another host's states that views of this host show.
  private var foreignTransaction: Transaction?
  /// What `SceneStorage` keeps for this window.
  package let sceneArea: SceneArea
  private let measurer: any TextMeasurer
  private let images: any ImageProvider
  let environment: EnvironmentScope
  /// The root of the window.
  package private(set) var root: SurfaceRoot!

  /// Whose action ran last, to name the culprit of an endless update.
  var lastActionOwner: String?
  /// Whether actions are told by their views' names, which takes a walk up the tree for each.
  var namesActions = false
  var lastTraced = WorkCounters()

  // What the passes of the next frame have to do.
  private var toFlatten: [ElementNode] = []
  private var stalePreferenceReaders: [_ViewNode] = []
  private var toFlattenAfterLayout: [ElementNode] = []
  private var detachedRoots: [ObjectIdentifier: any DetachedRoot] = [:]
  private var isLayoutUnfinished = false
  private static let mostLayoutRounds = 8
  var actions: [(owner: String?, run: () -> Void)] = []
  package private(set) var needsLayout = true
  package private(set) var needsDisplay = true
  /// Whether anything was laid out since this was last set to false.
  package var didLayout = false
  private var animating: [ObjectIdentifier: ElementNode] = [:]
  package private(set) var presentations: [Presentation] = []
  package private(set) var presentationsChanged = false
  /// Closes the window soon, as its user would.
  var closeWindow: (@MainActor () -> Void)?
  /// The largest popup that a screen has room for, in points.
  package var largestPopup: () -> CGSize = { CGSize(width: CGFloat.infinity, height: .infinity) }
  /// The date and time of day.
  private let currentDate: () -> Date
  /// What the desktop looks like.
  private var desktopColorScheme = ColorScheme.light
  /// What the views in the window want it to look like, if they say.
  package private(set) var preferredColorScheme: ColorScheme?

  package init<Content: View>(
    _ content: Content, measurer: any TextMeasurer, images: any ImageProvider, theme: Theme,
    currentDate: @escaping () -> Date = { Date() }, sceneArea: SceneArea = SceneArea(name: nil),
    wake: @escaping @Sendable () -> Void
  ) {
    updateQueue = UpdateQueue(wake: wake)
    self.measurer = measurer
    self.images = images
    self.currentDate = currentDate
    self.sceneArea = sceneArea
    environment = EnvironmentScope(parent: nil)
    var values = EnvironmentValues(scope: environment)
    values.theme = theme
    values.windowHandle = WindowHandle(host: self)
    values.imageFinder = ImageFinding(provider: images, host: self)
    _ = environment.replace(with: values.overrides)
    let root = SurfaceRoot(host: self, environment: environment)
    self.root = root
    root.contentNode = _PresentationContent._makeNode(_PresentationContent(content: content), parent: root)
    root.contentIsReady()
  }

  deinit {
    close()
  }

  /// Whether the tree has been taken down.
  package private(set) var isClosed = false

  /// Whether the last passes gave up on changes that lead to changes; the rest waits for the next frame.
  package var goesRoundWithoutEnd = false

  /// Whether a pass ever ran.
  ///
  /// What is in a tree before that has not appeared, so it doesn't disappear either.
  var hasAppeared = false

  /// Takes the tree down: what is there disappears, with its actions and tasks (the end of fact n228).
  package func close() {
    guard !isClosed, let root else { return }
    isClosed = true
    root.unmount()
    let farewells = hasAppeared ? actions : []
    actions = []
    for action in farewells { Evaluation.untracked { action.run() } }
  }

  // MARK: What nodes ask for

  package func layoutRequested() { needsLayout = true }
  package func displayRequested() { needsDisplay = true }

  func flattenRequested(_ element: ElementNode) { toFlatten.append(element) }

  func preferenceReaderIsStale(_ reader: _ViewNode) { stalePreferenceReaders.append(reader) }

  var hasStalePreferences: Bool { !stalePreferenceReaders.isEmpty }
  /// The element collects its children once the layout that runs is done.
  func flattenRequestedAfterLayout(_ element: ElementNode) {
    toFlattenAfterLayout.append(element)
    needsLayout = true
  }

  /// What layout found out calls for another round at once.
  func layoutIsUnfinished() { isLayoutUnfinished = true }

  func geometryChanged(_ element: ElementNode) {}

  /// A view here waits for an update because a state of another window's, or the app's, has changed.
  func changedElsewhere(under transaction: Transaction) {
    if foreignTransaction == nil || transaction.animation != nil { foreignTransaction = transaction }
    updateQueue.requestUpdate()
  }

  func takeForeignTransaction() -> Transaction? {
    defer { foreignTransaction = nil }
    return foreignTransaction
  }

  /// The app's first window closes, and others stay: its views go, and the app's states stay.
  func closeFirstWindow() {
    for scene in scenes where scene.isFirstWindowOpen { scene.closeFirstWindow() }
    runPasses(at: now)
  }

  func enqueueAction(of node: _ViewNode, _ action: @escaping () -> Void) {
    actions.append((namesActions ? node.ownerDescription : nil, action))
  }

  /// Has an action run that belongs to no view.
  func enqueueAction(_ action: @escaping () -> Void) {
    actions.append(("a completion handler", action))
  }

  func startAnimating(_ element: ElementNode) {
    animating[ObjectIdentifier(element)] = element
  }

  func elementDisappeared(_ element: ElementNode) {
    if !animating.isEmpty { animating[ObjectIdentifier(element)] = nil }
    geometry.elementDisappeared(element)
  }

  func cancelGesture(_ recognizer: GestureRecognizer, of element: ElementNode) {
    arena.cancel(recognizer)
  }

  /// The date and time of day.
  var date: Date { currentDate() }

  /// The date of an event that has just come, by its time on the host's clock.
  func date(at time: Double) -> Date { currentDate().addingTimeInterval(time - now) }

  /// Lays text out with the backend's measurer, which belongs to the main actor as the host does.
  var textMeasurer: TextMeasuring { TextMeasuring(measurer: measurer) }

  /// Finds pictures with the backend's provider, which belongs to the main actor too.
  var imageFinder: ImageFinding { ImageFinding(provider: images, host: self) }

  // MARK: Presentations

  func present(_ presentation: Presentation) {
    presentation.focusBefore = focus.focused
    presentations.append(presentation)
    presentationsChanged = true
    needsLayout = true
  }

  func dismiss(_ presentation: Presentation) {
    let hadFocus = focus.focused.map { $0.surfaceRoot === presentation.root } ?? false
    presentation.root.unmount()
    if hadFocus, let before = presentation.focusBefore { focus.request(.back(before)) }
    presentations.removeAll { $0 === presentation }
    presentationsChanged = true
  }

  func presentationChanged(_ presentation: Presentation) {
    presentationsChanged = true
  }

  package func presentationsWereShown() { presentationsChanged = false }

  // MARK: Content

  /// Gives the window another value of the view it was made with.
  package func replaceContent<Content: View>(_ content: Content) {
    guard let node = root.contentNode else { return }
    _PresentationContent<Content>._updateNode(node, with: _PresentationContent(content: content))
  }

  func addDetachedRoot(_ root: any DetachedRoot) { detachedRoots[ObjectIdentifier(root)] = root }

  func removeDetachedRoot(_ root: any DetachedRoot) { detachedRoots[ObjectIdentifier(root)] = nil }

  // MARK: Environment

  /// Changes what the window gives all its views.
  package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(scope: environment)
    for entry in environment.entries { values.adopt(entry) }
    change(&values)
    let changed = environment.replace(with: values.overrides)
    guard changed != 0, let root else { return }
    root.environmentChanged(changed)
  }

  /// Tells what the desktop looks like, which holds unless the window's views want otherwise.
  package func setDesktopColorScheme(_ scheme: ColorScheme) {
    desktopColorScheme = scheme
    setEnvironment { $0.colorScheme = preferredColorScheme ?? scheme }
  }

  /// The views in the window want another look of it; `nil` for the desktop's.
  func preferColorScheme(_ scheme: ColorScheme?) {
    preferredColorScheme = scheme
    setEnvironment { $0.colorScheme = scheme ?? desktopColorScheme }
  }

  package func setWindow(size: CGSize, scale: CGFloat) {
    let usable = CGSize(width: max(size.width, 0), height: max(size.height, 0))
    if root.windowSize != usable {
      root.windowSize = usable
      root.invalidateLayout()
      needsLayout = true
      updateSizeClasses(usable)
    }
    if displayScale != scale {
      displayScale = scale
      setEnvironment { $0.displayScale = scale }
      root.forgetGeometry()
      for root in detachedRoots.values { root.forgetGeometry() }
      needsLayout = true
      needsDisplay = true
    }
  }

  private func updateSizeClasses(_ size: CGSize) {
    let classes = SizeClasses.of(size, idiom: root.readEnvironment { $0.theme.idiom })
    let known = root.readEnvironment { ($0.horizontalSizeClass, $0.verticalSizeClass) }
    guard known.0 != classes.0 || known.1 != classes.1 else { return }
    setEnvironment {
      $0.horizontalSizeClass = classes.0
      $0.verticalSizeClass = classes.1
    }
  }

  // MARK: Passes

  /// Whether anything waits to be updated, laid out or drawn.
  package var needsFrame: Bool {
    let isUpdatePending = updateQueue.hasBatches || updateQueue.hasDeferred || updates.count > 0
    let isWorkPending = !actions.isEmpty || !toFlatten.isEmpty || presentationsChanged
    return isUpdatePending || isWorkPending || needsLayout || needsDisplay
  }

  package var isAnimating: Bool { !animating.isEmpty }

  func flattenContainers() {
    while !toFlatten.isEmpty {
      let batch = toFlatten
      toFlatten = []
      for element in batch { element.flatten() }
    }
  }

  var hasContainersToFlatten: Bool { !toFlatten.isEmpty }

  /// Collects the preferences that changed, the innermost first.
  func collectPreferences() {
    while !stalePreferenceReaders.isEmpty {
      let readers = stalePreferenceReaders.sorted { $0.depth > $1.depth }
      stalePreferenceReaders = []
      for reader in readers { reader.collectPreference() }
    }
  }

  func advanceAnimations() {
    guard !animating.isEmpty else { return }
    for (key, element) in animating where !element.advanceAnimations(to: now) { animating[key] = nil }
  }

  /// Returns whether anything was laid out.
  func layoutSurfaces() -> Bool {
    // Before the window has a size there is nothing to lay out in.
    guard needsLayout, root.windowSize != nil else { return false }
    didLayout = true
    root.layoutIfNeeded()
    for presentation in presentations { presentation.root.layoutIfNeeded() }
    geometry.geometryMayHaveChanged()
    for _ in 0..<Self.mostLayoutRounds {
      needsLayout = false
      isLayoutUnfinished = false
      root.layoutIfNeeded()
      for presentation in presentations { presentation.root.layoutIfNeeded() }
      for root in detachedRoots.values { root.layoutIfNeeded() }
      if safeArea.invalidateMoved() { isLayoutUnfinished = true }
      if !isLayoutUnfinished { break }
    }
    toFlatten += toFlattenAfterLayout
    toFlattenAfterLayout = []
    return true
  }

  package func displayWasBuilt() {
    needsDisplay = false
    counters.frames += 1
  }
}

/// The root of elements that lie in no surface, such as the symbols of a canvas.
protocol DetachedRoot: ElementNode {
  /// Lays out what needs it.
  func layoutIfNeeded()
}

/// Calls the measurer from the tree.
struct TextMeasuring {
  let measurer: any TextMeasurer

  func editingLayout(_ request: TextRequest, width: CGFloat?) -> TextLayout {
    let arguments = (measurer, request, width)
    return BodyEvaluation.isolated(arguments) { $0.0.editingLayout($0.1, width: $0.2) }
  }

  func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout {
    let arguments = (measurer, request, width, height)
    return BodyEvaluation.isolated(arguments) { $0.0.layout($0.1, width: $0.2, height: $0.3) }
  }
}
