internal import CoreGraphics
internal import CoreText
internal import Foundation

// The geometry of the laid-out text. The lines of a `TextLayout` start after the padding of their container.

extension NSLayoutManager {
  /// A line in the coordinate space of its container.
  struct Fragment {
    /// The rectangle of the whole line, and the part that contains text.
    var rect, used: CGRect
    var range: NSRange
  }

  final func forgetLayout() {
    parts = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
    tellContainers()
  }

  final func tellContainers() { for container in textContainers { container.onChange?() } }

  /// The layout of all containers, performed when needed and cached until something changes.
  final var laidOut: [Part] {
    if let parts { return parts }
    guard let textStorage, !textContainers.isEmpty else { return [] }
    let plain = AttributedText(font: nil, color: .black, paragraph: nil, scale: 1, room: room)
    let shaped = ShapedText(shown(plain.runs(textStorage), in: room))
    var result: [Part] = []
    var start = 0
    for (index, container) in textContainers.enumerated() {
      let layout = container.layout(
        shaped, from: start, isLast: index == textContainers.count - 1, usesLeading: usesFontLeading,
        rules: rules(in: container))
      let end = max(layout.lines.last?.range.upperBound ?? start, start)
      // A line break belongs to the line that it ends, and truncated text to the line with the ellipsis.
      let next = max(layout.nextPlace, end)
      result.append(
        Part(container: container, layout: layout, range: NSRange(location: start, length: next - start)))
      start = next
    }
    parts = result
    for part in result {
      delegate?.layoutManager(
        self, didCompleteLayoutFor: part.container, atEnd: part.container === result.last?.container)
    }
    return result
  }

  /// The space offered to attachments: that of the first container.
  final var room: AttachmentRoom {
    let first = textContainers.first, width = first?.lineWidth ?? 0
    return AttachmentRoom(width: width.isFinite ? width : 0, container: first)
  }

  final func part(at glyph: Int) -> Part? {
    laidOut.first { NSLocationInRange(glyph, $0.range) }
      ?? laidOut.last { glyph >= $0.range.location && $0.range.length > 0 }
  }
  final func part(in container: NSTextContainer) -> Part? { laidOut.first { $0.container === container } }

  /// Returns the line fragments of a container from top to bottom.
  final func fragments(_ part: Part) -> [Fragment] {
    part.layout.lines.indices.map { fragment($0, of: part) }
  }

  private func fragment(_ index: Int, of part: Part) -> Fragment {
    let padding = part.container.lineFragmentPadding, lines = part.layout.lines, line = lines[index]
    // The space between two lines belongs to the upper one.
    let bottom =
      index + 1 < lines.count
      ? max(lines[index + 1].top, line.top + line.height) : line.top + line.height + line.gap
    let end =
      index + 1 < lines.count ? lines[index + 1].range.lowerBound : part.range.location + part.range.length
    let used = CGRect(
      x: line.x, y: line.top, width: min(line.width, max(0, part.layout.width)) + 2 * padding,
      height: bottom - line.top)
    var rect = used
    if let free = line.free {
      (rect.origin.x, rect.size.width) = (free.lowerBound, free.upperBound - free.lowerBound + 2 * padding)
    } else if part.container.lineWidth.isFinite {
      (rect.origin.x, rect.size.width) = (0, part.container.lineWidth)
    }
    return Fragment(
      rect: rect, used: used,
      range: NSRange(location: line.range.lowerBound, length: max(0, end - line.range.lowerBound)))
  }

  private func lineIndex(of glyph: Int, in part: Part) -> Int? {
    let lines = part.layout.lines
    guard !lines.isEmpty else { return nil }
    return max(0, lines.firstPlace { $0.range.lowerBound > glyph } - 1)
  }

  final func fragment(at glyph: Int, _ range: NSRangePointer?) -> Fragment? {
    guard let part = part(at: glyph), let index = lineIndex(of: glyph, in: part) else { return nil }
    let found = fragment(index, of: part)
    range?.pointee = found.range
    return found
  }

