public import CoreGraphics
internal import CoreText
public import Foundation

/// A picture in place of the character U+FFFC.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  // Changed by its owner alone, before it becomes an attribute.
  private let header = AttributeValueHeader()

  /// The character that an attachment replaces.
  public static let character = 0xFFFC

  /// The picture.
  open var image: UIImage?
  /// The box on the baseline, y up; zero means the picture's size, standing on the baseline.
  open var bounds = CGRect.zero
  /// The bytes of a file.
  open var contents: Data?
  /// The type of the file.
  open var fileType: String?

  /// An attachment of a file's bytes; the picture is set by itself.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }

  /// An empty attachment.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Space left and right of the picture in points.
  open var lineLayoutPadding: CGFloat = 0

  /// The box on the baseline, y up: `bounds`, or the picture's size on the baseline. In text views and layout managers the line has the
  /// width of its container and the height of its fonts, elsewhere no width; the position is not told: 0.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    if bounds != .zero { return bounds }
    return CGRect(origin: .zero, size: shownImage?.size ?? .zero)
  }

  /// The picture for a box: `image`, or the one in `contents`.
  open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? {
    shownImage
  }

  private var shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

  /// An attachment of a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

/// What the lines of a text have to offer to its attachments.
struct AttachmentRoom {
  /// The width of a line in points; 0 where that is not known when the text is shaped.
  var width: CGFloat = 0
  weak var container: NSTextContainer?
}

/// An attachment as a line shows it, at its character.
final class PlacedAttachment: InlineObject {
  let attachment: NSTextAttachment
  private let index: Int
  // Read by those who lay out and draw the text; never written after.
  private nonisolated(unsafe) let room: AttachmentRoom

  init(_ attachment: NSTextAttachment, at index: Int, in room: AttachmentRoom) {
    (self.attachment, self.index, self.room) = (attachment, index, room)
  }

  func bounds(lineHeight: CGFloat) -> CGRect {
    var box = attachment.attachmentBounds(
      for: room.container, proposedLineFragment: CGRect(x: 0, y: 0, width: room.width, height: lineHeight), glyphPosition: .zero,
      characterIndex: index)
    box.size.width += 2 * attachment.lineLayoutPadding
    return box
  }

  func draw(in rect: CGRect, context: CGContext) {
    let rect = rect.insetBy(dx: attachment.lineLayoutPadding, dy: 0)
    guard let image = attachment.image(forBounds: rect, textContainer: room.container, characterIndex: index) else { return }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    image.draw(in: rect)
  }
}

extension NSAttributedString {
  /// A string of one character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
