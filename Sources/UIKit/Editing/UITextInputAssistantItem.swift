public import Foundation

/// The shortcuts that an iPad shows above its keyboard,
/// beside what it proposes to write; an iPhone shows none.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  /// Kept for the app: whether the user may hide them.
  open var allowsHidingShortcuts = true
  /// Kept for the app: those at the left.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Kept for the app: those at the right.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

  /// The one of a responder, made when it is first asked for: few have any.
  static func item(of responder: UIResponder) -> UITextInputAssistantItem {
    if let item = objc_getAssociatedObject(responder, key) as? UITextInputAssistantItem { return item }
    let item = UITextInputAssistantItem()
    objc_setAssociatedObject(responder, key, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return item
  }
}
