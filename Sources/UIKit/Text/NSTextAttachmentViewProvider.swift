internal import CoreGraphics
internal import CoreText
public import Foundation

/// An object that creates the view that a text view displays in place of an attachment.
///
/// A subclass overrides `loadView()` to set `view`, and is registered for a file type.
@preconcurrency @MainActor open class NSTextAttachmentViewProvider: NSObject {
  /// Creates a provider.
  ///
  /// `parentView` is not stored, and the attachment and the layout manager are not retained.
  public init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    (self.textAttachment, self.textLayoutManager, self.location) = (
      textAttachment, textLayoutManager, location
    )
    super.init()
  }

  /// An entry point for classes known only at run time; see `MetatypeCreation.swift`.
  convenience init(
    dynamicAttachment textAttachment: NSTextAttachment, parentView: UIView?,
    textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
  ) {
    self.init(
      textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager,
      location: location)
  }

  /// The attachment that the view replaces, or nil after it was deallocated.
  open private(set) weak var textAttachment: NSTextAttachment?
  /// The layout manager of the text, or nil if the text view has no `NSTextLayoutManager`.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The attachment's location in the text, which is updated when text before it changes.
  open internal(set) var location: any NSTextLocation
  /// A Boolean value that determines whether the attachment has the size of the view.
  open var tracksTextAttachmentViewBounds = false
  private var shown: UIView?
  private var isLoaded = false
  /// The attachment's view, loaded on first access.
  open var view: UIView? {
    get {
      if !isLoaded {
        isLoaded = true
        loadView()
      }
      return shown
    }
    set {
      isLoaded = true
      shown = newValue
    }
  }
  /// Sets `view`. Subclasses override this method.
  open func loadView() {}

  /// Returns the attachment's rectangle relative to the baseline, with y pointing up.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    if tracksTextAttachmentViewBounds, let view { return CGRect(origin: .zero, size: view.bounds.size) }
    guard let textAttachment else { return .zero }
    return textAttachment.attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
      characterIndex: (location as? TextOffset)?.value ?? 0)
  }
}

extension NSTextAttachmentViewProvider {
  /// Creates a provider of the dynamic class that this is called on.
  @_silgen_name(
    "$s5UIKit28NSTextAttachmentViewProviderC07dynamicC006parentD017textLayoutManager8locationAcA0bC0C_AA6UIViewCSgAA0biJ0CSgAA0B8Location_ptcfC"
  )
  static func make(
    dynamicAttachment textAttachment: __owned NSTextAttachment, parentView: __owned UIView?,
    textLayoutManager: __owned NSTextLayoutManager?,
    location: __owned any NSTextLocation
  ) -> NSTextAttachmentViewProvider
}

/// The view provider classes by file type.
enum AttachmentViewClasses {
  @MainActor static var registered: [String: AnyClass] = [:]
}

/// The views displayed for a text's attachments, one for each occurrence of an attachment.
@MainActor final class AttachmentViews {
  private struct Key: Hashable {
    let attachment: ObjectIdentifier
    let index: Int
  }

  private weak var parent: UITextView?
  private var providers: [Key: (attachment: NSTextAttachment, provider: NSTextAttachmentViewProvider)] = [:]

  init(in parent: UITextView) { self.parent = parent }

  /// A Boolean value that indicates whether attachments have views, now or at the last layout.
  var isShowing: Bool { !providers.isEmpty }

  /// Returns the provider of an attachment's view, or nil if it has none.
  ///
  /// If the attachment has moved, the provider of its former location is reused.
  func provider(
    of attachment: NSTextAttachment, at index: Int, in container: NSTextContainer
  ) -> NSTextAttachmentViewProvider? {
    guard attachment.allowsTextAttachmentView else { return nil }
    let key = Key(attachment: ObjectIdentifier(attachment), index: index)
    if let known = providers[key] { return known.provider }
    if let old = providers.keys.filter({ $0.attachment == key.attachment && !isThere(attachment, $0.index) })
      .min(by: { $0.index < $1.index })
    {
      providers[key] = providers.removeValue(forKey: old)
      providers[key]?.provider.location = TextOffset(index)
      return providers[key]?.provider
    }
    guard
      let new = attachment.viewProvider(for: parent, location: TextOffset(index), textContainer: container)
    else { return nil }
    providers[key] = (attachment, new)
    return new
  }

  private func isThere(_ attachment: NSTextAttachment, _ index: Int) -> Bool {
    guard let text = parent?.pageText.styled, index < text.length else { return false }
    return text.attribute(.attachment, at: index, effectiveRange: nil) as? NSTextAttachment === attachment
  }

  /// Shows the views of attachments at their rectangles, offset by a corner in the parent, and removes all
  /// other views.
  func show(
    _ placed: [(index: Int, attachment: NSTextAttachment, box: CGRect)], in container: NSTextContainer,
    at corner: CGPoint
  ) {
    var seen: Set<Key> = []
    for (index, attachment, box) in placed {
      guard let view = provider(of: attachment, at: index, in: container)?.view else { continue }
      seen.insert(Key(attachment: ObjectIdentifier(attachment), index: index))
      view.frame = box.offsetBy(dx: corner.x, dy: corner.y).insetBy(dx: attachment.lineLayoutPadding, dy: 0)
      if view.superview !== parent { parent?.addSubview(view) }
    }
    for (key, known) in providers where !seen.contains(key) {
      known.provider.view?.removeFromSuperview()
      providers[key] = nil
    }
  }
}

extension TextLayout {
  /// The attachments in the layout, with their rectangles in its coordinate space.
  var placedAttachments: [(index: Int, attachment: NSTextAttachment, box: CGRect)] {
    attachments.compactMap { index, object in
      guard let attachment = (object as? PlacedAttachment)?.attachment, let box = attachmentBox(at: index)
      else { return nil }
      return (index, attachment, box)
    }
  }
}
