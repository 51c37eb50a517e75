import Foundation

/// A program that runs beside the test.
///
/// What it prints goes to files, which the test reads again whenever it waits for something.
final class Program {
  /// What is to live as long as the program.
  var belongings: AnyObject?
  private let process = Process()
  private let input = Pipe()
  private let scratch: Scratch

  /// Starts a program, found by `PATH` unless its name is a path.
  ///
  /// - Throws: `Failure` with the program's name if there is none.
  init(_ name: String, _ arguments: [String] = [], environment changes: [String: String?] = [:]) throws {
    scratch = try Scratch()
    process.executableURL = URL(fileURLWithPath: try Self.path(of: name))
    process.arguments = arguments
    process.environment = changes.reduce(into: ProcessInfo.processInfo.environment) { $0[$1.key] = $1.value }
    process.standardInput = input
    process.standardOutput = try Self.file(scratch.path("out"))
    process.standardError = try Self.file(scratch.path("err"))
    try Self.withoutBlockedSignals { try process.run() }
  }

  deinit { stop() }

  var id: Int32 { process.processIdentifier }
  var isRunning: Bool { process.isRunning }
  /// What it has printed so far.
  var output: String { scratch.text("out") }
  /// Its messages so far.
  var messages: String { scratch.text("err") }
  /// The whole lines that it has printed so far.
  var lines: [String] {
    let output = self.output
    guard let end = output.lastIndex(of: "\n") else { return [] }
    return output[..<end].split(separator: "\n").map(String.init)
  }

  /// Waits until a line is printed that starts so, and returns its last one.
  @discardableResult
  func line(_ start: String, within seconds: Double = patience) async throws -> String {
    try await wait(for: "the line \"\(start)\"", within: seconds, state: { account }) {
      let line = lines.last { $0.hasPrefix(start) }
      if line == nil, !isRunning { throw Failure("it ended before the line \"\(start)\". \(account)") }
      return line
    }
  }

  /// Waits until it ends by itself, and returns its exit code.
  func exitCode(within seconds: Double = patience) async throws -> Int32 {
    try await wait(until: "its end", within: seconds, state: { account }) { !isRunning }
    if process.terminationReason == .uncaughtSignal {
      throw Failure("it died of signal \(process.terminationStatus). \(account)")
    }
    return process.terminationStatus
  }

  /// Ends it.
  func stop() {
    if process.isRunning { process.terminate() }
    try? input.fileHandleForWriting.close()
  }

  private var account: String { "It printed:\n\(output)\nIts messages:\n\(messages)" }

  /// Runs a program to its end and returns what it prints.
  static func run(
    _ name: String, _ arguments: [String], environment: [String: String?] = [:]
  ) async throws -> String {
    let program = try Program(name, arguments, environment: environment)
    let code = try await program.exitCode()
    guard code == 0 else {
      throw Failure("\(name) \(arguments.joined(separator: " ")) failed with \(code). \(program.account)")
    }
    return program.output
  }

  /// A program inherits the signals that the starting thread blocks, and Swift's task threads block all: it could
  /// not be ended.
  private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  private static func path(of name: String) throws -> String {
    if name.contains("/") { return name }
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/\(name)"
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    throw Failure("there is no '\(name)' in PATH; ./test installs it.")
  }

  private static func file(_ path: String) throws -> FileHandle {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }
}
