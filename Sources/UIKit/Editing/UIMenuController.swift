internal import CoreGraphics
public import Foundation

/// A custom item in the edit menu.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The title of the item.
  open var title: String
  /// The action that is sent to the first responder. If its `canPerformAction(_:withSender:)` returns
  /// `false`, the item is omitted.
  open var action: Selector

  /// Creates an item for `menuItems`.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The controller of the edit menu, which displays the actions that the first responder can perform beside a
/// target in a view, until one is chosen or something else is touched.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  private static let only = UIMenuController()
  private weak var target: UIView?
  private var place = CGRect.zero
  private var isShown = false
  private var board: EditMenuBoard?
  /// The menu whose items are displayed, or nil for the actions of the first responder.
  private var shownMenu: UIMenu?
  /// The closures that provide and perform actions in place of the first responder.
  private var performer: (offers: (Selector, Any?) -> Bool, perform: (Selector, Any?) -> Void)?

  /// The direction of the menu's arrow.
  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

  /// The shared controller.
  open class var shared: UIMenuController { only }

  /// A Boolean value that indicates whether the menu is visible. Setting it to `true` shows the menu for the
  /// last target.
  open var isMenuVisible: Bool {
    get { isShown }
    set { setMenuVisible(newValue, animated: false) }
  }
  /// The custom items, which follow the system's in every menu.
  open var menuItems: [UIMenuItem]?
  /// The preferred direction of the arrow. By default it points down, so that the menu is above its target,
  /// or below if there is no space.
  open var arrowDirection = ArrowDirection.default
  /// The frame of the menu in screen coordinates, or that of the target while the menu is empty.
  open var menuFrame: CGRect { board?.frame ?? target.map { $0.convert(place, to: nil) } ?? .zero }

  /// Shows the menu for a rectangle in a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    performer = nil
    open(from: targetView, rect: targetRect)
  }

  /// Shows a menu with the actions that one closure provides and another performs.
  final func showMenu(
    from targetView: UIView, rect targetRect: CGRect, offers: @escaping (Selector, Any?) -> Bool,
    perform: @escaping (Selector, Any?) -> Void
  ) {
    performer = (offers, perform)
    open(from: targetView, rect: targetRect)
  }

  /// Shows the items of a menu.
  final func showMenu(from targetView: UIView, rect targetRect: CGRect, of menu: UIMenu) {
    performer = nil
    open(from: targetView, rect: targetRect, menu)
  }

  /// The actions that the first responder can perform, as menu elements, whatever the last menu was for.
  final var suggestions: [UIMenuElement] {
    actions(where: isOfferedByFirstResponder).map { action in
      UIAction(title: title(of: action)) { [weak self] _ in
        UIApplication.shared.sendAction(action, to: nil, from: self, for: nil)
      }
    }
  }

  private func open(from targetView: UIView, rect targetRect: CGRect, _ menu: UIMenu? = nil) {
    board?.removeFromSuperview()
    (target, place, board, shownMenu) = (targetView, targetRect, nil, menu)
    NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
    isShown = true
    fill()
    NotificationCenter.default.post(name: Self.didShowMenuNotification, object: self)
  }

  /// Updates the board to the available items.
  private func fill() {
    board?.removeFromSuperview()
    board = nil
    let items =
      shownMenu.map { UIEditMenuInteraction.actions(in: $0.children) }?.map { action in
        EditMenuBoard.Item(title: action.title) { [weak self] in
          self?.hideMenu()
          action.perform(sender: self)
        }
      }
      ?? offeredActions.map { action in
        EditMenuBoard.Item(title: title(of: action)) { [weak self] in
          let performer = self?.performer
          self?.hideMenu()
          if let performer { return performer.perform(action, self) }
          UIApplication.shared.sendAction(action, to: nil, from: self, for: nil)
        }
      }
    if let target, let window = target.window, !items.isEmpty {
      board = EditMenuBoard(
        items, at: target.convert(place, to: window), in: window, preferred: arrowDirection.side)
    }
  }
  /// Hides the menu if it was shown for the given view.
  open func hideMenu(from targetView: UIView) { if target === targetView { hideMenu() } }
  /// Hides the menu immediately and posts the notifications. Does nothing if the menu is not visible.
  open func hideMenu() {
    guard isShown else { return }
    NotificationCenter.default.post(name: Self.willHideMenuNotification, object: self)
    isShown = false
    board?.removeFromSuperview()
    (board, shownMenu) = (nil, nil)
    NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
  }
  /// Sets the target of the menu: a rectangle in a view.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (target, place) = (targetView, targetRect)
  }
  /// Shows the menu for the last target, or hides it, without animation.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return hideMenu() }
    if let target { showMenu(from: target, rect: place) }
  }
  /// Updates a visible menu to the actions that can be performed. Posts no notifications.
  open func update() { if isShown { fill() } }

  /// Hides the menu if a touch begins in a view outside of it.
  final func touchBegins(in view: UIView) {
    wasClosedByTouch = false
    guard let board, !view.isDescendant(of: board) else { return }
    wasClosedByTouch = true
    hideMenu()
  }

  /// A Boolean value that indicates whether the last touch closed the menu, so that its tap does not open it
  /// again.
  private(set) final var wasClosedByTouch = false

  final func title(of action: Selector) -> String {
    let known = [
      "cut:": "Cut", "copy:": "Copy", "paste:": "Paste", "select:": "Select", "selectAll:": "Select All",
      "delete:": "Delete",
    ]
    return known[action.description] ?? menuItems?.first { $0.action == action }?.title ?? ""
  }

  /// The actions that can be performed, in the order of the menu.
  package final var offeredActions: [Selector] {
    actions { performer?.offers($0, self) ?? isOfferedByFirstResponder($0) }
  }

  private func isOfferedByFirstResponder(_ action: Selector) -> Bool {
    FirstResponder.current?.canPerformAction(action, withSender: self) ?? false
  }

  private func actions(where isOffered: (Selector) -> Bool) -> [Selector] {
    let standard: [Selector] = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"]
    return (standard + (menuItems ?? []).map(\.action)).filter(isOffered)
  }

  /// A notification that is posted before the menu is shown.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// A notification that is posted after the menu was shown.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// A notification that is posted before the menu is hidden.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// A notification that is posted after the menu was hidden.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
}
