internal import CoreGraphics
public import Foundation

/// The delegate of an action sheet of before iOS 8.
@preconcurrency @MainActor public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Called on a tap, followed by `willDismissWithButtonIndex` and, at the end, `didDismissWithButtonIndex`.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Called before the sheet is presented.
  func willPresent(_ actionSheet: UIActionSheet)
  /// Called after the sheet was presented.
  func didPresent(_ actionSheet: UIActionSheet)
  /// Called before the sheet is dismissed, also by `dismiss(withClickedButtonIndex:animated:)`.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Called after the sheet was dismissed.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func willPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func didPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// An action sheet as before iOS 8, which a `UIAlertController` shows over the topmost controller of a view's
/// window; the view itself is in no window. It exists as long as it is shown.
open class UIActionSheet: UIView {
  private let alert = OldAlert()

  /// Creates a sheet without other buttons; a `nil` title omits a button. The sheet is not shown yet.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(title, delegate, cancel: cancelButtonTitle, destructive: destructiveButtonTitle, others: [])
  }
  /// Creates a sheet with more buttons, between the destructive and the cancel button.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title, delegate, cancel: cancelButtonTitle, destructive: destructiveButtonTitle,
      others: [firstButtonTitle] + moreButtonTitles)
  }
  /// The destructive button comes first, the cancel button after the other initial ones.
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

  /// The delegate, which is not retained.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The title above the buttons; empty for none.
  open var title = ""

  /// Adds a button after the others and returns its index.
  @discardableResult open func addButton(withTitle title: String?) -> Int { alert.add(title) }
  /// Returns the title of a button, or `nil` if there is no such button.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    alert.titles.indices.contains(buttonIndex) ? alert.titles[buttonIndex] : nil
  }
  /// The number of all buttons, including the cancel and the destructive button.
  open var numberOfButtons: Int { alert.titles.count }
  /// The index of the cancel button, or -1 if there is none.
  open var cancelButtonIndex: Int {
    get { alert.cancel }
    set { alert.cancel = newValue }
  }
  /// The index of the destructive button, shown in red, or -1 if there is none.
  open var destructiveButtonIndex: Int {
    get { alert.destructive }
    set { alert.destructive = newValue }
  }
  /// The index of the first other button, or -1 if there is none.
  open var firstOtherButtonIndex: Int { alert.firstOther }
  /// A Boolean value that indicates whether the sheet was shown and no button has been chosen yet.
  open var isVisible: Bool { alert.isVisible }

  /// Shows the sheet over the topmost controller of the view's window; on an iPad in a popover at the centre
  /// of the view.
  open func show(in view: UIView) { show(in: view, from: nil) }
  /// Shows the sheet; on an iPad in a popover that points at a rectangle of the view, or at its centre if
  /// `rect` is `nil`.
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
  /// Shows the sheet in a popover that points at a rectangle. On an iPhone it is at the bottom edge in any
  /// case.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(in: view, from: rect) }
  /// Shows the sheet like ``show(in:)`` for the toolbar's window; on an iPad at the centre of the toolbar.
  open func show(from toolbar: UIToolbar) { show(in: toolbar) }
  /// Shows the sheet like ``show(in:)`` for the tab bar's window; on an iPad at the centre of the tab bar.
  open func show(from tabBar: UITabBar) { show(in: tabBar) }

  /// Dismisses the sheet as if a button had been chosen, without `clickedButtonAt`.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible else { return }
    delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
    alert.dismiss(animated: animated) { [self] in
      delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
    }
  }
}
