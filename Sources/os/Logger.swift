import Foundation

/// Writes messages of one part of an app.
///
/// They go to the standard error stream: with the time to a terminal, and in the journal's own form, with
/// their priority, where a service manager collects them.
///
/// - Source: Apple, "Logger".
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger of messages that belong to no part.
  public init() {
    log = .default
  }

  /// Creates a logger for a part of the app, by a name such as `com.example.app`, and a subject.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) {
    log = logObj
  }

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { write(message, .default) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }
  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { write(message, .default) }
  /// Writes a message that helps while the code is written.
  public func debug(_ message: OSLogMessage) { write(message, .debug) }
  /// Writes a message that helps while the code is written.
  public func trace(_ message: OSLogMessage) { write(message, .debug) }
  /// Writes a message that helps, but need not be kept.
  public func info(_ message: OSLogMessage) { write(message, .info) }
  /// Writes that something went wrong.
  public func error(_ message: OSLogMessage) { write(message, .error) }
  /// Writes that something went wrong.
  public func warning(_ message: OSLogMessage) { write(message, .error) }
  /// Writes that something went wrong that can't be: a bug.
  public func fault(_ message: OSLogMessage) { write(message, .fault) }
  /// Writes that something went wrong that can't be: a bug.
  public func critical(_ message: OSLogMessage) { write(message, .fault) }

  private func write(_ message: OSLogMessage, _ type: OSLogType) {
    guard log.isEnabled(type: type) else { return }
    LogWriter.shared.write(message.parts, type: type, log: log)
  }
}
