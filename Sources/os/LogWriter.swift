import Foundation

/// Writes messages to the standard error stream.
///
/// Values that are not for everybody show on a terminal, as they do in a debugger's console on Apple's
/// systems; anywhere else `<private>` stands for them. `OS_ACTIVITY_DT_MODE=1`, which debuggers set there,
/// shows them here too.
final class LogWriter: @unchecked Sendable {
  static let shared = LogWriter()

  private let lock = NSLock()
  private let isJournal: Bool
  private let showsHidden: Bool
  private let header: String
  private let seed = UInt64.random(in: .min ... .max)
  /// Where lines go instead of the stream, for tests; guarded by the lock.
  private var sink: ((String) -> Void)?

  private init() {
    let environment: [String: String] = ProcessInfo.processInfo.environment
    isJournal = environment["JOURNAL_STREAM"].map { !$0.isEmpty } ?? false
    showsHidden = isatty(STDERR_FILENO) == 1 || environment["OS_ACTIVITY_DT_MODE"] != nil
    header = "\(ProcessInfo.processInfo.processName)[\(ProcessInfo.processInfo.processIdentifier)]"
  }

  /// Makes a writer for tests.
  init(isJournal: Bool, showsHidden: Bool, sink: @escaping (String) -> Void) {
    self.isJournal = isJournal
    self.showsHidden = showsHidden
    self.sink = sink
    header = "test[1]"
  }

  /// Hands lines to a closure instead of the stream, while another closure runs.
  func capturing(_ body: () throws -> Void) rethrows -> [String] {
    nonisolated(unsafe) var lines: [String] = []
    lock.withLock { sink = { lines.append($0) } }
    defer { lock.withLock { sink = nil } }
    try body()
    return lock.withLock { lines }
  }

  func write(_ parts: [LogPart], type: OSLogType, log: OSLog) {
    let message: String = parts.map(text).joined()
    let origin: String = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: ":")
    let place: String = origin.isEmpty ? "" : "[\(origin)] "
    let lines: String
    if isJournal {
      // The journal takes each line for a message of its own, with a priority before it.
      lines = message.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "<\(Self.priority(type))>\(place)\($0)\n" }.joined()
    } else {
      lines = "\(Self.time()) \(header) \(Self.name(type))\(place)\(message)\n"
    }
    lock.withLock {
      if let sink {
        sink(lines)
      } else {
        FileHandle.standardError.write(Data(lines.utf8))
      }
    }
  }

  private func text(_ part: LogPart) -> String {
    guard case .value(let value, let privacy, let isScalar) = part else {
      if case .text(let text) = part { return text }
      return ""
    }
    switch privacy.level {
    case .open: return value
    case .automatic where isScalar || showsHidden: return value
    case .hidden where showsHidden: return value
    case .automatic, .hidden, .sensitive:
      return privacy.mask == .hash ? "<mask.hash: '\(hash(value))'>" : "<private>"
    }
  }

  /// A number that says nothing of the value to who does not know the seed.
  private func hash(_ value: String) -> String {
    var hasher = Hasher()
    hasher.combine(seed)
    hasher.combine(value)
    return String(UInt64(bitPattern: Int64(hasher.finalize())), radix: 16)
  }

  /// The priorities of syslog that systemd reads at the start of a line.
  private static func priority(_ type: OSLogType) -> Int {
    switch type {
    case .fault: return 2
    case .error: return 3
    case .info: return 6
    case .debug: return 7
    default: return 5
    }
  }

  private static func name(_ type: OSLogType) -> String {
    switch type {
    case .fault: return "fault: "
    case .error: return "error: "
    case .info: return "info: "
    case .debug: return "debug: "
    default: return ""
    }
  }

  private static func time() -> String {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var parts = tm()
    localtime_r(&now.tv_sec, &parts)
    var buffer = [CChar](repeating: 0, count: 64)
    let count = strftime(&buffer, buffer.count, "%Y-%m-%d %H:%M:%S", &parts)
    let text = String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text + String(format: ".%06d", now.tv_nsec / 1000)
  }
}
