internal import CoreGraphics
public import Foundation

/// What a sheet of before iOS 8 tells.
@preconcurrency @MainActor public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Called on a tap, then `willDismissWithButtonIndex` and, when it has gone, `didDismissWithButtonIndex`.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Called before the sheet comes.
  func willPresent(_ actionSheet: UIActionSheet)
  /// Called when the sheet has come.
  func didPresent(_ actionSheet: UIActionSheet)
  /// Called before the sheet goes, also by `dismiss(withClickedButtonIndex:animated:)`.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Called when the sheet has gone.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Nobody is told.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Nobody is told.
  public func willPresent(_ actionSheet: UIActionSheet) {}
  /// Nobody is told.
  public func didPresent(_ actionSheet: UIActionSheet) {}
  /// Nobody is told.
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Nobody is told.
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// A sheet of buttons as before iOS 8, which a `UIAlertController` shows over the topmost controller of a
/// view's window; the view itself is in no window. It lives as long as it is shown.
open class UIActionSheet: UIView {
  private let alert = OldAlert()

  /// A sheet without other buttons; a nil title leaves a button out. It is not yet shown.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(title, delegate, cancel: cancelButtonTitle, destructive: destructiveButtonTitle, others: [])
  }
  /// A sheet with more buttons, between what destroys and what cancels.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title, delegate, cancel: cancelButtonTitle, destructive: destructiveButtonTitle,
      others: [firstButtonTitle] + moreButtonTitles)
  }
  /// What destroys comes first, what cancels behind the others that are known by then.
  private convenience init(
    _ title: String?, _ delegate: (any UIActionSheetDelegate)?, cancel: String?, destructive: String?,
    others: [String]
  ) {
    self.init(frame: .zero)
    (self.title, self.delegate) = (title ?? "", delegate)
    if let destructive { destructiveButtonIndex = addButton(withTitle: destructive) }
    for other in others { addButton(withTitle: other) }
    if let cancel { cancelButtonIndex = addButton(withTitle: cancel) }
  }

  /// Told of what is chosen; not retained.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// A line of text above the buttons; empty for none.
  open var title = ""

  /// Adds a button behind the others, and says at which index.
  @discardableResult open func addButton(withTitle title: String?) -> Int { alert.add(title) }
  /// Nil for an index that no button has.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    alert.titles.indices.contains(buttonIndex) ? alert.titles[buttonIndex] : nil
  }
  /// All of them, what cancels and what destroys among them.
  open var numberOfButtons: Int { alert.titles.count }
  /// -1 where no button cancels.
  open var cancelButtonIndex: Int {
    get { alert.cancel }
    set { alert.cancel = newValue }
  }
  /// -1 where no button is in red.
  open var destructiveButtonIndex: Int {
    get { alert.destructive }
    set { alert.destructive = newValue }
  }
  /// The first button of another kind; -1 where there is none.
  open var firstOtherButtonIndex: Int { alert.firstOther }
  /// Whether the sheet has been shown and nothing has been chosen yet.
  open var isVisible: Bool { alert.isVisible }

  /// Over the topmost controller of the view's window; on an iPad in a popover in the middle of the view.
  open func show(in view: UIView) { show(in: view, from: nil) }
  /// - Parameter rect: What the popover of an iPad points at; nil for none, in the middle of the view.
  private func show(in view: UIView, from rect: CGRect?) {
    let window = view as? UIWindow ?? view.window
    guard alert.canShow(in: window) else { return }
    let controller = UIAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    if let popover = controller.popoverPresentationController {
      (popover.sourceView, popover.sourceRect) = (view, rect ?? view.bounds)
      if rect == nil { popover.permittedArrowDirections = [] }
    }
    delegate?.willPresent(self)
    alert.show(
      controller, in: window,
      chosen: { [self] index in
        delegate?.actionSheet(self, clickedButtonAt: index)
        delegate?.actionSheet(self, willDismissWithButtonIndex: index)
      }, gone: { [self] in delegate?.actionSheet(self, didDismissWithButtonIndex: $0) },
      shown: { [self] in delegate?.didPresent(self) })
  }
  /// Sheets of iPhones rise from the lower edge, wherever they were asked for.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(in: view, from: rect) }
  /// As `show(in:)`, for the toolbar's window; on an iPad in the middle of the toolbar.
  open func show(from toolbar: UIToolbar) { show(in: toolbar) }
  /// As `show(in:)`, for the tab bar's window; on an iPad in the middle of the tab bar.
  open func show(from tabBar: UITabBar) { show(in: tabBar) }

  /// Takes the sheet away as if a button had been chosen, which is not told to have been.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible else { return }
    delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
    alert.dismiss(animated: animated) { [self] in
      delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
    }
  }
}
