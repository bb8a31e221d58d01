public import Foundation

/// A link, an attachment or a tagged piece of a text view's text.
public struct UITextItem {
  /// What the item is.
  public enum Content {
    /// The address of a link: a tap opens it unless the delegate gives another action.
    case link(URL)
    /// What stands in place of a character; a tap does nothing unless the delegate gives an action.
    case textAttachment(NSTextAttachment)
    /// The value of `NSAttributedString.Key.textItemTag`.
    case tag(String)
  }

  /// What the item is and where it leads.
  public let content: Content
  /// Where the item lies, in UTF-16 units.
  public let range: NSRange

  /// What is shown above an item's menu.
  @preconcurrency @MainActor public struct MenuPreview {
    let view: UIView?
    /// The item itself.
    public static var `default`: MenuPreview { MenuPreview(view: nil) }
    /// A view.
    public init(view: UIView) { self.init(view: .some(view)) }
    private init(view: UIView?) { self.view = view }
  }

  /// A menu for an item.
  @preconcurrency @MainActor open class MenuConfiguration: NSObject {
    final let menu: UIMenu
    final let preview: MenuPreview?

    /// A menu with a preview of its own; nil for none.
    public init(preview: MenuPreview?, menu: UIMenu) {
      (self.preview, self.menu) = (preview, menu)
      super.init()
    }
    /// A menu with a picture of the item.
    public convenience init(menu: UIMenu) { self.init(preview: .default, menu: menu) }
  }
}

extension NSAttributedString.Key {
  /// Makes a piece an item that can be touched in text views
  /// that are read only: a `String`, which delegates know it by.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
