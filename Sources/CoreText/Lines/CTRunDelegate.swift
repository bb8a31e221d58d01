public import CoreGraphics
public import Foundation

/// What stands in the place of characters, a `CTRunDelegate`.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"

/// The version of the callbacks.
public let kCTRunDelegateVersion1: CFIndex = 1
/// The version of the callbacks.
public let kCTRunDelegateCurrentVersion: CFIndex = 1

// Closures here, as which C functions may be written too: Swift on Linux has none that returns a `CGFloat`.

/// Is called when the delegate is gone.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
/// Says how far the place reaches above the baseline, in points.
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// Says how far the place reaches below the baseline, in points and positive.
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// Says how wide the place is, in points.
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// The functions of a delegate; each is handed what it was made with.
public struct CTRunDelegateCallbacks {
  /// `kCTRunDelegateVersion1`; not looked at.
  public var version: CFIndex
  /// Called once, on whatever thread lets go of the delegate last.
  public var dealloc: CTRunDelegateDeallocateCallback
  /// Asked each time that a line is measured or set; numbers that are none count as 0, others as 1,000,000
  /// at most, as of the two below.
  public var getAscent: CTRunDelegateGetAscentCallback
  /// Asked as `getAscent`, for the part below the baseline; positive.
  public var getDescent: CTRunDelegateGetDescentCallback
  /// Negative ones count as 0.
  public var getWidth: CTRunDelegateGetWidthCallback

  /// Functions for `CTRunDelegateCreate`. A delegate keeps a copy.
  public init(
    version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback,
    getAscent: @escaping CTRunDelegateGetAscentCallback,
    getDescent: @escaping CTRunDelegateGetDescentCallback, getWidth: @escaping CTRunDelegateGetWidthCallback
  ) {
    (self.version, self.dealloc, self.getAscent) = (version, dealloc, getAscent)
    (self.getDescent, self.getWidth) = (getDescent, getWidth)
  }
}

/// Gives the characters of a run, each by itself, a room in the line that the program fills.
public final class CTRunDelegate: NSObject, @unchecked Sendable {
  // Unchecked: what it was made with is the program's, which may be asked for it on any thread.

  private let header = AttributeValueHeader()
  private let callbacks: CTRunDelegateCallbacks
  private let context: UnsafeMutableRawPointer?

  init(_ callbacks: CTRunDelegateCallbacks, _ context: UnsafeMutableRawPointer?) {
    (self.callbacks, self.context) = (callbacks, context)
  }

  deinit { callbacks.dealloc(given) }

  /// What the functions are handed: the delegate's own address where it was made with nothing.
  var given: UnsafeMutableRawPointer { context ?? Unmanaged.passUnretained(self).toOpaque() }

  /// Numbers that are none count as 0.
  private func length(_ ask: CTRunDelegateGetWidthCallback) -> CGFloat {
    let found = ask(given)
    return found.isFinite ? min(max(found, -1e6), 1e6) : 0
  }

  var ascent: CGFloat { length(callbacks.getAscent) }
  var descent: CGFloat { length(callbacks.getDescent) }
  var width: CGFloat { max(length(callbacks.getWidth), 0) }
}

extension CTRunDelegate: InlineObject {
  package func bounds(lineHeight: CGFloat) -> CGRect {
    let (ascent, descent) = (ascent, descent)
    return CGRect(x: 0, y: -descent, width: width, height: max(ascent + descent, 0))
  }

  /// Nothing: the program draws what stands there.
  package func draw(in rect: CGRect, context: CGContext) {}

  package var standsForFont: Bool { true }
}

/// A delegate of functions and of what they are handed.
public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
  CTRunDelegate(callbacks.pointee, refCon)
}

/// What the functions of a delegate are handed.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
  runDelegate.given
}
