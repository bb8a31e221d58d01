internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// An object that runs animations alongside the opening or closing of a menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller whose view is the preview; nil for a preview of a view.
  var previewViewController: UIViewController? { get }
  /// Adds animations that run alongside the menu's own animation, with its duration.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a handler that is called when that animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The styles in which a chosen preview disappears.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview returns to where it came from, or expands to what it stands for.
  case dismiss, pop
}

/// An object that runs animations when a preview has been chosen.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// Stored only. The style in which the preview disappears. The default is `dismiss`; previews return in
  /// both styles.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ controller: UIViewController?) { previewViewController = controller }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  func animate() { animations.forEach { $0() } }
  func complete() { completions.forEach { $0() } }
}

/// A request for a context menu, with the delegate's previews and callbacks.
@MainActor struct ContextMenuRequest {
  let configuration: UIContextMenuConfiguration
  /// Returns the preview that is lifted, and the one to which it returns; nil for none.
  var highlight: () -> UITargetedPreview?
  var dismiss: () -> UITargetedPreview?
  var willDisplay: (any UIContextMenuInteractionAnimating) -> Void
  var willEnd: (any UIContextMenuInteractionAnimating) -> Void
  var commit: (any UIContextMenuInteractionCommitAnimating) -> Void

  /// The distance of previews from the sides and from the menu, the height reserved for the menu, and the
  /// corner radius of a controller's preview, in points; not measured.
  private static let margin: CGFloat = 16, menuRoom: CGFloat = 220, radius: CGFloat = 14

  /// Opens the menu for a press at a point of a view.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - point: The location of the press in the view's coordinate space.
  ///   - view: The view.
  ///   - box: The rectangle beside which the menu opens if nothing is lifted, in the view's coordinate space;
  ///     nil for the point.
  ///   - ended: A closure that is called when the menu has closed.
  /// - Returns: The panel of the menu, or nil if it cannot be opened.
  func open(
    _ menu: UIMenu, at point: CGPoint, in view: UIView, beside box: CGRect? = nil,
    ended: @escaping () -> Void = {}
  ) -> MenuPanel? {
    guard let window = view as? UIWindow ?? view.window else { return nil }
    let place = view.layer.convert(point, to: window.layer)
    let controller = configuration.preview?()
    let targeted = controller == nil ? highlight() : nil
    let shown =
      controller.map { Self.board(of: $0, at: place, in: window) }
      ?? targeted.map { Self.picture(of: $0, in: window) }
    let lift = targeted == nil ? CGAffineTransform.identity : Self.lift(of: shown?.bounds.size ?? .zero)
    let opening = ContextMenuAnimator(controller)
    willDisplay(opening)
    let panel = MenuPanel.open(
      menu,
      at: shown?.frame.applying(lift, around: shown?.center ?? .zero)
        ?? box.map { view.layer.convert($0, to: window.layer) } ?? CGRect(origin: place, size: .zero),
      in: window, sender: view,
      preview: shown,
      opens: {
        if !lift.isIdentity { shown?.transform = lift }
        opening.animate()
      }, opened: { opening.complete() }, ended: ended)
    let chosen = ContextMenuAnimator(controller)
    var isChosen = false
    if controller != nil {
      panel?.previewIsChosen = { [weak panel] in
        isChosen = true
        commit(chosen)
        panel?.close()
      }
    }
    panel?.leaves = {
      let closing = ContextMenuAnimator(controller)
      willEnd(closing)
      let end = targeted == nil || isChosen ? nil : dismiss()
      return (
        {
          closing.animate()
          if isChosen { chosen.animate() }
          guard let shown else { return }
          guard let end else { return shown.alpha = 0 }
          shown.center = end.target.container.layer.convert(end.target.center, to: window.layer)
          shown.transform = end.target.transform
        },
        {
          closing.complete()
          if isChosen { chosen.complete() }
        }
      )
    }
    return panel
  }

