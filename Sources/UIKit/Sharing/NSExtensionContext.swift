public import Foundation

/// What an extension is asked to do by another program. No program
/// is an extension here: nobody is given one by a controller.
open class NSExtensionContext: NSObject {
  private let items: [Any]

  public override init() {
    items = []
    super.init()
  }

  /// What the extension is asked to work on, `NSExtensionItem`s.
  open var inputItems: [Any] { items }
  /// Hands back what came of it. Nobody waits here: `completionHandler` is told that the request has ended.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
  /// Does nothing: nobody waits for the answer.
  open func cancelRequest(withError error: any Error) {}
  /// Nothing is opened: `completionHandler` is told so.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// A thing that an extension works on, or hands back.
open class NSExtensionItem: NSObject {
  public override init() { super.init() }
  /// Kept for the app.
  open var attributedTitle: NSAttributedString?
  /// Kept for the app.
  open var attributedContentText: NSAttributedString?
  /// Kept for the app.
  open var attachments: [NSItemProvider]?
  /// Kept for the app.
  open var userInfo: [AnyHashable: Any]?
}

/// Begins the work of an extension.
public protocol NSExtensionRequestHandling: AnyObject {
  /// The request has come, with what it is about. Nobody calls it here.
  func beginRequest(with context: NSExtensionContext)
}
