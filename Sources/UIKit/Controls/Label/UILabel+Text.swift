internal import CoreGraphics
internal import CoreText
internal import Foundation

extension UILabel {
  /// An unlimited length with which rectangles can still be computed.
  private static let unlimited: CGFloat = 16_777_216

  /// The number of points by which a text may be wider than its rectangle and still be shown whole: stored
  /// rectangles use the advances of San Francisco rounded to pixels, ours come from a table that is accurate
  /// to about half a point.
  static let tolerance: CGFloat = 1

  final var intrinsicTextSize: CGSize {
    let own = preferredWidth > 0 ? preferredWidth : wrappingWidth ?? Self.unlimited
    let width = content.numberOfLines != 1 ? own : Self.unlimited
    let room = CGRect(x: 0, y: 0, width: width, height: Self.unlimited)
    return textRect(forBounds: room, limitedToNumberOfLines: content.numberOfLines).size
  }

  final func textSize(fitting size: CGSize) -> CGSize {
    let isLimited = content.numberOfLines != 1 && size.width > 0 && size.width < Self.unlimited
    let room = CGRect(x: 0, y: 0, width: isLimited ? size.width : Self.unlimited, height: Self.unlimited)
    return textRect(forBounds: room, limitedToNumberOfLines: content.numberOfLines).size
  }

  final func defaultTextRect(in bounds: CGRect, lines: Int) -> CGRect {
    guard !content.isEmpty, bounds.width > 0, bounds.height > 0 else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let full = roundedSize(of: layout(measuredText(bounds.width), width: bounds.width, lines: lines))
    let size = CGSize(width: min(full.width, bounds.width), height: min(full.height, bounds.height))
    let overhang = bounds.height - full.height
    return CGRect(
      x: bounds.minX + alignmentShift(bounds.width - size.width),
      y: bounds.minY + (overhang < 0 ? (overhang / 2).rounded(toPixelsOf: heightScale) : 0),
      width: size.width, height: size.height)
  }

  /// Returns the natural size of a laid-out text.
  final func roundedSize(of layout: TextLayout) -> CGSize {
    let size = layout.roundedSize(scale: pixelScale), scale = heightScale
    return scale == pixelScale
      ? size : CGSize(width: size.width, height: layout.roundedSize(scale: scale).height)
  }

  /// The number of pixels per point to which the height of the text is rounded up.
  private var heightScale: CGFloat {
    asksForWholeHeight && content.numberOfLines == 1 ? 1 : pixelScale
  }

  /// Returns the part of the horizontal slack that lies to the left of the text.
  private func alignmentShift(_ slack: CGFloat) -> CGFloat {
    switch content.alignment {
    case .center: slack / 2
    case .right: slack
    case .natural: isRightToLeft ? slack : 0
    default: 0
    }
  }

  /// Returns the shaped text at its own size, with the colours of the time when it was last shaped.
  ///
  /// - Parameter width: The line width passed to attachments.
  /// - Returns: The shaped text.
  private func measuredText(_ width: CGFloat) -> ShapedText {
    let isMirrored = isRightToLeft
    if let shaped, isShapedMirrored == isMirrored, shapedWidth == width || !shaped.hasAttachments {
      return shaped
    }
    let new = shapedText(width)
    (shaped, isShapedMirrored, shapedWidth) = (new, isMirrored, width)
    return new
  }

  private func shapedText(_ width: CGFloat, scale: CGFloat = 1) -> ShapedText {
    ShapedText.of(directedText, scale: scale, in: AttachmentRoom(width: width < Self.unlimited ? width : 0))
  }

  /// The text with its natural alignment resolved by the label's layout direction rather than by its letters.
  private var directedText: StyledText {
    guard content.alignment == .natural, isRightToLeft else { return content.text }
    var directed = content
    directed.alignment = .right
    return directed.text
  }

  private func layout(_ text: ShapedText, width: CGFloat, lines: Int, height: CGFloat = .infinity)
    -> TextLayout
  {
    TextLayout(
      text, width: width >= Self.unlimited ? .infinity : width, height: height, maximumLines: lines,
      lineBreakMode: LineBreakMode(content.lineBreakMode), endsWithEmptyLine: true)
  }

  /// Returns the laid-out text for a width, 0 for no limit; `nil` if there is no text.
  final func layoutOfText(width: CGFloat) -> TextLayout? {
    guard !content.isEmpty else { return nil }
    return layout(
      measuredText(width), width: width > 0 ? width : Self.unlimited, lines: content.numberOfLines)
  }

