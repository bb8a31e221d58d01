internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// An object that a popover can point at.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// A presentation controller that shows content in a popover whose arrow points at a rectangle of a view or a
/// bar button item. In a compact window it is a sheet, unless the delegate returns another style.
open class UIPopoverPresentationController: UIPresentationController {
  private var bubble: PopoverView?
  private var lent = LentForm()
  private var shownDirection = UIPopoverArrowDirection.unknown

  /// The view whose coordinate space ``sourceRect`` uses.
  open var sourceView: UIView?
  /// The rectangle that the arrow points at, in the coordinate space of ``sourceView``; null means its
  /// bounds.
  open var sourceRect = CGRect.null
  /// The bar button item that the arrow points at, in place of ``sourceRect``.
  open var barButtonItem: UIBarButtonItem?
  /// The view or bar button item that the arrow points at, in place of the properties above.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The permitted arrow directions. The default is `any`. The side that shows the most of the content is
  /// chosen.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow; `unknown` before the popover is laid out.
  open var arrowDirection: UIPopoverArrowDirection { shownDirection }
  /// A Boolean value that determines whether a popover that does not fit at any side may overlap its source
  /// rather than be cut.
  open var canOverlapSourceViewRect = false
  /// The views outside of the popover that receive touches while it is shown.
  open var passthroughViews: [UIView]?
  /// The background colour of the popover including its arrow. If `nil`, the system's colour is used.
  open var backgroundColor: UIColor?
  /// The class of the view that draws the popover around its content, including the arrow: a subclass of
  /// ``UIPopoverBackgroundView``.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
  /// The minimum distances of the popover from the edges of the window.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    traitCollection.horizontalSizeClass == .regular ? .none : .formSheet
  }
  /// The popover view around the controller's view.
  open override var presentedView: UIView? {
    if bubble == nil { bubble = PopoverView(presentedViewController.view, background: background) }
    return bubble
  }
  open override var frameOfPresentedViewInContainerView: CGRect { placement.frame }
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  {
    if containerView != nil {
      UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.place() }
    }
  }
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    // The source may have moved with the window's size.
    if presentedView?.superview === container, !presentedViewController.isBeingPresented { place() }
  }

  /// The sheet that replaces the popover in a compact window.
  public final var adaptiveSheetPresentationController: UISheetPresentationController {
    if let shownSheet { return shownSheet }
    let sheet =
      readySheet
      ?? UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
    readySheet = sheet
    return sheet
  }
  private var readySheet: UISheetPresentationController?
  private weak var shownSheet: UISheetPresentationController?
  /// Returns the sheet for presentation, which the covered controller then retains.
  final func handOverSheet() -> UISheetPresentationController {
    let sheet = adaptiveSheetPresentationController
    (shownSheet, readySheet) = (sheet, nil)
    return sheet
  }

  // MARK: - Overrides

  override var endsByTaps: Bool { true }
  override var takesKeys: Bool { false }
  override func hide(_ view: UIView) { view.alpha = 0 }

  private var background: UIPopoverBackgroundView.Type? {
    popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
  }

  /// The size of a popover without a preferred size: 320 × 480 points.
  private static let natural = CGSize(width: 320, height: 480)

  private var placement: PopoverPlacement {
    let wanted = presentedViewController.preferredContentSize
    let size = CGSize(
      width: wanted.width > 0 ? wanted.width : Self.natural.width,
      height: wanted.height > 0 ? wanted.height : Self.natural.height)
    let safe = presentingViewController.viewIfLoaded?.safeAreaInsets ?? .zero, margins = popoverLayoutMargins
    let area = container.bounds.inset(
      by: UIEdgeInsets(
        top: max(safe.top, margins.top), left: max(safe.left, margins.left),
        bottom: max(safe.bottom, margins.bottom),
        right: max(safe.right, margins.right)))
    let around = background?.contentViewInsets() ?? .zero
    let arrow = background.map { CGSize(width: $0.arrowBase(), height: $0.arrowHeight()) }
    return PopoverPlacement(
      beside: source,
      size: CGSize(
        width: size.width + around.left + around.right, height: size.height + around.top + around.bottom),
      in: area, permitted: permittedArrowDirections, canOverlap: canOverlapSourceViewRect,
      arrow: arrow ?? PopoverPlacement.ownArrow)
  }

  /// The rectangle that the arrow points at, in the container's coordinate space.
  private var source: CGRect {
    if let item = (sourceItem as? UIBarButtonItem) ?? barButtonItem {
      guard let view = item.shownView else {
        return CGRect(x: container.bounds.midX, y: container.safeAreaInsets.top, width: 0, height: 0)
      }
      return view.convert(view.bounds, to: container)
    }
    guard let view = (sourceItem as? UIView) ?? sourceView else {
      if let alert = presentedViewController as? UIAlertController {
        raiseException(
          """
          Your application has presented a UIAlertController (\(alert)) of style \
          UIAlertControllerStyleActionSheet from \(presentingViewController). The modalPresentationStyle of \
          a UIAlertController with this style is UIModalPresentationPopover. You must provide location \
          information for this popover through the alert controller's popoverPresentationController. You \
          must provide either a sourceView and sourceRect or a barButtonItem.
          """)
      }
      raiseException(
        "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
      )
    }
    return view.convert(sourceRect.isNull || sourceItem != nil ? view.bounds : sourceRect, to: container)
  }

  override func arrange(_ view: UIView) {
    let placement = placement
    shownDirection = placement.direction
    let isRound = background?.wantsDefaultContentAppearance ?? true
    lent.lend(
      presentedViewController.view, radius: isRound ? PopoverPlacement.radius : 0,
      corners: LentForm.allCorners, resizing: [])
    (view as? PopoverView)?.show(
      placement, color: backgroundColor ?? presentedViewController.view.backgroundColor ?? .systemBackground)
    presentedViewController.view.setSafeArea(.zero)
  }

  override func end() {
    super.end()
    lent.takeBack(from: presentedViewController.view)
  }
}

