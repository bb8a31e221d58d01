internal import CoreGraphics
public import Foundation

/// The buttons of an old alert by their indexes, and the controller that shows them.
@MainActor final class OldAlert {
  var titles: [String?] = []
  var cancel = -1, destructive = -1
  private var controller: UIAlertController?

  var isVisible: Bool { controller != nil }
  /// The index of the first button that is neither cancel nor destructive, or -1 if there is none.
  var firstOther: Int { titles.indices.first { $0 != cancel && $0 != destructive } ?? -1 }

  func add(_ title: String?) -> Int {
    titles.append(title)
    return titles.count - 1
  }

  /// Returns whether nothing is shown yet and a window, or the key window, has a controller that can present.
  func canShow(in window: UIWindow?) -> Bool {
    controller == nil && (window ?? UIApplication.shared.keyWindow)?.rootViewController != nil
  }

  /// Presents a controller with the buttons over the topmost one of a window, if any can present it. `chosen`
  /// is called before it is dismissed, `gone` afterwards.
  func show(
    _ controller: UIAlertController, in window: UIWindow?, chosen: @escaping (Int) -> Void,
    gone: @escaping (Int) -> Void, shown: @escaping () -> Void
  ) {
    guard self.controller == nil,
      var presenter = (window ?? UIApplication.shared.keyWindow)?.rootViewController
    else { return }
    while let next = presenter.presentedViewController, !next.isBeingDismissed { presenter = next }
    for (index, title) in titles.enumerated() {
      controller.addAction(
        UIAlertAction(
          title: title, style: index == cancel ? .cancel : index == destructive ? .destructive : .default
        ) { [weak self] _ in
          self?.controller = nil
          gone(index)
        })
    }
    controller.willRun = { [weak controller] action in
      if let index = controller?.actions.firstIndex(where: { $0 === action }) { chosen(index) }
    }
    self.controller = controller
    presenter.present(controller, animated: true, completion: shown)
  }

  func dismiss(animated: Bool, then gone: @escaping () -> Void) {
    guard let controller else { return }
    self.controller = nil
    (controller.presentingViewController ?? controller).dismiss(animated: animated, completion: gone)
  }
}

/// The delegate of an alert view of before iOS 8.
@preconcurrency @MainActor public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Called on a tap, followed by `willDismissWithButtonIndex` and, at the end, `didDismissWithButtonIndex`.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called before the alert is presented.
  func willPresent(_ alertView: UIAlertView)
  /// Called after the alert was presented.
  func didPresent(_ alertView: UIAlertView)
  /// Called before the alert is dismissed, also by `dismiss(withClickedButtonIndex:animated:)`.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Called after the alert was dismissed.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Returns whether the first other button is enabled when the alert is shown.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func didPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// Returns `true`.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}

/// The style of an alert view, which determines its text fields.
public enum UIAlertViewStyle: Int, Sendable {
  /// No field, a field with hidden text, a plain field, or one of each.
  case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}

/// An alert as before iOS 8, which a `UIAlertController` shows over the key window's topmost controller; the
/// view itself is in no window. It exists as long as it is shown.
open class UIAlertView: UIView {
  private let alert = OldAlert()
  private var fields: [UITextField] {
    Array(made.prefix(alertViewStyle == .default ? 0 : alertViewStyle == .loginAndPasswordInput ? 2 : 1))
  }
  private lazy var made = [UITextField(), UITextField()]

  /// Creates an alert with a cancel button, or with none if it has no title. The alert is not shown yet.
  public convenience init(title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?)
  {
    self.init(frame: .zero)
    (self.title, self.message, self.delegate) = (title ?? "", message, delegate)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }
  /// Creates an alert with more buttons after the cancel button.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { _ = addButton(withTitle: title) }
  }

  /// The delegate, an object that conforms to ``UIAlertViewDelegate``.
  open weak var delegate: AnyObject?
  /// The bold title at the top; read when the alert is shown.
  open var title = ""
  /// The text below the title; read when the alert is shown.
  open var message: String?
  /// The style of the alert, which determines its text fields.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet {
      for field in made { field.isSecureTextEntry = false }
      fields.last?.isSecureTextEntry = alertViewStyle != .plainTextInput
    }
  }
  /// Returns the text field, or that of the login or the password.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  /// Adds a button after the others and returns its index.
  @discardableResult open func addButton(withTitle title: String?) -> Int { alert.add(title) }
  /// Returns the title of a button, or `nil` if there is no such button.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    alert.titles.indices.contains(buttonIndex) ? alert.titles[buttonIndex] : nil
  }
  /// The number of all buttons, including the cancel button.
  open var numberOfButtons: Int { alert.titles.count }
  /// The index of the cancel button, or -1 if there is none.
  open var cancelButtonIndex: Int {
    get { alert.cancel }
    set { alert.cancel = newValue }
  }
  /// The index of the first button that is not the cancel button, or -1 if there is none.
  open var firstOtherButtonIndex: Int { alert.firstOther }
  /// A Boolean value that indicates whether the alert was shown and no button has been chosen yet.
  open var isVisible: Bool { alert.isVisible }

  private var teller: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  /// Shows the alert over the topmost controller of the key window.
  open func show() {
    guard alert.canShow(in: nil) else { return }
    let controller = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for field in fields { controller.add(field) }
    teller?.willPresent(self)
    alert.show(
      controller, in: nil,
      chosen: { [self] index in
        teller?.alertView(self, clickedButtonAt: index)
        teller?.alertView(self, willDismissWithButtonIndex: index)
      }, gone: { [self] in teller?.alertView(self, didDismissWithButtonIndex: $0) },
      shown: { [self] in teller?.didPresent(self) })
    let first = firstOtherButtonIndex
    if let teller, controller.actions.indices.contains(first) {
      controller.actions[first].isEnabled = teller.alertViewShouldEnableFirstOtherButton(self)
    }
  }

  /// Dismisses the alert as if a button had been chosen, without `clickedButtonAt`.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible else { return }
    teller?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    alert.dismiss(animated: animated) { [self] in
      teller?.alertView(self, didDismissWithButtonIndex: buttonIndex)
    }
  }
}
