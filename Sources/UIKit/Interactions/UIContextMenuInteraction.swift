public import CoreGraphics
public import Foundation

/// Makes the preview of a menu, when it is shown; nil shows the view itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a menu, when it is shown, from what the system suggests; nil shows none.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// What is shown for an element that is pressed for long: a preview and a menu.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  private let name: any NSCopying
  final let preview: UIContextMenuContentPreviewProvider?
  final let actions: UIContextMenuActionProvider?

  /// Without an identifier it gets one of its own. Both providers are called when the menu is shown.
  public init(
    identifier: (any NSCopying)?, previewProvider: UIContextMenuContentPreviewProvider?,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    name = identifier ?? NSString(string: UUID().uuidString)
    preview = previewProvider
    actions = actionProvider
    super.init()
  }
  /// A menu without a preview of its own: the view is lifted as it is.
  public convenience init(
    identifier: (any NSCopying)? = nil, actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init(identifier: identifier, previewProvider: nil, actionProvider: actionProvider)
  }

  /// What was given, or a text of its own.
  open var identifier: any NSCopying { name }
  /// In what order a menu's elements stand that opens upwards.
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
  /// Kept for the app: elements stand in their own order.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// Badges count what is dragged or pressed. Kept for the app: none is shown.
  open var badgeCount = 0
}

/// Shows a menu, and a preview of its view, when the view is pressed for long.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  private weak var owner: UIView?
  private weak var receiver: (any UIContextMenuInteractionDelegate)?
  private weak var panel: MenuPanel?
  private lazy var press = ownControl?.makeMenuPress() ?? makeContextPress()
  /// The control that opens its own menu by this interaction; nil where a control merely is the delegate.
  private var ownControl: UIControl? { (receiver as? UIControl).flatMap { $0.menus === self ? $0 : nil } }
  private func makeContextPress() -> MenuPress {
    .context { [weak self] point in
      guard let self, let receiver,
        let wanted = receiver.contextMenuInteraction(self, configurationForMenuAtLocation: point)
      else { return nil }
      let owner = owner.flatMap { $0.superview == nil ? nil : $0 }
      @MainActor func whole() -> UITargetedPreview? { owner.map { UITargetedPreview(view: $0) } }
      return ContextMenuRequest(
        configuration: wanted,
        highlight: {
          receiver.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: wanted)
            ?? whole()
        },
        dismiss: {
          receiver.contextMenuInteraction(self, previewForDismissingMenuWithConfiguration: wanted) ?? whole()
        },
        willDisplay: { receiver.contextMenuInteraction(self, willDisplayMenuFor: wanted, animator: $0) },
        willEnd: { receiver.contextMenuInteraction(self, willEndFor: wanted, animator: $0) },
        commit: {
          receiver.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: wanted, animator: $0)
        })
    } opened: { [weak self] in self?.panel = $0 }
  }
  /// A control has opened its menu by itself.
  final func shows(_ panel: MenuPanel?) { self.panel = panel }

  /// `delegate` is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    receiver = delegate
    super.init()
  }

  /// Not retained; given once.
  open weak var delegate: (any UIContextMenuInteractionDelegate)? { receiver }
  /// The view that the interaction was added to; nil for none.
  open var view: UIView? { owner }
  /// Called before the interaction changes its view: takes the press from the old one.
  open func willMove(to view: UIView?) { owner?.removeGestureRecognizer(press) }
  /// Called after the interaction has changed its view: adds the press to the new one.
  open func didMove(to view: UIView?) {
    owner = view
    view?.addGestureRecognizer(press)
  }
  /// Where the finger that opens the menu is, in a view's points; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }
  /// Closes the menu with its animation; does nothing where none is open.
  open func dismissMenu() { panel?.close() }
  /// Exchanges the menu that is shown; nothing happens while none is.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { panel?.update(block) }
}

extension UIContextMenuConfiguration {
  /// The menu of the configuration, with no actions suggested; nil for none.
  final var menu: UIMenu? { actions?([]) }
}

/// Says what menu there is. Every method but the first has a default.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Asked when the view has been pressed for long; `location` is in the view's points. Nil opens no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What is lifted out of the view while the menu is open; nil, as by default, is the view itself.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Where it goes back to; nil, as by default, is the view itself.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the user has chosen the preview itself.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu opens and before it closes; they do nothing by default.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu closes; what is added to the animator runs along with it.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Nil by default: the view itself is lifted.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Nil by default: it goes back to the view.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
}

/// How a preview of a view looks.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  public override init() { super.init() }
  /// For a text whose lines have these rectangles. Here the whole view shows.
  public init(textLineRects: [NSValue]) { super.init() }
  /// The part of the view that shows; nil for all.
  open var visiblePath: UIBezierPath?
  /// What casts the shadow, in the view's points; nil is `visiblePath`.
  open var shadowPath: UIBezierPath?
  /// Behind what shows of the view; the system's background unless set.
  open var backgroundColor: UIColor! = .systemBackground
}

/// Where a preview goes.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view that it lies in, the point there of its middle, and how it is turned or scaled about that.
  public let container: UIView, center: CGPoint, transform: CGAffineTransform
  /// A place in a view's points, and how the preview is turned or scaled there.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}

/// A view that is lifted out of where it is.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// What is lifted, how it looks, and where it goes.
  public let view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget

  /// A view that need not be in a window.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }
  /// In its superview, where it is now.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }
  /// Of the view's bounds, in points.
  open var size: CGSize { view.bounds.size }
}
