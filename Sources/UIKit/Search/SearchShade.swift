internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The view over searched content: a dimming view that ends the search, or a transparent one without touches.
final class SearchShade: UIControl {
  /// As dark as the dimming behind a sheet (`UIPresentationController`); not measured.
  private static let color = UIColor(white: 0, alpha: 0.2)

  weak var bar: UIView?
  var list: SuggestionList?
  /// Ignores touches in subviews.
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touch.view === self && super.beginTracking(touch, with: event)
  }
  var isShading = false {
    didSet { backgroundColor = isShading ? Self.color : nil }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // The bar may lie below this view.
    if let bar, bar.window === window, !bar.isDescendant(of: self),
      let found = bar.hitTest(convert(point, to: bar), with: event)
    {
      return found
    }
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    // The bar lies above the safe area.
    return isShading && point.y >= safeAreaInsets.top ? self : nil
  }
}
