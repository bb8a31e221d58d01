public import CoreGraphics
public import Foundation
package import RenderTree

/// Methods that are called when an animation begins and ends.
public protocol CAAnimationDelegate: AnyObject {
  /// Tells the delegate that the animation has begun its active duration. `anim` is the layer's copy, not the
  /// object that was added.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells the delegate that the animation has ended. `flag` is `false` if it was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing, so that the method is optional for delegates.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing, so that the method is optional for delegates.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer. A layer copies an animation that is added to it.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  final var time = MediaTiming()
  final var stored: [String: Any] = [:]
  /// A Boolean value that indicates whether the animation's timing function comes from the transaction.
  final var isImplicit = false
  /// The completion of the block of view animations that the animation and its copies belong to.
  package final var blockEnd: AnimationsEnd?
  /// A Boolean value that indicates whether a block of a view's changes made the animation.
  package final var isBlockChange = false
  /// A Boolean value that indicates whether the delegate has been notified of the end.
  final var hasStopped = false

  public override init() { super.init() }

  /// Calls the class's own `init()`, for `makeDynamic`.
  convenience init(dynamic: Void) { self.init() }

  /// Creates an animation of the class that this is called on, with its `init()`, which subclasses need not
  /// mark `required`: the entry point of a convenience initializer allocates the class it is passed; this is
  /// that entry point under its own name.
  @_silgen_name("$s10QuartzCore11CAAnimationC7dynamicACyt_tcfC")
  private static func makeDynamic(_ nothing: Void) -> CAAnimation

  /// Copies all settings of another animation. Subclasses copy their own in `copySettings(from:)`.
  package final func take(from other: CAAnimation) {
    time = other.time
    stored = other.stored
    timingFunction = other.timingFunction
    delegate = other.delegate
    (isRemovedOnCompletion, preferredFrameRateRange) = (
      other.isRemovedOnCompletion, other.preferredFrameRateRange
    )
    isImplicit = other.isImplicit
    (blockEnd, isBlockChange) = (other.blockEnd, other.isBlockChange)
    copySettings(from: other)
  }

  /// Copies the settings that a subclass adds from the animation being copied. The default implementation
  /// does nothing.
  @_spi(QuartzCore) open func copySettings(from other: CAAnimation) {}

  /// Returns an animation of the same class, made by its `init()`, with all settings and stored values, and
  /// with the same delegate object.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).makeDynamic(())
    copy.take(from: self)
    return copy
  }

  /// The timing function that defines the animation's pacing, or nil for linear pacing.
  open var timingFunction: CAMediaTimingFunction?
  /// The animation's delegate, which is retained.
  open var delegate: (any CAAnimationDelegate)?
  /// Stored only. The preferred frame rate, in frames per second. Every frame of the screen shows the
  /// animation.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// A Boolean value that determines whether the animation is removed from the layer when it ends.
  open var isRemovedOnCompletion = true

  /// The begin time in seconds, in the time space of the layer or group. 0 is replaced by the layer's current
  /// time when the animation is added to a layer.
  open var beginTime: CFTimeInterval {
    get { time.beginTime }
    set { time.beginTime = newValue }
  }
  /// The duration of one cycle in seconds. 0 means the transaction's duration, 0.25 by default, and in a
  /// group the group's duration.
  open var duration: CFTimeInterval {
    get { time.duration }
    set { time.duration = newValue }
  }
  /// The rate of local time relative to parent time, 1 by default. At 0 the animation stands still at
  /// `timeOffset`.
  open var speed: Float {
    get { time.speed }
    set { time.speed = newValue }
  }
  /// An offset in seconds added to the local time, so that the animation begins within its course.
  open var timeOffset: CFTimeInterval {
    get { time.timeOffset }
    set { time.timeOffset = newValue }
  }
  /// The number of cycles, which may be fractional. 0 means one cycle.
  open var repeatCount: Float {
    get { time.repeatCount }
    set { time.repeatCount = newValue }
  }
  /// The duration in seconds for which cycles repeat. 0 means that `repeatCount` applies.
  open var repeatDuration: CFTimeInterval {
    get { time.repeatDuration }
    set { time.repeatDuration = newValue }
  }
  /// A Boolean value that determines whether each cycle is followed by one in reverse, which doubles the
  /// active duration.
  open var autoreverses: Bool {
    get { time.autoreverses }
    set { time.autoreverses = newValue }
  }
  /// The value shown outside the active duration, `removed` by default. Filling forwards has an effect only
  /// while the animation exists: see `isRemovedOnCompletion`.
  open var fillMode: CAMediaTimingFillMode {
    get { time.fillMode }
    set { time.fillMode = newValue }
  }

  /// Returns the value of the property with a name, or the value stored under it with `setValue(_:forKey:)`.
  open func value(forKey key: String) -> Any? { readValue(forKey: key) }
  /// Returns the value for a key path. The whole path is treated as one key.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  /// Sets the property with a name. A value under any other name is stored with the animation; nil removes
  /// it.
  open func setValue(_ value: Any?, forKey key: String) { write(value, forKey: key) }
  /// Sets the value for a key path. The whole path is treated as one key.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
  /// Returns the default value of a property if it is not zero or nil, otherwise nil.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "speed": NSNumber(value: 1)
    case "removedOnCompletion": NSNumber(value: true)
    case "fillMode": CAMediaTimingFillMode.removed.rawValue
    default: nil
    }
  }

  /// Adds the animation to the layer under the event's name.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns the animation's changes of a layer's state, as values. The default is an empty array.
  @_spi(QuartzCore) open func makeTracks() -> [Track] { [] }

  /// A value of the render tree in a form that clients' subclasses can see.
  public struct Track: Sendable {
    package let track: AnimationTrack
    package init(_ track: AnimationTrack) { self.track = track }
  }
}

extension CAAnimation {
  func readValue(forKey key: String) -> Any? {
    NamedProperty.read(key, of: self, in: NamedProperty<CAAnimation>.ofAnimations) ?? stored[key]
  }

  func write(_ value: Any?, forKey key: String) {
    let table = NamedProperty<CAAnimation>.ofAnimations
    if !NamedProperty.write(value, key, of: self, in: table) { stored[key] = value }
  }

  var pace: TimingCurve { timingFunction?.curve ?? .linear }
}
