internal import CoreGraphics
public import Foundation

/// An entry of the edit menu beside the system's.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// What the entry says.
  open var title: String
  /// Sent to the first responder, where `canPerformAction(_:withSender:)` says yes; else the entry is left
  /// out.
  open var action: Selector

  /// An entry, to be put into `menuItems`.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The edit menu: shows the actions that the first responder can perform, beside a place of a view, until one
/// is chosen or something else is touched.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  private static let only = UIMenuController()
  private weak var target: UIView?
  private var place = CGRect.zero
  private var isShown = false
  private var board: EditMenuBoard?
  /// The menu whose entries are shown; nil for the actions that can be performed.
  private var shownMenu: UIMenu?
  /// Who offers and performs actions in place of the first responder.
  private var performer: (offers: (Selector, Any?) -> Bool, perform: (Selector, Any?) -> Void)?

  /// The side of the menu that its arrow stands on.
  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

  /// The one that there is.
  open class var shared: UIMenuController { only }

  /// Setting it true shows the menu for the box that was set last.
  open var isMenuVisible: Bool {
    get { isShown }
    set { setMenuVisible(newValue, animated: false) }
  }
  /// Stand behind the system's, in every menu.
  open var menuItems: [UIMenuItem]?
  /// Where the menu's arrow is wanted: by default below, so that the menu lies above its place. Where there
  /// is no room for that, above.
  open var arrowDirection = ArrowDirection.default
  /// Where the menu lies, in the screen's points; the box that it points at while it has nothing to show.
  open var menuFrame: CGRect { board?.frame ?? target.map { $0.convert(place, to: nil) } ?? .zero }

  /// Shows the menu for a box of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    performer = nil
    open(from: targetView, rect: targetRect)
  }

  /// Shows the menu of the actions that a closure offers and another performs.
  final func showMenu(
    from targetView: UIView, rect targetRect: CGRect, offers: @escaping (Selector, Any?) -> Bool,
    perform: @escaping (Selector, Any?) -> Void
  ) {
    performer = (offers, perform)
    open(from: targetView, rect: targetRect)
  }

  /// Shows the entries of a menu.
  final func showMenu(from targetView: UIView, rect targetRect: CGRect, of menu: UIMenu) {
    performer = nil
    open(from: targetView, rect: targetRect, menu)
  }

  /// What the first responder can do now, as entries of a menu, whomever the last menu was for.
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

  /// Shows what can be chosen now.
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
  /// Hides the menu where it was shown for that view.
  open func hideMenu(from targetView: UIView) { if target === targetView { hideMenu() } }
  /// Hides the menu at once, and posts the notifications; does nothing while none is shown.
  open func hideMenu() {
    guard isShown else { return }
    NotificationCenter.default.post(name: Self.willHideMenuNotification, object: self)
    isShown = false
    board?.removeFromSuperview()
    (board, shownMenu) = (nil, nil)
    NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
  }
  /// Says what the menu will be shown for: a box of a view.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (target, place) = (targetView, targetRect)
  }
  /// Shows the menu for what was said last, or hides it; neither is animated.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return hideMenu() }
    if let target { showMenu(from: target, rect: place) }
  }
  /// Shows the actions that can be performed now, where the menu is shown; posts nothing.
  open func update() { if isShown { fill() } }

  /// A finger has touched a view: the menu goes where that is not its own.
  final func touchBegins(in view: UIView) {
    wasClosedByTouch = false
    guard let board, !view.isDescendant(of: board) else { return }
    wasClosedByTouch = true
    hideMenu()
  }

  /// Whether the last finger that came down closed the menu: what it taps does not open it again.
  private(set) final var wasClosedByTouch = false

  final func title(of action: Selector) -> String {
    let known = [
      "cut:": "Cut", "copy:": "Copy", "paste:": "Paste", "select:": "Select", "selectAll:": "Select All",
      "delete:": "Delete",
    ]
    return known[action.description] ?? menuItems?.first { $0.action == action }?.title ?? ""
  }

  /// The actions that the first responder, or whom the menu is for, can perform now, in the menu's order.
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

  /// Posted by the menu around its coming and going.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu has been shown.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu goes.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu is gone.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
}
