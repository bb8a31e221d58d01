public import Dispatch

/// A source of events about the memory that is left. Nothing tells of that here: it never has any.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSource {
  /// How much memory the system wants back.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = MemoryPressureEvent(rawValue: 1)
    public static let warning = MemoryPressureEvent(rawValue: 2)
    public static let critical = MemoryPressureEvent(rawValue: 4)
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// A source whose handler is set, resumed and cancelled as any other's, and never called.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    guard let source = makeUserDataAddSource(queue: queue) as? DispatchSource else {
      preconditionFailure("DispatchSource.makeMemoryPressureSource: the system gives no sources")
    }
    return source
  }
}

extension DispatchSource: DispatchSourceMemoryPressure {}

extension DispatchSourceMemoryPressure {
  /// What has happened: nothing.
  public var data: DispatchSource.MemoryPressureEvent { [] }
  /// What is waited for.
  public var mask: DispatchSource.MemoryPressureEvent { .all }
}
