internal import CoreFoundation   // Without which the unarchiver has no subclasses.
internal import Foundation

/// What controllers, views and objects have encoded, as it is written to a file of the user's state.
struct KeptState: Codable {
  /// A controller or an object, by its path of identifiers.
  struct Entry: Codable {
    var path: [String]
    /// The class that makes it again.
    var restorer: String?
    /// The storyboard that it comes from, and its element's id there.
    var storyboard: String?
    var element: String?
    var state = Data()
    /// The states of the views that have an identifier, by that.
    var views: [String: Data] = [:]
    /// A container's controllers in their order, an empty path
    /// for one that is not kept, and the one that is chosen.
    var children: [[String]] = []
    var chosen: [String]?
    var presented: [String]?
  }

  /// What the application's delegate has encoded.
  var application = Data()
  /// Parents before their children.
  var controllers: [Entry] = []
  var objects: [Entry] = []

  @MainActor private static var file: URL? {
    KeptScene.file?.deletingLastPathComponent().appendingPathComponent("state.plist")
  }

  /// Keeps a state; nil takes away what was kept.
  @MainActor static func write(_ state: KeptState?) {
    guard let file else { return }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    guard let data = state.flatMap({ try? encoder.encode($0) }) else {
      try? FileManager.default.removeItem(at: file)
      return
    }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }

  /// What was kept, once: a program that fails over it begins anew the next time, as on iOS.
  @MainActor static func take() -> KeptState? {
    guard let file, let data = try? Data(contentsOf: file) else { return nil }
    try? FileManager.default.removeItem(at: file)
    return try? PropertyListDecoder().decode(KeptState.self, from: data)
  }
}

/// Stands in an archive for something that is not archived itself:
/// a controller or an object by its path, a storyboard by its name.
final class KeptReference: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let path: [String]
  let storyboard: String?

  init(path: [String], storyboard: String? = nil) { (self.path, self.storyboard) = (path, storyboard) }
  init?(coder: NSCoder) {
    path = (coder.decodeObject(forKey: "path") as? String ?? "").split(separator: "\u{0}").map(String.init)
    // Foundation on Linux ends the archive over a key that is missing.
    storyboard =
      coder.containsValue(forKey: "storyboard") ? coder.decodeObject(forKey: "storyboard") as? String : nil
  }
  func encode(with coder: NSCoder) {
    coder.encode(path.joined(separator: "\u{0}") as NSString, forKey: "path")
    if let storyboard { coder.encode(storyboard as NSString, forKey: "storyboard") }
  }
}

/// What programs read their state from. It answers nil for what is not there, over which Foundation on Linux
/// ends the archive, and for references to what was not restored.
final class StateReader: NSKeyedUnarchiver {
  override func decodeObject(forKey key: String) -> Any? {
    containsValue(forKey: key) ? Self.known(super.decodeObject(forKey: key)) : nil
  }
  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    containsValue(forKey: key) ? Self.known(super.decodeObject(of: classes, forKey: key)) : nil
  }
  private static func known(_ object: Any?) -> Any? { object is KeptReference ? nil : object }

  /// A decoded list or dictionary without the references that are
  /// left in it; nil for other objects, and where there are none.
  static func withoutReferences(_ object: Any?) -> Any? {
    switch object {
    case let list as NSArray:
      let known = list.filter { !($0 is KeptReference) }
      return known.count < list.count ? NSMutableArray(array: known) : nil
    case let map as NSDictionary:
      let known = NSMutableDictionary()
      for case let (key as AnyHashable, value) in map where !(value is KeptReference) {
        known.setObject(value, forKey: key)
      }
      return known.count < map.count ? known : nil
    default: return nil
    }
  }
}
