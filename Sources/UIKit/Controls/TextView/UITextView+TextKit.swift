internal import CoreGraphics
internal import Foundation

// The view stores its text as a value. A text storage and a layout manager exist only if a client requests or
// provides them; from then on the storage owns the text and the value is a copy of it.

extension UITextView {
  /// Uses a container, with the text of its storage, or sets up the view's own.
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
    // Only this property retains the manager.
    contentStorage = content
    if let storage = container?.layoutManager?.textStorage ?? content?.textStorage {
      storageStorage = storage
      if storage.length > 0 { readStorage() }
    }
  }

  /// The storage and the layout manager, created if there are none.
  final var liveText: (storage: NSTextStorage, manager: NSLayoutManager) {
    let container = containerStorage
    if let manager = container.layoutManager, let storage = manager.textStorage {
      storageStorage = storage
      return (storage, manager)
    }
    let manager = container.layoutManager ?? NSLayoutManager()
    let storage = storageStorage ?? NSTextStorage(attributedString: pageText.attributedText)
    isWriting = true
    // Only one of the two managers lays the text out.
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

  /// The layout manager of fragments, created if there is none; `nil` once the other manager was requested.
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

  /// The storage, created if there is none.
  final var textOfStorage: NSTextStorage {
    if let storageStorage { return storageStorage }
    return liveFragments == nil ? liveText.storage : storageStorage ?? liveText.storage
  }

  private func containerDidChange() {
    guard !isWriting else { return }
    textDidChange()
  }

  /// Reads changes made in the storage.
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

  /// Copies the storage's text into the view's value.
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

  /// The container, with its size up to date.
  final var fittedContainer: NSTextContainer {
    fitContainer()
    return containerStorage
  }

  /// Updates the size of a container that tracks the view's size.
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

  /// The manager whose fragments are drawn in place of the view's lines, because of a delegate, a subclass or
  /// rendering attributes.
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

  /// Returns the rectangles of a range in a manager's fragments, or the start of an empty range, in the
  /// view's coordinate space.
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

  /// Returns the position in a manager's fragments that is nearest to a point of the view.
  final func place(nearest point: CGPoint, of manager: NSTextLayoutManager) -> Int {
    fitContainer()
    return manager.place(nearest: CGPoint(x: point.x - insetStorage.left, y: point.y - insetStorage.top))
  }

  /// A Boolean value that indicates whether a client's subclass of the layout manager draws the text.
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
