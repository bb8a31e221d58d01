internal import Synchronization

private let told = Mutex<Set<String>>([])

/// Says once per process, on standard error, that an API is declared but has no effect.
///
/// Every caller of this function is listed in the generated coverage table.
package func notYet(_ api: StaticString) {
  let name = "\(api)"
  guard told.withLock({ $0.insert(name).inserted }) else { return }
  FileHandle.standardError.write(Data("Mica: \(name) has no effect yet\n".utf8))
}
