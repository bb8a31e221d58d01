// long file: what a sheet may be given, and how fingers move it, share one state
internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// Presents a controller as a card that leaves something of what it covers visible. A finger pulls it down.
open class UISheetPresentationController: UIPresentationController, UIGestureRecognizerDelegate {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// A name by which a detent is found again.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name itself, unique among a sheet's detents.
      public let rawValue: String
      /// A name of the program's; those of the system begin with "com.apple.UIKit.".
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The same without a label.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// That of `medium()`.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// That of `large()`.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name, which `selectedDetentIdentifier` and the like tell; one of its own where none was given.
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

    /// Half of the screen.
    open class func medium() -> Detent { Detent(.medium) { SheetFloat.medium(of: $0.maximumDetentValue) } }
    /// All of the screen but its upper edge.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height of the program's; nil leaves the detent out.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom-\(UUID().uuidString)"), resolver)
    }
    /// The height in points, without the lower safe area; nil leaves the detent out.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    { height(context) }
  }

  private var drag: UIPanGestureRecognizer?
  private var lent = LentForm()
  private let shelf = SheetShelf()
  private var chosen: Detent.Identifier?

  /// The heights at which the sheet rests, smallest first.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  /// The height at which it rests now; nil stands for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { chosen }
    set {
      chosen = newValue
      place()
    }
  }
  /// The largest height at which what lies below is not darkened; nil darkens always.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { place() } }
  /// Whether a short bar at the upper edge of a sheet that stands at the window's lower edge shows that it
  /// can be dragged.
  open var prefersGrabberVisible = false { didSet { place() } }
  /// 36 x 5 points, 5 below the edge.
  private lazy var grabber: UIView = {
    let view = UIView(frame: CGRect(x: 0, y: 5, width: 36, height: 5))
    view.backgroundColor = .tertiaryLabel
    view.layer.cornerRadius = 2.5
    view.isUserInteractionEnabled = false
    return view
  }()
  /// Whether scrolling beyond the top of the content raises the sheet to the next height first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stands at the lower edge of a low window too, as of a phone that lies; else it fills
  /// such a window.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { place() } }
  /// Whether a sheet at the lower edge is as wide as its controller prefers, rather than as the window.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { place() } }
  /// The radius of the upper corners in points; nil is the system's.
  open var preferredCornerRadius: CGFloat? { didSet { place() } }
  /// The view over whose middle a sheet lies that does not fill a wide window.
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
  /// Asks for the heights of custom detents again; inside `animateChanges(_:)` with an animation.
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
    // A form sheet is 540 x 620 points, or what its controller prefers.
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

  /// The size of the container that the sheet was last arranged in.
  private var arrangedSize = CGSize.zero

  /// In a container of another size, as when the device is turned, the sheet has another place.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard presentedView?.superview === container, !presentedViewController.isBeingPresented,
      container.bounds.size != arrangedSize
    else { return }
    place()
  }

  // MARK: - Work

  /// Not measured.
  override var dimness: CGFloat { 0.2 }
  override var endsByTaps: Bool { true }
  /// What is not darkened is used on.
  override var takesKeys: Bool { largestUndimmedDetentIdentifier == nil }
  override var letsTouchesThrough: Bool {
    isCard && largestUndimmedDetentIdentifier.map { restHeight <= height(of: $0) } ?? false
  }

  /// Whether the sheet reaches from the lower edge up, as on phones.
  private var isCard: Bool { (traitCollection.horizontalSizeClass != .regular || isLow) && !fillsWindow }
  private var isLow: Bool {
    traitCollection.verticalSizeClass == .compact && container.bounds.width > container.bounds.height
  }
  private var fillsWindow: Bool { isLow && !prefersEdgeAttachedInCompactHeight }

  /// A card stands 10 points below the status bar (corpus/metrics.json, "navigationBar_in_sheet"), and right
  /// below it in iOS 26.
  private var greatestHeight: CGFloat {
    let top = presentingViewController.viewIfLoaded?.safeAreaInsets.top ?? 0
    return container.bounds.height - top - (SystemRelease.hasPlatters ? 0 : 10)
  }
  /// The height at which the sheet rests, before it is made smaller to float.
  private var restHeight: CGFloat { height(of: chosen ?? steps.first?.identifier) }
  /// A sheet of a height at the lower edge of the container, before it is made smaller to float.
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
  /// How a sheet of a height floats above the lower edge; nil where it does not.
  private func float(_ height: CGFloat) -> SheetFloat? {
    SystemRelease.hasPlatters && isCard && height < greatestHeight - 0.5 ? SheetFloat(card(height)) : nil
  }

  private typealias Step = (identifier: Detent.Identifier, height: CGFloat)
  /// The heights that detents were resolved to, for what and above which safe area: they count until that
  /// changes, or `invalidateDetents()` says that others do.
  private var found: (context: SheetHeights, safe: CGFloat, steps: [Step])?

  /// The detents with their heights, smallest first. Heights leave out the safe area at the lower edge.
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

  /// How much of the way from the detent below it to its full height a sheet has made, 0…1. One that lets
  /// what it covers be used leaves that where it is.
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
    // Who shows the controller next has it in its own size and form, and with its own gestures.
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

  /// A finger takes the sheet where nothing below it scrolls that way.
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
  /// A finger that drags the sheet comes before scroll views in it.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view is UIScrollView
  }

  /// Whether this finger was not allowed to take the sheet away.
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
      // Where the sheet would come to rest by itself; not measured.
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

  /// Shows the sheet under a finger that has gone `way` points down the container, or up where that is
  /// negative: below its resting place the sheet keeps its size, above it it grows and its lower edge stays.
  private func follow(_ way: CGFloat, _ view: UIView) {
    let rest = restHeight, most = steps.last?.height ?? rest, wanted = rest - min(0, way)
    // Higher than its highest place a sheet of iOS 26 does not go.
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

  /// A finger has pulled the sheet a way below its lowest detent, in points: there its dismissal begins, once
  /// a drag. Those that a program moves begin when the finger leaves.
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

/// What a detent's height is found from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the view that the sheet lies in.
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
