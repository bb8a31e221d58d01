internal import CoreGraphics
internal import Foundation

extension UISegmentedControl {
  /// The content of a segment.
  struct SegmentContent {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// The width in points; 0 to fit the content.
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true
  }

  final func insert(_ segment: SegmentContent, at index: Int, animated: Bool) {
    let index = max(0, min(index, segments.count))
    var edges = boundaries
    edges.insert(edges[index], at: index)
    setInMotion(from: animated ? edges : nil)
    segments.insert(segment, at: index)
    if selection >= index { selection += 1 }
    contentDidChange()
  }

  final func remove(at index: Int, animated: Bool) {
    guard segments.indices.contains(index) else { return }
    var edges = boundaries
    edges.remove(at: index)
    setInMotion(from: animated ? edges : nil)
    segments.remove(at: index)
    if selection == index {
      selection = UISegmentedControl.noSegment
    } else if selection > index {
      selection -= 1
    }
    contentDidChange()
  }

  private func setInMotion(from edges: [CGFloat]?) {
    motion = nil
    guard let edges, window != nil, UIView.areAnimationsEnabled else { return }
    motion = SegmentMotion(of: self, from: edges)
  }

  /// Changes a segment. Does nothing if there is no such segment: "must be 0..#segments - 1 (or ignored)"
  /// (UIKit's header).
  final func change(_ index: Int, _ body: (inout SegmentContent) -> Void) {
    guard segments.indices.contains(index) else { return }
    body(&segments[index])
    contentDidChange()
  }

  final func checked(_ index: Int) -> Int {
    raiseUnless(
      segments.indices.contains(index),
      "UISegmentedControl has no segment \(index): there are \(segments.count)")
    return index
  }

  final func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: - Geometry

