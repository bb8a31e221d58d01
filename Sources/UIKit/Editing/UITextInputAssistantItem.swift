public import Foundation

/// The shortcuts that an iPad displays above its keyboard, beside its suggestions. An iPhone displays none.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  /// Stored only. A Boolean value that determines whether the user can hide the shortcuts. No
  /// shortcuts are displayed.
  open var allowsHidingShortcuts = true
  /// Stored only. The groups at the leading side. No shortcuts are displayed.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Stored only. The groups at the trailing side. No shortcuts are displayed.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

  /// Returns the item of a responder, created on first access because few responders use it.
  static func item(of responder: UIResponder) -> UITextInputAssistantItem {
    if let item = objc_getAssociatedObject(responder, key) as? UITextInputAssistantItem { return item }
    let item = UITextInputAssistantItem()
    objc_setAssociatedObject(responder, key, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return item
  }
}
