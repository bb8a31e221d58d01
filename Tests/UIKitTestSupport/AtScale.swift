package import UIKit

/// Returns the result of `body` at a display scale.
package func atScale<Result>(_ scale: CGFloat, _ body: () -> Result) -> Result {
  var result: Result?
  UITraitCollection(displayScale: scale).performAsCurrent { result = body() }
  return result!
}