  /// The empty line after a line break at the end of the text.
  final var extraLine: (rect: CGRect, used: CGRect)? {
    guard let part = laidOut.last, let textStorage else { return nil }
    let text = textStorage.string as NSString
    let isBehindBreak =
      text.length > 0
      && CharacterSet.newlines.contains(Unicode.Scalar(text.character(at: text.length - 1)) ?? " ")
    guard text.length == 0 || isBehindBreak, part.range.location + part.range.length == text.length else {
      return nil
    }
    let attributes = text.length > 0 ? textStorage.attributes(at: text.length - 1, effectiveRange: nil) : [:]
    let font = UIFont.of(attributes[.font]) ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
    let top = part.layout.lines.indices.last.map { fragment($0, of: part).rect.maxY } ?? 0
    let padding = part.container.lineFragmentPadding
    let width = part.container.lineWidth
    let used = CGRect(x: 0, y: top, width: 2 * padding, height: font.lineHeight)
    return (CGRect(x: 0, y: top, width: width.isFinite ? width : 2 * padding, height: font.lineHeight), used)
  }

  final func used(in container: NSTextContainer) -> CGRect {
    guard let part = part(in: container) else { return .zero }
    var box = fragments(part).reduce(CGRect.null) { $0.union($1.used) }
    if part.container === laidOut.last?.container, let extraLine { box = box.union(extraLine.used) }
    return box.orZero
  }

  final func placeOnLine(_ glyph: Int) -> CGPoint {
    guard let part = part(at: glyph), let index = lineIndex(of: glyph, in: part) else { return .zero }
    let line = part.layout.lines[index]
    let left = fragment(index, of: part).rect.minX
    return CGPoint(
      x: part.layout.x(of: glyph, in: line) + part.container.lineFragmentPadding - left,
      y: line.baseline - line.top)
  }

  final func hidden(onLineOf glyph: Int) -> NSRange {
    guard let part = part(at: glyph), let index = lineIndex(of: glyph, in: part),
      let range = part.layout.hiddenRange(of: part.layout.lines[index])
    else { return NSRange(location: NSNotFound, length: 0) }
    return NSRange(location: range.lowerBound, length: range.count)
  }

  final func boxes(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
    guard let part = part(in: container), range.length > 0 else {
      // For an empty range, the result is the position of the caret.
      guard let part = part(in: container), let fragment = fragment(at: range.location, nil) else {
        return []
      }
      let x = part.layout.caret(at: range.location).minX + container.lineFragmentPadding
      return [CGRect(x: x, y: fragment.rect.minY, width: 0, height: fragment.rect.height)]
    }
    let wanted = range.location..<range.location + range.length
    let tops = Dictionary(fragments(part).map { ($0.rect.minY, $0.rect.height) }) { max($0, $1) }
    return part.layout.rects(for: wanted).map { box in
      CGRect(
        x: box.minX + container.lineFragmentPadding, y: box.minY, width: box.width,
        height: tops[box.minY] ?? box.height)
    }
  }

  /// Returns the rectangles that enclose glyphs in a selection, which extend to the ends of lines where the
  /// selection continues.
  final func boxes(of range: NSRange, selected: NSRange, in container: NSTextContainer) -> [CGRect] {
    guard let part = part(in: container), range.length > 0, selected.location != NSNotFound,
      selected.length > 0
    else { return boxes(of: range, in: container) }
    return zip(fragments(part), part.layout.lines).flatMap { fragment, line -> [CGRect] in
      let shown = NSIntersectionRange(fragment.range, range)
      guard shown.length > 0 else { return [] }
      let comes = shown.location == fragment.range.location && selected.location < shown.location
      let goes = NSMaxRange(shown) == NSMaxRange(fragment.range) && NSMaxRange(selected) > NSMaxRange(shown)
      let own = boxes(of: shown, in: container)
      guard comes || goes else { return own }
      var box = own.reduce(CGRect.null) { $0.union($1) }
      if box.isNull { box = CGRect(origin: fragment.used.origin, size: fragment.rect.size) }
      let isRightToLeft = part.layout.isRightToLeft(shown.location, in: line)
      let low = isRightToLeft ? goes : comes, high = isRightToLeft ? comes : goes
      let left = low ? fragment.rect.minX : box.minX, right = high ? fragment.rect.maxX : box.maxX
      return [CGRect(x: left, y: box.minY, width: right - left, height: box.height)]
    }
  }

  final func forEachLine(
    in range: NSRange,
    _ block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for part in laidOut {
      for fragment in fragments(part)
      where NSIntersectionRange(fragment.range, range).length > 0
        || (range.length == 0 && NSLocationInRange(range.location, fragment.range))
      {
        block(fragment.rect, fragment.used, part.container, fragment.range, &stop)
        if stop.boolValue { return }
      }
    }
  }

