internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The thin bar that shows the visible part of the content: 2.5 points wide, 3 from the edge
/// (`facts/ios26/scroll.json`).
final class ScrollIndicator: UIView {
  let axis: NSLayoutConstraint.Axis
  static let thickness: CGFloat = 2.5
  static let margin: CGFloat = 3
  static let leastLength: CGFloat = 36
  /// The duration of the fade-out, in seconds.
  static let fading = 0.4

  init(axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.thickness / 2
    layer.zPosition = 1
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the start and the length of the bar along its axis.
  static func span(
    offset: CGFloat, visible: CGFloat, content: CGFloat, track: ClosedRange<CGFloat>
  ) -> (start: CGFloat, length: CGFloat) {
    let room = track.upperBound - track.lowerBound
    guard content > 0, room > 0 else { return (track.lowerBound, 0) }
    let length = min(room, max(min(leastLength, room), room * visible / content))
    let way = content - visible
    let part = way > 0 ? min(max(offset / way, 0), 1) : 0
    return (track.lowerBound + (room - length) * part, length)
  }
}

extension UIScrollView {
  /// Flashes the indicators.
  func showIndicators() {
    revealIndicators()
    hideIndicators(after: 1)
  }

  /// Shows the indicators of the given axes that can scroll until they are hidden.
  func revealIndicators(along axes: [NSLayoutConstraint.Axis] = [.vertical, .horizontal]) {
    for axis in axes {
      let shown = axis == .vertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator
      guard shown, canScroll(axis), !indicators.contains(where: { $0.axis == axis }) else { continue }
      let indicator = ScrollIndicator(axis: axis)
      indicators.append(indicator)
      addSubview(indicator)
    }
    for indicator in indicators where axes.contains(indicator.axis) {
      indicator.layer.removeAllAnimations()
      indicator.alpha = 1
    }
    placeIndicators()
  }

  /// Fades the indicators out after `delay` seconds.
  func hideIndicators(after delay: TimeInterval) {
    guard !indicators.isEmpty, window != nil else { return }
    UIView.animate(withDuration: ScrollIndicator.fading, delay: delay, options: .allowUserInteraction) {
      [indicators] in
      for indicator in indicators { indicator.alpha = 0 }
    }
  }

  /// The part of the adjusted content insets that comes from bars and the safe area.
  private var systemInset: UIEdgeInsets {
    let all = adjustedContentInset, own = contentInset
    return UIEdgeInsets(
      top: all.top - own.top, left: all.left - own.left, bottom: all.bottom - own.bottom,
      right: all.right - own.right)
  }

  /// Changes the appearance or the insets of indicators and updates the visible ones.
  func changeIndicators(_ change: (inout ScrollSettings) -> Void) {
    change(&scrolling)
    placeIndicators()
  }

  func placeIndicators() {
    guard !indicators.isEmpty else { return }
    let insets = adjustedContentInset
    let safe = automaticallyAdjustsScrollIndicatorInsets ? systemInset : .zero
    let bounds = layer.bounds
    let both = indicators.count > 1
    for indicator in indicators {
      indicator.backgroundColor =
        switch indicatorStyle {
        case .default: UIColor.label.withAlphaComponent(0.35)
        case .black: UIColor.black.withAlphaComponent(0.35)
        case .white: UIColor.white.withAlphaComponent(0.35)
        }
      let margin = ScrollIndicator.margin, thickness = ScrollIndicator.thickness
      let end = both ? margin + thickness + margin : margin
      switch indicator.axis {
      case .vertical:
        let own = verticalScrollIndicatorInsets
        let low = bounds.minY + safe.top + own.top + margin
        let high = max(low, bounds.maxY - safe.bottom - own.bottom - end)
        let span = ScrollIndicator.span(
          offset: bounds.minY + insets.top, visible: bounds.height - insets.top - insets.bottom,
          content: contentSize.height, track: low...high)
        indicator.frame = CGRect(
          x: bounds.maxX - own.right - margin - thickness, y: span.start, width: thickness,
          height: span.length)
      case .horizontal:
        let own = horizontalScrollIndicatorInsets
        let low = bounds.minX + safe.left + own.left + margin
        let high = max(low, bounds.maxX - safe.right - own.right - end)
        let span = ScrollIndicator.span(
          offset: bounds.minX + insets.left, visible: bounds.width - insets.left - insets.right,
          content: contentSize.width, track: low...high)
        indicator.frame = CGRect(
          x: span.start, y: bounds.maxY - safe.bottom - own.bottom - margin - thickness, width: span.length,
          height: thickness)
      }
    }
  }
}
