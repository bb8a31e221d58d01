internal import Foundation

extension UIImage {
  // Only the addresses are used.
  private nonisolated(unsafe) static var labelKey: UInt8 = 0
  private nonisolated(unsafe) static var identifierKey: UInt8 = 0

  /// A description of the image.
  public var accessibilityLabel: String? {
    get { objc_getAssociatedObject(self, &Self.labelKey) as? String }
    set { objc_setAssociatedObject(self, &Self.labelKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// An identifier by which tests find the image.
  public var accessibilityIdentifier: String? {
    get { objc_getAssociatedObject(self, &Self.identifierKey) as? String }
    set { objc_setAssociatedObject(self, &Self.identifierKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
