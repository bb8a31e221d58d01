import UIKit

/// What `body` gives where a point is `scale` pixels.
func atScale<Result>(_ scale: CGFloat, _ body: () -> Result) -> Result {
  var result: Result?
  UITraitCollection(displayScale: scale).performAsCurrent { result = body() }
  return result!
}
