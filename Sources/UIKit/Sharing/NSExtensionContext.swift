public import Foundation

/// The context in which an app extension is called by another program.
///
/// - Note: No program is an extension: no controller has a context.
open class NSExtensionContext: NSObject {
  private let items: [Any]

  public override init() {
    items = []
    super.init()
  }

  /// The items for the extension, of the class `NSExtensionItem`.
  open var inputItems: [Any] { items }
  /// Completes the request. No host waits for it: `completionHandler` is called as if the request had ended.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
  /// Does nothing. Unavailable on Linux: there are no app extensions.
  open func cancelRequest(withError error: any Error) {}
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Opens nothing; `completionHandler` is called with `false`.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// An item that an extension receives or returns.
open class NSExtensionItem: NSObject {
  public override init() { super.init() }
  /// Stored only. The title. Unavailable on Linux: there are no app extensions.
  open var attributedTitle: NSAttributedString?
  /// Stored only. The text content. Unavailable on Linux: there are no app extensions.
  open var attributedContentText: NSAttributedString?
  /// Stored only. The attachments. Unavailable on Linux: there are no app extensions.
  open var attachments: [NSItemProvider]?
  /// Stored only. Additional information. Unavailable on Linux: there are no app extensions.
  open var userInfo: [AnyHashable: Any]?
}

/// An object that handles the request of an extension.
public protocol NSExtensionRequestHandling: AnyObject {
  /// Begins handling a request. Never called. Unavailable on Linux: there are no app extensions.
  func beginRequest(with context: NSExtensionContext)
}
