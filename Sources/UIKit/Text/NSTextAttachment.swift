public import CoreGraphics
internal import CoreText
public import Foundation

/// An image, file or view displayed in place of the character U+FFFC.
open class NSTextAttachment: NSObject, NSSecureCoding, @unchecked Sendable {
  // Only its owner changes it, before it becomes an attribute.
  private let header = AttributeValueHeader()

  /// The character that an attachment replaces, U+FFFC.
  public static let character = 0xFFFC

  /// The image of the attachment.
  open var image: UIImage?
  /// The attachment's rectangle relative to the baseline, with y pointing up. If zero, the size is the
  /// image's and the bottom is on the baseline.
  open var bounds = CGRect.zero
  /// The contents of the attached file.
  open var contents: Data?
  /// The type of the attached file.
  open var fileType: String?

  /// Creates an attachment with the contents of a file. The image is set separately.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }

  /// Creates an empty attachment.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    read(from: coder)
  }

  /// Writes the attachment to an archive.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// A Boolean value that indicates whether the class supports secure coding: `true`, because an archived
  /// attachment contains only data, numbers and an image.
  open class var supportsSecureCoding: Bool { true }

  /// The space to the left and right of the image, in points.
  open var lineLayoutPadding: CGFloat = 0

  /// Returns the attachment's rectangle relative to the baseline, with y pointing up: `bounds`, or the
  /// image's size on the baseline.
  ///
  /// In text views, layout managers and labels with a known width, the proposed line fragment has the width
  /// of the text area and the height of the line's fonts; elsewhere its width is 0.
  ///
  /// - Note: Unlike on iOS, the glyph position is always zero.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    if bounds != .zero { return bounds }
    return CGRect(origin: .zero, size: shownImage?.size ?? .zero)
  }

  /// Returns the image for a rectangle: `image`, or the image in `contents`.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    shownImage
  }

  private var shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

  // MARK: - Views

  /// Registers a class of view providers for attachments of a file type.
  ///
  /// - Parameters:
  ///   - textAttachmentViewProviderClass: A subclass of ``NSTextAttachmentViewProvider``.
  ///   - fileType: The file type.
  @preconcurrency @MainActor open class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
  ) {
    AttachmentViewClasses.registered[fileType] = textAttachmentViewProviderClass
  }
  /// Returns the class registered for a file type, or nil if there is none.
  @preconcurrency @MainActor open class func textAttachmentViewProviderClass(
    forFileType fileType: String
  ) -> AnyClass? {
    AttachmentViewClasses.registered[fileType]
  }
  /// A Boolean value that determines whether text views may display a view for the attachment.
  open var allowsTextAttachmentView = true
  /// A Boolean value that indicates whether text views display a view for the attachment: it is allowed, and
  /// a provider class is registered for the file type.
  @preconcurrency @MainActor open var usesTextAttachmentView: Bool {
    allowsTextAttachmentView
      && fileType.flatMap { Self.textAttachmentViewProviderClass(forFileType: $0) } != nil
  }
  /// Returns the provider of the attachment's view. By default, this is an instance of the class registered
  /// for the file type, or nil if there is none.
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

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

/// The space that a text offers its attachments.
struct AttachmentRoom {
  /// The width of a line in points, or 0 if it is unknown when the text is shaped.
  var width: CGFloat = 0
  weak var container: NSTextContainer?
}

/// An attachment at a character index, as a line displays it.
final class PlacedAttachment: InlineObject {
  let attachment: NSTextAttachment
  private let index: Int
  // Read by code that lays out and draws the text, and never written after initialization.
  private nonisolated(unsafe) let room: AttachmentRoom

  init(_ attachment: NSTextAttachment, at index: Int, in room: AttachmentRoom) {
    (self.attachment, self.index, self.room) = (attachment, index, room)
  }

  /// Calls a closure with the provider of the attachment's view.
  ///
  /// Only text views display views, and they lay out text on the main thread.
  ///
  /// - Returns: The closure's result, or nil if the attachment displays an image.
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
    var box =
      ofView
      ?? attachment.attachmentBounds(
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
    // Symbols and other template images have the colour of the text, as on iOS (from memory, not measured).
    (image.isTemplate ? image.withRenderingMode(.alwaysTemplate) : image).draw(in: rect)
  }
}

extension NSAttributedString {
  /// Creates an attributed string of one character that displays an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
