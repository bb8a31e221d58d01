internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// What a popover can point at.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Presents a controller in a bubble whose arrow points at a box of a view, or at a bar's button. In a
/// compact window it is a sheet, unless the delegate says otherwise.
open class UIPopoverPresentationController: UIPresentationController {
  private var bubble: PopoverView?
  private var lent = LentForm()
  private var shownDirection = UIPopoverArrowDirection.unknown

  /// The view in whose points `sourceRect` is.
  open var sourceView: UIView?
  /// What the arrow points at, in the points of `sourceView`; null stands for its bounds.
  open var sourceRect = CGRect.null
  /// A bar's button that the arrow points at, in place of `sourceRect`.
  open var barButtonItem: UIBarButtonItem?
  /// A view or a bar's button in place of the others.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// Any unless set; the one with the most room is taken.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Where the arrow stands; unknown before the popover is placed.
  open var arrowDirection: UIPopoverArrowDirection { shownDirection }
  /// Whether a popover for which no side has room may lie over what it points at, rather than be cut.
  open var canOverlapSourceViewRect = false
  /// Views outside of the popover that take touches while it is shown.
  open var passthroughViews: [UIView]?
  /// Of the bubble, arrow included; nil is the system's.
  open var backgroundColor: UIColor?
  /// The class of a view that draws the popover around its content, arrow and all: one of
  /// `UIPopoverBackgroundView`'s.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
  /// How far the popover stays away from the edges of the window.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    traitCollection.horizontalSizeClass == .regular ? .none : .formSheet
  }
  /// The bubble around the controller's view.
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

  /// The sheet that the popover is in a compact window.
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
  /// The sheet, to be shown: whom it covers holds it from then on.
  final func handOverSheet() -> UISheetPresentationController {
    let sheet = adaptiveSheetPresentationController
    (shownSheet, readySheet) = (sheet, nil)
    return sheet
  }

  // MARK: - Work

  override var endsByTaps: Bool { true }
  override var takesKeys: Bool { false }
  override func hide(_ view: UIView) { view.alpha = 0 }

  private var background: UIPopoverBackgroundView.Type? {
    popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
  }

  /// A popover without a preferred size is 320 x 480 points.
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

  /// What the arrow points at, in the container's points.
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

/// The bubble of a popover, with its arrow, or the program's view in its place.
private final class PopoverView: UIView {
  private let content: UIView
  private let frameLayer = CAShapeLayer()
  private let background: UIPopoverBackgroundView?

  init(_ content: UIView, background kind: UIPopoverBackgroundView.Type?) {
    self.content = content
    background = kind?.make(frame: .zero) as? UIPopoverBackgroundView
    super.init(frame: .zero)
    if let background { addSubview(background) } else { layer.addSublayer(frameLayer) }
    // The arrow and the shadow around the popover are not measured. Programs take the shadow of theirs away.
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
  /// The view that shows the button in its bar; nil while no bar does.
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

/// Told of a popover's life. Every method has a default.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is placed.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// The names that the two methods of every presentation had before iOS 13: asked and told where the user
  /// ends a popover.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called when the popover has gone because the user ended it.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing by default.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  {}
  /// What the older method says, which Apple calls where this one is missing.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    (presentationController as? UIPopoverPresentationController).map(
      popoverPresentationControllerShouldDismissPopover) ?? true
  }
  /// Calls the older method, as Apple does where this one is missing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    (presentationController as? UIPopoverPresentationController).map(
      popoverPresentationControllerDidDismissPopover)
  }
  /// True by default.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing by default.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
