public import CoreGraphics
public import Foundation

/// The key of the duration of implicit animations.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the flag that disables actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function of implicit animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"

/// A group of changes to layers that take effect together, and the parameters of their animations.
///
/// Each thread has transactions of its own; the main actor's are one stack whichever thread runs it. A nested
/// transaction inherits the settings of the enclosing one, which are restored when it ends. It also returns
/// the enclosing one's completion block, which runs once, with that one. Settings outside any transaction
/// belong to the implicit transaction, which `flush()` ends.
open class CATransaction: NSObject {
  /// Begins a transaction nested in the current one.
  open class func begin() { Transactions.current.begin() }
  /// Ends the innermost transaction. Does nothing if none was begun.
  open class func commit() { Transactions.current.commit() }
  /// Ends the implicit transaction. Does nothing within explicit ones.
  open class func flush() { Transactions.current.flush() }

  /// Returns the duration of implicit animations in seconds, 0.25 by default.
  open class func animationDuration() -> CFTimeInterval {
    (value(forKey: kCATransactionAnimationDuration) as? NSNumber)?.doubleValue ?? 0.25
  }
  /// Sets the duration in seconds of animations without one that begin in the current transaction or those
  /// nested in it.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(NSNumber(value: dur), forKey: kCATransactionAnimationDuration)
  }
  /// Returns the timing function of implicit animations. Nil, the default, means the `default` function.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }
  /// Sets the timing function of implicit animations that begin in the current transaction or those nested in
  /// it. Nil restores the `default` function.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }
  /// Returns a Boolean value that indicates whether actions are disabled. It does not affect the result of
  /// `CALayer.action(forKey:)`.
  open class func disableActions() -> Bool {
    (value(forKey: kCATransactionDisableActions) as? NSNumber)?.boolValue ?? false
  }
  /// Sets whether actions are disabled in the current transaction and those nested in it.
  open class func setDisableActions(_ flag: Bool) {
    setValue(NSNumber(value: flag), forKey: kCATransactionDisableActions)
  }
  /// Returns the block that was set last in the current transaction or an enclosing one, or nil if there is
  /// none.
  open class func completionBlock() -> (() -> Void)? { Transactions.current.completion }
  /// Sets the block that runs when the animations that the transaction adds from now on have ended or been
  /// removed. Without such animations it runs when the transaction ends or another block is set. A block that
  /// is replaced still runs, after the animations that were added while it was set.
  open class func setCompletionBlock(_ block: (() -> Void)?) { Transactions.current.setCompletion(block) }

  /// Returns the setting of the current transaction for one of Apple's keys or a custom one, or nil if it is
  /// not set.
  open class func value(forKey key: String) -> Any? {
    key == kCATransactionCompletionBlock ? completionBlock() : Transactions.current.values[key]
  }
  /// Sets a setting of the current transaction. Nil removes it.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    if key == kCATransactionCompletionBlock {
      setCompletionBlock(anObject as? () -> Void)
    } else {
      Transactions.current.set(anObject, forKey: key)
    }
  }
}

/// The completion of a group of animations, of a transaction or of a block that animates views. It runs when
/// the group is closed and all its animations have ended.
package final class AnimationsEnd {
  /// The number of pending items: the group itself until it is closed, and each animation.
  private var open = 1
  private(set) var block: (() -> Void)?
  /// A closure that is called with a Boolean value that indicates whether all animations finished.
  package var report: ((Bool) -> Void)?
  private var isWhole = true

  package init() {}
  init(block: @escaping () -> Void) { self.block = block }

  func enter() { open += 1 }

  /// Reports that one of the group's animations has ended, or that the group is closed.
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
  /// The completions of the open transactions, the innermost first. An animation that begins now is added to
  /// them.
  static var openEnds: [AnimationsEnd] { Transactions.current.ends }
}

/// The transactions of one thread, beginning with the implicit one.
private final class Transactions {
  private struct Level {
    var values: [String: Any] = [:]
    /// The completion of the animations that are added while its block is set, or nil without a block.
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
  /// The completion block of the innermost transaction that has one (`ios26/animation.json`,
  /// "nested_begin_inherits").
  var completion: (() -> Void)? { levels.last { $0.end != nil }?.end?.block }

  /// Sets a setting. Numbers are stored as `NSNumber`.
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
