public import CoreGraphics
public import Foundation
internal import QuartzCore

extension UIViewController {
  /// A transition of a controller, pushed or presented, in place of its container's default.
  @preconcurrency @MainActor public final class Transition: NSObject {
    /// The style for a presentation; a zoom has a source instead, and also applies to navigation controllers.
    let style: UIModalTransitionStyle?
    let zoom: (options: ZoomOptions?, source: (ZoomSourceViewProviderContext) -> UIView?)?

    private init(
      _ style: UIModalTransitionStyle?,
      zoom: (ZoomOptions?, (ZoomSourceViewProviderContext) -> UIView?)? = nil
    ) {
      self.style = style
      self.zoom = zoom
    }

    /// Returns a transition that slides the view up from the bottom edge, and down again.
    public static func coverVertical() -> Transition { Transition(.coverVertical) }
    /// Returns a transition that turns over the content of the whole window.
    public static func flipHorizontal() -> Transition { Transition(.flipHorizontal) }
    /// Returns a transition that fades the view in over the covered content, and out again.
    public static func crossDissolve() -> Transition { Transition(.crossDissolve) }
    /// Returns a transition that curls up the content of the whole window like a page.
    public static func partialCurl() -> Transition { Transition(.partialCurl) }
    /// Returns a transition that zooms the view out of a view of the controller below, and back into it. The
    /// provider is called both times; without a view the default transition is used.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(nil, zoom: (options, sourceViewProvider)) }
  }
}

extension UIViewController.Transition {
  /// The context for the provider of a source view.
  @preconcurrency @MainActor public final class ZoomSourceViewProviderContext: NSObject {
    /// The controller that is zoomed out of; in a container the top one.
    public let sourceViewController: UIViewController
    /// The controller that appears or disappears.
    public let zoomedViewController: UIViewController

    init(_ source: UIViewController, _ zoomed: UIViewController) {
      (sourceViewController, zoomedViewController) = (source, zoomed)
    }
  }

  /// The options of a zoom.
  @preconcurrency @MainActor public final class ZoomOptions: NSObject {
    /// Creates options with the system's defaults.
    public override init() { super.init() }

    /// The provider of the part of the zoomed view, in its coordinate space, that matches the source. If
    /// `nil`, it is the whole width.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// The provider that decides whether an interactive dismissal begins.
    ///
    /// - Note: Zooms cannot be dismissed interactively.
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)? {
      didSet {
        if interactiveDismissShouldBegin != nil {
          notYet("UIViewController.Transition.ZoomOptions.interactiveDismissShouldBegin")
        }
      }
    }
    /// The colour that dims the controller below. If `nil`, the system's is used.
    public var dimmingColor: UIColor?
    /// The effect over the controller below; `nil` for none.
    public var dimmingVisualEffect: UIVisualEffect?

    /// The context of an interactive dismissal.
    @preconcurrency @MainActor public final class InteractionContext: NSObject {
      /// The location of the touch, in the coordinate space of the zoomed view.
      public let location: CGPoint
      /// The velocity of the touch, in points per second.
      public let velocity: CGVector
      /// A Boolean value that indicates whether the interaction would begin by default.
      public let willBegin: Bool

      init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
        (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
      }
    }

    /// The context for the provider of the alignment rectangle.
    @preconcurrency @MainActor public final class AlignmentRectContext: NSObject {
      /// The view that the zoom's provider returned.
      public let sourceView: UIView
      /// The controller for whose view the rectangle is requested.
      public let zoomedViewController: UIViewController

      init(_ source: UIView, _ zoomed: UIViewController) {
        (sourceView, zoomedViewController) = (source, zoomed)
      }
    }
  }
}

