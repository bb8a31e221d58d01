public import CoreGraphics
public import Foundation
package import RenderTree

/// Is told when an animation begins and ends.
public protocol CAAnimationDelegate: AnyObject {
  /// Its active time has begun. `anim` is the layer's own copy, not the object that was added.
  func animationDidStart(_ anim: CAAnimation)
  /// `finished` is false where it was taken away before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing: delegates need not hear of the start.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing: delegates need not hear of the end.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// How something about a layer changes over time. Layers copy an animation when it is added to them.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  final var time = MediaTiming()
  final var stored: [String: Any] = [:]
  /// Whether it takes its pace from the transaction.
  final var isImplicit = false
  /// The end of the block of views' animations that it is one of; its copies are, too.
  package final var blockEnd: AnimationsEnd?
  /// A Boolean value that indicates whether a block of a view's changes made the animation.
  package final var isBlockChange = false
  /// Whether its end has been told.
  final var hasStopped = false

  public override init() { super.init() }

  /// Runs the class's own `init()`, for `makeDynamic`.
  convenience init(dynamic: Void) { self.init() }

  /// A new animation of the class that this is called on, made by its `init()`, which is not `required` of
  /// subclasses: a convenience initialiser's entry point allocates the class it is handed; this is that entry
  /// point under its own name.
  @_silgen_name("$s10QuartzCore11CAAnimationC7dynamicACyt_tcfC")
  private static func makeDynamic(_ nothing: Void) -> CAAnimation

  /// Takes over all settings. Subclasses add their own in `copySettings(from:)`.
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

  /// What a subclass takes over of an animation that it is copied from. It does nothing by itself.
  @_spi(QuartzCore) open func copySettings(from other: CAAnimation) {}

  /// An animation of the same class, made by its `init()`, with all settings and stored values; the delegate
  /// is the same object.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).makeDynamic(())
    copy.take(from: self)
    return copy
  }

  /// The pace; nil is straight.
  open var timingFunction: CAMediaTimingFunction?
  /// Kept while the animation lives.
  open var delegate: (any CAAnimationDelegate)?
  /// How often the animation would best be shown, in frames a second. Kept for the app: every
  /// frame of the screen shows it.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Whether the layer lets go of the animation at its end.
  open var isRemovedOnCompletion = true

  /// Seconds in the layer's time, or in the group's; 0 becomes the layer's time when it is added to one.
  open var beginTime: CFTimeInterval {
    get { time.beginTime }
    set { time.beginTime = newValue }
  }
  /// Seconds of one run; 0 takes the transaction's duration, 0.25 unless set, and in a group the group's.
  open var duration: CFTimeInterval {
    get { time.duration }
    set { time.duration = newValue }
  }
  /// Local seconds a parent second, 1 unless set; 0 stands still at `timeOffset`.
  open var speed: Float {
    get { time.speed }
    set { time.speed = newValue }
  }
  /// Seconds that are added to the local time: how far into its course it begins.
  open var timeOffset: CFTimeInterval {
    get { time.timeOffset }
    set { time.timeOffset = newValue }
  }
  /// How often it runs, fractions count; 0 is once.
  open var repeatCount: Float {
    get { time.repeatCount }
    set { time.repeatCount = newValue }
  }
  /// Seconds for which it repeats; 0 leaves it to `repeatCount`.
  open var repeatDuration: CFTimeInterval {
    get { time.repeatDuration }
    set { time.repeatDuration = newValue }
  }
  /// Whether each run is followed by one backwards, which doubles its active time.
  open var autoreverses: Bool {
    get { time.autoreverses }
    set { time.autoreverses = newValue }
  }
  /// `removed` unless set. Filling forwards shows only while the animation stays: see
  /// `isRemovedOnCompletion`.
  open var fillMode: CAMediaTimingFillMode {
    get { time.fillMode }
    set { time.fillMode = newValue }
  }

  /// The property of a name, else what was stored under it with `setValue(_:forKey:)`.
  open func value(forKey key: String) -> Any? { readValue(forKey: key) }
  /// As `value(forKey:)`: the whole path counts as one key.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  /// Changes the property of a name; what is none is stored beside the animation, and nil takes it away.
  open func setValue(_ value: Any?, forKey key: String) { write(value, forKey: key) }
  /// As `setValue(_:forKey:)`: the whole path counts as one key.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
  /// The value that a property has in a new animation where it is not zero or nil.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "speed": NSNumber(value: 1)
    case "removedOnCompletion": NSNumber(value: true)
    case "fillMode": CAMediaTimingFillMode.removed.rawValue
    default: nil
    }
  }

  /// Adds itself to the layer under the event's name.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// What the animation does to a layer's state, as values; empty for one that does nothing by itself.
  @_spi(QuartzCore) open func makeTracks() -> [Track] { [] }

  /// A value of the render tree, as clients' subclasses see it.
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
