internal import Foundation

/// The targets of a folder that has sources, and neither a manifest nor an Xcode project.
struct LooseSources {
  let folder: URL
  /// The paths below the folder. Catalogs, bundles and folders of a language count as files.
  private let units: [String]

  private static let whole: Set = ["lproj", "xcassets", "bundle", "xcdatamodeld", "framework", "playground"]
  private static let passedOver: Set = ["Pods", "Carthage", "DerivedData", "fastlane", "build"]
  /// The endings of files that an app does not have in its bundle.
  private static let notCopied: Set = [
    "swift", "h", "m", "mm", "c", "cpp", "entitlements", "xcconfig", "pch", "modulemap", "md", "xcdatamodeld",
    "podspec", "lock", "playground", "framework", "xcodeproj", "xcworkspace",
  ]

  init(in folder: URL) {
    self.folder = folder
    units = Self.units(below: folder, "")
  }

  private static func units(below folder: URL, _ prefix: String) -> [String] {
    folder.entries.filter { !$0.hasPrefix(".") && !passedOver.contains($0) }.flatMap { name -> [String] in
      let url = folder.appendingPathComponent(name)
      return url.isFolder && !whole.contains(url.pathExtension)
        ? units(below: url, prefix + name + "/") : [prefix + name]
    }
  }

  /// The libraries that are described for CocoaPods, else an app of the sources; and the unit tests, which
  /// lie in folders whose names end with `Tests`.
  var targets: [XcodeProject.Target] {
    let pods = Podspec.all(in: folder).compactMap { try? Podspec(at: $0) }.filter { !$0.sources.isEmpty }
      .map(XcodeProject.Target.init)
    let libraries = pods.isEmpty ? [app].compactMap(\.self) : pods
    guard let first = libraries.first else { return [] }
    let sources = units.filter { $0.hasSuffix(".swift") && Self.isOfTests($0) && !$0.contains("UITests/") }
    guard !sources.isEmpty else { return libraries }
    return libraries + [
      XcodeProject.Target(
        name: first.module + "Tests", kind: .tests, sources: paths(sources),
        resources: paths(resources.filter(Self.isOfTests)), settings: first.settings,
        needs: libraries.map(\.name), products: [])
    ]
  }

  private static func isOfTests(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }

  private var app: XcodeProject.Target? {
    let sources = units.filter { $0.hasSuffix(".swift") && !Self.isOfTests($0) && $0 != "Package.swift" }
    let isApp = sources.contains { path in
      let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      return text?.contains(#/(?m)^\s*@(?:main|UIApplicationMain)\b|\bUIApplicationMain\(/#) ?? false
    }
    guard isApp else { return nil }
    let list = units.filter { $0.hasSuffix("Info.plist") && !Self.isOfTests($0) }
      .min { $0.split(separator: "/").count < $1.split(separator: "/").count }
    return XcodeProject.Target(
      name: Manifest.Target.module(folder.lastPathComponent), kind: .app, sources: paths(sources),
      resources: paths(resources.filter { !Self.isOfTests($0) }),
      settings: list.map { ["INFOPLIST_FILE": $0] } ?? [:], needs: [], products: [])
  }

  private var resources: [String] {
    units.filter { path in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let ending = name.split(separator: ".").last.map(String.init) ?? ""
      return !Self.notCopied.contains(ending) && !name.hasSuffix("Info.plist") && name.contains(".")
        && name != "mica.json"
    }
  }

  private func paths(_ units: [String]) -> [String] { units.map { folder.appendingPathComponent($0).path } }
}
