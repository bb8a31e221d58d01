public import UIKit

// Safari within an app, on a device without a network: its bars, and that the page cannot be opened.

@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}

@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  @MainActor open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
  }
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  public let configuration: Configuration
  open var preferredBarTintColor: UIColor? { didSet { bar.barTintColor = preferredBarTintColor } }
  open var preferredControlTintColor: UIColor! { didSet { bar.tintColor = preferredControlTintColor } }
  open var dismissButtonStyle = DismissButtonStyle.done
  private let url: URL?
  private let bar = UINavigationBar()
  private let sentence = UILabel()

  public init(url URL: URL, configuration: Configuration) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    self.init(url: URL)
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
  }
  public required init?(coder: NSCoder) {
    url = nil
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let item = UINavigationItem(title: url?.host ?? "")
    let kinds: [DismissButtonStyle: UIBarButtonItem.SystemItem] = [.close: .close, .cancel: .cancel]
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: kinds[dismissButtonStyle] ?? .done,
      primaryAction: UIAction { [weak self] _ in self?.finish() })
    bar.items = [item]
    sentence.text = "Safari cannot open the page because your device is not connected to the Internet."
    sentence.font = .preferredFont(forTextStyle: .body)
    sentence.textColor = .secondaryLabel
    sentence.textAlignment = .center
    sentence.numberOfLines = 0
    view.addSubview(sentence)
    view.addSubview(bar)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaLayoutGuide.layoutFrame
    bar.frame = CGRect(x: 0, y: safe.minY, width: view.bounds.width, height: 44)
    let room = safe.inset(by: UIEdgeInsets(top: 44, left: 32, bottom: 0, right: 32))
    sentence.frame = room
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.safariViewController(self, didCompleteInitialLoad: false)
  }

  private func finish() {
    let told = delegate
    (presentingViewController ?? self).dismiss(animated: true) { told?.safariViewControllerDidFinish(self) }
  }
}
