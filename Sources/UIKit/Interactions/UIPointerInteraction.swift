internal import CoreGraphics
public import Foundation

/// An interaction that notifies a delegate of the pointer over its view, and asks for the pointer's style.
///
/// The desktop draws the pointer, so a style has no appearance; regions are requested, entered and exited as
/// the pointer moves.
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate that the interaction was created with. A weak reference.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that owns the interaction; nil for none.
  open private(set) weak var view: UIView?
  /// A Boolean value that determines whether the pointer is tracked.
  open var isEnabled = true {
    didSet { if !isEnabled { enter(nil) } }
  }
  private var hover: UIHoverGestureRecognizer?
  private var region: UIPointerRegion?
  private var isInvalid = false

  /// Creates an interaction with a delegate, which it does not retain.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Exits the current region. Called before the interaction moves to another view.
  open func willMove(to view: UIView?) {
    guard let hover else { return }
    self.view?.removeGestureRecognizer(hover)
    self.hover = nil
    enter(nil)
  }

  /// Starts tracking the pointer. Called after the interaction has moved to another view.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let hover = PointerFollower { [weak self] location in self?.moved(to: location) }
    view.addGestureRecognizer(hover)
    self.hover = hover
  }

  /// Makes the interaction ask the delegate again when the pointer next moves.
  open func invalidate() { isInvalid = true }

  /// Handles a pointer at a point of the view; nil when it has left.
  private func moved(to location: CGPoint?) {
    guard isEnabled, let view, let location else { return enter(nil) }
    let whole = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(location: location)
    enter(delegate.map { $0.pointerInteraction(self, regionFor: request, defaultRegion: whole) } ?? whole)
  }

  private func enter(_ next: UIPointerRegion?) {
    guard next != region || isInvalid && next != nil else { return }
    if let region, next != region {
      delegate?.pointerInteraction(self, willExit: region, animator: ImmediateAnimations())
    }
    if let next, next != region {
      delegate?.pointerInteraction(self, willEnter: next, animator: ImmediateAnimations())
    }
    // The delegate is asked, although the desktop draws the pointer.
    if let next { _ = delegate?.pointerInteraction(self, styleFor: next) }
    (region, isInvalid) = (next, false)
  }
}

/// The recogniser that reports the location of a pointer over an interaction's view.
private final class PointerFollower: UIHoverGestureRecognizer {
  private let moved: (CGPoint?) -> Void

  init(moved: @escaping (CGPoint?) -> Void) {
    self.moved = moved
    super.init(target: nil, action: nil)
  }

  override func hover(_ phase: UITouch.Phase, _ event: UIEvent) {
    super.hover(phase, event)
    moved(phase == .regionExited ? nil : location(in: view))
  }
}

/// An animator that runs its closures immediately: regions change without a transition.
private final class ImmediateAnimations: NSObject, UIPointerInteractionAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completion(true) }
}

/// The methods that determine regions and styles of a pointer over a view. All methods are optional.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  /// Returns the region that contains the pointer; nil for none. The default is the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style of the pointer in a region, called when it enters. It has no effect: the desktop draws
  /// the pointer.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// Called before the pointer enters a region, after `willExit` of the previous one.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called when the pointer has exited a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// Returns the whole view by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns nil by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// Does nothing by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// An object that runs animations while a pointer enters or exits a region.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Runs immediately: regions change without a transition.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called immediately, with `true`.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A request for the region at the pointer's location.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The location, in the view's coordinate space.
  public let location: CGPoint
  /// The modifier keys; always empty, since none are read with the pointer.
  public let modifiers: UIKeyModifierFlags = []

  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}
