// long file: a sheet's options and its gesture share one state
internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A presentation controller that shows a controller as a sheet, which leaves part of the covered content
/// visible. The user can drag it down.
open class UISheetPresentationController: UIPresentationController, UIGestureRecognizerDelegate {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// A type for the identifiers of detents.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier's string, unique among a sheet's detents.
      public let rawValue: String
      /// Creates an identifier from its raw value; the system's begin with "com.apple.UIKit.".
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of the medium detent.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the large detent.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier, for ``selectedDetentIdentifier`` and similar properties; a unique one if none was
    /// given.
    public let identifier: Identifier
    private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.height = height
      super.init()
    }

    /// Returns the system's medium detent, about half of the screen.
    open class func medium() -> Detent { Detent(.medium) { SheetFloat.medium(of: $0.maximumDetentValue) } }
    /// Returns the system's large detent, the screen except for its top edge.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// Returns a detent of a custom height. If the resolver returns `nil`, the detent is ignored.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom-\(UUID().uuidString)"), resolver)
    }
    /// Returns the height in points, without the bottom safe area; `nil` if the detent is ignored.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    { height(context) }
  }

  private var drag: UIPanGestureRecognizer?
  private var lent = LentForm()
  private let shelf = SheetShelf()
  private var chosen: Detent.Identifier?

  /// The heights at which the sheet rests, smallest first.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  /// The identifier of the current detent. If `nil`, it is the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { chosen }
    set {
      chosen = newValue
      place()
    }
  }
  /// The identifier of the largest detent at which the content below is not dimmed. If `nil`, it is always
  /// dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { place() } }
  /// A Boolean value that determines whether a sheet at the window's bottom edge shows a grabber at its top
  /// edge.
  open var prefersGrabberVisible = false { didSet { place() } }
  /// 36 × 5 points, 5 below the edge.
  private lazy var grabber: UIView = {
    let view = UIView(frame: CGRect(x: 0, y: 5, width: 36, height: 5))
    view.backgroundColor = .tertiaryLabel
    view.layer.cornerRadius = 2.5
    view.isUserInteractionEnabled = false
    return view
  }()
  /// A Boolean value that determines whether scrolling beyond the top of the content expands the sheet to the
  /// next detent first. The default is `true`.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A Boolean value that determines whether the sheet is attached to the bottom edge of a window of compact
  /// height too, such as on a phone in landscape; otherwise it fills such a window.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { place() } }
  /// A Boolean value that determines whether a sheet at the bottom edge has its controller's preferred width
  /// rather than the window's.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { place() } }
  /// The radius of the top corners in points. If `nil`, the system's radius is used.
  open var preferredCornerRadius: CGFloat? { didSet { place() } }
  /// The view on which a sheet that does not fill a wide window is centred.
  open var sourceView: UIView? { didSet { place() } }

  /// Animates changes of the properties above.
  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.run(
        ViewAnimation(
          duration: ControllerTransition.sheetTiming.duration,
          pace: .spring(ControllerTransition.sheetTiming.spring), options: .allowUserInteraction), changes,
        nil)
    }
  }
  /// Recalculates the heights of custom detents; animated within ``animateChanges(_:)``.
  open func invalidateDetents() {
    found = nil
    place()
  }

  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .none }

  open override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = container.bounds
    guard !fillsWindow else { return bounds }
    guard !isCard else { return float(restHeight)?.frame ?? card(restHeight) }
    // A form sheet is 540 × 620 points, or of its controller's preferred size.
    let wanted = presentedViewController.preferredContentSize
    let size = wanted == .zero ? CGSize(width: 540, height: 620) : wanted
    var middle = CGPoint(x: bounds.midX, y: bounds.midY)
    if let sourceView, sourceView.window != nil, sourceView.window === container.window {
      // Over the view, and inside the window.
      let place = container.convert(
        CGPoint(x: sourceView.bounds.midX, y: sourceView.bounds.midY), from: sourceView)
      middle.x = min(
        max(place.x, bounds.minX + size.width / 2), max(bounds.maxX - size.width / 2, bounds.midX))
      middle.y = min(
        max(place.y, bounds.minY + size.height / 2), max(bounds.maxY - size.height / 2, bounds.midY))
    }
    return CGRect(
      x: (middle.x - size.width / 2).rounded(), y: (middle.y - size.height / 2).rounded(), width: size.width,
      height: size.height)
  }

  /// The size of the container when the sheet was last laid out.
  private var arrangedSize = CGSize.zero

  /// Lays out the sheet again if the container's size has changed, for example by rotating the device.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard presentedView?.superview === container, !presentedViewController.isBeingPresented,
      container.bounds.size != arrangedSize
    else { return }
    place()
  }

  // MARK: - Overrides

  /// Not measured.
  override var dimness: CGFloat { 0.2 }
  override var endsByTaps: Bool { true }
  /// Undimmed content remains usable.
  override var takesKeys: Bool { largestUndimmedDetentIdentifier == nil }
  override var letsTouchesThrough: Bool {
    isCard && largestUndimmedDetentIdentifier.map { restHeight <= height(of: $0) } ?? false
  }

  /// A Boolean value that indicates whether the sheet is attached to the bottom edge, as on phones.
  private var isCard: Bool { (traitCollection.horizontalSizeClass != .regular || isLow) && !fillsWindow }
  private var isLow: Bool {
    traitCollection.verticalSizeClass == .compact && container.bounds.width > container.bounds.height
  }
  private var fillsWindow: Bool { isLow && !prefersEdgeAttachedInCompactHeight }

  /// The maximum height: a sheet ends 10 points below the status bar (corpus/metrics.json,
  /// "navigationBar_in_sheet"), and directly below it in iOS 26.
  private var greatestHeight: CGFloat {
    let top = presentingViewController.viewIfLoaded?.safeAreaInsets.top ?? 0
    return container.bounds.height - top - (SystemRelease.hasPlatters ? 0 : 10)
  }
  /// The height of the current detent, before the sheet is scaled down to float.
  private var restHeight: CGFloat { height(of: chosen ?? steps.first?.identifier) }
  /// Returns the frame of a sheet of a height at the container's bottom edge, before it is scaled down to
  /// float.
  private func card(_ height: CGFloat) -> CGRect {
    let bounds = container.bounds, safe = presentingViewController.viewIfLoaded?.safeAreaInsets ?? .zero
    let room = bounds.width - safe.left - safe.right,
      preferred = presentedViewController.preferredContentSize.width
    let width =
      widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
      ? min(preferred, room) : isLow ? room : bounds.width
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: bounds.height - height, width: width, height: height)
  }
  /// Returns the floating geometry of a sheet of a height, or `nil` if it does not float.
  private func float(_ height: CGFloat) -> SheetFloat? {
    SystemRelease.hasPlatters && isCard && height < greatestHeight - 0.5 ? SheetFloat(card(height)) : nil
  }

  private typealias Step = (identifier: Detent.Identifier, height: CGFloat)
  /// The resolved heights with the context and the safe area they depend on, cached until those change or
  /// ``invalidateDetents()`` is called.
  private var found: (context: SheetHeights, safe: CGFloat, steps: [Step])?

  /// The detents with their heights, smallest first. Heights do not include the bottom safe area.
  private var steps: [Step] {
    let safe = presentingViewController.viewIfLoaded?.safeAreaInsets.bottom ?? 0
    let context = SheetHeights(
      maximumDetentValue: greatestHeight - safe, containerTraitCollection: traitCollection)
    if let found, found.safe == safe, found.context.maximumDetentValue == context.maximumDetentValue,
      found.context.containerTraitCollection == context.containerTraitCollection
    {
      return found.steps
    }
    let steps: [Step] = detents.compactMap { one in
      one.resolvedValue(in: context).map {
        (one.identifier, min(SheetFloat.height(ofDetent: max($0, 0), safe: safe), greatestHeight))
      }
    }.sorted { $0.height < $1.height }
    found = (context, safe, steps)
    return steps
  }

  private func height(of identifier: Detent.Identifier?) -> CGFloat {
    steps.first { $0.identifier == identifier }?.height ?? steps.first?.height ?? greatestHeight
  }

  /// Returns the fraction, 0…1, of the distance from the next smaller detent to the full height. 0 for a
  /// sheet that leaves the covered content usable, which does not recede.
  private func share(ofHeight height: CGFloat) -> CGFloat {
    guard isCard, (largestUndimmedDetentIdentifier.map { self.height(of: $0) } ?? 0) < greatestHeight - 0.5
    else { return 0 }
    let lower = steps.last { $0.height < greatestHeight - 0.5 }?.height ?? 0
    return min(max((height - lower) / max(greatestHeight - lower, 1), 0), 1)
  }

  override func pushBack(_ part: CGFloat) {
    guard let view = presentingViewController.viewIfLoaded, view !== presentedView else { return }
    shelf.push(view, part, below: container.bounds.height - greatestHeight, in: container)
  }

  override func end() {
    shelf.clear()
    found = nil
    super.end()
    // Afterwards the controller's view has its own size, form and gestures again.
    if SystemRelease.hasPlatters { presentedView?.transform = .identity }
    if let presentedView { lent.takeBack(from: presentedView) }
    drag.map { $0.view?.removeGestureRecognizer($0) }
    drag = nil
    if prefersGrabberVisible { grabber.removeFromSuperview() }
  }

  override func arrange(_ view: UIView) {
    let frame = frameOfPresentedViewInContainerView, float = float(restHeight)
    arrangedSize = container.bounds.size
    if SystemRelease.hasPlatters { view.transform = float?.transform ?? .identity }
    view.frame = frame
    lent.lend(
      view,
      radius: fillsWindow ? 0 : preferredCornerRadius ?? (SystemRelease.hasPlatters ? SheetFloat.radius : 10),
      corners: float == nil ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : LentForm.allCorners,
      resizing: isCard || fillsWindow
        ? [.flexibleWidth, .flexibleHeight]
        : [.flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin])
    if isCard || fillsWindow {
      keepClear(float?.unscaled ?? frame)
    } else {
      presentedViewController.view.setSafeArea(.zero)
    }
    if isCard, held != nil || !presentedViewController.isBeingDismissed {
      dimming.alpha = letsTouchesThrough ? 0 : 1
    }
    container.accessibilityViewIsModal = !letsTouchesThrough
    pushBack(share(ofHeight: isCard ? restHeight : frame.height))
    if prefersGrabberVisible, isCard {
      grabber.center.x = view.bounds.width / 2
      grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      view.addSubview(grabber)
    } else {
      grabber.removeFromSuperview()
    }
    guard drag == nil else { return }
    let pan = UIPanGestureRecognizer()
    pan.delegate = self
    pan.onAction { [weak self] gesture in (gesture as? UIPanGestureRecognizer).map { self?.dragged($0) } }
    view.addGestureRecognizer(pan)
    drag = pan
  }

  /// Begins the drag if no scroll view below the touch scrolls in its direction.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let view = presentedView, isCard else {
      return false
    }
    let way = pan.translation(in: view)
    guard abs(way.y) > abs(way.x) else { return false }
    let isHighest = restHeight >= (steps.last?.height ?? 0) - 0.5
    var touched = view.hitTest(pan.location(in: view), with: nil)
    while let current = touched {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled,
        scroll.contentSize.height > scroll.bounds.height
      {
        guard scroll.contentOffset.y <= -scroll.adjustedContentInset.top + 0.5 else { return false }
        if way.y < 0, isHighest || !prefersScrollingExpandsWhenScrolledToEdge { return false }
      }
      if current is UIControl, current is UISlider || current is UISwitch { return false }
      touched = current.superview
    }
    return way.y > 0 || !isHighest
  }
  /// Gives a drag of the sheet precedence over scroll views in it.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view is UIScrollView
  }

  /// A Boolean value that indicates whether the current drag was not allowed to dismiss the sheet.
  private var isRefused = false

  private func dragged(_ pan: UIPanGestureRecognizer) {
    guard let view = presentedView, containerView != nil else { return }
    if pan.state == .began {
      held?.giveUp()
      isRefused = false
    }
    guard held != nil || !presentedViewController.isBeingDismissed else { return }
    let height = restHeight, way = pan.translation(in: container).y
    switch pan.state {
    case .began, .changed:
      follow(way, view)
      pull(by: way - height + (steps.first?.height ?? height))
    case .ended, .cancelled:
      let speed = pan.state == .ended ? pan.velocity(in: container).y : 0
      // The position where the sheet would come to rest on its own; not measured.
      let target = height - way - speed * 0.15
      let all = steps, lowest = all.first?.height ?? height
      let isLowest = height <= lowest + 0.5
      let goes =
        SystemRelease.hasPlatters && isLowest
        ? SheetFloat.lets(goAfter: way, speed: speed, height: height) : target < lowest / 2
      if goes, presentedViewController.presentation == nil {
        if let held { return held.letGo(goes: true) }
        if isRefused {
          delegate?.presentationControllerDidAttemptToDismiss(self)
        } else if endByUser() {
          return
        }
        return animateChanges { place() }
      }
      let nearest = all.min { abs($0.height - target) < abs($1.height - target) }
      let isOther = nearest.map { $0.identifier != (chosen ?? all.first?.identifier) } ?? false
      if isOther { chosen = nearest?.identifier }
      if let held { held.letGo(goes: false) } else { animateChanges { place() } }
      if isOther {
        (delegate as? any UISheetPresentationControllerDelegate)?
          .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
      }
    default: break
    }
  }

  /// Shows the sheet under a touch that has moved `way` points down, or up if negative. Below its resting
  /// position the sheet keeps its size; above it, it grows and its bottom edge stays fixed.
  private func follow(_ way: CGFloat, _ view: UIView) {
    let rest = restHeight, most = steps.last?.height ?? rest, wanted = rest - min(0, way)
    // A sheet of iOS 26 does not exceed its greatest height.
    let height =
      wanted <= most
      ? wanted : SystemRelease.hasPlatters ? most : most + RubberBand.shown(wanted - most, dimension: rest)
    let down =
      presentedViewController.isModalInPresentation
      ? RubberBand.shown(max(0, way), dimension: rest) : max(0, way)
    let float = float(height)
    if SystemRelease.hasPlatters { view.transform = float?.transform ?? .identity }
    view.frame = (float?.frame ?? card(height)).offsetBy(dx: 0, dy: down)
    pushBack(share(ofHeight: height - down))
  }

  /// Begins the interactive dismissal, once per drag, after the sheet was dragged below its lowest detent by
  /// a distance in points. A dismissal with a client's animator begins when the touch ends.
  private func pull(by way: CGFloat) {
    let presented = presentedViewController
    if way > 0.5, held == nil, !isRefused, !presented.isBeingPresented,
      presented.transitioningDelegate == nil, presented.preferredTransition?.zoom == nil
    {
      isRefused = !endByUser(isHeld: true)
    }
    held?.follow(way / max(steps.first?.height ?? restHeight, 1))
  }
}

/// The context in which a detent's height is resolved.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the view that contains the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the largest detent, in points.
  var maximumDetentValue: CGFloat { get }
}

private final class SheetHeights: NSObject, @MainActor UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  let containerTraitCollection: UITraitCollection

  init(maximumDetentValue: CGFloat, containerTraitCollection: UITraitCollection) {
    self.maximumDetentValue = maximumDetentValue
    self.containerTraitCollection = containerTraitCollection
    super.init()
  }
}
