internal import CoreText
internal import Foundation
internal import Synchronization

/// How a program begins, as its Info.plist says: Apple's
/// "Information Property List" is the source of the keys.
///
/// A file as it stands in a project will do: `$(PRODUCT_MODULE_NAME)`
/// is the module of the application's delegate.
@MainActor struct ApplicationManifest {
  /// What holds the program's documents, pictures and texts where
  /// no bundle is named: `Bundle.main`, or what a test launches.
  private(set) static var current = ApplicationManifest()

  private let values: [String: Any]
  private let module: String
  private let bundle: Bundle

  private init() { (values, module, bundle) = ([:], "", .main) }

  private init(bundle: Bundle, delegate: AnyClass?) {
    self.bundle = bundle
    module = delegate.map { String(reflecting: $0).split(separator: ".").first.map(String.init) ?? "" } ?? ""
    values = Self.values(of: bundle)
  }

  /// Reads what the program of a bundle says, and takes its resources from there from now on.
  static func take(_ bundle: Bundle, delegate: AnyClass?) {
    take(ApplicationManifest(bundle: bundle, delegate: delegate))
  }

  /// The program is the one of a manifest from now on.
  static func take(_ manifest: ApplicationManifest) {
    Bundle.program = manifest.bundle
    current = manifest
    SystemOverlay.wishesMayHaveChanged()
    manifest.registerFonts()
  }

  /// The module of the program's delegate; nil before a program begins.
  static var module: String? { current.module.isEmpty ? nil : current.module }

  /// SwiftPM puts no Info.plist into the bundles of targets: there the file may be called
  /// `App-Info.plist`, or as in the project, where it is the first that says how a program begins;
  /// libraries bring files of such names along.
  private static func values(of bundle: Bundle) -> [String: Any] {
    let own = bundle.infoDictionary ?? [:]
    guard own["UIMainStoryboardFile"] == nil, own["UIApplicationSceneManifest"] == nil else { return own }
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
      $0.hasSuffix("Info.plist")
    }
    func read(_ name: String) -> [String: Any]? {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return nil }
      return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    }
    let named = names.contains("App-Info.plist") ? read("App-Info.plist") : nil
    let found =
      named
      ?? names.sorted().lazy.compactMap(read).first { values in beginnings.contains { values[$0] != nil } }
    return found.map { own.merging($0) { $1 } } ?? own
  }

  /// Keys that the manifest of a program has and no library's file.
  private static let beginnings = [
    "UIMainStoryboardFile", "UIApplicationSceneManifest", "NSMainNibFile", "CFBundleExecutable",
  ]

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

  /// Has the fonts that the program brings along be found by
  /// their names; files that are missing or no fonts are told of.
  private func registerFonts() {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    for case let name as String in values["UIAppFonts"] as? [Any] ?? [] {
      switch RegisteredFonts.add(folder.appendingPathComponent(name).path) {
      case nil, .alreadyRegistered, .duplicatedName: continue
      case .fileNotFound: warn("\(name), which UIAppFonts in Info.plist names, is not in the app")
      default: warn("\(name), which UIAppFonts in Info.plist names, is no font")
      }
    }
  }

  /// Whether controllers decide on the status bar, as they do where nothing is said.
  var asksControllersForStatusBar: Bool {
    values["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
  }
  /// What it is like where they do not.
  var statusBarStyle: UIStatusBarStyle {
    switch values["UIStatusBarStyle"] as? String {
    case "UIStatusBarStyleLightContent": .lightContent
    case "UIStatusBarStyleDarkContent": .darkContent
    default: .default
    }
  }
  var hidesStatusBar: Bool { values["UIStatusBarHidden"] as? Bool ?? false }

  /// The orientations that the program says it can be shown
  /// in, on a device of a kind; nil where it says nothing.
  func orientations(on idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientationMask? {
    let key = "UISupportedInterfaceOrientations"
    let listed = values[key + (idiom == .pad ? "~ipad" : "~iphone")] ?? values[key]
    guard let names = listed as? [String], !names.isEmpty else { return nil }
    return names.reduce(into: []) { mask, name in
      switch name {
      case "UIInterfaceOrientationPortrait": mask.insert(.portrait)
      case "UIInterfaceOrientationPortraitUpsideDown": mask.insert(.portraitUpsideDown)
      case "UIInterfaceOrientationLandscapeLeft": mask.insert(.landscapeLeft)
      case "UIInterfaceOrientationLandscapeRight": mask.insert(.landscapeRight)
      default: break
      }
    }
  }

  /// Gives a configuration what the manifest says of the one of
  /// its name, or of the first of its role where it has no name.
  func complete(_ configuration: UISceneConfiguration) {
    let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let listed = roles?[configuration.role.rawValue] as? [[String: Any]] ?? []
    guard
      let found = listed.first(where: {
        configuration.name == nil || $0["UISceneConfigurationName"] as? String == configuration.name
      })
    else { return }
    configuration.sceneClass = text(found["UISceneClassName"]).flatMap { NSClassFromString($0) }
    configuration.delegateClass = text(found["UISceneDelegateClassName"]).flatMap { NSClassFromString($0) }
    configuration.storyboard = text(found["UISceneStoryboardFile"]).map {
      UIStoryboard(name: $0, bundle: nil)
    }
  }
}

extension Bundle {
  /// The language that the bundle says it is developed in.
  /// Foundation's `developmentLocalization` traps where it says none.
  var ownLanguage: String? { infoDictionary?["CFBundleDevelopmentRegion"] as? String }

  /// What a name without a bundle is looked up in: that of the program, or what a test launches in its place.
  static var program: Bundle {
    get { programBundle.withLock { $0 ?? .main } }
    set { programBundle.withLock { $0 = newValue } }
  }
}

private let programBundle = Mutex<Bundle?>(nil)
