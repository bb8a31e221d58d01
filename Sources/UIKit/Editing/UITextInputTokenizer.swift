public import Foundation

/// How large a piece of a text is.
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }

/// Finds pieces of a text and their boundaries.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The piece that holds a place. A place between two is in the one behind it, or backward in the one
  /// before; nil where it is in none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a piece ends at a place, or begins there when asked backward.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next end of a piece behind a place, or the next beginning before it when asked backward.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a place is in a piece, as `rangeEnclosingPosition(_:with:inDirection:)` has it.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds the pieces of a text that its characters tell. Lines are
/// those of fields and text views; of other texts, paragraphs.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// A tokenizer of a view's text. The view is not retained.
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
      // A place where one line ends and the next begins is on the next.
      if direction.isBackward, place > 0, case let before = lines.line(at: place - 1),
        NSMaxRange(before) == place
      {
        return before
      }
      return lines.line(at: place)
    }
    return TextUnits(text).unit(granularity, at: direction.isBackward ? place - 1 : place)
  }

  /// The unit at a place, on the side of `direction` where it lies at a boundary; nil for none.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let unit = unit(position, granularity, direction), let start = self.position(unit.location),
      let end = self.position(NSMaxRange(unit))
    else { return nil }
    return input?.textRange(from: start, to: end)
  }

  /// Whether a unit ends at a place, seen in that direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    // The piece that ends here lies before the place, the one that begins here behind it.
    let inner = UITextDirection.storage(direction.isBackward ? .forward : .backward), place = place(position)
    guard let unit = unit(position, granularity, inner) else { return false }
    return direction.isBackward ? unit.location == place : NSMaxRange(unit) == place
  }

  /// The next end of a unit in that direction; nil where there is none.
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
    // At a line's own edge the next line has it, which begins behind a break.
    for index in stride(from: place, through: direction.isBackward ? 0 : length, by: step) {
      let line = lines.line(at: index), edge = direction.isBackward ? line.location : NSMaxRange(line)
      if (edge - place) * step > 0 { return position(edge) }
    }
    return nil
  }

  /// Whether a place lies in a unit, on the side of `direction` where it lies at a boundary.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { unit(position, granularity, direction) != nil }
}
