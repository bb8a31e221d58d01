internal import CoreGraphics
public import Dispatch

/// A source of events about the memory that is left. Nothing tells of that here: it never has any.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSource {
  /// How much memory the system wants back.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    /// One bit a state, as in Dispatch's headers.
    public let rawValue: UInt
    /// States of the bits.
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

  /// A source whose handler is set, resumed and cancelled as any other's, and never called.
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
  /// What has happened: nothing.
  public var data: DispatchSource.MemoryPressureEvent { [] }
  /// What is waited for.
  public var mask: DispatchSource.MemoryPressureEvent { .all }
}
