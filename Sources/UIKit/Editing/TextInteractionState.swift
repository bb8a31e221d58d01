internal import CoreGraphics
internal import Foundation

/// The state of the user's interaction with a text: the selection and the scroll position.
final class TextInteractionState: NSObject, NSSecureCoding, Sendable {
  /// The selected range in UTF-16 units.
  private let selection: NSRange
  /// The content offset in points.
  let offset: CGPoint
  let isEditing: Bool

  init(selection: NSRange, offset: CGPoint, isEditing: Bool) {
    (self.selection, self.offset, self.isEditing) = (selection, offset, isEditing)
    super.init()
  }

  /// Returns the selection, limited to a text with a length.
  func selection(in length: Int) -> NSRange {
    let start = min(max(selection.location, 0), length)
    return NSRange(location: start, length: min(max(selection.length, 0), length - start))
  }

  static var supportsSecureCoding: Bool { true }

  init?(coder: NSCoder) {
    selection = NSRange(
      location: coder.decodeInteger(forKey: "location"), length: coder.decodeInteger(forKey: "length"))
    offset = coder.decodeCGPoint(forKey: "offset")
    isEditing = coder.flag(at: "isEditing")
    super.init()
  }

  func encode(with coder: NSCoder) {
    coder.encode(selection.location, forKey: "location")
    coder.encode(selection.length, forKey: "length")
    coder.encode(offset, forKey: "offset")
    coder.encode(isEditing, forKey: "isEditing")
  }
}
