public import CoreGraphics
internal import CoreText
public import Foundation

/// Makes the view that a text view shows in place of an attachment.
///
/// A subclass overrides `loadView()`, sets `view` there, and is registered for a type of files.
@preconcurrency @MainActor open class NSTextAttachmentViewProvider: NSObject {
  public init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
  ) {
    (self.textAttachment, self.textLayoutManager, self.location) = (textAttachment, textLayoutManager, location)
    super.init()
  }

  /// The entry point of a class that is known at run time alone; see `MetatypeCreation.swift`.
  convenience init(
    dynamicAttachment textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
  ) {
    self.init(textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager, location: location)
  }

  open private(set) weak var textAttachment: NSTextAttachment?
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// Where in the text the attachment stands.
  public let location: any NSTextLocation
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
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    if tracksTextAttachmentViewBounds, let view { return CGRect(origin: .zero, size: view.bounds.size) }
    guard let textAttachment else { return .zero }
    return textAttachment.attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position, characterIndex: (location as? TextOffset)?.value ?? 0)
  }
}

extension NSTextAttachmentViewProvider {
  /// A new provider of the class that this is called on.
  @_silgen_name(
    "$s5UIKit28NSTextAttachmentViewProviderC07dynamicC006parentD017textLayoutManager8locationAcA0bC0C_AA6UIViewCSgAA0biJ0CSgAA0B8Location_ptcfC"
  )
  static func make(
    dynamicAttachment textAttachment: __owned NSTextAttachment, parentView: __owned UIView?, textLayoutManager: __owned NSTextLayoutManager?,
    location: __owned any NSTextLocation
  ) -> NSTextAttachmentViewProvider
}

/// The classes that provide views, by the types of files.
enum AttachmentViewClasses {
  @MainActor static var registered: [String: AnyClass] = [:]
}

/// The views that stand in a text for its attachments.
@MainActor final class AttachmentViews {
  private weak var parent: UIView?
  private var providers: [ObjectIdentifier: (attachment: NSTextAttachment, provider: NSTextAttachmentViewProvider)] = [:]

  init(in parent: UIView?) { self.parent = parent }

  /// Whether an attachment has a view, or had one at the last layout.
  var isShowing: Bool { !providers.isEmpty }

  /// The provider of an attachment's view; nil where it has none.
  func provider(of attachment: NSTextAttachment, at index: Int, in container: NSTextContainer) -> NSTextAttachmentViewProvider? {
    guard attachment.allowsTextAttachmentView else { return nil }
    if let known = providers[ObjectIdentifier(attachment)] { return known.provider }
    guard let new = attachment.viewProvider(for: parent, location: TextOffset(index), textContainer: container) else { return nil }
    providers[ObjectIdentifier(attachment)] = (attachment, new)
    return new
  }

  /// Shows the views of a layout's attachments below a corner of the parent, and takes the others away.
  func show(_ layout: TextLayout, in container: NSTextContainer, at corner: CGPoint) {
    var seen: Set<ObjectIdentifier> = []
    for (index, object) in layout.attachments {
      guard let attachment = (object as? PlacedAttachment)?.attachment, let box = layout.attachmentBox(at: index),
        let view = provider(of: attachment, at: index, in: container)?.view
      else { continue }
      seen.insert(ObjectIdentifier(attachment))
      let padding = attachment.lineLayoutPadding
      view.frame = box.offsetBy(dx: corner.x, dy: corner.y).insetBy(dx: padding, dy: 0)
      if view.superview !== parent { parent?.addSubview(view) }
    }
    for (key, known) in providers where !seen.contains(key) {
      known.provider.view?.removeFromSuperview()
      providers[key] = nil
    }
  }
}
