internal import CoreGraphics
public import Foundation

/// Something that makes a gesture out of touches: subclasses
/// follow touches and set `state`, others are told of the states.
///
/// A recogniser is attached to a view and gets the touches of that view and those below it before the views
/// do. Of recognisers that share touches one wins, unless delegates let them recognise together.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Where a recogniser is in an attempt.
  ///
  /// Discrete gestures go from possible to ended, which is called recognized
  /// too; continuous ones from possible over began and changed to ended or
  /// cancelled. After the end of an attempt the state is possible again.
  public enum State: Int, Sendable {
    /// Raw values are UIKit's, 0…5. `failed` is told nobody.
    case possible, began, changed, ended, cancelled, failed
    /// Another name of `ended`, for discrete gestures.
    public static var recognized: State { .ended }
  }

  final var attempt = GestureAttempt()
  final var targets: [GestureTarget] = []
  final weak var attachedView: UIView?
  private weak var receiver: (any UIGestureRecognizerDelegate)?
  final var requirements: [WeakGesture] = []
  private var isOn = true

  /// A recogniser that tells `target`, which is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target as Any, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// One read from a document or an archive.
  public init?(coder: NSCoder) { super.init() }

  /// Called once the recogniser was made from a document, as were all it is connected with.
  open func awakeFromNib() {}

  // MARK: - State

  /// Set by subclasses while they follow touches; a change that the state machine does not know is left out.
  open var state: State {
    get { attempt.state }
    set { request(newValue) }
  }
  /// Whether touches are followed; switching off cancels what is under way.
  open var isEnabled: Bool {
    get { isOn }
    set {
      guard newValue != isOn else { return }
      isOn = newValue
      if !newValue { GestureEnvironment.main.abandon(self) }
    }
  }
  /// The view that the recogniser was added to; nil for none. Not retained.
  open var view: UIView? { attachedView }
  /// Asked how the recogniser gets on with others; not retained. Without one it goes by its own methods.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { receiver }
    set { receiver = newValue }
  }
  /// A name for the app, by which it finds the recogniser again; nil unless set.
  open var name: String?

  // MARK: - Targets

  /// Tells `target` of each state from began on, by a method of no, or one, argument.
  open func addTarget(_ target: Any, action: Selector) {
    add(GestureTarget(AssociatedValues.owner(target), action))
  }
  /// Takes back `addTarget`; nil stands for any target, or any action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    dropTargets(target.map(AssociatedValues.owner), action)
  }

  // MARK: - Touches in views

  /// Whether views are told that their touches are cancelled when the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether views hear of a touch only when the recogniser has given it up.
  open var delaysTouchesBegan = false
  /// Whether views hear of the end of a touch only when the recogniser has given it up.
  open var delaysTouchesEnded = true
  /// The `UITouch.TouchType`s that are followed.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The `UIPress.PressType`s that are followed: of keyboards the arrows, Return as `select`, Escape as
  /// `menu` and the keys that turn pages. None at first.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether touches of another type than the first are left out.
  open var requiresExclusiveTouchType = true

  // MARK: - Relations

  /// Makes this recogniser wait until another has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    // Other threads may let go of a recogniser now: none dies while the list is changed.
    let known = requirements
    requirements = known.filter { $0.gesture != nil && $0.gesture !== otherGestureRecognizer }
    requirements.append(WeakGesture(gesture: otherGestureRecognizer))
  }
  /// Whether this one, recognised, lets another of the same touches fail; both are asked, then the
  /// delegates.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another, recognised, lets this one fail; asked after that one's `canPrevent(_:)`, before the
  /// delegates.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this one waits until another has failed; asked of each pair that shares touches.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another waits until this one has failed; asked after that one's `shouldRequireFailure(of:)`.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Asked at the start of each touch, before the delegate; false follows it not.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: - Where

  /// The centre of the touches, in a view's points; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { place(attempt.center, in: view) }
  /// How many touches are followed.
  open var numberOfTouches: Int { attempt.touches.count }
  /// One touch's place in a view's points, in the window's for nil; traps for an index beyond
  /// `numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    raiseUnless(
      attempt.touches.indices.contains(touchIndex),
      "location(ofTouch:in:): touch \(touchIndex) is not below the \(attempt.touches.count) touches")
    return attempt.touches[touchIndex].location(in: view)
  }
  /// The keys that were held at the last event of the attempt; empty outside of one.
  open var modifierFlags: UIKeyModifierFlags { attempt.event?.modifierFlags ?? [] }
  /// The pointer's buttons at the last event of the attempt; empty for fingers.
  open var buttonMask: UIEvent.ButtonMask { attempt.event?.buttonMask ?? [] }

  // MARK: - For subclasses

  /// Called before the views hear of the touches; an override sets `state`. These do nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called as `touchesBegan(_:with:)`, of touches that moved or changed otherwise.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called as `touchesBegan(_:with:)`, of fingers that left the screen.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called as `touchesBegan(_:with:)`, of touches that the system takes away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called here: nothing about a touch is an estimate.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called before responders hear of the presses, of those that `allowedPressTypes` names, where the first
  /// responder is in the recogniser's view; an override sets `state`. These do nothing.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called as `pressesBegan(_:with:)`, of presses whose force changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called as `pressesBegan(_:with:)`, of keys that were let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called as `pressesBegan(_:with:)`, of presses that the system takes away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when an attempt is over; an override forgets what it has followed.
  open func reset() {}
  /// Gives a touch up: the recogniser hears no more of it.
  open func ignore(_ touch: UITouch, for event: UIEvent) { GestureEnvironment.main.drop(touch, from: self) }
  /// Gives a press up: the recogniser hears no more of it.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    button.followers.removeAll { $0.gesture === self }
  }

  /// Whether an attempt goes on though no finger is on the screen: between the taps of a double tap.
  var isWaitingForTouches: Bool { false }
  /// A pointer moves over the attached view, or enters or leaves it.
  func hover(_ phase: UITouch.Phase, _ event: UIEvent) {}
}
