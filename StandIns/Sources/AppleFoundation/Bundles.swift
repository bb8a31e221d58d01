import Foundation

extension Bundle {
  /// Returns the bundle with the resources of the module that declares a class, as `Bundle(for:)` does on Apple's systems.
  ///
  /// SwiftPM makes one beside the program for each target that has resources. The bundle is `Bundle(for:)` if there is none.
  public static func holding(for aClass: AnyClass) -> Bundle {
    let module = String(reflecting: aClass).prefix { $0 != "." }
    return ResourceBundles.shared.bundle(of: String(module)) ?? Bundle(for: aClass)
  }
}

private final class ResourceBundles: @unchecked Sendable {   // The lock guards what is cached.
  static let shared = ResourceBundles()
  private let lock = NSLock()
  private var cached: [String: Bundle?] = [:]

  func bundle(of module: String) -> Bundle? {
    lock.withLock {
      if let known = cached[module] { return known }
      let folder = Bundle.main.bundleURL
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let name = names.first { $0.hasSuffix("_\(module).resources") }
      let found = name.flatMap { Bundle(url: folder.appendingPathComponent($0)) }
      cached[module] = .some(found)
      return found
    }
  }
}
