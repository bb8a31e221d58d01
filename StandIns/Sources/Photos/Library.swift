public import UIKit

// The photo library of a user who refuses it: no changes come through, and there is nothing in it.

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"
public struct PHPhotosError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = -1, userCancelled = 3072, networkAccessRequired = 3164, changeNotSupported = 3300
    case accessRestricted = 3310, accessUserDenied = 3311
  }
  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  public static var errorDomain: String { PHPhotosErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static let accessUserDenied = Code.accessUserDenied
  public static let userCancelled = Code.userCancelled
}

public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

open class PHPhotoLibrary: NSObject {
  private static let library = PHPhotoLibrary()
  private static let lock = NSLock()
  private nonisolated(unsafe) static var isAsked = false   // Behind the lock.

  open class func shared() -> PHPhotoLibrary { library }
  open class func authorizationStatus() -> PHAuthorizationStatus {
    lock.lock()
    defer { lock.unlock() }
    return isAsked ? .denied : .notDetermined
  }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    authorizationStatus()
  }
  /// Answers on another queue, as on a device.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    nonisolated(unsafe) let handler = handler   // Called on that queue alone.
    DispatchQueue.global().async {
      refuse()
      handler(.denied)
    }
  }
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    refuse()
    return .denied
  }
  private class func refuse() {
    lock.lock()
    isAsked = true
    lock.unlock()
  }

  /// The changes are not made, since they are not allowed.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler   // Called on that queue alone.
    DispatchQueue.global().async {
      Self.refuse()
      completionHandler?(false, PHPhotosError(.accessUserDenied))
    }
  }
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    Self.refuse()
    throw PHPhotosError(.accessUserDenied)
  }
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    Self.refuse()
    throw PHPhotosError(.accessUserDenied)
  }
  // Nothing ever changes.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// A change of the library.
open class PHChange: NSObject {
  open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
    nil
  }
}
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
  open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  open var hasIncrementalChanges: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var insertedIndexes: IndexSet? { nil }
  open var changedIndexes: IndexSet? { nil }
  open var removedObjects: [ObjectType] { [] }
  open var insertedObjects: [ObjectType] { [] }
  open var changedObjects: [ObjectType] { [] }
  open var hasMoves: Bool { false }
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}
