import Foundation

/// An app of the fixture in a window on a display of its own.
final class AppWindow {
  let program: Program
  let display: Display
  private let app: String
  private let id: String
  /// The screen's pixels a point.
  let scale: Double
  /// Where the content begins on the screen: below the title bar.
  private(set) var origin = CGPoint.zero
  /// The content's size in points.
  private(set) var contentSize = CGSize.zero
  /// The window with its title bar and border, on the screen.
  private(set) var frame = CGRect.zero
  private var tree = TextSnapshot("")

  /// Starts the app, and returns when its window has its final size.
  ///
  /// - Parameter display: where another app's window is already; a display of its own if there is none.
  init(
    _ app: String, scale: Int = 1, on display: Display? = nil, environment: [String: String?] = [:]
  ) async throws {
    self.app = app
    self.scale = Double(scale)
    let environment = environment.merging(scale == 1 ? [:] : ["GDK_SCALE": "\(scale)"]) { $1 }
    let display = if let display { display } else { try await Display() }
    let program = try Fixture.start(app, environment: display.environment.merging(environment) { $1 })
    self.display = display
    self.program = program
    try await program.line("ready")
    id = try await AppWindow.topWindow(of: program, on: display)
    try await measure()
  }

  deinit { program.stop() }

  private static func topWindow(of program: Program, on display: Display) async throws -> String {
    let found = try await display.xdotool("search", "--sync", "--onlyvisible", "--pid", "\(program.id)")
    guard let id = found.split(separator: "\n").first else { throw Failure("the app shows no window") }
    return String(id)
  }

  /// Waits until the window has come to rest, and finds out where its content is and what it shows.
  private func measure() async throws {
    var looks: [[CGRect]] = []
    try await wait(until: "the window to come to rest", state: { "\(looks.suffix(3))" }) {
      let frame = try await geometry()
      let size = try await AppWindow.size(program.line("size "))
      // The border is the same on the left, the right and at the bottom.
      let pixels = CGSize(width: size.width * scale, height: size.height * scale)
      let border = (frame.width - pixels.width) / 2
      let content = CGRect(
        origin: CGPoint(x: frame.minX + border, y: frame.maxY - border - pixels.height), size: pixels)
      looks.append([frame, content])
      let isSensible = (0...40).contains(border) && border == border.rounded() && content.minY > frame.minY
      return isSensible && looks.count >= 5 && Set(looks.suffix(5)).count == 1 && isDrawn(content)
    }
    guard let look = looks.last else { return }
    frame = look[0]
    origin = look[1].origin
    contentSize = CGSize(width: look[1].width / scale, height: look[1].height / scale)
    tree = try await Fixture.tree(of: app, size: contentSize)
  }

  /// Whether the screen shows something else there than beside the window.
  private func isDrawn(_ content: CGRect) -> Bool {
    guard let picture = try? display.picture() else { return false }
    let edge = picture[picture.width - 1, picture.height - 1]
    return picture[Int(content.minX) + 4, Int(content.minY) + 4] != edge
      && picture[Int(content.maxX) - 4, Int(content.maxY) - 4] != edge
  }

  private func geometry() async throws -> CGRect {
    let text = try await display.xdotool("getwindowgeometry", "--shell", id)
    let values = Dictionary(
      text.split(separator: "\n").compactMap { line -> (String, Double)? in
        let parts = line.split(separator: "=")
        guard parts.count == 2, let value = Double(parts[1]) else { return nil }
        return (String(parts[0]), value)
      }, uniquingKeysWith: { $1 })
    let numbers = ["X", "Y", "WIDTH", "HEIGHT"].compactMap { values[$0] }
    guard numbers.count == 4 else { throw Failure("xdotool says nothing of the window's place: \(text)") }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func size(_ line: String) -> CGSize {
    let numbers = line.dropFirst("size ".count).split(separator: "x").compactMap { Double($0) }
    return numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : .zero
  }

  // MARK: Looking

  /// The frame of a text, in the content.
  func frame(of text: String) throws -> CGRect { try tree.frame(of: text) }

  /// The colour on the screen at a point of the content.
  func color(at point: CGPoint) throws -> ScreenPicture.Color {
    let (x, y) = pixel(point)
    return try display.picture()[x, y]
  }

  /// How many windows of the app are on the screen, its popups included.
  func visibleWindowCount() async throws -> Int {
    // Popups carry the process's id, too; GTK's invisible helpers are not visible to this search.
    let found = try await display.xdotool("search", "--onlyvisible", "--pid", "\(program.id)")
    return found.split(separator: "\n").count
  }

  /// The lines that the app has printed since it was ready, without sizes.
  var events: [String] {
    program.lines.filter { $0 != "ready" && !$0.hasPrefix("size ") }
  }

  // MARK: Acting, at points of the content

  func move(to point: CGPoint) async throws {
    let (x, y) = onScreen(point)
    try await display.xdotool("mousemove", x, y)
  }

  func click(_ point: CGPoint, count: Int = 1, button: Int = 1) async throws {
    let (x, y) = onScreen(point)
    try await display.xdotool(
      "mousemove", x, y, "click", "--repeat", "\(count)", "--delay", "50", "\(button)")
  }

  func press(_ point: CGPoint) async throws {
    let (x, y) = onScreen(point)
    try await display.xdotool("mousemove", x, y, "mousedown", "1")
  }

  func release() async throws {
    try await display.xdotool("mouseup", "1")
  }

  func key(_ name: String) async throws {
    try await display.xdotool("key", name)
  }

  /// Types on the keyboard.
  func type(_ text: String) async throws {
    try await display.xdotool("type", "--delay", "20", text)
  }

  func keyDown(_ name: String) async throws {
    try await display.xdotool("keydown", name)
  }

  func keyUp(_ name: String) async throws {
    try await display.xdotool("keyup", name)
  }

  /// Gives the window, with its title bar, another size, in the screen's pixels.
  func resize(to size: CGSize) async throws {
    let reports = program.lines.count
    try await display.xdotool("windowsize", id, "\(Int(size.width))", "\(Int(size.height))")
    try await wait(until: "the new size", state: { program.output }) { program.lines.count > reports }
    try await measure()
  }

  /// Clicks the title bar's close button.
  func clickCloseButton() async throws {
    // GTK's default theme puts its middle 22 pt from the content's right edge, half-way up the bar.
    try await click(CGPoint(x: contentSize.width - 22, y: (frame.minY - origin.y) / 2 / scale))
  }

  /// The pixel of the screen at a point of the content.
  func pixel(_ point: CGPoint) -> (x: Int, y: Int) {
    (Int(origin.x + point.x * scale), Int(origin.y + point.y * scale))
  }

  private func onScreen(_ point: CGPoint) -> (x: String, y: String) {
    let (x, y) = pixel(point)
    return ("\(x)", "\(y)")
  }
}
