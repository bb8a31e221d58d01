public import CoreGraphics
public import Foundation
internal import QuartzCore

extension UIViewController {
  /// How a controller comes and goes, pushed or presented, where it is not as its container does by itself.
  @preconcurrency @MainActor public final class Transition: NSObject {
    /// The way of a presentation; a zoom has a source in its place, and serves stacks too.
    let style: UIModalTransitionStyle?
    let zoom: (options: ZoomOptions?, source: (ZoomSourceViewProviderContext) -> UIView?)?

    private init(
      _ style: UIModalTransitionStyle?,
      zoom: (ZoomOptions?, (ZoomSourceViewProviderContext) -> UIView?)? = nil
    ) {
      self.style = style
      self.zoom = zoom
    }

    /// It comes up from the lower edge, and goes down again.
    public static func coverVertical() -> Transition { Transition(.coverVertical) }
    /// All that is in the window is turned over, with it on the other side.
    public static func flipHorizontal() -> Transition { Transition(.flipHorizontal) }
    /// It fades in over what it covers, and out again.
    public static func crossDissolve() -> Transition { Transition(.crossDissolve) }
    /// All that is in the window is turned up as a page, whole, and comes back so.
    public static func partialCurl() -> Transition { Transition(.partialCurl) }
    /// The view grows out of a view of the controller below, and shrinks into it again. The provider is asked
    /// at both times; without a view the controller comes and goes as it would by itself.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(nil, zoom: (options, sourceViewProvider)) }
  }
}

extension UIViewController.Transition {
  /// What the provider of a source is told.
  @preconcurrency @MainActor public final class ZoomSourceViewProviderContext: NSObject {
    /// The controller that is zoomed out of: the one on top where a container is.
    public let sourceViewController: UIViewController
    /// The controller that comes or goes.
    public let zoomedViewController: UIViewController

    init(_ source: UIViewController, _ zoomed: UIViewController) {
      (sourceViewController, zoomedViewController) = (source, zoomed)
    }
  }

  /// How a zoom looks.
  @preconcurrency @MainActor public final class ZoomOptions: NSObject {
    /// Options that leave everything to the system.
    public override init() { super.init() }

    /// The part of the zoomed view, in its coordinates, that takes the source's place; nil is all of its
    /// width.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// Asked before a finger shrinks the view: no finger does yet.
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)? {
      didSet {
        if interactiveDismissShouldBegin != nil {
          notYet("UIViewController.Transition.ZoomOptions.interactiveDismissShouldBegin")
        }
      }
    }
    /// What lies over the controller below meanwhile; nil is the system's.
    public var dimmingColor: UIColor?
    /// What it is seen through meanwhile; nil is nothing.
    public var dimmingVisualEffect: UIVisualEffect?

    /// What a finger that would shrink the view does, in points of the zoomed view and points a second.
    @preconcurrency @MainActor public final class InteractionContext: NSObject {
      /// Where the finger is, in points of the zoomed view.
      public let location: CGPoint
      /// How fast it moves, in points a second.
      public let velocity: CGVector
      /// Whether the movement would begin by itself.
      public let willBegin: Bool

      init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
        (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
      }
    }

    /// What the provider of the part is told.
    @preconcurrency @MainActor public final class AlignmentRectContext: NSObject {
      /// The view that the provider of the zoom has named.
      public let sourceView: UIView
      /// The controller whose part is asked for.
      public let zoomedViewController: UIViewController

      init(_ source: UIView, _ zoomed: UIViewController) {
        (sourceView, zoomedViewController) = (source, zoomed)
      }
    }
  }
}

extension UIViewController {
  /// The animator of a zoom of this controller out of another, or back into it; nil where it does not zoom.
  final func zoomAnimator(_ other: UIViewController?, shows: Bool) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    guard let zoom = preferredTransition?.zoom, let other else { return nil }
    // The controller that a container shows is meant, and not the container.
    let below = (other as? UITabBarController)?.selectedViewController ?? other
    let context = Transition.ZoomSourceViewProviderContext(
      (below as? UINavigationController)?.topViewController ?? below, self)
    guard let source = zoom.source(context), source.window != nil || !shows else { return nil }
    return ZoomAnimator(self, source, zoom.options, shows: shows)
  }
}

/// A view that grows out of another one, or shrinks into it: a part of it, as wide as the whole, is seen
/// through a frame that grows.
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

  /// What the view below is seen through meanwhile.
  private func makeDimming(_ bounds: CGRect) -> UIView {
    let dimming = UIView(frame: bounds)
    // Half as dark as a sheet's; not measured.
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