  /// Returns the title of a segment with its attributes.
  final func text(_ segment: SegmentContent, isSelected: Bool) -> StyledText {
    let size: CGFloat = 13
    let font = UIFont.systemFont(ofSize: size, weight: isSelected ? .medium : .regular)
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    attributes.merge(titleTextAttributes(for: .normal) ?? [:]) { $1 }
    if isSelected { attributes.merge(titleAttributes[State.selected.rawValue] ?? [:]) { $1 } }
    if isEnabled && segment.isEnabled {
      if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = UIColor.label }
    } else {
      // A colour set for other states is drawn at half opacity here, like the selected segment's background.
      // Not measured.
      let color = attributes[.foregroundColor] as? UIColor
      attributes[.foregroundColor] = color?.withMultipliedAlpha(0.5) ?? UIColor.tertiaryLabel
      attributes.merge(titleAttributes[State.disabled.rawValue] ?? [:]) { $1 }
    }
    return StyledText(segment.title ?? "", attributes)
  }

  private func contentWidth(_ segment: SegmentContent) -> CGFloat {
    if let image = segment.image { return image.size.width }
    return text(segment, isSelected: SystemRelease.current >= .iOS13).size().width.rounded(.up)
  }

  final var naturalSize: CGSize {
    let widths = segments.map { $0.width > 0 ? $0.width : contentWidth($0) + ControlMetrics.segmentPadding }
    let widest = widths.max() ?? 0
    let total =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +)
      : segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest) }
    let gaps = CGFloat(max(0, segments.count - 1)) * ControlMetrics.segmentGap
    return CGSize(width: total + gaps, height: ControlMetrics.segmentedHeight)
  }

  /// The left edges of the segments and the right edge of the last, in whole points, of a control whose first
  /// segment is leftmost.
  final var boundaries: [CGFloat] { motion?.edges(onTheWayTo: settledBoundaries) ?? settledBoundaries }
  private var settledBoundaries: [CGFloat] {
    guard !segments.isEmpty else { return [bounds.minX] }
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = segments.filter { $0.width <= 0 }
    let rest = max(0, bounds.width - fixed)
    let natural = free.reduce(0) { $0 + contentWidth($1) + ControlMetrics.segmentPadding }
    var x = bounds.minX
    var edges = [x]
    for segment in segments {
      if segment.width > 0 {
        x += segment.width
      } else if apportionsSegmentWidthsByContent, natural > 0 {
        x += rest * (contentWidth(segment) + ControlMetrics.segmentPadding) / natural
      } else {
        x += rest / CGFloat(free.count)
      }
      edges.append(x.rounded(.down))
    }
    if !free.isEmpty { edges[edges.count - 1] = bounds.maxX }
    return edges
  }

  /// Returns the frame of a segment in the control's coordinate space.
  package final func boxOfSegment(at index: Int) -> CGRect { boxes[index] }

  /// The frames of all segments.
  ///
  /// - Complexity: O(titles).
  private var boxes: [CGRect] {
    let edges = boundaries
    return zip(edges, edges.dropFirst()).map {
      directed(CGRect(x: $0, y: bounds.minY, width: $1 - $0, height: bounds.height), in: bounds)
    }
  }

  // MARK: - Drawing

  final func drawSegments() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let radius = ControlMetrics.segmentedRadius(height: bounds.height)
    let boxes = boxes
    let hasGrounds = drawGrounds(boxes)
    if !hasGrounds { context.fillRounded(bounds, radius: radius, with: .tertiarySystemFill) }
    let height = bounds.height
    for index in segments.indices.dropFirst() {
      if hasGrounds || hasDivider(before: index) || index == selection || index - 1 == selection { continue }
      let edge = isRightToLeft ? boxes[index].maxX : boxes[index].minX
      context.fillRounded(
        CGRect(x: edge - 0.5, y: bounds.minY + height * 0.25, width: 1, height: height * 0.5), radius: 0.5,
        with: UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 0.3))
    }
    if segments.indices.contains(selection), !hasGrounds {
      drawPill(in: context, at: boxes[selection], radius: radius)
    }
    for index in segments.indices.dropFirst() {
      drawDivider(before: index, at: isRightToLeft ? boxes[index].maxX : boxes[index].minX)
    }
    drawContents(boxes)
  }

  private func drawContents(_ boxes: [CGRect]) {
    for (index, segment) in segments.enumerated() {
      let move = images.move(of: index, in: segments.count)
      draw(
        segment,
        in: boxes[index].offsetBy(
          dx: segment.offset.width + move.horizontal, dy: segment.offset.height + move.vertical),
        isSelected: index == selection)
    }
  }

  /// The colour behind the selected segment; the dark one is that of `ios26/controls.json`, dark_pill_rgb.
  static let pillColor = UIColor(
    light: .white, dark: UIColor(red: 90 / 255, green: 90 / 255, blue: 96 / 255, alpha: 1))

  private func drawPill(in context: CGContext, at box: CGRect, radius: CGFloat) {
    let inset = ControlMetrics.segmentPillInset
    let pill = box.insetBy(dx: inset, dy: inset)
    let color = selectedSegmentTintColor ?? Self.pillColor
    context.saveGState()
    context.addRounded(bounds, radius: radius)
    context.clip()
    context.setShadow(
      offset: CGSize(width: 0, height: 3), blur: 8, color: UIColor(white: 0, alpha: 0.12).cgColor)
    context.fillRounded(
      pill, radius: radius - inset, with: isEnabled ? color : color.withMultipliedAlpha(0.5))
    context.restoreGState()
  }

  private func draw(_ segment: SegmentContent, in box: CGRect, isSelected: Bool) {
    let scale = pixelScale
    if let image = segment.image {
      let shown =
        image.renderingMode == .alwaysOriginal
        ? image
        : image.withTintColor(
          isEnabled && segment.isEnabled ? .label : .tertiaryLabel, renderingMode: .alwaysOriginal)
      let size = image.size
      shown.draw(
        at: CGPoint(
          x: (box.midX - size.width / 2).rounded(toPixelsOf: scale),
          y: (box.midY - size.height / 2).rounded(toPixelsOf: scale)))
      return
    }
    var text = text(segment, isSelected: isSelected)
    let size = text.size().roundedUp(toPixelsOf: scale)
    let room = max(0, box.width - 4)
    let width = min(size.width, room)
    // Titles that do not fit are truncated.
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineBreakMode = .byTruncatingTail
    paragraph.alignment = .center
    text.attributes[.paragraphStyle] = paragraph
    text.draw(
      in: CGRect(
        x: (box.midX - width / 2).rounded(toPixelsOf: scale) - 1,
        y: (box.midY - size.height / 2).rounded(toPixelsOf: scale), width: width + 2, height: size.height + 1)
    )
  }
}
