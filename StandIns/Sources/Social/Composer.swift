public import Foundation
public import UIKit

// Services of which the device has no account: no sheet is available for any.

public let SLServiceTypeTwitter: String! = "com.apple.social.twitter"
public let SLServiceTypeFacebook: String! = "com.apple.social.facebook"
public let SLServiceTypeSinaWeibo: String! = "com.apple.social.sinaweibo"
public let SLServiceTypeTencentWeibo: String! = "com.apple.social.tencentweibo"
public let SLServiceTypeLinkedIn: String! = "com.apple.social.linkedin"

public enum SLComposeViewControllerResult: Int, Sendable { case cancelled, done }
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

open class SLComposeViewController: UIViewController {
  public let serviceType: String
  open var completionHandler: SLComposeViewControllerCompletionHandler!

  public init!(forServiceType serviceType: String!) {
    self.serviceType = serviceType
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    serviceType = ""
    super.init(coder: coder)
  }
  open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }
  @discardableResult open func setInitialText(_ text: String!) -> Bool { false }
  @discardableResult open func add(_ image: UIImage!) -> Bool { false }
  @discardableResult open func add(_ url: URL!) -> Bool { false }
  @discardableResult open func removeAllImages() -> Bool { false }
  @discardableResult open func removeAllURLs() -> Bool { false }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    completionHandler?(.cancelled)
    dismiss(animated: false)
  }
}
