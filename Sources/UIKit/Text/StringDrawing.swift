internal import CoreGraphics
internal import CoreText
internal import Foundation

/// A string to be measured, or drawn into the current context, with the behaviour of UIKit's string drawing.
struct StringDrawing {
  /// The runs of the text with all font sizes multiplied by a factor.
  private let runs: (CGFloat) -> [TextRun]
  /// The string, if its characters are immutable.
  private let unchanging: NSAttributedString?

  init(_ string: NSAttributedString) {
    runs = { AttributedText.bare($0).runs(string) }
    unchanging = type(of: string) == NSAttributedString.self ? string : nil
  }

  init(_ text: StyledText) {
    runs = { text.runs(.bare($0)) }
    unchanging = nil
  }

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    runs = { [AttributedText.bare($0).run(string, attributes ?? [:])] }
    unchanging = nil
  }

  /// The layout with lines broken only at newlines, cached for strings that always look the same.
  private var plain: TextLayout {
    if let unchanging, let known = TextLayout.kept(for: unchanging) { return known }
    guard let unchanging else { return TextLayout.plain(runs(1)) }
    var isLasting = true
    let layout = TextLayout.plain(
      AttributedText.bare(1).runs(unchanging) { isLasting = isLasting && $0.lookTheSameAlways })
    if isLasting { layout.keep(for: unchanging) }
    return layout
  }

  private func shaped(_ scale: CGFloat) -> ShapedText { ShapedText.of(runs(scale)) }

  func size() -> CGSize { plain.size }

  func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    plain.draw(in: context, at: point)
  }

  func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

  func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
    let (layout, scale) = layout(rect.size, options, context, fillsHeight: true)
    context?.record(box(of: layout, options), scale: scale)
    guard let target = UIGraphicsGetCurrentContext() else { return }
    let isBaseline = !options.contains(.usesLineFragmentOrigin)
    let origin = CGPoint(x: rect.minX, y: rect.minY - (isBaseline ? layout.firstBaseline : 0))
    layout.draw(in: target, at: origin)
  }

  func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let (layout, scale) = layout(size, options, context, fillsHeight: false)
    let box = box(of: layout, options)
    context?.record(box, scale: scale)
    return box
  }

  private func box(of layout: TextLayout, _ options: NSStringDrawingOptions) -> CGRect {
    let isBaseline = !options.contains(.usesLineFragmentOrigin)
    if options.contains(.usesDeviceMetrics) {
      return layout.inkBox.orZero.offsetBy(dx: 0, dy: isBaseline ? -layout.firstBaseline : 0)
    }
    let left = layout.lines.map(\.x).min() ?? 0
    return CGRect(origin: CGPoint(x: left, y: isBaseline ? -layout.firstBaseline : 0), size: layout.size)
  }

  private func layout(
    _ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?, fillsHeight: Bool
  ) -> (TextLayout, scale: CGFloat) {
    let width = size.width > 0 ? size.width : .infinity
    let isHeightLimited = size.height > 0 && (fillsHeight || options.contains(.truncatesLastVisibleLine))
    let wraps = options.contains(.usesLineFragmentOrigin)
    let truncatesLast = options.contains(.truncatesLastVisibleLine)
    func layout(_ text: ShapedText) -> TextLayout {
      TextLayout(
        text, width: wraps ? width : .infinity, height: isHeightLimited ? size.height : .infinity,
        maximumLines: wraps ? 0 : 1, lineBreakMode: truncatesLast ? .truncatingTail : nil,
        truncatesEveryLine: !truncatesLast, usesLeading: options.contains(.usesFontLeading),
        endsWithEmptyLine: true)
    }
    let text = shaped(1)
    guard let least = context?.minimumScaleFactor, least > 0, least < 1, width.isFinite else {
      return (layout(text), 1)
    }
    let scale = Self.scale(width: width, least: least) { TextLayout(shaped($0)).size.width }
    return (layout(scale == 1 ? text : shaped(scale)), scale)
  }

  /// Returns the largest factor from `least` to 1 at which a text fits a width on one line, or `least` if
  /// none does.
  ///
  /// - Parameters:
  ///   - width: The available width.
  ///   - least: The smallest factor.
  ///   - measure: A closure that returns the width of the text at a factor.
  /// - Returns: The factor.
  static func scale(width: CGFloat, least: CGFloat, measure: (CGFloat) -> CGFloat) -> CGFloat {
    var scale: CGFloat = 1
    for _ in 0..<6 {
      let natural = measure(scale)
      if natural <= width + 0.01 || natural <= 0 { return scale }
      scale = max(least, scale * width / natural)
      if scale == least { return least }
    }
    return max(least, scale * 0.99)
  }
}

extension [NSAttributedString.Key: Any] {
  /// A Boolean value that indicates whether all attribute values that affect drawing are immutable: no
  /// dynamic colours, shadows, attachments or mutable paragraph styles.
  fileprivate var lookTheSameAlways: Bool {
    allSatisfy { key, value in
      switch key {
      case .shadow, .attachment: false
      case .paragraphStyle: type(of: value) == NSParagraphStyle.self
      default: (value as? UIColor).map { type(of: $0) == UIColor.self && !$0.isDynamic } ?? true
      }
    }
  }
}
