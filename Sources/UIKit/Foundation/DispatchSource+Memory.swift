internal import CoreGraphics
public import Dispatch

/// A source of memory pressure events, which never occur: memory pressure is not observed.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSource {
  /// The states of memory pressure.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    /// The raw value, one bit per state, as in Dispatch's headers.
    public let rawValue: UInt
    /// Creates an event from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// There is enough memory again.
    public static let normal = MemoryPressureEvent(rawValue: 1)
    /// Memory is getting short.
    public static let warning = MemoryPressureEvent(rawValue: 2)
    /// Memory is so short that programs are ended.
    public static let critical = MemoryPressureEvent(rawValue: 4)
    /// Any of the three.
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// Returns a source whose handler is set, resumed and cancelled like any other's, and never called.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    guard let source = makeUserDataAddSource(queue: queue) as? DispatchSource else {
      raiseException("DispatchSource.makeMemoryPressureSource: the system gives no sources")
    }
    return source
  }
}

extension DispatchSource: DispatchSourceMemoryPressure {}

extension DispatchSourceMemoryPressure {
  /// The event that has occurred: none.
  public var data: DispatchSource.MemoryPressureEvent { [] }
  /// The events that are observed.
  public var mask: DispatchSource.MemoryPressureEvent { .all }
}