extension UIViewController {
  /// Returns the animator of a zoom of this controller out of another, or back into it; `nil` if it does not
  /// zoom.
  final func zoomAnimator(_ other: UIViewController?, shows: Bool) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    guard let zoom = preferredTransition?.zoom, let other else { return nil }
    // A container stands for the controller that it shows.
    let below = (other as? UITabBarController)?.selectedViewController ?? other
    let context = Transition.ZoomSourceViewProviderContext(
      (below as? UINavigationController)?.topViewController ?? below, self)
    guard let source = zoom.source(context), source.window != nil || !shows else { return nil }
    return ZoomAnimator(self, source, zoom.options, shows: shows)
  }
}

/// The animator of a view that zooms out of another one, or back into it: a part of it, as wide as the whole,
/// is shown through a growing frame.
@MainActor private final class ZoomAnimator: NSObject, @MainActor UIViewControllerAnimatedTransitioning {
  private let zoomed: UIViewController
  private let source: UIView
  private let options: UIViewController.Transition.ZoomOptions?
  private let shows: Bool
  private let timing = UISpringTimingParameters().curve(duration: 0)

  init(
    _ zoomed: UIViewController, _ source: UIView, _ options: UIViewController.Transition.ZoomOptions?,
    shows: Bool
  ) {
    (self.zoomed, self.source, self.options, self.shows) = (zoomed, source, options, shows)
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { timing.duration }

  /// Creates the dimming over the view below.
  private func makeDimming(_ bounds: CGRect) -> UIView {
    let dimming = UIView(frame: bounds)
    // Half as dark as that of a sheet; not measured.
    dimming.backgroundColor =
      options?.dimmingColor ?? (options?.dimmingVisualEffect == nil ? UIColor(white: 0, alpha: 0.1) : nil)
    if let effect = options?.dimmingVisualEffect {
      let glass = UIVisualEffectView(effect: effect)
      glass.frame = dimming.bounds
      dimming.addSubview(glass)
    }
    return dimming
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView, view: UIView = zoomed.view
    let whole = shows ? context.finalFrame(for: zoomed) : context.initialFrame(for: zoomed)
    if !shows, let below = context.view(forKey: .to) {
      if below.superview == nil { container.insertSubview(below, at: 0) }
      container.layoutIfNeeded()
    }
    let size = whole.size, frame = UIView(frame: whole), dimming = makeDimming(container.bounds)
    let part = options?.alignmentRectProvider?(.init(source, zoomed)) ?? CGRect(origin: .zero, size: size)
    let place = container.convert(source.bounds, from: source), scale = place.width / max(part.width, 1)
    frame.clipsToBounds = true
    if let below = shows ? context.view(forKey: .from) : context.view(forKey: .to),
      below.superview === container
    {
      container.insertSubview(dimming, aboveSubview: below)
    } else {
      container.insertSubview(dimming, at: 0)
    }
    container.insertSubview(frame, aboveSubview: dimming)
    frame.addSubview(view)
    let shrink = { [source] in
      frame.frame = place
      frame.layer.cornerRadius = source.layer.cornerRadius
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.center = CGPoint(x: (size.width / 2 - part.minX) * scale, y: (size.height / 2 - part.minY) * scale)
      dimming.alpha = 0
    }
    let grow = {
      frame.frame = whole
      frame.layer.cornerRadius = 0
      view.transform = .identity
      view.frame = CGRect(origin: .zero, size: size)
      dimming.alpha = 1
    }
    let wasHidden = source.isHidden
    source.isHidden = true
    UIView.performWithoutAnimation(shows ? shrink : grow)
    UIView.run(
      ViewAnimation(duration: timing.duration, pace: .spring(timing.spring), options: .allowUserInteraction),
      shows ? grow : shrink
    ) { [source, shows] _ in
      source.isHidden = wasHidden
      let isOver = !context.transitionWasCancelled
      UIView.performWithoutAnimation {
        grow()
        view.frame = whole
        if shows == isOver {
          container.insertSubview(view, aboveSubview: frame)
        } else {
          view.removeFromSuperview()
        }
      }
      frame.removeFromSuperview()
      dimming.removeFromSuperview()
      context.completeTransition(isOver)
    }
  }
}
