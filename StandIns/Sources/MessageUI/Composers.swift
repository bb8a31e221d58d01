public import UIKit

// Letters and messages on a device without an account: none can be sent, as `canSendMail()` and
// `canSendText()` return. A composer that is presented nevertheless is empty and has a Cancel button, which
// notifies its delegate.

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Creates the contents of both kinds of composer.
private func page(_ title: String, cancel: @escaping @MainActor () -> Void) -> UIViewController {
  MainActor.assumeIsolated {
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    page.title = title
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { _ in cancel() })
    return page
  }
}

@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  open class func canSendMail() -> Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard viewControllers.isEmpty else { return }
    viewControllers = [
      page("New Message") { [weak self] in
        guard let self else { return }
        self.mailComposeDelegate?.mailComposeController(self, didFinishWith: .cancelled, error: nil)
      }
    ]
  }

  open func setSubject(_ subject: String) {
    loadViewIfNeeded()
    viewControllers.first?.title = subject
  }
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?
  open class func canSendText() -> Bool { false }
  open class func canSendSubject() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard viewControllers.isEmpty else { return }
    viewControllers = [
      page("New Message") { [weak self] in
        guard let self else { return }
        self.messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled)
      }
    ]
  }
}
