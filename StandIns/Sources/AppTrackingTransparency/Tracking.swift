public import Foundation

// A user who does not want to be tracked.

open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
  private nonisolated(unsafe) static var isAsked = false
  open class var trackingAuthorizationStatus: AuthorizationStatus { isAsked ? .denied : .notDetermined }
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping (AuthorizationStatus) -> Void
  ) {
    isAsked = true
    DispatchQueue.main.async { completion(.denied) }
  }
  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    isAsked = true
    return .denied
  }
}
