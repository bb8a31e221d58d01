internal import CoreFoundation  // Needed to subclass the unarchiver.
internal import Foundation

/// The saved state of controllers, views and objects, as it is written to a file of the user's state.
struct KeptState: Codable {
  /// The state of a controller or an object, identified by its path of identifiers.
  struct Entry: Codable {
    var path: [String]
    /// The class that recreates it.
    var restorer: String?
    /// The storyboard that it was created from, and its element's identifier there.
    var storyboard: String?
    var element: String?
    var state = Data()
    /// The states of views by their identifiers.
    var views: [String: Data] = [:]
    /// A container's controllers in order, with an empty path for one that is not saved, and the selected
    /// one.
    var children: [[String]] = []
    var chosen: [String]?
    var presented: [String]?
  }

  /// The state that the application's delegate has encoded.
  var application = Data()
  /// The controllers, parents before their children.
  var controllers: [Entry] = []
  var objects: [Entry] = []

  @MainActor private static var file: URL? {
    KeptScene.file?.deletingLastPathComponent().appendingPathComponent("state.plist")
  }

  /// Saves a state; `nil` removes the saved one.
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

  /// Returns the saved state and removes it, so that a program that crashes over it starts afresh the next
  /// time, as on iOS.
  @MainActor static func take() -> KeptState? {
    guard let file, let data = try? Data(contentsOf: file) else { return nil }
    try? FileManager.default.removeItem(at: file)
    return try? PropertyListDecoder().decode(KeptState.self, from: data)
  }
}

/// A reference in an archive to an object that is not archived itself: a controller or an object by its path,
/// a storyboard by its name.
final class KeptReference: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let path: [String]
  let storyboard: String?

  init(path: [String], storyboard: String? = nil) { (self.path, self.storyboard) = (path, storyboard) }
  init?(coder: NSCoder) {
    path = (coder.decodeObject(forKey: "path") as? String ?? "").split(separator: "\u{0}").map(String.init)
    // Foundation on Linux fails to decode the archive if a key is missing.
    storyboard =
      coder.containsValue(forKey: "storyboard") ? coder.decodeObject(forKey: "storyboard") as? String : nil
  }
  func encode(with coder: NSCoder) {
    coder.encode(path.joined(separator: "\u{0}") as NSString, forKey: "path")
    if let storyboard { coder.encode(storyboard as NSString, forKey: "storyboard") }
  }
}

/// The coder from which programs decode their state. It returns `nil` for missing keys, for which Foundation
/// on Linux fails to decode the archive, and for references to objects that were not restored.
final class StateReader: NSKeyedUnarchiver {
  override func decodeObject(forKey key: String) -> Any? {
    containsValue(forKey: key) ? Self.known(super.decodeObject(forKey: key)) : nil
  }
  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    containsValue(forKey: key) ? Self.known(super.decodeObject(of: classes, forKey: key)) : nil
  }
  private static func known(_ object: Any?) -> Any? { object is KeptReference ? nil : object }

  /// Returns a decoded array or dictionary without the remaining references; `nil` for other objects, and if
  /// there are none.
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
