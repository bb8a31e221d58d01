internal import CoreText
internal import Foundation
internal import Synchronization

/// The launch configuration of a program from its Info.plist. The source of the keys is Apple's "Information
/// Property List".
///
/// A file as it is in a project is sufficient: `$(PRODUCT_MODULE_NAME)` is replaced by the module of the
/// application's delegate.
@MainActor struct ApplicationManifest {
  /// The current manifest, whose bundle provides documents, images and texts if no bundle is named:
  /// `Bundle.main`, or that of a program launched by a test.
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

  /// Reads the manifest of a bundle and makes it the current one, whose resources are used from now on.
  static func take(_ bundle: Bundle, delegate: AnyClass?) {
    take(ApplicationManifest(bundle: bundle, delegate: delegate))
  }

  /// Makes a manifest the current one.
  static func take(_ manifest: ApplicationManifest) {
    Bundle.program = manifest.bundle
    current = manifest
    SystemOverlay.wishesMayHaveChanged()
    manifest.registerFonts()
  }

  /// The module of the program's delegate; `nil` before a program is launched.
  static var module: String? { current.module.isEmpty ? nil : current.module }

  /// Returns the values of a bundle's Info.plist.
  ///
  /// SwiftPM puts no Info.plist into the bundles of targets: there the file may be named `App-Info.plist`, or
  /// as in the project, if it is the first with launch keys; libraries contain files of such names too.
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

  /// The keys that the manifest of a program has and that of a library does not.
  private static let beginnings = [
    "UIMainStoryboardFile", "UIApplicationSceneManifest", "NSMainNibFile", "CFBundleExecutable",
  ]

  /// Returns a text with the variables of a project's settings replaced.
  private func text(_ value: Any?) -> String? {
    (value as? String)?.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
  }

  /// The storyboard of a program without scenes.
  var mainStoryboard: String? { text(values["UIMainStoryboardFile"]) }

  /// The xib of a program without scenes.
  var mainNib: String? { text(values["NSMainNibFile"]) }

  /// A Boolean value that indicates whether the program uses scenes.
  var hasScenes: Bool { values["UIApplicationSceneManifest"] != nil }

  /// Registers the fonts of the program by name, and logs files that are missing or no fonts.
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

  /// A Boolean value that indicates whether controllers determine the status bar. The default is `true`.
  var asksControllersForStatusBar: Bool {
    values["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
  }
  /// The style of the status bar if controllers do not determine it.
  var statusBarStyle: UIStatusBarStyle {
    switch values["UIStatusBarStyle"] as? String {
    case "UIStatusBarStyleLightContent": .lightContent
    case "UIStatusBarStyleDarkContent": .darkContent
    default: .default
    }
  }
  var hidesStatusBar: Bool { values["UIStatusBarHidden"] as? Bool ?? false }

  /// Returns the supported orientations on a device type, or `nil` if none are specified.
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

  /// Completes a configuration with the values of the one of its name in the manifest, or of the first of its
  /// role if it has no name.
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
  /// The development language of the bundle. Foundation's `developmentLocalization` traps if there is none.
  var ownLanguage: String? { infoDictionary?["CFBundleDevelopmentRegion"] as? String }

  /// The bundle for lookups without one: that of the program, or of one launched by a test.
  static var program: Bundle {
    get { programBundle.withLock { $0 ?? .main } }
    set { programBundle.withLock { $0 = newValue } }
  }
}

private let programBundle = Mutex<Bundle?>(nil)