  // MARK: - Points

  final func glyph(at point: CGPoint, in container: NSTextContainer) -> (index: Int, fraction: CGFloat) {
    guard let part = part(in: container), !part.layout.lines.isEmpty else { return (0, 0) }
    let all = fragments(part)
    let index =
      all.firstIndex {
        point.y < $0.rect.maxY && (point.x < $0.rect.maxX || $0.rect.width >= container.lineWidth)
      }
      ?? all.firstIndex { point.y < $0.rect.maxY } ?? all.count - 1
    let line = part.layout.lines[index], x = point.x - container.lineFragmentPadding
    var nearest = (index: line.range.lowerBound, fraction: CGFloat(0), distance: CGFloat.infinity)
    var place = line.range.lowerBound
    while place < line.range.upperBound {
      let next = min(part.layout.text.clusterEnd(after: place), line.range.upperBound)
      for box in part.layout.rects(for: place..<next) where box.minY == line.top {
        let distance = max(box.minX - x, x - box.maxX, 0)
        if distance < nearest.distance {
          let through = box.width > 0 ? min(max((x - box.minX) / box.width, 0), 1) : 0
          nearest = (place, part.layout.isRightToLeft(place, in: line) ? 1 - through : through, distance)
        }
      }
      place = next
    }
    return (nearest.index, nearest.fraction)
  }

  final func glyphs(touching bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard let part = part(in: container) else { return NSRange(location: 0, length: 0) }
    let touched = fragments(part).filter { $0.rect.minY < bounds.maxY && $0.rect.maxY > bounds.minY }
    guard let first = touched.first, let last = touched.last else {
      return NSRange(location: part.range.location, length: 0)
    }
    return NSUnionRange(first.range, last.range)
  }

  // MARK: - Drawing

  /// Fills the backgrounds of characters with a background colour.
  final func fillBackgrounds(_ glyphs: NSRange, at origin: CGPoint) {
    guard let textStorage else { return }
    for part in laidOut {
      let padding = part.container.lineFragmentPadding
      textStorage.enumerateAttribute(.backgroundColor, in: NSIntersectionRange(glyphs, part.range)) {
        value, range, _ in
        guard let color = value as? UIColor, range.length > 0 else { return }
        let boxes = part.layout.rects(for: range.location..<NSMaxRange(range)).map {
          $0.offsetBy(dx: origin.x + padding, dy: origin.y)
        }
        color.setFill()
        boxes.withUnsafeBufferPointer { boxes in
          guard let first = boxes.baseAddress else { return }
          fillBackgroundRectArray(first, count: boxes.count, forCharacterRange: range, color: color)
        }
      }
    }
  }

  /// Draws the underlines and strikethroughs of glyphs, one line of text at a time.
  final func rule(_ glyphs: NSRange, at origin: CGPoint) {
    guard let textStorage else { return }
    func each(_ key: NSAttributedString.Key, in range: NSRange, _ draw: (NSRange, NSUnderlineStyle) -> Void) {
      textStorage.enumerateAttribute(key, in: range) { value, range, _ in
        let style = NSUnderlineStyle(rawValue: AttributedText.lineBits(value))
        if !style.isEmpty, range.length > 0 { draw(range, style) }
      }
    }
    for part in laidOut {
      for fragment in fragments(part) {
        let shown = NSIntersectionRange(fragment.range, NSIntersectionRange(glyphs, part.range))
        each(.underlineStyle, in: shown) {
          underlineGlyphRange(
            $0, underlineType: $1, lineFragmentRect: fragment.rect, lineFragmentGlyphRange: fragment.range,
            containerOrigin: origin)
        }
        each(.strikethroughStyle, in: shown) {
          strikethroughGlyphRange(
            $0, strikethroughType: $1, lineFragmentRect: fragment.rect,
            lineFragmentGlyphRange: fragment.range, containerOrigin: origin)
        }
      }
    }
  }

