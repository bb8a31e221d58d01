internal import CoreGraphics
internal import Foundation

// The view keeps its text as a value. A storage and a manager exist only where somebody asks for them or brings them
// along; from then on the storage has the text and the value is a copy of it.

extension UITextView {
  /// Takes a container over, with the text of its storage, or sets the view's own up.
  final func adopt(_ container: NSTextContainer?) {
    if let container {
      containerStorage = container
    } else {
      containerStorage.widthTracksTextView = true
    }
    containerStorage.onChange = { [weak self] in MainActor.assumeIsolated { self?.containerDidChange() } }
    containerStorage.onEdit = { [weak self] in MainActor.assumeIsolated { self?.readStorage() } }
    if let storage = container?.layoutManager?.textStorage {
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
    let storage = NSTextStorage(attributedString: pageText.attributedText)
    isWriting = true
    if container.layoutManager == nil { manager.addTextContainer(container) }
    storage.addLayoutManager(manager)
    fitContainer()
    isWriting = false
    storageStorage = storage
    return (storage, manager)
  }

  private func containerDidChange() {
    guard !isWriting else { return }
    textDidChange()
  }

  /// Takes over what was changed in the storage.
  private func readStorage() {
    guard !isWriting, let storage = storageStorage ?? containerStorage.layoutManager?.textStorage else { return }
    storageStorage = storage
    editorStorage?.textWillBeSet()
    takeStorage()
    editorStorage?.textWasSet()
  }

  /// Makes the view's value a copy of the storage's text.
  final func takeStorage() {
    guard let storage = storageStorage else { return }
    pageText.setAttributedText(storage.attributedSubstring(from: NSRange(location: 0, length: storage.length)))
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

  /// Makes a container that follows the view as large as the view's text area.
  final func fitContainer() {
    let container = containerStorage
    var size = container.size
    if container.widthTracksTextView { size.width = max(0, bounds.width - insetStorage.left - insetStorage.right) }
    if container.heightTracksTextView { size.height = max(0, bounds.height - insetStorage.top - insetStorage.bottom) }
    guard size != container.size else { return }
    let was = isWriting
    isWriting = true
    container.size = size
    isWriting = was
  }

  /// Whether a manager of the program's own class draws the text.
  final var drawsByManager: Bool {
    guard storageStorage != nil, !isSecureTextEntry, let manager = containerStorage.layoutManager else { return false }
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
