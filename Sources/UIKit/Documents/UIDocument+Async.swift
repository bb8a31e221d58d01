public import Foundation

extension UIDocument {
  /// Opens the document and returns whether that succeeded.
  @discardableResult public func open() async -> Bool {
    await withCheckedContinuation { end in open { end.resume(returning: $0) } }
  }
  /// Saves changes, closes the document and returns whether that succeeded.
  @discardableResult public func close() async -> Bool {
    await withCheckedContinuation { end in close { end.resume(returning: $0) } }
  }
  /// Saves the document if it has changed and returns whether that succeeded.
  @discardableResult public func autosave() async -> Bool {
    await withCheckedContinuation { end in autosave { end.resume(returning: $0) } }
  }
  /// Writes the document to a file and returns whether that succeeded.
  @discardableResult public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { end in save(to: url, for: saveOperation) { end.resume(returning: $0) } }
  }
  /// Reads the document again from a file and returns whether that succeeded.
  @discardableResult public func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { end in revert(toContentsOf: url) { end.resume(returning: $0) } }
  }
}
