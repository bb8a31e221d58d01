internal import Foundation
internal import Synchronization

/// How a program begins, as its Info.plist says: Apple's "Information Property List" is the source of the keys.
///
/// A file as it stands in a project will do: `$(PRODUCT_MODULE_NAME)` is the module of the application's delegate.
@MainActor struct ApplicationManifest {
  /// What holds the program's documents, pictures and texts where no bundle is named: `Bundle.main`, or what a test launches.
  private(set) static var current = ApplicationManifest()

  private let values: [String: Any]
  private let module: String

  private init() { (values, module) = ([:], "") }

  private init(bundle: Bundle, delegate: AnyClass?) {
    module = delegate.map { String(reflecting: $0).split(separator: ".").first.map(String.init) ?? "" } ?? ""
    values = Self.values(of: bundle)
  }

  /// Reads what the program of a bundle says, and takes its resources from there from now on.
  static func take(_ bundle: Bundle, delegate: AnyClass?) {
    Bundle.program = bundle
    current = ApplicationManifest(bundle: bundle, delegate: delegate)
  }

  /// The module of the program's delegate; nil before a program begins.
  static var module: String? { current.module.isEmpty ? nil : current.module }

  /// SwiftPM puts no Info.plist into the bundles of targets: there the file may be called `App-Info.plist`, as in many projects.
  private static func values(of bundle: Bundle) -> [String: Any] {
    let own = bundle.infoDictionary ?? [:]
    guard own["UIMainStoryboardFile"] == nil, own["UIApplicationSceneManifest"] == nil else { return own }
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard let name = names.sorted().first(where: { $0.hasSuffix("Info.plist") }),
      let data = try? Data(contentsOf: folder.appendingPathComponent(name)),
      let read = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return own }
    return own.merging(read) { $1 }
  }

  /// A text with the variables of a project's settings filled in.
  private func text(_ value: Any?) -> String? {
    (value as? String)?.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
  }

  /// The storyboard that a program without scenes begins with.
  var mainStoryboard: String? { text(values["UIMainStoryboardFile"]) }

  /// The xib that a program without scenes begins with.
  var mainNib: String? { text(values["NSMainNibFile"]) }

  /// Whether the program's life is that of its scenes.
  var hasScenes: Bool { values["UIApplicationSceneManifest"] != nil }

  /// Gives a configuration what the manifest says of the one of its name, or of the first of its role where it has no name.
  func complete(_ configuration: UISceneConfiguration) {
    let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let listed = roles?[configuration.role.rawValue] as? [[String: Any]] ?? []
    guard let found = listed.first(where: { configuration.name == nil || $0["UISceneConfigurationName"] as? String == configuration.name })
    else { return }
    configuration.sceneClass = text(found["UISceneClassName"]).flatMap { NSClassFromString($0) }
    configuration.delegateClass = text(found["UISceneDelegateClassName"]).flatMap { NSClassFromString($0) }
    configuration.storyboard = text(found["UISceneStoryboardFile"]).map { UIStoryboard(name: $0, bundle: nil) }
  }
}

extension Bundle {
  /// What a name without a bundle is looked up in: that of the program, or what a test launches in its place.
  static var program: Bundle {
    get { programBundle.withLock { $0 ?? .main } }
    set { programBundle.withLock { $0 = newValue } }
  }
}

private let programBundle = Mutex<Bundle?>(nil)
