internal import CoreGraphics
public import Foundation

/// An object that recognises a gesture in touches: subclasses track touches and set `state`; targets are
/// notified of the states.
///
/// A recogniser is attached to a view and receives the touches of that view and those below it before the
/// views do. Of recognisers that share touches one wins, unless delegates allow simultaneous recognition.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The states of a recogniser in an attempt.
  ///
  /// Discrete gestures go from possible to ended, also called recognized; continuous ones from possible
  /// through began and changed to ended or cancelled. After the end of an attempt the state is possible
  /// again.
  public enum State: Int, Sendable {
    /// The raw values are UIKit's, 0…5. Targets are not notified of `failed`.
    case possible, began, changed, ended, cancelled, failed
    /// The state `ended`, for discrete gestures.
    public static var recognized: State { .ended }
  }

  final var attempt = GestureAttempt()
  final var targets: [GestureTarget] = []
  final weak var attachedView: UIView?
  private weak var receiver: (any UIGestureRecognizerDelegate)?
  final var requirements: [WeakGesture] = []
  private var isOn = true

  /// Creates a recogniser that notifies `target`, which is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target as Any, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// Creates a recogniser from a document or an archive.
  public init?(coder: NSCoder) { super.init() }

  /// Called once the recogniser and all objects connected with it were created from a document.
  open func awakeFromNib() {}

  // MARK: - State

  /// The state of the recogniser. Subclasses set it while they track touches; invalid transitions are
  /// ignored.
  open var state: State {
    get { attempt.state }
    set { request(newValue) }
  }
  /// A Boolean value that determines whether touches are tracked. Setting it to `false` cancels an attempt in
  /// progress.
  open var isEnabled: Bool {
    get { isOn }
    set {
      guard newValue != isOn else { return }
      isOn = newValue
      if !newValue { GestureEnvironment.main.abandon(self) }
    }
  }
  /// The view that the recogniser was added to; nil for none. A weak reference.
  open var view: UIView? { attachedView }
  /// The object that controls the interaction with other recognisers. Without one the recogniser's own
  /// methods decide. A weak reference.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { receiver }
    set { receiver = newValue }
  }
  /// A name for the client's use; nil unless set.
  open var name: String?

  // MARK: - Targets

  /// Adds a target that is notified of each state from `began` on, by a method with no or one parameter.
  open func addTarget(_ target: Any, action: Selector) {
    add(GestureTarget(AssociatedValues.owner(target), action))
  }
  /// Removes targets; nil stands for any target, or any action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    dropTargets(target.map(AssociatedValues.owner), action)
  }

  // MARK: - Touch delivery to views

  /// A Boolean value that determines whether views' touches are cancelled when the gesture is recognised.
  open var cancelsTouchesInView = true
  /// A Boolean value that determines whether views receive a touch only when the recogniser has failed.
  open var delaysTouchesBegan = false
  /// A Boolean value that determines whether views receive the end of a touch only when the recogniser has
  /// failed.
  open var delaysTouchesEnded = true
  /// The raw values of the `UITouch.TouchType`s that are tracked.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The raw values of the `UIPress.PressType`s that are tracked: of keyboards the arrows, Return as
  /// `select`, Escape as `menu` and the page keys. The default is none.
  open var allowedPressTypes: [NSNumber] = []
  /// A Boolean value that determines whether touches of another type than the first are ignored.
  open var requiresExclusiveTouchType = true

  // MARK: - Failure requirements

  /// Makes this recogniser wait until another has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    // Other threads may release a recogniser now: none is deallocated while the list is changed.
    let known = requirements
    requirements = known.filter { $0.gesture != nil && $0.gesture !== otherGestureRecognizer }
    requirements.append(WeakGesture(gesture: otherGestureRecognizer))
  }
  /// Returns whether this recogniser, when it recognises, makes another one with shared touches fail; both
  /// are asked, then the delegates.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another recogniser, when it recognises, makes this one fail; called after its
  /// `canPrevent(_:)`, before the delegates.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this recogniser waits until another has failed; called for each pair that shares
  /// touches.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another recogniser waits until this one has failed; called after its
  /// `shouldRequireFailure(of:)`.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether touches of an event are tracked. Called at the start of each touch, before the delegate;
  /// if `false`, the touch is ignored.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: - Location

  /// Returns the centre of the touches, in a view's coordinate space, or the window's for nil.
  open func location(in view: UIView?) -> CGPoint { place(attempt.center, in: view) }
  /// The number of tracked touches.
  open var numberOfTouches: Int { attempt.touches.count }
  /// Returns the location of one touch in a view's coordinate space, or the window's for nil. Traps if the
  /// index is not below `numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    raiseUnless(
      attempt.touches.indices.contains(touchIndex),
      "location(ofTouch:in:): touch \(touchIndex) is not below the \(attempt.touches.count) touches")
    return attempt.touches[touchIndex].location(in: view)
  }
  /// The modifier keys of the last event in the attempt; empty outside of one.
  open var modifierFlags: UIKeyModifierFlags { attempt.event?.modifierFlags ?? [] }
  /// The pointer's buttons at the last event in the attempt; empty for fingers.
  open var buttonMask: UIEvent.ButtonMask { attempt.event?.buttonMask ?? [] }

  // MARK: - For subclasses

  /// Called before the views receive new touches; an override sets `state`. Does nothing, like the next
  /// methods.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called like `touchesBegan(_:with:)`, for touches that moved or changed otherwise.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called like `touchesBegan(_:with:)`, for fingers that lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called like `touchesBegan(_:with:)`, for touches that the system cancels.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called: no property of a touch is an estimate.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called before responders receive the presses named by `allowedPressTypes`, if the first responder is in
  /// the recogniser's view; an override sets `state`. Does nothing, like the next methods.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called like `pressesBegan(_:with:)`, for presses whose force changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called like `pressesBegan(_:with:)`, for keys that were released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called like `pressesBegan(_:with:)`, for presses that the system cancels.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Resets the recogniser's own state. Called when an attempt has ended.
  open func reset() {}
  /// Ignores a touch: the recogniser receives no further messages about it.
  open func ignore(_ touch: UITouch, for event: UIEvent) { GestureEnvironment.main.drop(touch, from: self) }
  /// Ignores a press: the recogniser receives no further messages about it.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    button.followers.removeAll { $0.gesture === self }
  }

  /// A Boolean value that indicates whether an attempt continues without a finger on the screen: between the
  /// taps of a double tap.
  var isWaitingForTouches: Bool { false }
  /// Handles a pointer that moves over the attached view, or enters or leaves it.
  func hover(_ phase: UITouch.Phase, _ event: UIEvent) {}
}
