public import CoreGraphics
public import Foundation

/// The key of `CATransaction.animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `CATransaction.disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `CATransaction.animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `CATransaction.completionBlock()`.
public let kCATransactionCompletionBlock = "completionBlock"

/// A group of changes to layers that take effect together, and how they are animated.
///
/// Each thread has transactions of its own, the main actor's are one list whichever thread serves it. An
/// inner one starts with the settings of the one around it, and gives them back when it ends; it shows the
/// outer one's completion, which runs once, with the outer one. Settings outside of any belong to the
/// implicit transaction, which `flush()` ends.
open class CATransaction: NSObject {
  /// Starts a transaction inside the current one.
  open class func begin() { Transactions.current.begin() }
  /// Ends the innermost transaction that was begun; without one it does nothing.
  open class func commit() { Transactions.current.commit() }
  /// Ends the implicit transaction; waits for explicit ones.
  open class func flush() { Transactions.current.flush() }

  /// Seconds of the implied animations, 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval {
    (value(forKey: kCATransactionAnimationDuration) as? NSNumber)?.doubleValue ?? 0.25
  }
  /// Seconds, for animations without a duration that begin in the current transaction and those inside it.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(NSNumber(value: dur), forKey: kCATransactionAnimationDuration)
  }
  /// The pace of implied animations; nil, unless set, is the `default` curve.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }
  /// Counts for implied animations that begin in the current transaction and those inside it; nil gives the
  /// `default` curve back.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }
  /// Whether changes run no actions. What `CALayer.action(forKey:)` answers does not depend on it.
  open class func disableActions() -> Bool {
    (value(forKey: kCATransactionDisableActions) as? NSNumber)?.boolValue ?? false
  }
  /// Counts for the current transaction and those inside it.
  open class func setDisableActions(_ flag: Bool) {
    setValue(NSNumber(value: flag), forKey: kCATransactionDisableActions)
  }
  /// The block that was set last in the current transaction or one around it; nil if there is none.
  open class func completionBlock() -> (() -> Void)? { Transactions.current.completion }
  /// Sets the block that runs when the animations that the transaction adds from now on have ended or been
  /// removed. Without such animations it runs when the transaction ends or another block is set. A block that
  /// is replaced still runs, after the animations that were added while it was set.
  open class func setCompletionBlock(_ block: (() -> Void)?) { Transactions.current.setCompletion(block) }

  /// The setting of the current transaction under a key, Apple's or one's own; nil where it is not set.
  open class func value(forKey key: String) -> Any? {
    key == kCATransactionCompletionBlock ? completionBlock() : Transactions.current.values[key]
  }
  /// Changes a setting of the current transaction; nil takes it away.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    if key == kCATransactionCompletionBlock {
      setCompletionBlock(anObject as? () -> Void)
    } else {
      Transactions.current.set(anObject, forKey: key)
    }
  }
}

/// The end of a group of animations, a transaction's or those of a block that animates views: what waits for
/// it runs when the group is closed and all its animations are over.
package final class AnimationsEnd {
  /// The group itself until it is closed, and each animation.
  private var open = 1
  private(set) var block: (() -> Void)?
  /// Told whether all animations came to their end.
  package var report: ((Bool) -> Void)?
  private var isWhole = true

  package init() {}
  init(block: @escaping () -> Void) { self.block = block }

  func enter() { open += 1 }

  /// One of the group's animations is over, or the group is closed.
  package func leave(finished: Bool = true) {
    open -= 1
    if !finished { isWhole = false }
    guard open == 0 else { return }
    let (block, report) = (block, report)
    (self.block, self.report) = (nil, nil)
    block?()
    report?(isWhole)
  }
}

extension CATransaction {
  /// The ends of the transactions that are open, the innermost first: an animation that begins now lets them
  /// wait for it.
  static var openEnds: [AnimationsEnd] { Transactions.current.ends }
}

/// The transactions of one thread, the implicit one first.
private final class Transactions {
  private struct Level {
    var values: [String: Any] = [:]
    /// What waits for the animations that are added while its completion block is set; nil without one.
    var end: AnimationsEnd?

    var isFresh: Bool { values.isEmpty && end == nil }
  }

  private var levels = [Level()]

  // Used on the main thread only.
  nonisolated(unsafe) private static let ofMainThread = Transactions()

  static var current: Transactions {
    if MainThread.isCurrent { return ofMainThread }
    let dictionary = Thread.current.threadDictionary
    if let known = dictionary["Mica.transactions"] as? Transactions { return known }
    let new = Transactions()
    dictionary["Mica.transactions"] = new
    return new
  }

  var values: [String: Any] { levels[levels.count - 1].values }
  /// The block of the innermost transaction that has one (`ios26/animation.json`, "nested_begin_inherits").
  var completion: (() -> Void)? { levels.last { $0.end != nil }?.end?.block }

  /// Numbers are kept as `NSNumber`, whatever they are given as.
  func set(_ value: Any?, forKey key: String) {
    let number =
      (value as? Double).map { NSNumber(value: $0) } ?? (value as? Bool).map { NSNumber(value: $0) }
    levels[levels.count - 1].values[key] = value is NSNumber ? value : number ?? value
  }

  func setCompletion(_ block: (() -> Void)?) {
    let old = levels[levels.count - 1].end
    levels[levels.count - 1].end = block.map(AnimationsEnd.init(block:))
    old?.leave()
  }

  func begin() { levels.append(Level(values: values)) }

  func commit() {
    guard levels.count > 1 else { return }
    levels.removeLast().end?.leave()
  }

  func flush() {
    guard levels.count == 1, !levels[0].isFresh else { return }
    let ended = levels[0]
    levels[0] = Level()
    ended.end?.leave()
  }

  var ends: [AnimationsEnd] { levels.reversed().compactMap(\.end) }
}
