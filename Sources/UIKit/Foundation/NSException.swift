internal import CoreGraphics
public import Foundation

/// The names of exceptions in Apple's Foundation, which Foundation on Linux does not have although it
/// declares the type.
extension NSExceptionName {
  /// A general error.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An access outside of the bounds of data.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An invalid argument.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// An internal inconsistency.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  /// A required object that is not available.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  /// A key that an object does not have.
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
  /// A memory allocation that failed.
  public static let mallocException = NSExceptionName("NSMallocException")
  /// An object that is not ready yet.
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  /// An error of a file handle.
  public static let fileHandleOperationException = NSExceptionName("NSFileHandleOperationException")
  /// An error in an old form of archives.
  public static let inconsistentArchiveException = NSExceptionName("NSInconsistentArchiveException")
  /// An invalid destination.
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
}

/// A programming error. Swift cannot catch one, so raising it ends the process with its reason.
open class NSException: NSObject, @unchecked Sendable {
  // Immutable once created, except for what a subclass adds.
  /// The name of the exception.
  public let name: NSExceptionName
  /// The message that the process prints as it ends; nil for none.
  public let reason: String?
  /// Additional information, which the process does not print.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception without raising it.
  public init(
    name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  /// Ends the process.
  public func raise() -> Never {
    raiseException(
      "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
  }

  /// Ends the process, with a reason formatted as by `String(format:)`.
  public class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) -> Never {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }
}