  /// Returns the ranges of glyphs on one line to underline or strike through: without trailing spaces, and
  /// without any spaces if the style contains `.byWord`.
  final func ruled(_ glyphs: NSRange, _ style: NSUnderlineStyle) -> [NSRange] {
    guard let text = textStorage?.string as NSString?, let line = fragment(at: glyphs.location, nil)?.range
    else { return [] }
    let isSpace = { (index: Int) in
      Unicode.Scalar(text.character(at: index)).map(CharacterSet.whitespacesAndNewlines.contains) ?? false
    }
    var end = NSMaxRange(glyphs)
    if end == NSMaxRange(line) { while end > glyphs.location, isSpace(end - 1) { end -= 1 } }
    let whole = glyphs.location..<end
    guard style.contains(.byWord) else { return whole.isEmpty ? [] : [NSRange(whole)] }
    return whole.split(whereSeparator: isSpace).compactMap { word in
      word.first.map { NSRange(location: $0, length: word.count) }
    }
  }

  /// Returns the distance of the baseline of glyphs from the bottom of their line.
  final func depth(of glyphs: NSRange, in line: CGRect) -> CGFloat {
    line.height - location(forGlyphAt: glyphs.location).y
  }

  /// Draws an underline or strikethrough along glyphs of one line, in the colour of an attribute.
  ///
  /// The rectangle and the baseline's distance from its bottom (`depth`) may differ from those of the line.
  final func draw(
    _ glyphs: NSRange, at origin: CGPoint, _ layers: TextLayout.Layers, line: NSUnderlineStyle,
    color: NSAttributedString.Key, in rect: CGRect, depth: CGFloat
  ) {
    guard let textStorage, glyphs.length > 0, let own = fragment(at: glyphs.location, nil)?.rect else {
      return
    }
    let raised = depth - self.depth(of: glyphs, in: own)
    let origin = CGPoint(x: origin.x + rect.minX - own.minX, y: origin.y + rect.maxY - own.maxY - raised)
    textStorage.enumerateAttribute(color, in: glyphs) { color, range, _ in
      guard let decoration = AttributedText.decoration(line, color) else { return }
      draw(range, at: origin, layers, decoration: decoration)
    }
  }

  final func draw(
    _ glyphs: NSRange, at origin: CGPoint, _ layers: TextLayout.Layers, decoration: TextDecoration? = nil
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for part in laidOut {
      let range = NSIntersectionRange(glyphs, part.range)
      guard range.length > 0 else { continue }
      part.layout.draw(
        in: context, at: CGPoint(x: origin.x + part.container.lineFragmentPadding, y: origin.y), layers,
        range: range == part.range ? nil : range.location..<range.location + range.length,
        decoration: decoration)
    }
  }
}

extension NSTextContainer {
  /// Lays out text from an offset.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: The offset of the first character.
  ///   - isLast: A Boolean value that indicates whether there is no other container for text that does not
  ///     fit.
  ///   - size: A size that replaces that of the container; infinite lengths mean no limit.
  ///   - usesLeading: A Boolean value that determines whether the fonts' leading separates lines.
  ///   - mode: A line break mode that replaces those of paragraphs, unless the container's own truncates.
  ///   - rules: Further rules for the layout.
  /// - Returns: The layout of the text.
  final func layout(
    _ text: ShapedText, from start: Int = 0, isLast: Bool = true, size: CGSize? = nil,
    usesLeading: Bool = true, mode: LineBreakMode? = nil,
    rules: LayoutRules = LayoutRules()
  ) -> TextLayout {
    let padding = lineFragmentPadding
    let size = size ?? CGSize(width: lineWidth, height: lineHeightLimit)
    var free: ((CGFloat, CGFloat) -> [ClosedRange<CGFloat>])?
    if !isPlain, size.width.isFinite {
      free = { top, height in
        self.regions(top: top, height: height, width: size.width).compactMap { gap in
          // Both ends of every line have padding; the layout's coordinates start after the first.
          gap.upperBound - gap.lowerBound > 2 * padding ? gap.lowerBound...gap.upperBound - 2 * padding : nil
        }
      }
    }
    let truncates = lineBreakMode.rawValue > NSLineBreakMode.byCharWrapping.rawValue
    return TextLayout(
      text, from: start, width: max(0, size.width - 2 * padding), height: size.height,
      maximumLines: maximumNumberOfLines,
      lineBreakMode: isLast && truncates ? LineBreakMode(lineBreakMode) : mode, usesLeading: usesLeading,
      rules: rules, free: free)
  }
}

extension CGRect {
  /// The rectangle, or the zero rectangle if it is null.
  var orZero: CGRect { isNull ? .zero : self }
}
