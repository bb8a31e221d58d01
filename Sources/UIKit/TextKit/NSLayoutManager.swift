// long file: the open members must stand in the class body
public import CoreGraphics
internal import CoreText
public import Foundation

/// An object that lays out the text of a storage in one container after the other, draws it, and locates
/// glyphs.
///
/// Layout is performed on demand and always for the whole text. Rectangles are in the coordinate space of
/// their container, with y pointing down.
///
/// - Note: A glyph's index is that of its first UTF-16 unit in the text, so glyph ranges equal character
///   ranges. The other characters of a ligature are glyphs without width.
open class NSLayoutManager: NSObject {
  /// The text in one container.
  struct Part {
    let container: NSTextContainer
    let layout: TextLayout
    let range: NSRange
  }

  final var parts: [Part]?
  private weak var storage: NSTextStorage?

  public override init() { super.init() }
  /// Creates a layout manager without text and containers. Nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: - Text and containers

  /// The text storage, set by `NSTextStorage.addLayoutManager(_:)`.
  open internal(set) var textStorage: NSTextStorage? {
    get { storage }
    set {
      storage = newValue
      forgetLayout()
    }
  }
  /// The containers in the order in which text fills them.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Adds a container after the others, which is filled when they are full.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }
  /// Inserts a container.
  ///
  /// - Precondition: `index` is not greater than the number of containers.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.join(self)
    forgetLayout()
  }
  /// Removes a container.
  ///
  /// - Precondition: The index is valid.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).join(nil)
    forgetLayout()
  }
  /// Invalidates the layout of all text. Containers call this method when they change.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { forgetLayout() }
  /// The delegate, which is notified of the progress of layout and can modify it.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      parts = nil
      tellContainers()
    }
  }

  // MARK: - Layout options

  /// A Boolean value that determines whether the leading of text style fonts separates lines. The default is
  /// `true`.
  open var usesFontLeading = true { didSet { forgetLayout() } }
  /// Stored only. A Boolean value that determines whether text may be laid out before the text ahead of it
  /// is. A text is always laid out as a whole.
  open var allowsNonContiguousLayout = false
  /// A Boolean value that indicates whether parts of the text may not be laid out. Always `false`.
  open var hasNonContiguousLayout: Bool { false }
  /// A Boolean value that determines whether spaces and line ends are drawn. Not implemented.
  open var showsInvisibleCharacters = false {
    didSet { if showsInvisibleCharacters { notYet("NSLayoutManager.showsInvisibleCharacters") } }
  }
  /// A Boolean value that determines whether control characters are drawn. Not implemented.
  open var showsControlCharacters = false {
    didSet { if showsControlCharacters { notYet("NSLayoutManager.showsControlCharacters") } }
  }
  /// Stored only. A Boolean value that determines whether the layout of text that would take too long is
  /// limited. A text is always laid out as a whole.
  open var limitsLayoutForSuspiciousContents = false
  /// The hyphenation factor, from 0 to 1, of paragraphs without their own.
  ///
  /// A word is hyphenated if the words before it fill less than this share of the line. Values outside the
  /// range are clamped.
  open var hyphenationFactor: CGFloat = 0 { didSet { forgetLayout() } }
  /// A Boolean value that determines whether words are hyphenated wherever that fills lines better, in
  /// paragraphs without a hyphenation factor.
  open var usesDefaultHyphenation = false { didSet { forgetLayout() } }

  // MARK: - Invalidation

  /// Invalidates the layout of all text, whatever the range. Equivalent to
  /// `invalidateLayout(forCharacterRange:actualCharacterRange:)`.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    forgetLayout()
  }
  /// Invalidates the layout of all text, whatever the range.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    forgetLayout()
  }
  /// Marks the text views of all containers as needing display, whatever the range.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { tellContainers() }
  /// Marks the text views of all containers as needing display, whatever the range.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { tellContainers() }
  /// Invalidates the layout after an edit. The text storage calls this method.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    forgetLayout()
    for container in textContainers { container.onEdit?() }
  }
  /// Does nothing, because glyphs correspond to characters.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Does nothing, because glyphs correspond to characters.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  /// Lays out the whole text, whatever the range, unless its layout is valid.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = laidOut }
  /// Lays out the whole text, whatever the range, unless its layout is valid.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = laidOut }
  /// Lays out the whole text, whatever the container, unless its layout is valid.
  open func ensureLayout(for container: NSTextContainer) { _ = laidOut }
  /// Lays out the whole text, whatever the rectangle, unless its layout is valid.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = laidOut }

  // MARK: - Glyphs and characters

  /// The number of glyphs, which is the length of the text in UTF-16 units, even if a font draws several as
  /// one glyph.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Returns a Boolean value that indicates whether a glyph exists at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
  /// Returns the index of a glyph's character, which is the same index, even beyond the text.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the index of a character's glyph, which is the same index, even beyond the text.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the glyph range of a character range, which is the same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }
  /// Returns the character range of a glyph range, which is the same range.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the property of a glyph, from the delegate or from its character.
  open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty { property(at: glyphIndex) }
  /// Returns the glyph of a character in its font, or 0 if the font has none.
  open func cgGlyph(at glyphIndex: Int) -> CGGlyph { fontGlyph(at: glyphIndex) }
  /// Sets the properties of glyphs.
  ///
  /// Delegates call this method when they are asked for glyphs. Only the properties are used; the glyphs
  /// remain those of the characters.
  open func setGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) {
    for place in 0..<max(0, glyphRange.length) { given[charIndexes[place]] = props[place] }
  }
  /// The glyph properties set by the delegate, by character index.
  final var given: [Int: GlyphProperty] = [:]

  // MARK: - Glyph geometry

  /// Returns the indexes of the first character that fits in no container and of its glyph, or the length of
  /// the text if all of it fits.
  open func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = firstUnlaidCharacterIndex()
    glyphIndex?.pointee = firstUnlaidGlyphIndex()
  }
  /// Returns the index of the first character that fits in no container, or the length of the text if all of
  /// it fits.
  open func firstUnlaidCharacterIndex() -> Int {
    laidOut.last.map { $0.range.location + $0.range.length } ?? 0
  }
  /// Returns the index of the first glyph that fits in no container, which equals that of the character.
  open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }
  /// Returns the container of a glyph and the range of all glyphs in that container, or nil if the glyph fits
  /// in no container or is beyond the text.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let part = part(at: glyphIndex) else { return nil }
    effectiveGlyphRange?.pointee = part.range
    return part.container
  }
  /// Returns the container of a glyph. `flag` has no effect, because layout is always complete.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? {
    textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }
  /// Returns the range of glyphs in a container, or an empty range for a container of another layout manager.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    part(in: container)?.range ?? NSRange(location: 0, length: 0)
  }
  /// Returns the bounding box of the text in a container, including line padding and the empty line after a
  /// trailing line break.
  open func usedRect(for container: NSTextContainer) -> CGRect { used(in: container) }
  /// Returns the rectangle of a glyph's line: as wide as the container, or as the gap between excluded areas.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    fragment(at: glyphIndex, effectiveGlyphRange)?.rect ?? .zero
  }
  /// Returns the rectangle of a glyph's line. `flag` has no effect, because layout is always complete.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }
  /// Returns the part of a glyph's line that contains text, including the padding.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    fragment(at: glyphIndex, effectiveGlyphRange)?.used ?? .zero
  }
  /// Returns the location of a glyph on its baseline, relative to the origin of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { placeOnLine(glyphIndex) }
  /// The rectangle of the empty line after a trailing line break in its container's coordinate space, or zero
  /// if there is none.
  open var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }
  /// The part of that line in which text would be placed, including the padding, or zero if there is no such
  /// line.
  open var extraLineFragmentUsedRect: CGRect { extraLine?.used ?? .zero }
  /// The container of that line, which is the last one, or nil if there is no such line.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    extraLine.flatMap { _ in laidOut.last?.container }
  }
  /// Returns the range of glyphs that the ellipsis in a glyph's line replaces, or `NSNotFound` if there is
  /// none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    hidden(onLineOf: glyphIndex)
  }
  /// Returns a Boolean value that indicates whether a glyph is laid out but not drawn: a null glyph or a
  /// control character.
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    !property(at: glyphIndex).isDisjoint(with: [.null, .controlCharacter])
  }
  /// Returns the size of a glyph's attachment in points, or (-1, -1) if there is none.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    let attachment =
      textStorage?.attribute(.attachment, at: glyphIndex, effectiveRange: nil) as? NSTextAttachment
    return attachment.map { PlacedAttachment($0, at: glyphIndex, in: room).bounds(lineHeight: 0).size }
      ?? CGSize(width: -1, height: -1)
  }
  /// Returns the bounding box of glyphs in a container. It has the height of their lines.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    boxes(of: glyphRange, in: container).reduce(CGRect.null) { $0.union($1) }.orZero
  }
  /// Calls a block for each line with its rectangle, the part that contains text, its container and its glyph
  /// range, until the block sets `stop`. Rectangles are in the container's coordinate space.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    forEachLine(in: glyphRange, block)
  }
  /// Calls a block with one rectangle per line, in the container's coordinate space.
  ///
  /// With a selected range that contains the glyphs, the rectangles are those of a selection: they extend to
  /// the ends of lines where the selection continues. With a location of `NSNotFound`, they enclose only the
  /// glyphs.
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

  // MARK: - Hit testing

  /// Returns the glyph nearest to a point.
  ///
  /// `partialFraction` receives the point's position within the glyph, from 0 at its start to 1 at its end.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = glyph(at: point, in: container)
    partialFraction?.pointee = found.fraction
    return found.index
  }
  /// Returns the glyph nearest to a point in the container's coordinate space.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyph(at: point, in: container).index
  }
  /// Returns the position of a point within the nearest glyph, from 0 at its start to 1 at its end.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    glyph(at: point, in: container).fraction
  }
  /// Returns the character at or nearest to a point.
  ///
  /// `partialFraction` receives the point's position between its start and that of the next character.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }
  /// Returns the glyphs of the lines that intersect a rectangle.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    glyphs(touching: bounds, in: container)
  }
  /// Returns the glyphs of the lines that intersect a rectangle. Layout is always complete.
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    glyphs(touching: bounds, in: container)
  }

  // MARK: - Drawing

  /// Draws the backgrounds of glyphs into the current context, with the container's origin at `origin`.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    fillBackgrounds(glyphsToShow, at: origin)
  }
  /// Fills the rectangles of a range with one background colour, one per line. The current context already
  /// has the colour as its fill colour.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    for index in 0..<rectCount { UIRectFill(rectArray[index]) }
  }
  /// Draws glyphs with their underlines and strikethroughs into the current context, with the container's
  /// origin at `origin`.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    // The base class draws lines together with glyphs; a subclass may override the methods that draw them.
    guard type(of: self) != NSLayoutManager.self else { return draw(glyphsToShow, at: origin, .text) }
    draw(glyphsToShow, at: origin, .glyphs)
    rule(glyphsToShow, at: origin)
  }
  /// Draws the underline of glyphs on one line, omitting trailing spaces, and all spaces for styles with
  /// `.byWord`.
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
  /// Draws an underline for glyphs on one line into the current context.
  ///
  /// `baselineOffset` is the distance of the baseline from the bottom of `lineRect`.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    draw(
      glyphRange, at: containerOrigin, .underlines, line: underlineVal, color: .underlineColor, in: lineRect,
      depth: baselineOffset)
  }
  /// Draws the strikethrough of glyphs on one line, omitting trailing spaces, and all spaces for styles with
  /// `.byWord`.
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
  /// Draws a strikethrough for glyphs on one line into the current context.
  ///
  /// `baselineOffset` is the distance of the baseline from the bottom of `lineRect`.
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
