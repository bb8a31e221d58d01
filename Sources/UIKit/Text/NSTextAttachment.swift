public import CoreGraphics
internal import CoreText
public import Foundation

/// A picture in place of the character U+FFFC.
open class NSTextAttachment: NSObject, NSSecureCoding, @unchecked Sendable {
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

  /// An attachment from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    read(from: coder)
  }

  /// Writes the attachment to an archive.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// True: an archive of an attachment holds nothing but bytes, numbers and a picture.
  open class var supportsSecureCoding: Bool { true }

  /// Space left and right of the picture in points.
  open var lineLayoutPadding: CGFloat = 0

  /// The box on the baseline, y up: `bounds`, or the picture's size on the baseline. In text views, layout
  /// managers and labels of a known width the line has the width of the text's area and the height of its
  /// fonts, elsewhere no width; the position is not told: 0.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    if bounds != .zero { return bounds }
    return CGRect(origin: .zero, size: shownImage?.size ?? .zero)
  }

  /// The picture for a box: `image`, or the one in `contents`.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    shownImage
  }

  private var shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

  // MARK: - Views

  /// Has attachments of a type of files shown by views; the class is one of `NSTextAttachmentViewProvider`.
  @preconcurrency @MainActor open class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
  ) {
    AttachmentViewClasses.registered[fileType] = textAttachmentViewProviderClass
  }
  /// The class that was registered for a type of files; nil for none.
  @preconcurrency @MainActor open class func textAttachmentViewProviderClass(
    forFileType fileType: String
  ) -> AnyClass? {
    AttachmentViewClasses.registered[fileType]
  }
  /// Whether text views may show a view for the attachment.
  open var allowsTextAttachmentView = true
  /// Whether they do: where its type has one.
  @preconcurrency @MainActor open var usesTextAttachmentView: Bool {
    allowsTextAttachmentView
      && fileType.flatMap { Self.textAttachmentViewProviderClass(forFileType: $0) } != nil
  }
  /// What provides the attachment's view: by default, one of the class that is registered for its type.
  @preconcurrency @MainActor open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    let known =
      fileType.flatMap { Self.textAttachmentViewProviderClass(forFileType: $0) }
      as? NSTextAttachmentViewProvider.Type
    return known?.make(
      dynamicAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager,
      location: location)
  }

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

  /// What is asked of the provider of the attachment's view; nil where a picture is shown. Views are shown by
  /// text views alone, which lay their texts out on the main thread.
  private func ask<Answer: Sendable>(
    _ question: @MainActor (NSTextAttachmentViewProvider, NSTextContainer) -> Answer
  ) -> Answer? {
    guard let container = room.container, let views = container.attachmentViews else { return nil }
    return MainActor.assumeIsolated {
      views.provider(of: attachment, at: index, in: container).map { question($0, container) }
    }
  }

  func bounds(lineHeight: CGFloat) -> CGRect {
    let line = CGRect(x: 0, y: 0, width: room.width, height: lineHeight)
    let ofView = ask { provider, container in
      provider.attachmentBounds(
        for: [:], location: provider.location, textContainer: container, proposedLineFragment: line,
        position: .zero)
    }
    var box = ofView ?? attachment.attachmentBounds(
      for: room.container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    box.size.width += 2 * attachment.lineLayoutPadding
    return box
  }

  func draw(in rect: CGRect, context: CGContext) {
    if ask({ provider, _ in provider.view != nil }) == true { return }
    let rect = rect.insetBy(dx: attachment.lineLayoutPadding, dy: 0)
    guard let image = attachment.image(forBounds: rect, textContainer: room.container, characterIndex: index)
    else { return }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    // Symbols and other templates have the colour of the text, as on iOS (from memory of it, not measured).
    (image.isTemplate ? image.withRenderingMode(.alwaysTemplate) : image).draw(in: rect)
  }
}

extension NSAttributedString {
  /// A string of one character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