/// The view of a popover with its arrow, or with the client's background view.
private final class PopoverView: UIView {
  private let content: UIView
  private let frameLayer = CAShapeLayer()
  private let background: UIPopoverBackgroundView?

  init(_ content: UIView, background kind: UIPopoverBackgroundView.Type?) {
    self.content = content
    background = kind?.make(frame: .zero) as? UIPopoverBackgroundView
    super.init(frame: .zero)
    if let background { addSubview(background) } else { layer.addSublayer(frameLayer) }
    // The arrow and the shadow around the popover are not measured. Clients remove the shadow of their own
    // view.
    let shadowed = background?.layer ?? layer
    (shadowed.shadowOpacity, shadowed.shadowRadius, shadowed.shadowOffset) = (0.2, 20, .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ placement: PopoverPlacement, color: UIColor) {
    frame = placement.frame
    content.frame = placement.content.offsetBy(dx: -placement.frame.minX, dy: -placement.frame.minY)
    if let background {
      content.frame = content.frame.inset(by: type(of: background).contentViewInsets())
      background.frame = bounds
      background.arrowDirection = placement.direction
      background.arrowOffset =
        placement.direction.isDisjoint(with: [.up, .down])
        ? placement.tip.y - placement.frame.midY : placement.tip.x - placement.frame.midX
      return
    }
    let outline = placement.outline
    outline.apply(CGAffineTransform(translationX: -placement.frame.minX, y: -placement.frame.minY))
    frameLayer.path = outline.cgPath
    frameLayer.fillColor = color.resolvedColor(with: traitCollection).cgColor
  }
}

extension UIBarButtonItem {
  /// The view that shows the item in its bar; `nil` if no bar shows it.
  final var shownView: UIView? { customView ?? (holder as? UIView)?.firstButton(of: self) }
}

extension UIView {
  fileprivate final func firstButton(of item: UIBarButtonItem) -> UIView? {
    for view in subviews {
      if let button = view as? BarButton, button.item === item { return button }
      if let found = view.firstButton(of: item) { return found }
    }
    return nil
  }
}

/// The delegate of a popover. All methods have a default implementation.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is laid out.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Returns whether the user may dismiss the popover. This method and the next are the names of the general
  /// ones before iOS 13.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called when the user has dismissed the popover.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  {}
  /// Returns the result of the older method, as UIKit does if this one is not implemented.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    (presentationController as? UIPopoverPresentationController).map(
      popoverPresentationControllerShouldDismissPopover) ?? true
  }
  /// Calls the older method, as UIKit does if this one is not implemented.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    (presentationController as? UIPopoverPresentationController).map(
      popoverPresentationControllerDidDismissPopover)
  }
  /// Returns `true`.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
