public import Foundation

/// A link, an attachment or a tagged range in the text of a text view.
public struct UITextItem {
  /// The content of an item.
  public enum Content {
    /// The address of a link. A tap opens it unless the delegate returns another action.
    case link(URL)
    /// An attachment. A tap does nothing unless the delegate returns an action.
    case textAttachment(NSTextAttachment)
    /// The value of `NSAttributedString.Key.textItemTag`.
    case tag(String)
  }

  /// The content of the item.
  public let content: Content
  /// The range of the item, in UTF-16 units.
  public let range: NSRange

  /// The preview above an item's menu.
  @preconcurrency @MainActor public struct MenuPreview {
    let view: UIView?
    /// A preview that shows the item itself.
    public static var `default`: MenuPreview { MenuPreview(view: nil) }
    /// Creates a preview that shows a view.
    public init(view: UIView) { self.init(view: .some(view)) }
    private init(view: UIView?) { self.view = view }
  }

  /// The menu of an item.
  @preconcurrency @MainActor open class MenuConfiguration: NSObject {
    final let menu: UIMenu
    final let preview: MenuPreview?

    /// Creates a menu with the given preview, or `nil` for none.
    public init(preview: MenuPreview?, menu: UIMenu) {
      (self.preview, self.menu) = (preview, menu)
      super.init()
    }
    /// Creates a menu with a preview of the item.
    public convenience init(menu: UIMenu) { self.init(preview: .default, menu: menu) }
  }
}

extension NSAttributedString.Key {
  /// The attribute that makes a range an item that can be touched in read-only text views. Its value is a
  /// `String`, by which delegates identify it.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
