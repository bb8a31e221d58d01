package import CoreGraphics
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

  /// An attachment of a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

extension NSTextAttachment: InlineObject {
  package func bounds(lineHeight: CGFloat) -> CGRect {
    if bounds != .zero { return bounds }
    return CGRect(origin: .zero, size: image?.size ?? .zero)
  }

  package func draw(in rect: CGRect, context: CGContext) {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    image?.draw(in: rect)
  }
}

extension NSAttributedString {
  /// A string of one character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
