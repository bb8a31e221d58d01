internal import Synchronization

private let told = Mutex<Set<String>>([])

/// Says something once per process, on standard error.
func tell(_ message: String) {
  guard told.withLock({ $0.count < 1000 && $0.insert(message).inserted }) else { return }
  FileHandle.standardError.write(Data("Mica: Core Image: \(message)\n".utf8))
}
