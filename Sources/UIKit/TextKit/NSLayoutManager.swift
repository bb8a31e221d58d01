// long file: the table of contents of a class whose members must stand in its body
public import CoreGraphics
internal import CoreText
public import Foundation

/// Lays a storage's text out in its containers, one after the other, draws it, and finds places in it.
///
/// Layout is done when it is asked for, and whole. Rectangles
/// are in the points of the container that they lie in, y down.
///
/// - Note: A glyph's index is that of its first UTF-16 unit in the text, so that glyph and character ranges
///   are the same; a ligature's other characters are glyphs without width.
open class NSLayoutManager: NSObject {
  /// What lies in one container.
  struct Part {
    let container: NSTextContainer
    let layout: TextLayout
    let range: NSRange
  }

  final var parts: [Part]?
  private weak var storage: NSTextStorage?

  public override init() { super.init() }
  /// A manager without text and containers: nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: - Text and containers

  /// Set by `NSTextStorage.addLayoutManager(_:)`.
  open internal(set) var textStorage: NSTextStorage? {
    get { storage }
    set {
      storage = newValue
      forgetLayout()
    }
  }
  /// In the order in which text fills them.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Behind the others: it is filled when they are full.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }
  /// `index` is up to their number; traps beyond.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.join(self)
    forgetLayout()
  }
  /// Traps where there is no such container.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).join(nil)
    forgetLayout()
  }
  /// Called by a container; all text is laid out anew when it is asked for.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { forgetLayout() }
  /// Told how far layout is, and asked how it is done.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      parts = nil
      tellContainers()
    }
  }

  // MARK: - How it is done

  /// Whether lines are as far apart as the fonts of text styles ask for.
  open var usesFontLeading = true { didSet { forgetLayout() } }
  /// Whether parts may be laid out before what stands ahead of
  /// them. Kept for the app: a text is laid out as a whole.
  open var allowsNonContiguousLayout = false
  /// False: a text is laid out as a whole.
  open var hasNonContiguousLayout: Bool { false }
  /// Whether spaces and ends of lines are drawn.
  open var showsInvisibleCharacters = false {
    didSet { if showsInvisibleCharacters { notYet("NSLayoutManager.showsInvisibleCharacters") } }
  }
  /// Whether control characters are drawn.
  open var showsControlCharacters = false {
    didSet { if showsControlCharacters { notYet("NSLayoutManager.showsControlCharacters") } }
  }
  /// Whether texts that would take too long are laid out
  /// in part. Kept for the app: all of a text is laid out.
  open var limitsLayoutForSuspiciousContents = false
  /// How readily words are broken in paragraphs that say nothing of it, 0...1: one is broken where the words
  /// before it fill less of the line. Values outside of the range count as the nearest in it.
  open var hyphenationFactor: CGFloat = 0 { didSet { forgetLayout() } }
  /// Whether words are broken wherever that fills a line, in paragraphs that say nothing of it.
  open var usesDefaultHyphenation = false { didSet { forgetLayout() } }

  // MARK: - Changes

  /// Has all text laid out anew, whatever the range; as `invalidateLayout`.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    forgetLayout()
  }
  /// Has all text laid out anew when it is asked for, whatever the range.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    forgetLayout()
  }
  /// Has the text views of the containers draw anew.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { tellContainers() }
  /// Has the text views of the containers draw anew, whatever the range.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { tellContainers() }
  /// Called by the storage when its text has changed.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    forgetLayout()
    for container in textContainers { container.onEdit?() }
  }
  /// Does nothing: a glyph is a character, and known.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Does nothing: a glyph is a character, and known.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  /// Lays out the whole text, whatever the range; costs nothing where that is done. So the three that
  /// follow.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = laidOut }
  /// Lays out the whole text, whatever the range.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = laidOut }
  /// Lays out the whole text, whatever the container.
  open func ensureLayout(for container: NSTextContainer) { _ = laidOut }
  /// Lays out the whole text, whatever the rectangle.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = laidOut }

  // MARK: - Glyphs and characters

  /// A glyph is a UTF-16 unit here, also where a font draws several as one: indices of glyphs are those of
  /// characters.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Whether there is a character of that index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
  /// The same index, also beyond the text.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The same index, also beyond the text.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }
  /// The same range.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// What a glyph is, as its character or the delegate says.
  open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty { property(at: glyphIndex) }
  /// The glyph of a character in its font; 0 where the font has none.
  open func cgGlyph(at glyphIndex: Int) -> CGGlyph { fontGlyph(at: glyphIndex) }
  /// Says what glyphs are: called by delegates that are asked for them. Their properties count; the glyphs
  /// themselves stay those of the characters.
  open func setGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) {
    for place in 0..<max(0, glyphRange.length) { given[charIndexes[place]] = props[place] }
  }
  /// What delegates have said of glyphs.
  final var given: [Int: GlyphProperty] = [:]

  // MARK: - Where glyphs are

  /// The first character that found no room, and its glyph; the length of the text where all have.
  open func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = firstUnlaidCharacterIndex()
    glyphIndex?.pointee = firstUnlaidGlyphIndex()
  }
  /// The first character that found no room; the length of the text where all have.
  open func firstUnlaidCharacterIndex() -> Int {
    laidOut.last.map { $0.range.location + $0.range.length } ?? 0
  }
  /// The same as `firstUnlaidCharacterIndex()`.
  open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }
  /// Nil for a glyph that found no room, or is beyond the text; the range is that of all the container's
  /// text.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let part = part(at: glyphIndex) else { return nil }
    effectiveGlyphRange?.pointee = part.range
    return part.container
  }
  /// The same: layout is whole before anything is told of it.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? {
    textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }
  /// The text in a container; empty where it is not the manager's.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    part(in: container)?.range ?? NSRange(location: 0, length: 0)
  }
  /// The box of the text in a container with the padding of its
  /// lines, the empty line behind a last line break included.
  open func usedRect(for container: NSTextContainer) -> CGRect { used(in: container) }
  /// The whole line of a glyph: as wide as the container, or as the gap between what it leaves out.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    fragment(at: glyphIndex, effectiveGlyphRange)?.rect ?? .zero
  }
  /// The same: layout is whole before anything is told of it.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }
  /// The part of a glyph's line that text lies in, with the padding.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    fragment(at: glyphIndex, effectiveGlyphRange)?.used ?? .zero
  }
  /// The start of a glyph on its baseline, from the origin of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { placeOnLine(glyphIndex) }
  /// The empty line behind a last line break, in its container's points; zero where there is none.
  open var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }
  /// The part of that line that text would lie in, with the padding; zero where there is none.
  open var extraLineFragmentUsedRect: CGRect { extraLine?.used ?? .zero }
  /// The last container, where there is such a line; else nil.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    extraLine.flatMap { _ in laidOut.last?.container }
  }
  /// What the ellipsis of a glyph's line stands for; not found where it has none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    hidden(onLineOf: glyphIndex)
  }
  /// Whether a glyph is laid out and not drawn: one that the delegate has made none, or a control character.
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    !property(at: glyphIndex).isDisjoint(with: [.null, .controlCharacter])
  }
  /// In points; (-1, -1) where there is no attachment.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    let attachment =
      textStorage?.attribute(.attachment, at: glyphIndex, effectiveRange: nil) as? NSTextAttachment
    return attachment.map { PlacedAttachment($0, at: glyphIndex, in: room).bounds(lineHeight: 0).size }
      ?? CGSize(width: -1, height: -1)
  }
  /// A box around glyphs in a container; it is as high as their lines.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    boxes(of: glyphRange, in: container).reduce(CGRect.null) { $0.union($1) }.orZero
  }
  /// Calls the block with each line's box, the part of it that text lies in, its container and its glyphs,
  /// in the container's points, until `stop` is set.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    forEachLine(in: glyphRange, block)
  }
  /// Calls the block with a box a line, in the container's points. With a selected range around the glyphs
  /// the boxes are those of a selection: where it comes from the line before or goes on to the next one, they
  /// reach to the line's ends. A range that is not found leaves them around the glyphs.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for box in boxes(of: glyphRange, selected: selectedRange, in: textContainer) where !stop.boolValue {
      block(box, &stop)
    }
  }

  // MARK: - What is at a point

  /// The glyph nearest to a point, and how far through it the point is: 0 at its start, 1 at its end.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = glyph(at: point, in: container)
    partialFraction?.pointee = found.fraction
    return found.index
  }
  /// The glyph nearest to a point of the container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyph(at: point, in: container).index
  }
  /// How far through the nearest glyph a point is: 0 at its start, 1 at its end.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    glyph(at: point, in: container).fraction
  }
  /// The character under a point, or the nearest one, and how
  /// far the point is from its start to the next character's.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }
  /// The glyphs of the lines that a rectangle touches.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    glyphs(touching: bounds, in: container)
  }
  /// The same: layout is whole before anything is told of it.
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    glyphs(touching: bounds, in: container)
  }

  // MARK: - Drawing

  /// Draws what lies behind glyphs into the current context; `origin` is where the container's origin goes.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    fillBackgrounds(glyphsToShow, at: origin)
  }
  /// Fills the boxes of a piece of one background colour, one a line,
  /// in the current context; the colour is its fill colour already.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    for index in 0..<rectCount { UIRectFill(rectArray[index]) }
  }
  /// Draws glyphs, with the lines through and below them, into the current context.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    // The manager's own lines are drawn with their glyphs; an app's class may draw others.
    guard type(of: self) != NSLayoutManager.self else { return draw(glyphsToShow, at: origin, .text) }
    draw(glyphsToShow, at: origin, .glyphs)
    rule(glyphsToShow, at: origin)
  }
  /// Draws the line below glyphs of one line, leaving out spaces
  /// at the line's end, and between words where it goes by words.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    for piece in ruled(glyphRange, underlineVal) {
      drawUnderline(
        forGlyphRange: piece, underlineType: underlineVal.subtracting(.byWord),
        baselineOffset: depth(of: piece, in: lineRect),
        lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
  }
  /// Draws a line below glyphs of one line into the current context; `baselineOffset` is how far their
  /// baseline is above the bottom of their box.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    draw(
      glyphRange, at: containerOrigin, .underlines, line: underlineVal, color: .underlineColor, in: lineRect,
      depth: baselineOffset)
  }
  /// Draws the line through glyphs of one line, leaving out spaces
  /// at the line's end, and between words where it goes by words.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    for piece in ruled(glyphRange, strikethroughVal) {
      drawStrikethrough(
        forGlyphRange: piece, strikethroughType: strikethroughVal.subtracting(.byWord),
        baselineOffset: depth(of: piece, in: lineRect),
        lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
  }
  /// Draws a line through glyphs of one line into the current context; `baselineOffset` is how far their
  /// baseline is above the bottom of their box.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    draw(
      glyphRange, at: containerOrigin, .strikes, line: strikethroughVal, color: .strikethroughColor,
      in: lineRect, depth: baselineOffset)
  }
}
