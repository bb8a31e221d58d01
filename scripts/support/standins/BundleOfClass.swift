import Foundation

extension Bundle {
  /// The bundle with the resources of the module that declares a class, as `Bundle(for:)` finds it on Apple's systems: SwiftPM puts one
  /// beside the program for each target that has any.
  @usableFromInline static func holding(_ aClass: AnyClass) -> Bundle {
    let module = String(reflecting: aClass).prefix { $0 != "." }
    return Bundle(url: Bundle.main.bundleURL.appendingPathComponent("Clients_\(module).resources")) ?? fallback(aClass)
  }

  private static func fallback(_ aClass: AnyClass) -> Bundle { Bundle(for: aClass) }
}
