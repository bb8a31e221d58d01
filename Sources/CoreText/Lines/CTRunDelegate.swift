public import CoreGraphics
public import Foundation

/// The object that takes the place of characters, a `CTRunDelegate`.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"

/// The version of the callbacks.
public let kCTRunDelegateVersion1: CFIndex = 1
/// The current version of the callbacks.
public let kCTRunDelegateCurrentVersion: CFIndex = 1

// These are closures, for which C functions can be passed too: Swift on Linux has no C functions that return
// a `CGFloat`.

/// A callback invoked when the delegate is deallocated.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
/// A callback that returns the ascent above the baseline in points.
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// A callback that returns the descent below the baseline in points, positive.
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// A callback that returns the width in points.
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// The callbacks of a run delegate. Each receives the value that the delegate was created with.
public struct CTRunDelegateCallbacks {
  /// The version, `kCTRunDelegateVersion1`. Ignored.
  public var version: CFIndex
  /// The callback invoked once, on the thread that releases the last reference to the delegate.
  public var dealloc: CTRunDelegateDeallocateCallback
  /// The callback that returns the ascent, called each time a line is measured or laid out. As for the two
  /// below, NaN and infinity count as 0, and values are limited to 1,000,000.
  public var getAscent: CTRunDelegateGetAscentCallback
  /// The callback that returns the descent, positive, called like `getAscent`.
  public var getDescent: CTRunDelegateGetDescentCallback
  /// The callback that returns the width. Negative values count as 0.
  public var getWidth: CTRunDelegateGetWidthCallback

  /// Creates a set of callbacks for `CTRunDelegateCreate`. A delegate stores a copy.
  public init(
    version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback,
    getAscent: @escaping CTRunDelegateGetAscentCallback,
    getDescent: @escaping CTRunDelegateGetDescentCallback, getWidth: @escaping CTRunDelegateGetWidthCallback
  ) {
    (self.version, self.dealloc, self.getAscent) = (version, dealloc, getAscent)
    (self.getDescent, self.getWidth) = (getDescent, getWidth)
  }
}

/// An object that reserves room in a line for each character of a run, which the program fills.
public final class CTRunDelegate: NSObject, @unchecked Sendable {
  // Unchecked: the callbacks and their value belong to the program and may be called on any thread.

  private let header = AttributeValueHeader()
  private let callbacks: CTRunDelegateCallbacks
  private let context: UnsafeMutableRawPointer?

  init(_ callbacks: CTRunDelegateCallbacks, _ context: UnsafeMutableRawPointer?) {
    (self.callbacks, self.context) = (callbacks, context)
  }

  deinit { callbacks.dealloc(given) }

  /// The value passed to the callbacks: the delegate's own address if it was created without one.
  var given: UnsafeMutableRawPointer { context ?? Unmanaged.passUnretained(self).toOpaque() }

  /// Returns the result of a callback, clamped; NaN and infinity count as 0.
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

  /// Draws nothing: the program draws what takes the place of the characters.
  package func draw(in rect: CGRect, context: CGContext) {}

  package var standsForFont: Bool { true }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a delegate from callbacks and the value passed to them.
public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
  CTRunDelegate(callbacks.pointee, refCon)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the value passed to the callbacks of a delegate.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
  runDelegate.given
}
