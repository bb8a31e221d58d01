// Names of Core Foundation that appear in the signatures of Core Graphics and Image I/O, and hence in the
// code of their clients ("name as CFString"). Here they are the Swift types that they bridge to on Apple's
// systems.

/// A string.
public typealias CFString = String
/// An immutable byte buffer.
public typealias CFData = Data
/// A growable byte buffer.
public typealias CFMutableData = NSMutableData
/// The address of a resource.
public typealias CFURL = URL
/// A list of anything.
public typealias CFArray = [Any]
/// A table of anything.
public typealias CFDictionary = [AnyHashable: Any]
/// Anything.
public typealias CFTypeRef = AnyObject
/// A duration in seconds.
public typealias CFTimeInterval = Double
/// The integer of the machine's word, as the Objective-C headers name it.
public typealias NSInteger = Int
/// The integer without a sign of the machine's word, as the Objective-C headers name it.
public typealias NSUInteger = UInt
// Limits of C's integers, whose macros are not importable here.
/// The greatest integer of 64 bits.
public let INT64_MAX = Int64.max
/// The least integer of 64 bits.
public let INT64_MIN = Int64.min
/// The greatest integer of 64 bits without a sign.
public let UINT64_MAX = UInt64.max
/// Seconds since the first instant of 1 January 2001, GMT.
public typealias CFAbsoluteTime = Double
/// A count of elements or a position among them.
public typealias CFIndex = Int
/// The place of what is not there.
public let kCFNotFound: CFIndex = -1

/// What went wrong.
public typealias CFError = NSError

/// The description of an error; nil where there is none.
public func CFErrorCopyDescription(_ err: CFError?) -> CFString! { err?.localizedDescription }

/// A growable buffer. `allocator` and `capacity`, its largest size there where it is not 0, have no effect.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData(capacity: 0)
}

/// How many bytes a buffer has.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.count }

/// The bytes of a buffer, for as long as anybody holds it. Up to 16 bytes are stored in the value itself, so
/// those are copied and stay.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  guard theData.count > 16 else {
    guard !theData.isEmpty else { return nil }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: theData.count)
    theData.copyBytes(to: copy, count: theData.count)
    return UnsafePointer(copy)
  }
  return theData.withUnsafeBytes { $0.baseAddress?.assumingMemoryBound(to: UInt8.self) }
}

/// How many elements a list has.
public func CFArrayGetCount(_ theArray: CFArray) -> CFIndex { theArray.count }

/// The address of an object in a list, which holds it. A value that is no object gets one, which stays until
/// the process ends.
public func CFArrayGetValueAtIndex(_ theArray: CFArray, _ idx: CFIndex) -> UnsafeRawPointer! {
  let value = theArray[idx], object = value as AnyObject
  let isHeld = type(of: value) is AnyClass
  return UnsafeRawPointer((isHeld ? Unmanaged.passUnretained(object) : .passRetained(object)).toOpaque())
}

/// A part of a sequence.
public struct CFRange: Hashable, Sendable {
  /// Where it begins.
  public var location: CFIndex
  /// How long it is.
  public var length: CFIndex
  /// An empty range at the start.
  public init() { (location, length) = (0, 0) }
  /// A range.
  public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

/// A part of a sequence.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// A truth value in a dictionary or an array.
public typealias CFBoolean = NSNumber
/// Yes, in a dictionary or an array.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// No, in a dictionary or an array.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// Where Core Foundation takes memory from: there is one place.
public typealias CFAllocator = NSObject
/// Nil, which stands for the one place that memory comes from.
public var kCFAllocatorDefault: CFAllocator! { nil }

extension CGFloat {
  /// A number as near as this type has it.
  public init(truncating number: NSNumber) { self.init(Double(truncating: number)) }
}
