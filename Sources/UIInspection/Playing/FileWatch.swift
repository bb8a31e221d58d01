package import Foundation

/// A file watcher that reports changes however editors make them: written in place, or replaced by another
/// file.
///
/// Changes in quick succession are coalesced. Folders on network file systems do not report changes.
@MainActor package final class FileWatch {
  private let descriptor: Int32
  private let source: any DispatchSourceRead
  private var folders: [Int32: URL] = [:]
  private let isWanted: (URL) -> Bool
  private let body: () -> Void
  /// The number of changes so far. Each is reported unless another one follows immediately.
  private var changes = 0

  /// The time without changes before they are reported, in seconds. Editors move a file away before they
  /// write the new one.
  private static let rest = 0.1

  /// Watches the files directly in some folders, and calls a closure on the main queue after a change of a
  /// file that `isWanted` accepts. Returns nil if the system has no watches left.
  package init?(_ folders: [URL], isWanted: @escaping (URL) -> Bool, _ body: @escaping () -> Void) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    (self.isWanted, self.body) = (isWanted, body)
    let kinds = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
    for folder in folders {
      let watch = inotify_add_watch(descriptor, folder.path, UInt32(kinds))
      if watch >= 0 { self.folders[watch] = folder }
    }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setCancelHandler { [descriptor] in close(descriptor) }
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    source.resume()
  }

  /// Stops watching.
  package func cancel() {
    changes += 1
    source.cancel()
  }

  private func read() {
    var changed = false
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: MemoryLayout<inotify_event>.alignment) {
      buffer in
      while true {
        let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { break }
        var place = 0
        while place < count {
          let event = buffer.load(fromByteOffset: place, as: inotify_event.self)
          let start = place + MemoryLayout<inotify_event>.size
          let name = buffer[start..<start + Int(event.len)].prefix { $0 != 0 }
          // If events were lost, any file may have changed.
          let isLost = event.mask & UInt32(IN_Q_OVERFLOW) != 0
          let file = folders[event.wd]?.appendingPathComponent(String(decoding: name, as: UTF8.self))
          if isLost || file.map(isWanted) == true { changed = true }
          place = start + Int(event.len)
        }
      }
    }
    if changed { report() }
  }

  private func report() {
    changes += 1
    afterRest(body)
  }

  /// Calls a closure on the main queue after a moment, unless files change until then or the watch ends.
  package func afterRest(_ body: @escaping () -> Void) {
    let change = changes
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.rest) { [weak self] in
      MainActor.assumeIsolated {
        if let self, self.changes == change { body() }
      }
    }
  }
}
