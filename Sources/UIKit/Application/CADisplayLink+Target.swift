internal import Foundation
public import QuartzCore

extension CADisplayLink {
  /// Creates a display link that calls a method of `target`, which it retains until it is invalidated.
  @preconcurrency @MainActor public convenience init(target: Any, selector sel: Selector) {
    let receiver = target as AnyObject
    self.init { link in
      ActionDispatch.call(
        sel, of: receiver, with: link,
        "CADisplayLink(target:selector:) with a target without a table of its methods")
    }
  }
}

extension UIScreen {
  /// Returns a display link for this screen's frames.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
