public import Foundation

/// Something the user did.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public override init() { super.init() }
}
