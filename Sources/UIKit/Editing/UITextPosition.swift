internal import CoreGraphics
public import Foundation

/// A place between two characters. A view with a text of its own counts in a subclass of its own.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  public override init() { super.init() }

  /// In UTF-16 units from the beginning, in the toolkit's own texts; 0 for a place of another.
  final var offset: Int { (self as? TextPlace)?.place ?? 0 }
}

/// The text between two places.
@preconcurrency @MainActor open class UITextRange: NSObject {
  public override init() { super.init() }

  /// For subclasses to say: the places before and behind the text.
  open var start: UITextPosition { UITextPosition() }
  /// For subclasses to say: the place behind the text.
  open var end: UITextPosition { UITextPosition() }
  /// Whether it is a place alone.
  open var isEmpty: Bool { start === end }

  /// In UTF-16 units, in the toolkit's own texts.
  final var range: NSRange { (self as? TextSpan)?.span ?? NSRange(location: 0, length: 0) }
}

/// The box of a selected piece of a line.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  public override init() { super.init() }

  /// In the text's points; a subclass says it, as all below.
  open var rect: CGRect { .null }
  /// The direction of the text in the box; left to right, also in the toolkit's own texts.
  open var writingDirection: NSWritingDirection { .leftToRight }
  /// Whether the selection begins in the box.
  open var containsStart: Bool { false }
  /// Whether the selection ends in the box.
  open var containsEnd: Bool { false }
  /// Whether the text runs from the top down; no text here does.
  open var isVertical: Bool { false }
}

// MARK: - Those of the toolkit's own texts

final class TextPlace: UITextPosition {
  let place: Int

  init(_ place: Int) {
    self.place = place
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextPlace).map { other in MainActor.assumeIsolated { other.place == place } } ?? false
  }
  nonisolated override var hash: Int { MainActor.assumeIsolated { place } }
}

final class TextSpan: UITextRange {
  let span: NSRange

  init(_ span: NSRange) {
    self.span = span
    super.init()
  }

  override var start: UITextPosition { TextPlace(span.location) }
  override var end: UITextPosition { TextPlace(span.location + span.length) }
  override var isEmpty: Bool { span.length == 0 }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextSpan).map { other in MainActor.assumeIsolated { other.span == span } } ?? false
  }
  nonisolated override var hash: Int { MainActor.assumeIsolated { span.location ^ span.length << 16 } }
}

final class TextSelectionBox: UITextSelectionRect {
  private let box: CGRect
  private let ends: (start: Bool, end: Bool)

  init(_ box: CGRect, containsStart: Bool, containsEnd: Bool) {
    self.box = box
    ends = (containsStart, containsEnd)
    super.init()
  }

  /// The boxes of a selection, the first with its beginning and the last with its end.
  static func boxes(_ boxes: [CGRect]) -> [UITextSelectionRect] {
    boxes.enumerated().map { index, box in
      TextSelectionBox(box, containsStart: index == 0, containsEnd: index == boxes.count - 1)
    }
  }

  override var rect: CGRect { box }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}
