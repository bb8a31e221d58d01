public import CoreGraphics
internal import CoreText
public import Foundation

/// A line of laid-out text. Coordinates are those of the line's fragment, with the origin at its top left
/// corner and y pointing down.
open class NSTextLineFragment: NSObject {
  /// The text that contains the line: its paragraph.
  public let attributedString: NSAttributedString
  /// The range of the line's characters in that text.
  public let characterRange: NSRange
  /// The bounds of the line, with the height of its fonts. The empty line after a trailing line break has a
  /// width of 0.
  public let typographicBounds: CGRect
  /// The start of the line on its baseline, relative to the origin of `typographicBounds`.
  public let glyphOrigin: CGPoint

  private let layout: TextLayout?
  private let index: Int
  /// The number that converts an offset in `attributedString` to one in the layout's text when added.
  private let shift: Int

  /// Creates an independent line with a range of text.
  public init(attributedString: NSAttributedString, range: NSRange) {
    let layout = TextLayout(ShapedText(attributedString.attributedSubstring(from: range)), maximumLines: 1)
    (self.attributedString, characterRange, self.layout, index, shift) = (
      attributedString, range, layout, 0, -range.location
    )
    let line = layout.lines.first
    typographicBounds = CGRect(x: 0, y: 0, width: line?.width ?? 0, height: line?.height ?? 0)
    glyphOrigin = CGPoint(x: 0, y: line?.baseline ?? 0)
    super.init()
  }

  /// Creates an independent line with a range of a string with attributes.
  public convenience init(string: String, attributes: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
  }

  /// Returns nil, because lines are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Creates a line of a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - index: The index of the line.
  ///   - text: The paragraph's text.
  ///   - start: The offset of the paragraph in the layout's text.
  ///   - end: The offset at which the line ends.
  ///   - corner: The origin of the fragment in the layout's coordinate space.
  init(
    _ layout: TextLayout, line index: Int, of text: NSAttributedString, from start: Int, end: Int,
    corner: CGPoint
  ) {
    let line = layout.lines[index]
    attributedString = text
    characterRange = NSRange(
      location: line.range.lowerBound - start, length: max(0, end - line.range.lowerBound))
    (self.layout, self.index, shift) = (layout, index, start)
    typographicBounds = CGRect(
      x: line.x - corner.x, y: line.top - corner.y, width: line.width, height: line.height)
    glyphOrigin = CGPoint(x: 0, y: line.baseline - line.top)
    super.init()
  }

  /// Creates the empty line after a trailing line break.
  init(emptyAt place: Int, of text: NSAttributedString, _ bounds: CGRect, baseline: CGFloat) {
    (attributedString, characterRange, layout, index, shift) = (
      text, NSRange(location: place, length: 0), nil, 0, 0
    )
    (typographicBounds, glyphOrigin) = (bounds, CGPoint(x: 0, y: baseline))
    super.init()
  }

  private var line: TextLayout.Line? {
    layout.flatMap { $0.lines.indices.contains(index) ? $0.lines[index] : nil }
  }

  /// Draws the line with its origin at a point, in a context whose y axis points down.
  open func draw(at point: CGPoint, in context: CGContext) {
    guard let layout, let line, !line.range.isEmpty else { return }
    layout.draw(in: context, at: CGPoint(x: point.x - line.x, y: point.y - line.top), range: line.range)
  }

  /// Returns the location of a character of `attributedString` on the baseline, in the fragment's coordinate
  /// space.
  open func locationForCharacter(at index: Int) -> CGPoint {
    let y = typographicBounds.minY + glyphOrigin.y
    guard let layout, let line else { return CGPoint(x: typographicBounds.minX, y: y) }
    return CGPoint(x: typographicBounds.minX + layout.x(of: index + shift, in: line) - line.x, y: y)
  }

  /// Returns the character of `attributedString` at or nearest to a point in the fragment's coordinate space.
  open func characterIndex(for point: CGPoint) -> Int { nearest(point).index }

  /// Returns the position of a point within that character, from 0 at its start to 1 at its end.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat { nearest(point).fraction }

  /// Returns the rectangles of characters of `attributedString`, one per direction, in the fragment's
  /// coordinate space.
  final func boxes(_ range: NSRange) -> [CGRect] {
    guard let layout, let line else { return [] }
    let part = (range.location + shift..<NSMaxRange(range) + shift).clamped(to: line.range)
    // A line break has no width.
    if part.isEmpty {
      return [
        CGRect(
          x: typographicBounds.maxX, y: typographicBounds.minY, width: 0, height: typographicBounds.height)
      ]
    }
    var result: [CGRect] = []
    for box in layout.rects(for: part) {
      let box = box.offsetBy(dx: typographicBounds.minX - line.x, dy: typographicBounds.minY - line.top)
      if let last = result.last, abs(last.maxX - box.minX) < 1e-6 {
        result[result.count - 1] = last.union(box)
      } else {
        result.append(box)
      }
    }
    return result
  }
  /// A Boolean value that indicates whether the line ends with a line break.
  final var endsParagraph: Bool {
    let text = attributedString.string as NSString, end = NSMaxRange(characterRange)
    return characterRange.length > 0 && end <= text.length
      && CharacterSet.newlines.contains(Unicode.Scalar(text.character(at: end - 1)) ?? " ")
  }

  private func nearest(_ point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard let layout, let line else { return (characterRange.location, 0) }
    let x = point.x - typographicBounds.minX + line.x
    var found = (index: line.range.lowerBound, fraction: CGFloat(0)), least = CGFloat.infinity
    var place = line.range.lowerBound
    while place < line.range.upperBound {
      let next = min(layout.text.clusterEnd(after: place), line.range.upperBound)
      for box in layout.rects(for: place..<next) {
        let distance = max(box.minX - x, x - box.maxX, 0)
        guard distance < least else { continue }
        let through = box.width > 0 ? min(max((x - box.minX) / box.width, 0), 1) : 0
        (found, least) = ((place, layout.isRightToLeft(place, in: line) ? 1 - through : through), distance)
      }
      place = next
    }
    return (found.index - shift, found.fraction)
  }
}
