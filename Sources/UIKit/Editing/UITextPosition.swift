internal import CoreGraphics
public import Foundation

/// A position between two characters. Views with their own text use a subclass.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  public override init() { super.init() }

  /// The offset from the start in UTF-16 units in texts of UIKit, or 0 for other positions.
  final var offset: Int { (self as? TextPlace)?.place ?? 0 }
}

/// A range of text between two positions.
@preconcurrency @MainActor open class UITextRange: NSObject {
  public override init() { super.init() }

  /// The position at the start of the range. Subclasses override this property.
  open var start: UITextPosition { UITextPosition() }
  /// The position at the end of the range. Subclasses override this property.
  open var end: UITextPosition { UITextPosition() }
  /// A Boolean value that indicates whether the range contains no text.
  open var isEmpty: Bool { start === end }

  /// The range in UTF-16 units in texts of UIKit.
  final var range: NSRange { (self as? TextSpan)?.span ?? NSRange(location: 0, length: 0) }
}

/// The rectangle of a selected part of a line.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  public override init() { super.init() }

  /// The rectangle in the coordinate space of the text. Subclasses override this property and those below.
  open var rect: CGRect { .null }
  /// The writing direction of the text in the rectangle. Always left to right, including in texts of UIKit.
  open var writingDirection: NSWritingDirection { .leftToRight }
  /// A Boolean value that indicates whether the rectangle contains the start of the selection.
  open var containsStart: Bool { false }
  /// A Boolean value that indicates whether the rectangle contains the end of the selection.
  open var containsEnd: Bool { false }
  /// A Boolean value that indicates whether the text is vertical. Always `false` in texts of UIKit.
  open var isVertical: Bool { false }
}

// MARK: - Positions and ranges of UIKit's own text

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

  /// Returns the rectangles of a selection, of which the first contains its start and the last its end.
  static func boxes(_ boxes: [CGRect]) -> [UITextSelectionRect] {
    boxes.enumerated().map { index, box in
      TextSelectionBox(box, containsStart: index == 0, containsEnd: index == boxes.count - 1)
    }
  }

  override var rect: CGRect { box }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}
