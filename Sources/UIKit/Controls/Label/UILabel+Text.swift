internal import CoreGraphics
internal import CoreText
internal import Foundation

extension UILabel {
  /// "No limit" as a length with which rectangles can still be computed.
  private static let unlimited: CGFloat = 16_777_216

  /// How much wider than its box a text may be and still be shown whole, in points: stored boxes are the
  /// advances of San Francisco rounded to pixels, ours come from a table that is right to about half a point.
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

  /// The size that a text asks for.
  final func roundedSize(of layout: TextLayout) -> CGSize {
    let size = layout.roundedSize(scale: pixelScale), scale = heightScale
    return scale == pixelScale
      ? size : CGSize(width: size.width, height: layout.roundedSize(scale: scale).height)
  }

  /// The pixels a point that the height of the text is rounded up to.
  private var heightScale: CGFloat {
    asksForWholeHeight && content.numberOfLines == 1 ? 1 : pixelScale
  }

  /// The part of the slack beside the text that lies on its left.
  private func alignmentShift(_ slack: CGFloat) -> CGFloat {
    switch content.alignment {
    case .center: slack / 2
    case .right: slack
    case .natural: isRightToLeft ? slack : 0
    default: 0
    }
  }

  /// The text in its own size. Its colours are those of the moment when it was last shaped.
  ///
  /// - Parameter width: What attachments are told of their lines.
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

  /// The text, whose natural side is that of the label and not that of its letters.
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

  /// The lines of the text in a width, 0 for no limit; nil for no text.
  final func layoutOfText(width: CGFloat) -> TextLayout? {
    guard !content.isEmpty else { return nil }
    return layout(
      measuredText(width), width: width > 0 ? width : Self.unlimited, lines: content.numberOfLines)
  }

  // MARK: - Drawing

  /// The one colour of all of the text; nil leaves a text of several styles its own colours.
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

  /// The lines in a box, or in one that is a little wider where they then need no cutting.
  private func fittingLayout(_ text: ShapedText, in rect: CGRect) -> TextLayout {
    let lines = content.numberOfLines, height = rect.height
    let exact = layout(text, width: rect.width, lines: lines, height: height)
    guard exact.isTruncated || exact.lines.count > 1 else { return exact }
    let tolerant = layout(text, width: rect.width + Self.tolerance, lines: lines, height: height)
    let isBetter = tolerant.lines.count < exact.lines.count || exact.isTruncated && !tolerant.isTruncated
    return isBetter ? tolerant : exact
  }

  /// What the text is scaled by to fit, not below the minimum; 1 where it fits or must not shrink. Several
  /// lines shrink since iOS 7, where the mode cuts them: lines that wrap to the last do not.
  private func shrinkingScale(in rect: CGRect) -> CGFloat {
    guard content.shrinks else { return 1 }
    guard content.numberOfLines == 1 else {
      return LineBreakMode(content.lineBreakMode).wraps ? 1 : shrinkingScaleOfLines(in: rect)
    }
    let room = rect.width + Self.tolerance
    var scale: CGFloat = 1
    // Tracking depends on the size, so that widths are only nearly proportional to it.
    for _ in 0..<4 {
      let text = scale == 1 ? measuredText(rect.width) : shapedText(rect.width, scale: scale)
      let width = layout(text, width: Self.unlimited, lines: 1).size.width
      guard width > room, width > 0 else { break }
      scale *= room / width
      if scale <= content.minimumScale { return content.minimumScale }
    }
    return scale
  }

  /// The greatest scale, to a part in 256, at which several lines show all of the text; the least where none
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
  /// Whether lines go on in the next one, to the last.
  fileprivate var wraps: Bool { self == .wordWrapping || self == .charWrapping }

  /// UIKit's mode for the typesetter.
  init(_ mode: NSLineBreakMode) { self = LineBreakMode(rawValue: mode.rawValue) ?? .wordWrapping }
}
