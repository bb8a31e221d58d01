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

  /// The box on the baseline, y up: `bounds`, or the picture's size on the baseline. The line's height is that of its fonts, and
  /// its width, the position and the character are not told: 0.
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

extension NSTextAttachment: InlineObject {
  package func bounds(lineHeight: CGFloat) -> CGRect {
    var box = attachmentBounds(
      for: nil, proposedLineFragment: CGRect(x: 0, y: 0, width: 0, height: lineHeight), glyphPosition: .zero, characterIndex: 0)
    box.size.width += 2 * lineLayoutPadding
    return box
  }

  package func draw(in rect: CGRect, context: CGContext) {
    let rect = rect.insetBy(dx: lineLayoutPadding, dy: 0)
    guard let image = image(forBounds: rect, textContainer: nil, characterIndex: 0) else { return }
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
