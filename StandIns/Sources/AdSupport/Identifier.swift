public import Foundation

// The identifier of a device whose user does not want to be tracked.

open class ASIdentifierManager: NSObject {
  private nonisolated(unsafe) static let only = ASIdentifierManager()
  open class func shared() -> ASIdentifierManager { only }
  open var advertisingIdentifier: UUID { UUID(uuidString: "00000000-0000-0000-0000-000000000000")! }
  open var isAdvertisingTrackingEnabled: Bool { false }
}
