package import Foundation

extension Manifest {
  /// Returns the folder of a target of the package in the given folder, found as SwiftPM finds it.
  package func folder(of target: Target, in package: URL) -> URL? {
    if let path = target.path { return package.appendingPathComponent(path).standardizedFileURL }
    let places =
      target.kind == "test"
      ? ["Tests", "Sources", "Source", "src", "srcs"]
      : ["Sources", "Source", "src", "srcs"]
    for place in places {
      let folder = package.appendingPathComponent(place).appendingPathComponent(target.name)
      if folder.isFolder { return folder.standardizedFileURL }
    }
    // The only target of its kind may have the whole folder.
    guard targets.filter({ ($0.kind == "test") == (target.kind == "test") }).count == 1 else { return nil }
    return places.map { package.appendingPathComponent($0) }.first { $0.isFolder }?.standardizedFileURL
  }

  /// Returns the Swift files of a target, in their order.
  package func files(of target: Target, in package: URL) -> [URL] {
    guard let folder = folder(of: target, in: package) else { return [] }
    let others = targets.filter { $0.name != target.name }
      .compactMap { self.folder(of: $0, in: package)?.path }.filter { $0.hasPrefix(folder.path + "/") }
    let excluded = target.excluded.map { folder.appendingPathComponent($0).standardizedFileURL.path } + others
    let roots = target.sources.isEmpty ? [folder] : target.sources.map { folder.appendingPathComponent($0) }
    return roots.flatMap { $0.swiftFiles }.filter { file in
      !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
    }
  }

  /// Returns the resources that Xcode finds in a target's folder though the manifest does not name them, as
  /// paths in that folder.
  package func foundResources(of target: Target, in package: URL) -> [String] {
    guard target.kind != "plugin", let folder = folder(of: target, in: package) else { return [] }
    // Tests of an old manifest find what the tests of its Xcode project have in their bundle.
    let takesAll = target.kind == "test" && !canNameResources
    let sources: Set = ["swift", "h", "m", "mm", "c", "cpp", "md", "modulemap", "entitlements", "swiftpm"]
    let kinds: Set = ["xcassets", "xib", "storyboard", "nib", "xcdatamodeld"]
    let known = (target.resources + target.excluded).map {
      folder.appendingPathComponent($0).standardizedFileURL.path
    }
    let others = targets.filter { $0.name != target.name }
      .compactMap { self.folder(of: $0, in: package)?.path }.filter { $0.hasPrefix(folder.path + "/") }
    func found(in place: URL) -> [String] {
      place.entries.filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
        let url = place.appendingPathComponent(name).standardizedFileURL
        if (known + others).contains(where: { url.path == $0 || url.path.hasPrefix($0 + "/") }) { return [] }
        let isFolder = url.isFolder
        let isTaken =
          kinds.contains(url.pathExtension)
          || takesAll && !sources.contains(url.pathExtension) && !name.hasSuffix("Info.plist")
            && !(isFolder && url.pathExtension.isEmpty)
        if isTaken { return [String(url.path.dropFirst(folder.path.count + 1))] }
        // References of snapshot tests are found by the places of sources.
        let isReference = name.hasPrefix("__") || name.hasSuffix("_64")
        return isFolder && url.pathExtension.isEmpty && !isReference ? found(in: url) : []
      }
    }
    return found(in: folder)
  }

  /// Returns whether a target is in Objective-C.
  package func isInObjectiveC(_ target: Target, in package: URL) -> Bool {
    guard target.isForDevice, let folder = folder(of: target, in: package) else { return false }
    return files(of: target, in: package).isEmpty
      && !folder.files { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }.isEmpty
  }

  /// Returns the targets that the given targets need within the package, themselves included.
  package func closure(of names: [String]) -> [Target] {
    var found: [String: Target] = [:], left = names
    while let name = left.popLast() {
      guard found[name] == nil, let target = targets.first(where: { $0.name == name }) else { continue }
      found[name] = target
      left += target.needs.map(\.name)
    }
    return targets.filter { found[$0.name] != nil }
  }
}

extension URL {
  /// A Boolean value that indicates whether a folder lies at the URL.
  package var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
  /// A Boolean value that indicates whether anything lies at the URL.
  package var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// The names of what a folder has, in their order.
  package var entries: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The Swift files at the URL and below it, in their order. Hidden folders and documentation are left out.
  package var swiftFiles: [URL] { files { $0.hasSuffix(".swift") } }

  /// The files at the URL and below it whose names fulfil a condition.
  package func files(where isWanted: (String) -> Bool) -> [URL] {
    guard isFolder else { return exists && isWanted(lastPathComponent) ? [standardizedFileURL] : [] }
    return entries.flatMap { name -> [URL] in
      let isPassedOver = name.hasPrefix(".") || name.hasSuffix(".docc") || name.hasSuffix(".playground")
      return isPassedOver ? [] : appendingPathComponent(name).files(where: isWanted)
    }
  }
}
