internal import CoreGraphics
internal import Foundation

// The view keeps its text as a value. A storage and a manager exist only where somebody asks for them or
// brings them along; from then on the storage has the text and the value is a copy of it.

extension UITextView {
  /// Takes a container over, with the text of its storage, or sets the view's own up.
  final func adopt(_ container: NSTextContainer?) {
    if let container {
      containerStorage = container
    } else {
      containerStorage.widthTracksTextView = true
    }
    containerStorage.linkLook = linkTextAttributes
    containerStorage.attachmentViews = AttachmentViews(in: self)
    containerStorage.onChange = { [weak self] in MainActor.assumeIsolated { self?.containerDidChange() } }
    containerStorage.onEdit = { [weak self] in MainActor.assumeIsolated { self?.readStorage() } }
    let content = container?.textLayoutManager?.textContentManager as? NSTextContentStorage
    // It alone keeps the manager.
    contentStorage = content
    if let storage = container?.layoutManager?.textStorage ?? content?.textStorage {
      storageStorage = storage
      if storage.length > 0 { readStorage() }
    }
  }

  /// The storage and the manager, made where there are none.
  final var liveText: (storage: NSTextStorage, manager: NSLayoutManager) {
    let container = containerStorage
    if let manager = container.layoutManager, let storage = manager.textStorage {
      storageStorage = storage
      return (storage, manager)
    }
    let manager = container.layoutManager ?? NSLayoutManager()
    let storage = storageStorage ?? NSTextStorage(attributedString: pageText.attributedText)
    isWriting = true
    // One of the two lays the text out.
    container.textLayoutManager?.textContainer = nil
    storage.textStorageObserver = nil
    usesFragments = false
    if container.layoutManager == nil { manager.addTextContainer(container) }
    storage.addLayoutManager(manager)
    fitContainer()
    isWriting = false
    storageStorage = storage
    return (storage, manager)
  }

  /// The manager of fragments, made where there is none; nil once somebody has asked for the other.
  final var liveFragments: NSTextLayoutManager? {
    let container = containerStorage
    if let manager = container.textLayoutManager { return manager }
    guard usesFragments, container.layoutManager == nil else { return nil }
    let content = NSTextContentStorage(), manager = NSTextLayoutManager()
    isWriting = true
    if storageStorage == nil { storageStorage = NSTextStorage(attributedString: pageText.attributedText) }
    content.textStorage = storageStorage
    content.addTextLayoutManager(manager)
    fitContainer()
    manager.textContainer = container
    isWriting = false
    contentStorage = content
    manager.textViewportLayoutController.ownBounds = { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return .zero }
        return CGRect(
          x: 0, y: self.contentOffset.y - self.insetStorage.top, width: self.bounds.width,
          height: self.bounds.height)
      }
    }
    return manager
  }

  /// The storage, made where there is none.
  final var textOfStorage: NSTextStorage {
    if let storageStorage { return storageStorage }
    return liveFragments == nil ? liveText.storage : storageStorage ?? liveText.storage
  }

  private func containerDidChange() {
    guard !isWriting else { return }
    textDidChange()
  }

  /// Takes over what was changed in the storage.
  private func readStorage() {
    let content = containerStorage.textLayoutManager?.textContentManager as? NSTextContentStorage
    guard !isWriting,
      let storage = storageStorage ?? containerStorage.layoutManager?.textStorage ?? content?.textStorage
    else { return }
    storageStorage = storage
    editorStorage?.textWillBeSet()
    takeStorage()
    editorStorage?.textWasSet()
  }

  /// Makes the view's value a copy of the storage's text.
  final func takeStorage() {
    guard let storage = storageStorage else { return }
    pageText.setAttributedText(storage)
    textDidChange()
  }

  /// Writes a change of the view's own properties into the storage.
  final func writeStorage() {
    guard let storageStorage else { return }
    isWriting = true
    storageStorage.setAttributedString(pageText.attributedText)
    isWriting = false
    // Delegates and subclasses may have changed more.
    if storageStorage.delegate != nil || type(of: storageStorage) != NSTextStorage.self { readStorage() }
  }

  /// The container, as large as it is to be.
  final var fittedContainer: NSTextContainer {
    fitContainer()
    return containerStorage
  }

  /// Makes a container that follows the view as large as the view's text area.
  final func fitContainer() {
    let container = containerStorage
    var size = container.size
    if container.widthTracksTextView {
      size.width = max(0, bounds.width - insetStorage.left - insetStorage.right)
    }
    if container.heightTracksTextView {
      size.height = max(0, bounds.height - insetStorage.top - insetStorage.bottom)
    }
    guard size != container.size else { return }
    let was = isWriting
    isWriting = true
    container.size = size
    isWriting = was
  }

  /// The manager whose fragments are drawn in place of the view's lines: one that a delegate, a class of its
  /// own or looks beside the text's make another.
  final var drawingFragments: NSTextLayoutManager? {
    guard !isSecureTextEntry, let manager = containerStorage.textLayoutManager else { return nil }
    let isPlain =
      manager.delegate == nil && manager.rendering.isEmpty && manager.renderingAttributesValidator == nil
      && type(of: manager) == NSTextLayoutManager.self && manager.textContentManager?.delegate == nil
    return isPlain ? nil : manager
  }

  final func drawFragments(of manager: NSTextLayoutManager, in context: CGContext) {
    for fragment in manager.laidOut {
      let frame = fragment.layoutFragmentFrame
      fragment.draw(
        at: CGPoint(x: insetStorage.left + frame.minX, y: insetStorage.top + frame.minY), in: context)
    }
  }

  /// The boxes of a piece as a manager's fragments show it,
  /// or the start of an empty one, in the view's points.
  final func boxes(_ range: NSRange, of manager: NSTextLayoutManager) -> [CGRect] {
    fitContainer()
    guard let part = manager.textContentManager?.textRange(range) else { return [] }
    var boxes: [CGRect] = []
    manager.forEachSegment(in: part, .standard, .rangeNotRequired) { _, box, _, _ in
      boxes.append(box.offsetBy(dx: insetStorage.left, dy: insetStorage.top))
      return true
    }
    return boxes
  }

  /// The place in a manager's fragments that is nearest to a point of the view.
  final func place(nearest point: CGPoint, of manager: NSTextLayoutManager) -> Int {
    fitContainer()
    return manager.place(nearest: CGPoint(x: point.x - insetStorage.left, y: point.y - insetStorage.top))
  }

  /// Whether a manager of the program's own class draws the text.
  final var drawsByManager: Bool {
    guard storageStorage != nil, !isSecureTextEntry, let manager = containerStorage.layoutManager else {
      return false
    }
    return type(of: manager) != NSLayoutManager.self
  }

  final func drawByManager() {
    guard let manager = containerStorage.layoutManager else { return }
    let glyphs = manager.glyphRange(for: containerStorage)
    let origin = CGPoint(x: insetStorage.left, y: insetStorage.top)
    manager.drawBackground(forGlyphRange: glyphs, at: origin)
    manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
  }
}
