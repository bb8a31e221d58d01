internal import CoreGraphics
public import Foundation

/// The buttons of an old alert by their indexes, and the controller that shows them.
@MainActor final class OldAlert {
  var titles: [String?] = []
  var cancel = -1, destructive = -1
  private var controller: UIAlertController?

  var isVisible: Bool { controller != nil }
  /// The first that neither cancels nor destroys; -1 where there is none.
  var firstOther: Int { titles.indices.first { $0 != cancel && $0 != destructive } ?? -1 }

  func add(_ title: String?) -> Int {
    titles.append(title)
    return titles.count - 1
  }

  /// Whether nothing is shown yet, and a window, or the key window, has a controller that can present.
  func canShow(in window: UIWindow?) -> Bool {
    controller == nil && (window ?? UIApplication.shared.keyWindow)?.rootViewController != nil
  }

  /// Presents a controller with the buttons over what lies topmost in a window, if anything can present it.
  /// `chosen` is called before it goes, `gone` afterwards.
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

/// What an alert of before iOS 8 tells.
@preconcurrency @MainActor public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Called on a tap, then `willDismissWithButtonIndex` and, when it has gone, `didDismissWithButtonIndex`.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called before and after it comes.
  func willPresent(_ alertView: UIAlertView)
  /// Called when the alert has come.
  func didPresent(_ alertView: UIAlertView)
  /// Called before the alert goes, also by `dismiss(withClickedButtonIndex:animated:)`.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Called when the alert has gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Whether the first button that does not cancel can be chosen as the alert is shown.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// Nobody is told.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Nobody is told.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Nobody is told.
  public func didPresent(_ alertView: UIAlertView) {}
  /// Nobody is told.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Nobody is told.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// The button can be chosen.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}

/// Which fields an alert of before iOS 8 has.
public enum UIAlertViewStyle: Int, Sendable {
  /// Without a field, with one whose text is hidden, with a plain one, or with one of each.
  case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}

/// An alert as before iOS 8, which a `UIAlertController` shows over the key window's topmost controller; the
/// view itself is in no window. It lives as long as it is shown.
open class UIAlertView: UIView {
  private let alert = OldAlert()
  private var fields: [UITextField] {
    Array(made.prefix(alertViewStyle == .default ? 0 : alertViewStyle == .loginAndPasswordInput ? 2 : 1))
  }
  private lazy var made = [UITextField(), UITextField()]

  /// An alert with a button that cancels, or without any where that has no title. It is not yet shown.
  public convenience init(title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?)
  {
    self.init(frame: .zero)
    (self.title, self.message, self.delegate) = (title ?? "", message, delegate)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }
  /// An alert with more buttons behind the one that cancels.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { _ = addButton(withTitle: title) }
  }

  /// An object that is a `UIAlertViewDelegate`.
  open weak var delegate: AnyObject?
  /// The bold line at the top; read when the alert is shown.
  open var title = ""
  /// The text below the title; read when the alert is shown.
  open var message: String?
  /// Which fields the alert has.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet {
      for field in made { field.isSecureTextEntry = false }
      fields.last?.isSecureTextEntry = alertViewStyle != .plainTextInput
    }
  }
  /// The field for a text, or for the login and the password.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  /// Adds a button behind the others, and says at which index.
  @discardableResult open func addButton(withTitle title: String?) -> Int { alert.add(title) }
  /// Nil for an index that no button has.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    alert.titles.indices.contains(buttonIndex) ? alert.titles[buttonIndex] : nil
  }
  /// All of them, what cancels among them.
  open var numberOfButtons: Int { alert.titles.count }
  /// -1 where no button cancels.
  open var cancelButtonIndex: Int {
    get { alert.cancel }
    set { alert.cancel = newValue }
  }
  /// The first button that does not cancel; -1 where there is none.
  open var firstOtherButtonIndex: Int { alert.firstOther }
  /// Whether the alert has been shown and nothing has been chosen yet.
  open var isVisible: Bool { alert.isVisible }

  private var teller: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  /// Over the topmost controller of the key window.
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

  /// Takes the alert away as if a button had been chosen, which is not told to have been.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible else { return }
    teller?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    alert.dismiss(animated: animated) { [self] in
      teller?.alertView(self, didDismissWithButtonIndex: buttonIndex)
    }
  }
}
