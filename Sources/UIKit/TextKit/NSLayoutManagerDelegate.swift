public import CoreGraphics
internal import CoreText
public import Foundation

/// The methods with which a delegate follows and modifies the layout of text. All methods have default
/// implementations.
public protocol NSLayoutManagerDelegate: AnyObject {
  /// Notifies the delegate that the layout is invalid. It is performed again on demand.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// Notifies the delegate that a container is filled.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - textContainer: The container, or nil if all text has been laid out.
  ///   - layoutFinishedFlag: A Boolean value that indicates whether no text is left.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
  /// Notifies the delegate that a container has another shape.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - textContainer: The container.
  ///   - oldSize: The former size, which equals the current one if something else has changed.
  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
  /// Asks the delegate for the glyphs of a range in one font, before they are laid out.
  ///
  /// - Returns: The number of glyphs whose properties the delegate set with
  ///   `setGlyphs(_:properties:characterIndexes:font:forGlyphRange:)`, or 0 to keep the proposed ones.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) -> Int
  /// Asks the delegate for the action of a control character.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction
  /// Asks the delegate for the bounding box of a control character that is a space, relative to its position
  /// on the baseline, with y pointing up.
  ///
  /// - Note: The proposed line fragment has the container's width and the font's height; unlike on iOS, the
  ///   glyph position is always zero.
  func layoutManager(
    _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
    for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect
  /// Asks the delegate for the space below a line in points, which replaces its paragraph's `lineSpacing`.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Asks the delegate for the space above a paragraph in points, which replaces its
  /// `paragraphSpacingBefore`.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Asks the delegate for the space below a paragraph in points, which replaces its `paragraphSpacing`.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Asks the delegate whether a line may start with the word at a character.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool
  /// Asks the delegate whether a line may start, after a hyphen, with the part of a word at a character.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool
  /// Asks the delegate to adjust the geometry of a line: its top, its height, and the distance of its
  /// baseline from the top.
  ///
  /// The line's left edge and width cannot be changed.
  ///
  /// - Returns: `true` if the delegate changed a value.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool
}

extension NSLayoutManagerDelegate {
  /// Does nothing by default.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  /// Does nothing by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
  /// Does nothing by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
  ) {}
  /// Returns 0 by default, which keeps the proposed glyphs.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) -> Int { 0 }
  /// Returns the proposed action by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction { action }
  /// Returns a zero rectangle by default: the character has no width.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
    for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { .zero }
  /// Returns the paragraph's `lineSpacing` by default, but at least 0.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { max(0, layoutManager.paragraph(at: glyphIndex)?.lineSpacing ?? 0) }
  /// Returns the paragraph's `paragraphSpacingBefore` by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.paragraph(at: glyphIndex)?.paragraphSpacingBefore ?? 0 }
  /// Returns the paragraph's `paragraphSpacing` by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.paragraph(at: glyphIndex)?.paragraphSpacing ?? 0 }
  /// Returns `true` by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool { true }
  /// Returns `true` by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool { true }
  /// Returns `false` by default: lines keep the proposed geometry.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool { false }
}

extension NSLayoutManager {
  fileprivate func paragraph(at glyph: Int) -> NSParagraphStyle? {
    guard let textStorage, glyph < textStorage.length else { return nil }
    return textStorage.attribute(.paragraphStyle, at: glyph, effectiveRange: nil) as? NSParagraphStyle
  }

  /// Returns the layout rules that the manager and its delegate have for a container.
  final func rules(in container: NSTextContainer) -> LayoutRules {
    var rules = LayoutRules()
    rules.hyphenation = usesDefaultHyphenation ? 1 : min(max(hyphenationFactor, 0), 1)
    guard let delegate else { return rules }
    let width = container.lineWidth.isFinite ? container.lineWidth : 0
    let padding = container.lineFragmentPadding
    func proposed(_ top: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: 0, y: top, width: width, height: height)
    }
    rules.lineSpacing = { [unowned self] in
      delegate.layoutManager(
        self, lineSpacingAfterGlyphAt: $0, withProposedLineFragmentRect: proposed($1, $2))
    }
    rules.spacingBefore = { [unowned self] in
      delegate.layoutManager(
        self, paragraphSpacingBeforeGlyphAt: $0, withProposedLineFragmentRect: proposed($1, $2))
    }
    rules.spacingAfter = { [unowned self] in
      delegate.layoutManager(
        self, paragraphSpacingAfterGlyphAt: $0, withProposedLineFragmentRect: proposed($1, $2))
    }
    rules.breaksBeforeWord = { [unowned self] in
      delegate.layoutManager(self, shouldBreakLineByWordBeforeCharacterAt: $0)
    }
    rules.breaksBeforePart = { [unowned self] in
      delegate.layoutManager(self, shouldBreakLineByHyphenatingBeforeCharacterAt: $0)
    }
    rules.place = { [unowned self] line in
      var (rect, used, baseline) = (line.rect, line.used, line.baseline)
      (rect.origin.x, rect.size.width) = (0, width)
      used.size.width += 2 * padding
      let isChanged = delegate.layoutManager(
        self, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used, baselineOffset: &baseline,
        in: container, forGlyphRange: NSRange(line.range))
      (line.rect, line.used, line.baseline) = (rect, used, baseline)
      return isChanged
    }
    return rules
  }
}
