internal import CoreGraphics
internal import Foundation

extension UISearchBar {
  final var hasScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

  /// The height with scopes and prompt around a bar of `plain` points.
  final func height(around plain: CGFloat) -> CGFloat {
    plain + (hasScopes ? ControlMetrics.scopeBarHeight : 0) + (prompt == nil ? 0 : 18)
  }

  /// The part of the bar that holds the field.
  private var fieldStrip: CGRect {
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
      let button = needCancelButton()
      let size = button.sizeThatFits(strip.size)
      button.frame = CGRect(
        x: strip.maxX - 8 - size.width, y: strip.midY - size.height / 2, width: size.width, height: size.height)
      right = button.frame.minX - 8
    }
    cancel?.isHidden = !showsCancelButton
    field.frame = CGRect(
      x: strip.minX + inset, y: strip.midY - ControlMetrics.searchFieldStrip(height) / 2, width: max(0, right - strip.minX - inset), height: height
    ).offsetBy(
      dx: searchFieldBackgroundPositionAdjustment.horizontal, dy: searchFieldBackgroundPositionAdjustment.vertical)
    layoutScopes()
  }

  private func needCancelButton() -> UIButton {
    if let cancel { return cancel }
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    cancel = button
    addSubview(button)
    return button
  }

  private func layoutScopes() {
    scopes?.isHidden = !hasScopes
    guard hasScopes, let titles = scopeButtonTitles else { return }
    let control = scopes ?? UISegmentedControl(items: titles)
    if scopes == nil {
      scopes = control
      addSubview(control)
    }
    control.selectedSegmentIndex = min(max(0, selectedScopeButtonIndex), titles.count - 1)
    let height = ControlMetrics.segmentedHeight
    control.frame = CGRect(
      x: bounds.minX + 8, y: bounds.maxY - ControlMetrics.scopeBarHeight + 2, width: max(0, bounds.width - 16),
      height: height)
  }

  /// The bar behind the field: none in the minimal style.
  final func drawBar() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if searchBarStyle != .minimal {
      if let backgroundImage {
        backgroundImage.draw(in: bounds)
      } else {
        let ground = barStyle == .default
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
    if let prompt {
      let text = StyledText(
        prompt, [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.secondaryLabel])
      text.draw(at: CGPoint(x: bounds.midX - text.size().width / 2, y: bounds.minY + 6))
    }
    let side: CGFloat = 15
    if showsBookmarkButton || showsSearchResultsButton {
      let box = CGRect(x: field.frame.maxX - 25, y: field.frame.midY - side / 2, width: side, height: side)
      context.strokeLines(
        [[
          CGPoint(x: box.minX + 3, y: box.minY + 1), CGPoint(x: box.maxX - 3, y: box.minY + 1),
          CGPoint(x: box.maxX - 3, y: box.maxY - 1), CGPoint(x: box.midX, y: box.maxY - 5),
          CGPoint(x: box.minX + 3, y: box.maxY - 1), CGPoint(x: box.minX + 3, y: box.minY + 1),
        ]], width: 1.3, with: .secondaryLabel)
    }
  }
}
