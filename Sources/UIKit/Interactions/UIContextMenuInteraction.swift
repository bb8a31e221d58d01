public import CoreGraphics
public import Foundation

/// A closure that creates the preview when a menu is shown; nil shows the view itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// A closure that creates the menu when it is shown, from the system's suggestions; nil shows none.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// The preview and the menu of an element that is long-pressed.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  private let name: any NSCopying
  final let preview: UIContextMenuContentPreviewProvider?
  final let actions: UIContextMenuActionProvider?

  /// Creates a configuration. Without an identifier it gets a unique one. Both providers are called when the
  /// menu is shown.
  public init(
    identifier: (any NSCopying)?, previewProvider: UIContextMenuContentPreviewProvider?,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    name = identifier ?? NSString(string: UUID().uuidString)
    preview = previewProvider
    actions = actionProvider
    super.init()
  }
  /// Creates a configuration without a preview of its own: the view itself is lifted.
  public convenience init(
    identifier: (any NSCopying)? = nil, actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init(identifier: identifier, previewProvider: nil, actionProvider: actionProvider)
  }

  /// The identifier passed to the initialiser, or a unique string.
  open var identifier: any NSCopying { name }
  /// The orders of the elements of a menu that opens upwards.
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
  /// Stored only. The order of the elements. Elements keep their own order.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// Stored only. The number on the badge of the preview. No badge is shown.
  open var badgeCount = 0
}

/// An interaction that shows a menu, and a preview of its view, on a long press.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  private weak var owner: UIView?
  private weak var receiver: (any UIContextMenuInteractionDelegate)?
  private weak var panel: MenuPanel?
  private lazy var press = ownControl?.makeMenuPress() ?? makeContextPress()
  /// The control that opens its own menu with this interaction; nil if a control is only the delegate.
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
    } opened: { [weak self] in
      self?.panel = $0
    }
  }
  /// Stores the panel of a menu that a control has opened itself.
  final func shows(_ panel: MenuPanel?) { self.panel = panel }

  /// Creates an interaction with a delegate, which it does not retain.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    receiver = delegate
    super.init()
  }

  /// The delegate that the interaction was created with. A weak reference.
  open weak var delegate: (any UIContextMenuInteractionDelegate)? { receiver }
  /// The view that owns the interaction; nil for none.
  open var view: UIView? { owner }
  /// Removes the press from the previous view. Called before the interaction moves to another view.
  open func willMove(to view: UIView?) { owner?.removeGestureRecognizer(press) }
  /// Adds the press to the new view. Called after the interaction has moved to another view.
  open func didMove(to view: UIView?) {
    owner = view
    view?.addGestureRecognizer(press)
  }
  /// Returns the location of the finger that opens the menu, in a view's coordinate space, or the window's
  /// for nil.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }
  /// Closes the menu, animated; does nothing if none is open.
  open func dismissMenu() { panel?.close() }
  /// Replaces the visible menu; does nothing if none is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { panel?.update(block) }
}

extension UIContextMenuConfiguration {
  /// The menu of the configuration, without suggested actions; nil for none.
  final var menu: UIMenu? { actions?([]) }
}

/// The methods that provide the menu of an interaction. Every method but the first has a default.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the configuration of the menu after a long press at `location`, in the view's coordinate space.
  /// Nil opens no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview that is lifted while the menu is open; nil, the default, for the view itself.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the preview to which the lifted view returns; nil, the default, for the view itself.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the user has chosen the preview itself.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu opens; does nothing by default.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu closes; animations added to the animator run alongside.
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
  /// Returns nil by default: the view itself is lifted.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns nil by default: the preview returns to the view.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
}

/// The appearance of the preview of a view.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  public override init() { super.init() }
  /// Creates parameters for a text whose lines have these rectangles, which are ignored: the whole view is
  /// visible.
  public init(textLineRects: [NSValue]) { super.init() }
  /// The visible part of the view; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's coordinate space; nil for `visiblePath`.
  open var shadowPath: UIBezierPath?
  /// The background colour of the visible part. The default is the system's background colour.
  open var backgroundColor: UIColor! = .systemBackground
}

/// The destination of a preview.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The container view, the centre in its coordinate space, and the transform about that.
  public let container: UIView, center: CGPoint, transform: CGAffineTransform
  /// Creates a target at a point of a container, with a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}

/// The preview of a view that is lifted.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view, its appearance, and its target.
  public let view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget

  /// Creates a preview of a view, which need not be in a window.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }
  /// Creates a preview of a view at its current position in its superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }
  /// The size of the view's bounds, in points.
  open var size: CGSize { view.bounds.size }
}
