internal import CoreGraphics
public import Foundation

/// An entry of the edit menu beside the system's.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The edit menu: which actions it offers, for what place of a view.
///
/// - Note: The menu is kept and told of, but not drawn.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  private static let only = UIMenuController()
  private weak var target: UIView?
  private var place = CGRect.zero
  private var isShown = false

  open class var shared: UIMenuController { only }

  open var isMenuVisible: Bool { isShown }
  open var menuItems: [UIMenuItem]?
  /// The box that the menu points at, in the screen's points.
  open var menuFrame: CGRect { target.map { $0.convert(place, to: nil) } ?? .zero }

  /// Shows the menu for a box of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    (target, place) = (targetView, targetRect)
    NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
    isShown = true
    notYet("UIMenuController.showMenu(from:rect:)")
    NotificationCenter.default.post(name: Self.didShowMenuNotification, object: self)
  }
  open func hideMenu(from targetView: UIView) { if target === targetView { hideMenu() } }
  open func hideMenu() {
    guard isShown else { return }
    NotificationCenter.default.post(name: Self.willHideMenuNotification, object: self)
    isShown = false
    NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
  }
  open func update() {}

  /// The actions that the first responder can perform now, in the menu's order.
  package final var offeredActions: [Selector] {
    let standard: [Selector] = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"]
    return (standard + (menuItems ?? []).map(\.action)).filter {
      FirstResponder.current?.canPerformAction($0, withSender: self) ?? false
    }
  }

  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}
