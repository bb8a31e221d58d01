internal import CoreGraphics

extension TextLayout {
  /// A part of a line of one style, shaped by one means.
  struct Portion: Sendable {
    var range: Range<Int>
    var style: TextStyle
    /// The index in `ShapedText.pieces`, or nil if the font's own metrics apply.
    var piece: Int?
    var rightToLeft: Bool
    /// The character shown here instead of text.
    var mark: Unicode.Scalar?
    /// The left end in the line, and the width.
    var x: CGFloat
    var width: CGFloat
  }

  /// Returns the width of a unit in a line.
  func advance(_ index: Int, in line: Line) -> CGFloat {
    var width = line.tabs[index] ?? text.advances[index]
    if line.tightening != 0, text.startsCluster[index] { width += line.tightening }
    guard line.justification != 0 else { return width }
    return text.units[index] == 0x20 || text.units[index] == 0xA0 ? width + line.justification : width
  }

  /// Returns the portions of a line from left to right.
  func portions(of line: Line) -> [Portion] {
    var result: [Portion] = []
    var shift: CGFloat = 0
    for segment in line.segments {
      if segment.mark != nil {
        guard let style = text.style(at: segment.range.lowerBound) else { continue }
        result.append(
          Portion(
            range: segment.range, style: style, rightToLeft: segment.rightToLeft, mark: segment.mark,
            x: segment.x + shift, width: segment.width))
        continue
      }
      var parts = pieces(of: segment)
      if segment.rightToLeft { parts.reverse() }
      var x = segment.x + shift
      for index in parts.indices {
        parts[index].x = x
        parts[index].width = parts[index].range.reduce(0) { $0 + advance($1, in: line) }
        x += parts[index].width
      }
      shift += x - (segment.x + shift) - segment.width
      result += parts
    }
    return result
  }

  private func pieces(of segment: Segment) -> [Portion] {
    var result: [Portion] = []
    var start = segment.range.lowerBound
    var span = text.spans.firstPlace(where: { $0.range.upperBound > start })
    var piece = text.pieces.firstPlace(where: { $0.range.upperBound > start })
    while start < segment.range.upperBound, span < text.spans.count {
      var end = min(segment.range.upperBound, text.spans[span].range.upperBound)
      var own: Int?
      if piece < text.pieces.count {
        let range = text.pieces[piece].range
        if range.contains(start) {
          own = piece
          end = min(end, range.upperBound)
        } else {
          end = min(end, max(start + 1, range.lowerBound))
        }
      }
      result.append(
        Portion(
          range: start..<end, style: text.spans[span].style, piece: own, rightToLeft: segment.rightToLeft,
          mark: nil, x: 0, width: 0))
      start = end
      if span < text.spans.count, start >= text.spans[span].range.upperBound { span += 1 }
      if piece < text.pieces.count, start >= text.pieces[piece].range.upperBound { piece += 1 }
    }
    return result
  }
}

extension Array {
  /// Returns the first index whose element satisfies a condition that holds from some index on, or the count
  /// if there is none.
  package func firstPlace(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
