internal import Foundation
internal import Synchronization

private let told = Mutex<Set<String>>([])

/// Says something on standard error.
package func warn(_ message: String) { FileHandle.standardError.write(Data("Mica: \(message)\n".utf8)) }

/// Says something on standard error once per process; after a thousand such messages, nothing more.
package func warnOnce(_ message: String) {
  if told.withLock({ $0.count < 1000 && $0.insert(message).inserted }) { warn(message) }
}
