import Foundation

/// How important a message is.
///
/// - Source: Apple, "OSLogType".
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level as a number.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Creates a level from its number.
  public init(_ rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// What is worth knowing when something goes wrong.
  public static let `default` = OSLogType(0x00)
  /// What helps, but need not be kept.
  public static let info = OSLogType(0x01)
  /// What helps while the code is written.
  public static let debug = OSLogType(0x02)
  /// Something went wrong.
  public static let error = OSLogType(0x10)
  /// Something went wrong that can't be: a bug.
  public static let fault = OSLogType(0x11)
}

/// Where messages of one part of an app go.
///
/// - Source: Apple, "OSLog".
public final class OSLog: Sendable {
  /// The part of the app, by a name such as `com.example.app`; empty for none.
  let subsystem: String
  /// What the messages are about.
  let category: String
  let isEnabledAtAll: Bool

  /// Creates a log.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    isEnabledAtAll = true
  }

  private init(isEnabledAtAll: Bool) {
    subsystem = ""
    category = ""
    self.isEnabledAtAll = isEnabledAtAll
  }

  /// The log of messages that belong to no part.
  public static let `default` = OSLog(isEnabledAtAll: true)
  /// The log that drops its messages.
  public static let disabled = OSLog(isEnabledAtAll: false)

  /// Returns whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { isEnabledAtAll }
}

/// Writes a message, whose values are put into a format with C's specifiers.
///
/// As on Apple's systems a specifier can say who may see its value: `%{public}@`, `%{private}d`.
///
/// - Source: Apple, "os_log(_:dso:log:type:_:)".
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  LogWriter.shared.write(ClassicFormat.parts(of: message.description, args), type: type, log: log)
}

/// Writes a message of a level, whose values are put into a format with C's specifiers.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  LogWriter.shared.write(ClassicFormat.parts(of: message.description, args), type: type, log: log)
}

/// Writes a message with values in it.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
  LogWriter.shared.write(message.parts, type: .default, log: .default)
}

/// Writes a message of a level with values in it.
@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  guard log.isEnabled(type: logLevel) else { return }
  LogWriter.shared.write(message.parts, type: logLevel, log: log)
}