  // MARK: - Drawing

  /// The single colour of the whole text; `nil` if the text keeps the colours of its attributes.
  private var inkColor: UIColor? {
    if let ink = vibrantInk { return isEnabledStorage ? ink : ink.withMultipliedAlpha(0.5) }
    if isHighlightedStorage, let color = content.highlightedTextColor { return color }
    if !isEnabledStorage { return content.textColor.withMultipliedAlpha(0.5) }
    return content.styled == nil ? content.textColor : nil
  }

  final func drawLines(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !content.isEmpty, rect.width > 0 else { return }
    let scale = pixelScale
    let color = inkColor
    let whole = fittingLayout(color == nil ? shapedText(rect.width) : measuredText(rect.width), in: rect)
    let fontScale = shrinkingScale(in: rect)
    let layout = fontScale < 1 ? fittingLayout(shapedText(rect.width, scale: fontScale), in: rect) : whole

    let height = layout.roundedSize(scale: scale).height
    var y = rect.minY + ((rect.height - height) / 2).rounded(toPixelsOf: scale)
    if fontScale < 1, content.numberOfLines == 1 {
      switch content.baselineAdjustment {
      case .alignBaselines:
        let top =
          rect.minY + ((rect.height - whole.roundedSize(scale: scale).height) / 2).rounded(toPixelsOf: scale)
        y = top + whole.firstBaseline - layout.firstBaseline
      case .alignCenters: break
      case .none: y = rect.minY
      }
    }
    let origin = CGPoint(x: rect.minX + alignmentShift(rect.width - layout.width), y: y)
    if let shadow = content.shadowColor {
      let offset = content.shadowOffset
      layout.draw(
        in: context, at: CGPoint(x: origin.x + offset.width, y: origin.y + offset.height),
        color: shadow.cgColor)
    }
    layout.draw(in: context, at: origin, color: color?.cgColor)
  }

  /// Returns the lines in a rectangle, or in a slightly wider one if the text then needs no truncation.
  private func fittingLayout(_ text: ShapedText, in rect: CGRect) -> TextLayout {
    let lines = content.numberOfLines, height = rect.height
    let exact = layout(text, width: rect.width, lines: lines, height: height)
    guard exact.isTruncated || exact.lines.count > 1 else { return exact }
    let tolerant = layout(text, width: rect.width + Self.tolerance, lines: lines, height: height)
    let isBetter = tolerant.lines.count < exact.lines.count || exact.isTruncated && !tolerant.isTruncated
    return isBetter ? tolerant : exact
  }

  /// Returns the scale at which the text fits, not below the minimum; 1 if it fits or must not shrink.
  /// Several lines shrink since iOS 7 if the line break mode truncates, but not if all lines wrap.
  private func shrinkingScale(in rect: CGRect) -> CGFloat {
    guard content.shrinks else { return 1 }
    guard content.numberOfLines == 1 else {
      return LineBreakMode(content.lineBreakMode).wraps ? 1 : shrinkingScaleOfLines(in: rect)
    }
    let room = rect.width + Self.tolerance
    var scale: CGFloat = 1
    // Tracking depends on the size, so widths are only nearly proportional to it.
    for _ in 0..<4 {
      let text = scale == 1 ? measuredText(rect.width) : shapedText(rect.width, scale: scale)
      let width = layout(text, width: Self.unlimited, lines: 1).size.width
      guard width > room, width > 0 else { break }
      scale *= room / width
      if scale <= content.minimumScale { return content.minimumScale }
    }
    return scale
  }

  /// Returns the largest scale, to 1/256, at which several lines show the whole text; the minimum if none
  /// does.
  private func shrinkingScaleOfLines(in rect: CGRect) -> CGFloat {
    func fits(_ scale: CGFloat) -> Bool {
      let text = scale == 1 ? measuredText(rect.width) : shapedText(rect.width, scale: scale)
      return !fittingLayout(text, in: rect).isTruncated
    }
    guard content.minimumScale < 1, !fits(1) else { return 1 }
    var (low, high) = (max(content.minimumScale, 0), CGFloat(1))
    while high - low > 1.0 / 256 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}

extension LineBreakMode {
  /// A Boolean value that indicates whether text wraps on all lines.
  fileprivate var wraps: Bool { self == .wordWrapping || self == .charWrapping }

  /// Creates the typesetter's line break mode from UIKit's.
  init(_ mode: NSLineBreakMode) { self = LineBreakMode(rawValue: mode.rawValue) ?? .wordWrapping }
}
