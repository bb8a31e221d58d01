internal import CoreGraphics

// Conversions between indices in the text and points in the layout: carets, selections and touches.

extension TextLayout {
  /// Returns the index of the line that shows an index of the text, or the last line for indices after it.
  /// Returns nil if there are no lines.
  package func lineIndex(of place: Int) -> Int? {
    guard !lines.isEmpty else { return nil }
    return lines.firstIndex { place < $0.range.upperBound } ?? lines.count - 1
  }

  /// Returns the distance of an index in the text from the left end of the layout, on a line.
  package func x(of place: Int, in line: Line) -> CGFloat {
    let portions = portions(of: line)
    for portion in portions where portion.mark == nil && portion.range.contains(place) {
      let before = (portion.range.lowerBound..<place).reduce(0) { $0 + advance($1, in: line) }
      return line.x + portion.x + (portion.rightToLeft ? portion.width - before : before)
    }
    // After the last index: behind what precedes it.
    guard let last = portions.first(where: { $0.range.upperBound == place }) ?? portions.last else {
      return line.x
    }
    return line.x + (last.rightToLeft ? last.x : last.x + last.width)
  }

  /// Returns a caret of width zero before an index in the text, as high as its line. Zero if there are no
  /// lines.
  package func caret(at place: Int) -> CGRect {
    guard let index = lineIndex(of: place) else { return .zero }
    let line = lines[index]
    return CGRect(x: x(of: place, in: line), y: line.top, width: 0, height: line.height)
  }

  /// Returns the indices of the lines that a range of the text touches.
  func lineNumbers(touching range: Range<Int>) -> Range<Int> {
    let first = lines.firstPlace { $0.range.upperBound > range.lowerBound }
    return first..<max(first, lines.firstPlace { $0.range.lowerBound >= range.upperBound })
  }

  /// Returns boxes around a range of the text, as high as their lines.
  package func rects(for range: Range<Int>) -> [CGRect] {
    lines[lineNumbers(touching: range)].flatMap { boxes(of: range, in: $0, withMarks: false) }
  }

  /// Returns the boxes of a range on one line. With `withMarks`, ellipses and hyphens next to text of the
  /// range have boxes too.
  func boxes(of range: Range<Int>, in line: Line, withMarks: Bool) -> [CGRect] {
    portions(of: line).compactMap { portion in
      guard portion.range.overlaps(range), portion.mark == nil || withMarks else { return nil }
      var (x, width) = (portion.x, portion.width)
      if portion.mark == nil {
        let part = portion.range.clamped(to: range)
        let before = (portion.range.lowerBound..<part.lowerBound).reduce(0) { $0 + advance($1, in: line) }
        width = part.reduce(0) { $0 + advance($1, in: line) }
        x = portion.rightToLeft ? portion.x + portion.width - before - width : portion.x + before
      }
      return CGRect(x: line.x + x, y: line.top, width: width, height: line.height)
    }
  }

  /// The attachments and their indices.
  package var attachments: [(place: Int, object: any InlineObject)] {
    text.spans.flatMap { span -> [(place: Int, object: any InlineObject)] in
      guard let object = span.style.attachment else { return [] }
      return span.range.filter { text.units[$0] == 0xFFFC }.map { ($0, object) }
    }
  }

  /// Returns the box of an attachment in the layout's coordinate space, or nil if there is none or it is not
  /// shown.
  package func attachmentBox(at place: Int) -> CGRect? {
    guard let line = lines.first(where: { $0.range.contains(place) }) else { return nil }
    for portion in portions(of: line) where portion.mark == nil && portion.range.contains(place) {
      guard let attachment = portion.style.attachment else { return nil }
      let metrics = portion.style.font.metrics,
        box = attachment.bounds(lineHeight: metrics.ascent + metrics.descent)
      let before = (portion.range.lowerBound..<place).reduce(0) { $0 + advance($1, in: line) }
      let x = line.x + portion.x + (portion.rightToLeft ? portion.width - before - box.width : before)
      return CGRect(
        x: x + box.minX, y: line.baseline - portion.style.baselineOffset - box.maxY, width: box.width,
        height: box.height)
    }
    return nil
  }

  /// Returns the range that a line's ellipsis represents, or nil if it has none.
  package func hiddenRange(of line: Line) -> Range<Int>? {
    guard line.isTruncated else { return nil }
    let shown = line.segments.filter { $0.mark == nil }.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    var place = line.range.lowerBound
    for range in shown {
      if range.lowerBound > place { return place..<range.lowerBound }
      place = max(place, range.upperBound)
    }
    return place < line.range.upperBound ? place..<line.range.upperBound : nil
  }

  /// The bounding box of glyphs' ink and attachments, or null if there is none.
  package var inkBox: CGRect {
    var box = CGRect.null
    for line in lines {
      for portion in portions(of: line) {
        let origin = CGPoint(x: line.x + portion.x, y: line.baseline)
        if portion.style.attachment != nil, portion.mark == nil {
          for place in portion.range { box = attachmentBox(at: place).map(box.union) ?? box }
        } else {
          box = box.union(painter(of: portion, line, at: origin).inkBox)
        }
      }
    }
    return box
  }

  /// The outlines of all glyphs, in the layout's coordinate space.
  package var outline: CGPath {
    let path = CGMutablePath()
    for line in lines {
      for portion in portions(of: line) {
        let origin = CGPoint(x: line.x + portion.x, y: line.baseline)
        path.addPath(painter(of: portion, line, at: origin).outline)
      }
    }
    return path
  }

  /// Returns a Boolean value that indicates whether an index of a line belongs to right-to-left text.
  package func isRightToLeft(_ place: Int, in line: Line) -> Bool {
    line.segments.first { $0.range.contains(place) && $0.mark == nil }?.rightToLeft ?? false
  }

  /// Returns the index in the text nearest to a point: the nearest edge of a cluster on the nearest line.
  package func place(at point: CGPoint) -> Int {
    guard let line = lines.first(where: { point.y < $0.top + $0.height }) ?? lines.last else { return 0 }
    let x = point.x - line.x
    // A hyphen belongs to what is before it.
    let portions = portions(of: line).filter { $0.mark != Typesetter.hyphen }
    let near = portions.first { x < $0.x + $0.width } ?? portions.last
    guard let portion = near, portion.mark == nil else { return line.range.lowerBound }
    var walked: CGFloat = 0
    let target = portion.rightToLeft ? portion.x + portion.width - x : x - portion.x
    var index = portion.range.lowerBound
    while index < portion.range.upperBound {
      let next = min(text.clusterEnd(after: index), portion.range.upperBound)
      let step = (index..<next).reduce(0) { $0 + advance($1, in: line) }
      if target < walked + step / 2 { return index }
      walked += step
      index = next
    }
    // Not after the space that ends a broken line, which is the start of the next line.
    let isEnd = index == line.range.upperBound && line.range.upperBound < text.count
    return isEnd && index > line.range.lowerBound && CharacterClass.isSpace(text.units[index - 1])
      ? index - 1 : index
  }
}
