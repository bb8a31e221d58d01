internal import CoreGraphics
internal import Foundation

extension UINavigationBar {
  /// The width of the chevron before a title.
  private var chevronLead: CGFloat {
    parts.chevron.map { parts.left.first?.contentSize.width == 0 ? 0 : $0.shownSize.width + 6 } ?? 0
  }

  /// The platters of each side, from the bar's edge inwards.
  private var platterSpans: (left: PlatterSpans, right: PlatterSpans) {
    var items = parts.left.map(\.span)
    if chevronLead > 0 { items[0].width += chevronLead }
    return (PlatterSpans(items), PlatterSpans(parts.right.map(\.span)))
  }

  /// Returns the space that the platters leave for the title.
  func roomBetweenPlatters(in row: CGRect) -> (low: CGFloat, high: CGFloat) {
    func length(_ side: PlatterSpans) -> CGFloat {
      BarPlatter.margin + side.end + (side.platters.isEmpty ? 0 : BarPlatter.gap)
    }
    let (left, right) = platterSpans
    return (row.minX + length(left), row.maxX - length(right))
  }

  /// Lays out the buttons on platters. The first platter may be that of the chevron, which has no title
  /// unless the client sets one.
  func placePlatters(in row: CGRect, scale: CGFloat) {
    let lead = chevronLead, (left, right) = platterSpans
    let low = row.minX + BarPlatter.margin, high = row.maxX - BarPlatter.margin
    let grounds =
      left.platters.map { (platter: $0, start: low + $0.start, button: parts.left[$0.items.lowerBound]) }
      + right.platters.map {
        (platter: $0, start: high - $0.start - $0.length, button: parts.right[$0.items.lowerBound])
      }
    parts.platters = BarPlatter.fitted(parts.platters, to: grounds.count, above: parts.background)
    // Documents store bars that are lower than platters.
    let height = min(BarPlatter.height, row.height)
    for (view, ground) in zip(parts.platters, grounds) {
      view.frame = CGRect(
        x: ground.start, y: row.midY - height / 2, width: ground.platter.length, height: height
      )
      .edgesRounded(scale: scale)
      view.color = ground.button.platterFill
      view.isHidden = ground.platter.isBare || isGivenToSearch
    }
    for (index, (button, span)) in zip(parts.left, left.places).enumerated() {
      let before = index == 0 ? lead : 0
      place(button, x: low + span.start + before, width: span.length - before, in: row, scale: scale)
      guard before > 0 else { continue }
      // Across the chevron to the platter's end.
      let reach = UIEdgeInsets(top: 0, left: span.start + before, bottom: 0, right: 0)
      button.reach = isRightToLeft ? reach.mirrored : reach
    }
    for (button, span) in zip(parts.right, right.places) {
      place(button, x: high - span.start - span.length, width: span.length, in: row, scale: scale)
    }
    if let chevron = parts.chevron {
      let size = chevron.shownSize, span = left.places[0]
      chevron.isMirrored = isRightToLeft
      // The area of an image begins inside the platter, that of a title at its edge; not measured for images.
      let inset = span.start > 0 ? 0 : BarPlatter.titleInset
      let x = low + span.start + (lead == 0 ? (span.length - size.width) / 2 - 1 : inset)
      chevron.frame = CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
        .edgesRounded(scale: scale)
    }
    direct(parts.platters)
  }
}
