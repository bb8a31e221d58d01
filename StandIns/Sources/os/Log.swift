public import Foundation

// The unified log's names. Messages go to the standard error stream, from `info` on if the environment
// variable OS_ACTIVITY_MODE is "debug", otherwise errors and faults alone.

/// The importance of a message.
public struct OSLogType: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  fileprivate var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "log"
    }
  }
  fileprivate var isShown: Bool { rawValue >= 16 || OSLog.showsAll }
}

/// Where messages belong to.
public final class OSLog: NSObject, Sendable {
  /// A name that tools look for.
  public struct Category: Sendable {
    let name: String
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  let subsystem: String, category: String
  let isOn: Bool

  public init(subsystem: String, category: String) {
    (self.subsystem, self.category, isOn) = (subsystem, category, true)
    super.init()
  }
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }
  private init(isOn: Bool) {
    (subsystem, category, self.isOn) = ("", "", isOn)
    super.init()
  }

  public static let `default` = OSLog(isOn: true)
  public static let disabled = OSLog(isOn: false)
  static let showsAll = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "debug"

  public var signpostsEnabled: Bool { false }
  public func isEnabled(type: OSLogType) -> Bool { isOn && type.isShown }

  func write(_ type: OSLogType, _ message: @autoclosure () -> String) {
    guard isEnabled(type: type) else { return }
    let place = subsystem.isEmpty ? "" : " [\(subsystem):\(category)]"
    FileHandle.standardError.write(Data("\(type.name)\(place) \(message())\n".utf8))
  }
}

/// Logs a message with its arguments filled in.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) { log.write(type, filled(message, arguments)) }

public func os_log(_ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ text: String) {
  log.write(type, filled(message, [text]))
}

/// Logs a message with objects, which Apple's variadic arguments are, too.
@_disfavoredOverload public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ objects: AnyObject...
) { log.write(type, filled(message, objects)) }

public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...) {
  log.write(type, filled(message, arguments))
}

/// Logs a message of interpolated values.
@_disfavoredOverload public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default, message.text) }

@_disfavoredOverload public func os_log(
  _ logType: OSLogType, log: OSLog = .default, _ message: OSLogMessage
) { log.write(logType, message.text) }

/// A format of the log with its arguments: `%{public}@` and the like stand for one each.
private func filled(_ message: StaticString, _ arguments: [Any]) -> String {
  var rest = arguments[...], result = "", format = Substring("\(message)")
  while let percent = format.firstIndex(of: "%") {
    result += format[..<percent]
    format = format[format.index(after: percent)...]
    if format.first == "%" {
      result += "%"
      format.removeFirst()
      continue
    }
    if format.first == "{", let brace = format.firstIndex(of: "}") { format = format[format.index(after: brace)...] }
    while let character = format.first, "0123456789.+-# lhqzjt".contains(character) { format.removeFirst() }
    if !format.isEmpty { format.removeFirst() }
    result += rest.popFirst().map { "\($0)" } ?? ""
  }
  return result + format
}

/// Writes messages to a log.
public struct Logger: Sendable {
  private let log: OSLog
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  public init(_ log: OSLog) { self.log = log }
  public init() { log = .default }

  public func log(_ message: OSLogMessage) { log.write(.default, message.text) }
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }
  public func trace(_ message: OSLogMessage) { log.write(.debug, message.text) }
  public func debug(_ message: OSLogMessage) { log.write(.debug, message.text) }
  public func info(_ message: OSLogMessage) { log.write(.info, message.text) }
  public func notice(_ message: OSLogMessage) { log.write(.default, message.text) }
  public func warning(_ message: OSLogMessage) { log.write(.error, message.text) }
  public func error(_ message: OSLogMessage) { log.write(.error, message.text) }
  public func critical(_ message: OSLogMessage) { log.write(.fault, message.text) }
  public func fault(_ message: OSLogMessage) { log.write(.fault, message.text) }
}
