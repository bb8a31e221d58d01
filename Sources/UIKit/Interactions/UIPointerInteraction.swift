internal import CoreGraphics
public import Foundation

/// Tells a delegate where the pointer of a mouse is over the
/// interaction's view, and asks how it should look there.
///
/// The desktop draws the pointer, so a style has no picture;
/// regions are asked for, entered and left as the pointer moves.
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Says where regions are; not retained, and given once.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that the interaction was added to; nil for none.
  open private(set) weak var view: UIView?
  /// Whether the pointer is followed.
  open var isEnabled = true {
    didSet { if !isEnabled { enter(nil) } }
  }
  private var hover: UIHoverGestureRecognizer?
  private var region: UIPointerRegion?
  private var isInvalid = false

  /// An interaction that belongs to no view yet; the delegate is not retained.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction changes its view: the pointer leaves the region that it is in.
  open func willMove(to view: UIView?) {
    guard let hover else { return }
    self.view?.removeGestureRecognizer(hover)
    self.hover = nil
    enter(nil)
  }

  /// Called after the interaction has changed its view: the pointer is followed there.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let hover = PointerFollower { [weak self] location in self?.moved(to: location) }
    view.addGestureRecognizer(hover)
    self.hover = hover
  }

  /// Asks the delegate anew when the pointer moves next.
  open func invalidate() { isInvalid = true }

  /// The pointer is at a point of the view; nil where it has left.
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
    // The delegate is asked, though the desktop draws the pointer.
    if let next { _ = delegate?.pointerInteraction(self, styleFor: next) }
    (region, isInvalid) = (next, false)
  }
}

/// Says where a pointer is over the view of an interaction.
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

/// Runs what goes with a pointer's way at once: a region changes without a transition.
private final class ImmediateAnimations: NSObject, UIPointerInteractionAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completion(true) }
}

/// Decides how a pointer looks over a view. All methods may be left out.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  /// The region that the pointer is in; nil where it should
  /// look as elsewhere. Unless implemented, the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// How the pointer looks in a region, asked when it enters. Here the desktop draws it, whatever is said.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// Called before the pointer is in another region, after `willExit` of the last.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called when the pointer has left a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// The whole view by default.
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

/// What goes along while a pointer enters or leaves a region.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Runs at once: regions change without a transition.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called at once, with true.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A question where a pointer is.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The point, in the view's space.
  public let location: CGPoint
  /// The modifier keys that are down; none are read with the pointer.
  public let modifiers: UIKeyModifierFlags = []

  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}
