internal import CoreGraphics
public import Foundation

/// Names that Apple's Foundation has for the kinds of exceptions, and Linux's, which declares the type, has
/// not.
extension NSExceptionName {
  /// A mistake of no particular kind.
  public static let genericException = NSExceptionName("NSGenericException")
  /// Something beyond the bounds of data.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument that cannot be meant.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A state that should never be.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  /// An object that another one needs and that is not there.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  /// A receiver that is gone.
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
}

/// A mistake of the programmer. Swift cannot catch one, so raising it ends the process with its reason.
open class NSException: NSObject, @unchecked Sendable {
  // Immutable once made, but for what a subclass adds.
  /// The kind of the mistake.
  public let name: NSExceptionName
  /// What the process says as it ends; nil for nothing.
  public let reason: String?
  /// What else its maker has to say; the process does not print it.
  public let userInfo: [AnyHashable: Any]?

  /// An exception that is not raised yet.
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

  /// Ends the process; the arguments fill in the format, as those of `String(format:)`.
  public class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) -> Never {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }
}
