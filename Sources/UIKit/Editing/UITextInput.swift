public import CoreGraphics
public import Foundation

/// Something that takes single characters.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  /// Types a text at the caret, in place of the selection.
  func insertText(_ text: String)
  /// Takes away the selection, or the character before the caret.
  func deleteBackward()
}

/// A text that is edited: places and ranges in it, its selection, and where it is on screen.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Boxes are in the view's points.
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character under a point, or the nearest to it; nil where there is no text.
  func characterRange(at point: CGPoint) -> UITextRange?
}

extension Int {
  /// The nearest offset within a range of a text.
  @MainActor func clamped(to range: UITextRange) -> Int { Swift.min(Swift.max(self, range.start.offset), range.end.offset) }
}

/// A place between two characters.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// In UTF-16 units from the beginning.
  final let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition).map { other in MainActor.assumeIsolated { other.offset == offset } } ?? false
  }
  nonisolated open override var hash: Int { MainActor.assumeIsolated { offset } }
}

/// The text between two places.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// In UTF-16 units.
  final let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  open var isEmpty: Bool { range.length == 0 }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange).map { other in MainActor.assumeIsolated { other.range == range } } ?? false
  }
  nonisolated open override var hash: Int { MainActor.assumeIsolated { range.location ^ range.length << 16 } }
}

/// The box of a selected piece of a line.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  private let box: CGRect
  private let ends: (start: Bool, end: Bool)

  init(_ box: CGRect, containsStart: Bool, containsEnd: Bool) {
    self.box = box
    ends = (containsStart, containsEnd)
    super.init()
  }

  open var rect: CGRect { box }
  open var containsStart: Bool { ends.start }
  open var containsEnd: Bool { ends.end }
  open var isVertical: Bool { false }
}
