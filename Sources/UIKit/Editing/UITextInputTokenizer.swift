public import Foundation

/// The size of a unit of text.
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }

/// The methods of objects that find units of a text and their boundaries.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit that contains a position, or nil if there is none. A position between two units belongs
  /// to the one after it or, in backward direction, to the one before it.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns a Boolean value that indicates whether a unit ends at a position or, in backward direction,
  /// starts there.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next end of a unit after a position or, in backward direction, the next start before it.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns a Boolean value that indicates whether a position is in a unit in the sense of
  /// `rangeEnclosingPosition(_:with:inDirection:)`.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// A tokenizer that finds units from the characters of a text. Lines are those of text fields and text views;
/// in other texts they are paragraphs.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// Creates a tokenizer for the text of a view, which is not retained.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  private var text: NSString {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return "" }
    return (input.text(in: all) ?? "") as NSString
  }

  private func place(_ position: UITextPosition) -> Int {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }
  private func position(_ place: Int) -> UITextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: place) }
  }

  private func unit(
    _ position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> NSRange? {
    let place = place(position), text = text
    if granularity == .line, let lines = input as? any TextOwner {
      // A position between two lines belongs to the second one.
      if direction.isBackward, place > 0, case let before = lines.line(at: place - 1),
        NSMaxRange(before) == place
      {
        return before
      }
      return lines.line(at: place)
    }
    return TextUnits(text).unit(granularity, at: direction.isBackward ? place - 1 : place)
  }

  /// Returns the unit at a position, on the side of `direction` if it is at a boundary, or nil if there is
  /// none.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let unit = unit(position, granularity, direction), let start = self.position(unit.location),
      let end = self.position(NSMaxRange(unit))
    else { return nil }
    return input?.textRange(from: start, to: end)
  }

  /// Returns a Boolean value that indicates whether a unit ends at a position in a direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    // The unit that ends here is before the position, and the one that starts here is after it.
    let inner = UITextDirection.storage(direction.isBackward ? .forward : .backward), place = place(position)
    guard let unit = unit(position, granularity, inner) else { return false }
    return direction.isBackward ? unit.location == place : NSMaxRange(unit) == place
  }

  /// Returns the next end of a unit in a direction, or nil if there is none.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let units = TextUnits(text), length = text.length
    var index = place(position)
    if granularity == .line, let lines = input as? any TextOwner {
      return lineEdge(from: index, direction, lines, length)
    }
    if direction.isBackward {
      while index > 0 {
        if let unit = units.unit(granularity, at: index - 1) { return self.position(unit.location) }
        index -= 1
      }
    } else {
      while index < length {
        if let unit = units.unit(granularity, at: index) { return self.position(NSMaxRange(unit)) }
        index += 1
      }
    }
    return nil
  }

  private func lineEdge(
    from place: Int, _ direction: UITextDirection, _ lines: any TextOwner, _ length: Int
  ) -> UITextPosition? {
    let step = direction.isBackward ? -1 : 1
    // At the end of a line, the search continues with the next line, which starts after a break.
    for index in stride(from: place, through: direction.isBackward ? 0 : length, by: step) {
      let line = lines.line(at: index), edge = direction.isBackward ? line.location : NSMaxRange(line)
      if (edge - place) * step > 0 { return position(edge) }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a position is in a unit, on the side of `direction` if it
  /// is at a boundary.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { unit(position, granularity, direction) != nil }
}
