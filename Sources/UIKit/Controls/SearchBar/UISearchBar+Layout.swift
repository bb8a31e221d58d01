internal import CoreGraphics
internal import Foundation

extension UISearchBar {
  final var hasScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

  /// Returns the height including scope bar and prompt of a bar that is `plain` points high without them.
  final func height(around plain: CGFloat) -> CGFloat {
    plain + (hasScopes ? ControlMetrics.scopeBarHeight : 0) + (prompt == nil ? 0 : 18)
  }

  /// The part of the bar that contains the field.
  final var fieldStrip: CGRect {
    let top: CGFloat = prompt == nil ? 0 : 18
    let bottom: CGFloat = hasScopes ? ControlMetrics.scopeBarHeight : 0
    return CGRect(
      x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: max(0, bounds.height - top - bottom))
  }

  final func layoutBar() {
    let strip = fieldStrip
    let inset = ControlMetrics.searchFieldInset
    let height = min(ControlMetrics.searchFieldHeight, max(0, strip.height))
    var right = strip.maxX - inset
    if showsCancelButton {
      placeCancelButton(shown: true)
      right = (cancel?.frame.minX ?? right) - 8
    } else if cancel != nil {
      placeCancelButton(shown: false)
    }
    cancel?.isHidden = !showsCancelButton
    field.frame = CGRect(
      x: strip.minX + inset, y: strip.midY - ControlMetrics.searchFieldStrip(height) / 2,
      width: max(0, right - strip.minX - inset), height: height
    ).offsetBy(
      dx: searchFieldBackgroundPositionAdjustment.horizontal,
      dy: searchFieldBackgroundPositionAdjustment.vertical)
    layoutScopes()
  }

  private func layoutScopes() {
    scopes?.isHidden = !hasScopes
    guard hasScopes, let titles = scopeButtonTitles else { return }
    let control = needScopes(titles)
    control.selectedSegmentIndex = min(max(0, selectedScopeButtonIndex), titles.count - 1)
    let height = ControlMetrics.segmentedHeight
    control.frame = CGRect(
      x: bounds.minX + 8, y: bounds.maxY - ControlMetrics.scopeBarHeight + 2,
      width: max(0, bounds.width - 16),
      height: height)
  }

  /// Draws the bar behind the field; nothing in the minimal style.
  final func drawBar() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if searchBarStyle != .minimal {
      if let backgroundImage {
        backgroundImage.draw(in: bounds)
      } else {
        let ground =
          barStyle == .default
          ? UIColor(light: UIColor(white: 0.945, alpha: 1), dark: UIColor(white: 0.11, alpha: 1))
          : UIColor(white: 0.11, alpha: 1)
        context.fillRounded(bounds, radius: 0, with: barTintColor ?? ground)
        let line = 1 / pixelScale
        for y in [bounds.minY, bounds.maxY - line] {
          context.fillRounded(
            CGRect(x: bounds.minX, y: y, width: bounds.width, height: line), radius: 0,
            with: UIColor.separator.withMultipliedAlpha(0.5))
        }
      }
    }
    if hasScopes, let scopeBarBackgroundImage {
      let height = ControlMetrics.scopeBarHeight
      scopeBarBackgroundImage.draw(
        in: CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height))
    }
    if let prompt {
      let text = StyledText(
        prompt, [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.secondaryLabel])
      text.draw(at: CGPoint(x: bounds.midX - text.size().width / 2, y: bounds.minY + 6))
    }
  }
}