  private static func picture(of preview: UITargetedPreview, in window: UIWindow) -> UIView {
    let picture = preview.picture, board = UIView(frame: picture.bounds)
    board.isUserInteractionEnabled = false
    board.addSubview(picture)
    board.center = preview.target.container.layer.convert(preview.target.center, to: window.layer)
    if let path = preview.parameters.shadowPath ?? preview.parameters.visiblePath, !path.isEmpty {
      let origin = preview.shownPart.origin
      var move = CGAffineTransform(translationX: -origin.x, y: -origin.y)
      board.layer.shadowPath = path.cgPath.copy(using: &move)
      (board.layer.shadowOpacity, board.layer.shadowRadius, board.layer.shadowOffset) = (0.2, 10, .zero)
    }
    return board
  }

  /// Returns the scale of a lifted view: a row of 353 points is 361 wide in pictures of iOS 16.
  private static func lift(of size: CGSize) -> CGAffineTransform {
    let scale = 1 + 8 / max(size.width, 80)
    return CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Returns the view of a controller in its preferred size, near the finger and with space for the menu
  /// below.
  private static func board(
    of controller: UIViewController, at place: CGPoint, in window: UIWindow
  ) -> UIView {
    let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: margin, dy: margin)
    var size = controller.preferredContentSize
    if size.width <= 0 { size.width = area.width }
    if size.height <= 0 { size.height = area.height / 2 }
    size = CGSize(
      width: min(size.width, area.width),
      height: min(size.height, max(area.height - menuRoom, area.height / 2)))
    let x = min(max(place.x - size.width / 2, area.minX), area.maxX - size.width)
    let y = min(max(place.y - size.height / 2, area.minY), max(area.minY, area.maxY - menuRoom - size.height))
    let board = UIView(frame: CGRect(origin: CGPoint(x: x, y: y), size: size))
    controller.view.frame = board.bounds
    controller.view.isUserInteractionEnabled = false
    board.addSubview(controller.view)
    board.layer.cornerRadius = radius
    board.clipsToBounds = true
    return board
  }
}

extension CGRect {
  /// Returns the rectangle transformed about a point.
  fileprivate func applying(_ transform: CGAffineTransform, around point: CGPoint) -> CGRect {
    offsetBy(dx: -point.x, dy: -point.y).applying(transform).offsetBy(dx: point.x, dy: point.y)
  }
}

extension UITargetedPreview {
  /// Creates the preview of a lifted list row, with rounded corners.
  convenience init(row: UIView) {
    let parameters = UIPreviewParameters()
    // As in pictures of iOS 16.
    parameters.visiblePath = UIBezierPath(roundedRect: row.bounds, cornerRadius: 13)
    self.init(view: row, parameters: parameters)
  }

  /// The visible part of the view, in its coordinate space.
  fileprivate final var shownPart: CGRect { parameters.visiblePath?.bounds ?? view.bounds }

  /// A snapshot of the visible part of the view.
  final var picture: UIView {
    let part = shownPart
    let picture =
      view.snapshot(of: part, capInsets: .zero, isNewest: true)
      ?? UIView(frame: CGRect(origin: .zero, size: part.size))
    picture.isUserInteractionEnabled = false
    parameters.clip(picture)
    return picture
  }
}

extension UIPreviewParameters {
  /// Clips a snapshot to the visible path, whose bounding box it fills.
  final func clip(_ picture: UIView) {
    guard let path = visiblePath else { return }
    let mask = CAShapeLayer()
    var move = CGAffineTransform(translationX: -path.bounds.minX, y: -path.bounds.minY)
    mask.path = path.cgPath.copy(using: &move)
    picture.layer.mask = mask
  }
}

extension MenuPress {
  /// Returns a press that opens the requested menu; `opened` receives the panel.
  static func context(
    _ request: @escaping (CGPoint) -> ContextMenuRequest?, opened: @escaping (MenuPanel?) -> Void = { _ in }
  ) -> MenuPress {
    MenuPress { point in
      guard let wanted = request(point) else { return nil }
      // Read once, since the client creates it.
      let menu = wanted.configuration.menu ?? UIMenu()
      guard !menu.children.isEmpty || wanted.configuration.preview != nil else { return nil }
      return { point, view in opened(wanted.open(menu, at: point, in: view)) }
    }
  }
}
