public import CoreGraphics
internal import CoreText
public import Foundation

/// Told how far a manager has laid text out, and asked how it is to do so. Every method has a default.
public protocol NSLayoutManagerDelegate: AnyObject {
  /// The layout is no longer that of the text; it is made when it is asked for.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// A container is filled, or with nil all text has found its place; `layoutFinishedFlag` where no text is
  /// left.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
  /// A container has another shape; its size before is as it is now where something else has changed.
  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
  /// Says what glyphs of one font are, before they are laid out: by `setGlyphs` with other properties, and
  /// their number; 0 where they are to be as they are proposed.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) -> Int
  /// What a control character does.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction
  /// The box of a control character that is a space, y up from its place on the baseline. The proposed line
  /// has the container's width and the height of the font; the place is not told: 0.
  func layoutManager(
    _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
    for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect
  /// The space below a line in points, in place of its paragraph's `lineSpacing`.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// The space above a paragraph in points, in place of its `paragraphSpacingBefore`.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// The space below a paragraph in points, in place of its `paragraphSpacing`.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Whether a line may begin with the word at a character.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool
  /// Whether a line may begin with the part of a word at a character, behind a hyphen.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool
  /// Changes where a line lies, before it is kept: its top, its height, and how far its baseline is below
  /// the top. True where something was changed. Where it begins and how wide it is cannot be.
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
  /// 0 by default: glyphs are what they are proposed to be.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) -> Int { 0 }
  /// The proposed action by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction { action }
  /// Zero by default: the character has no width.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
    for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { .zero }
  /// The paragraph's by default; negative ones count as 0.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { max(0, layoutManager.paragraph(at: glyphIndex)?.lineSpacing ?? 0) }
  /// The paragraph's by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.paragraph(at: glyphIndex)?.paragraphSpacingBefore ?? 0 }
  /// The paragraph's by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.paragraph(at: glyphIndex)?.paragraphSpacing ?? 0 }
  /// Yes by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool { true }
  /// Yes by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool { true }
  /// No by default: lines lie where they are proposed to.
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

  /// How the manager and its delegate have lines of a container set.
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
