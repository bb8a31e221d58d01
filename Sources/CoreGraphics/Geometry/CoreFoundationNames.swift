// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Names of Core Foundation that appear in the signatures of Core Graphics and Image I/O, and hence in the
// code of their clients ("name as CFString"). Here they are the Swift types that they are bridged to on
// Apple's systems.

/// A string.
public typealias CFString = String
/// An immutable byte buffer.
public typealias CFData = Data
/// A growable byte buffer.
public typealias CFMutableData = NSMutableData
/// The address of a resource.
public typealias CFURL = URL
/// An array of any values.
public typealias CFArray = [Any]
/// A dictionary of any values.
public typealias CFDictionary = [AnyHashable: Any]
/// A reference to any object.
public typealias CFTypeRef = AnyObject
/// A duration in seconds.
public typealias CFTimeInterval = Double
/// The signed integer of the machine's word size, by its Objective-C name.
public typealias NSInteger = Int
/// The unsigned integer of the machine's word size, by its Objective-C name.
public typealias NSUInteger = UInt
// Limits of C's integers, whose macros are not importable here.
/// The largest signed 64-bit integer.
public let INT64_MAX = Int64.max
/// The smallest signed 64-bit integer.
public let INT64_MIN = Int64.min
/// The largest unsigned 64-bit integer.
public let UINT64_MAX = UInt64.max
/// A time in seconds since the first instant of 1 January 2001, GMT.
public typealias CFAbsoluteTime = Double
/// A count of elements, or an index.
public typealias CFIndex = Int
/// The index that stands for an element that was not found.
public let kCFNotFound: CFIndex = -1

/// An error.
public typealias CFError = NSError

/// Returns the localized description of an error, or nil if there is no error.
public func CFErrorCopyDescription(_ err: CFError?) -> CFString! { err?.localizedDescription }

/// Creates a growable buffer.
///
/// - Parameters:
///   - allocator: No effect.
///   - capacity: No effect. On Apple's systems a value other than 0 is the largest size of the buffer.
/// - Returns: An empty buffer.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData(capacity: 0)
}

/// A way to write paths.
public enum CFURLPathStyle: Int, Sendable {
  /// Folders separated by slashes.
  case cfurlposixPathStyle = 0
  /// Folders separated by backslashes.
  case cfurlWindowsPathStyle = 2
}

/// Creates the URL of a file or a folder. Relative paths begin in the current folder.
///
/// - Parameters:
///   - allocator: No effect.
///   - filePath: The path, in the given style.
///   - pathStyle: The style of the path.
///   - isDirectory: A Boolean value that indicates whether the path is that of a folder.
/// - Returns: The URL.
public func CFURLCreateWithFileSystemPath(
  _ allocator: CFAllocator!, _ filePath: CFString!, _ pathStyle: CFURLPathStyle, _ isDirectory: Bool
) -> CFURL! {
  let path =
    pathStyle == .cfurlWindowsPathStyle ? filePath.replacingOccurrences(of: "\\", with: "/") : filePath
  return URL(fileURLWithPath: path ?? "", isDirectory: isDirectory)
}

/// Returns the number of bytes in a buffer.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.count }

/// Returns a pointer to the bytes of a buffer, or nil if it is empty.
///
/// The pointer is valid as long as the buffer exists. Up to 16 bytes are stored inline in the value, so they
/// are copied, and the copy is never freed.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  guard theData.count > 16 else {
    guard !theData.isEmpty else { return nil }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: theData.count)
    theData.copyBytes(to: copy, count: theData.count)
    return UnsafePointer(copy)
  }
  return theData.withUnsafeBytes { $0.baseAddress?.assumingMemoryBound(to: UInt8.self) }
}

/// Returns the number of elements in an array.
public func CFArrayGetCount(_ theArray: CFArray) -> CFIndex { theArray.count }

/// Returns the address of an object in an array, which owns it. A value that is not an object is boxed in one
/// that is never freed.
public func CFArrayGetValueAtIndex(_ theArray: CFArray, _ idx: CFIndex) -> UnsafeRawPointer! {
  let value = theArray[idx], object = value as AnyObject
  let isHeld = type(of: value) is AnyClass
  return UnsafeRawPointer((isHeld ? Unmanaged.passUnretained(object) : .passRetained(object)).toOpaque())
}

/// A range in a sequence.
public struct CFRange: Hashable, Sendable {
  /// The start of the range.
  public var location: CFIndex
  /// The length of the range.
  public var length: CFIndex
  /// Creates an empty range at 0.
  public init() { (location, length) = (0, 0) }
  /// Creates a range.
  public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

/// Returns a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// A Boolean value in a dictionary or array.
public typealias CFBoolean = NSNumber
/// The Boolean value `true` in a dictionary or array.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// The Boolean value `false` in a dictionary or array.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// A memory allocator. There is only the default one.
public typealias CFAllocator = NSObject
/// The default allocator, nil.
public var kCFAllocatorDefault: CFAllocator! { nil }

extension CGFloat {
  /// Creates a number from an `NSNumber`, rounded to this type's precision.
  public init(truncating number: NSNumber) { self.init(Double(truncating: number)) }
}
