internal import CoreGraphics
internal import CoreText
public import Foundation

/// Makes the view that a text view shows in place of an attachment.
///
/// A subclass overrides `loadView()`, sets `view` there, and is registered for a type of files.
@preconcurrency @MainActor open class NSTextAttachmentViewProvider: NSObject {
  /// Of the arguments all but `parentView` are kept: the attachment and the manager not retained.
  public init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    (self.textAttachment, self.textLayoutManager, self.location) = (
      textAttachment, textLayoutManager, location
    )
    super.init()
  }

  /// The entry point of a class that is known at run time alone; see `MetatypeCreation.swift`.
  convenience init(
    dynamicAttachment textAttachment: NSTextAttachment, parentView: UIView?,
    textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
  ) {
    self.init(
      textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager,
      location: location)
  }

  /// The attachment in whose place the view stands; nil once it is gone.
  open private(set) weak var textAttachment: NSTextAttachment?
  /// What lays the text out; nil where the text view has no `NSTextLayoutManager`.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// Where in the text the attachment stands; it moves with the text before it.
  open internal(set) var location: any NSTextLocation
  /// Whether the attachment is as large as the view.
  open var tracksTextAttachmentViewBounds = false
  private var shown: UIView?
  private var isLoaded = false
  /// The view, loaded when it is first asked for.
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
  /// Sets `view`.
  open func loadView() {}

  /// The box on the baseline, y up.
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
  /// A new provider of the class that this is called on.
  @_silgen_name(
    "$s5UIKit28NSTextAttachmentViewProviderC07dynamicC006parentD017textLayoutManager8locationAcA0bC0C_AA6UIViewCSgAA0biJ0CSgAA0B8Location_ptcfC"
  )
  static func make(
    dynamicAttachment textAttachment: __owned NSTextAttachment, parentView: __owned UIView?,
    textLayoutManager: __owned NSTextLayoutManager?,
    location: __owned any NSTextLocation
  ) -> NSTextAttachmentViewProvider
}

/// The classes that provide views, by the types of files.
enum AttachmentViewClasses {
  @MainActor static var registered: [String: AnyClass] = [:]
}

/// The views that stand in a text for its attachments, one for every place of each.
@MainActor final class AttachmentViews {
  private struct Key: Hashable {
    let attachment: ObjectIdentifier
    let index: Int
  }

  private weak var parent: UITextView?
  private var providers: [Key: (attachment: NSTextAttachment, provider: NSTextAttachmentViewProvider)] = [:]

  init(in parent: UITextView) { self.parent = parent }

  /// Whether an attachment has a view, or had one at the last layout.
  var isShowing: Bool { !providers.isEmpty }

  /// The provider of an attachment's view; nil where it has none.
  /// What provided for a place that the attachment has left moves on.
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

  /// Shows the views of attachments, whose boxes are below a corner of the parent, and takes the others away.
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
  /// The attachments that are shown, and their boxes in the layout's points.
  var placedAttachments: [(index: Int, attachment: NSTextAttachment, box: CGRect)] {
    attachments.compactMap { index, object in
      guard let attachment = (object as? PlacedAttachment)?.attachment, let box = attachmentBox(at: index)
      else { return nil }
      return (index, attachment, box)
    }
  }
}
