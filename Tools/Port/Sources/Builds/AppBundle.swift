package import Foundation
internal import Projects

/// The folder that an app is laid out in, as on an iPhone: the program with everything that its bundle has.
struct AppBundle {
  let target: XcodeProject.Target
  let project: XcodeProject
  let scratch: Scratch
  /// The language in which the app is shown, or nil for its own.
  var language: String?

  /// Writes the folder.
  ///
  /// - Parameter program: The program that was built.
  /// - Returns: The place of the program in the folder.
  /// - Throws: The error of a file that cannot be written.
  func write(program: URL) throws -> URL {
    let manager = FileManager.default
    let app = scratch.file("apps/\(target.module).app")
    try? manager.removeItem(at: app)
    try manager.createDirectory(at: app, withIntermediateDirectories: true)
    for path in target.resources where manager.fileExists(atPath: path) {
      let url = URL(fileURLWithPath: path), folder = url.deletingLastPathComponent()
      let isInLanguage = folder.pathExtension == "lproj"
      let home = isInLanguage ? app.appendingPathComponent(folder.lastPathComponent) : app
      try manager.createDirectory(at: home, withIntermediateDirectories: true)
      if url.pathExtension == "xcstrings" {
        try writeTexts(of: url, into: app)
      } else {
        try place(url, in: home)
      }
    }
    try PropertyListText.data(of: information).write(to: app.appendingPathComponent("Info.plist"))
    let placed = app.appendingPathComponent(target.module)
    try manager.copyItem(at: program, to: placed)
    return placed
  }

  /// Copies a file or a folder. Of two of a name the first stays; folders are joined.
  private func place(_ url: URL, in home: URL) throws {
    let goal = home.appendingPathComponent(DataModel.name(of: url))
    if url.isFolder, goal.isFolder {
      for name in url.entries { try place(url.appendingPathComponent(name), in: goal) }
    } else if !goal.exists {
      try FileManager.default.copyItem(at: url.resolvingSymlinksInPath(), to: goal)
    }
  }

  /// The contents of the app's Info.plist, with the build settings that it names.
  var information: [String: Any] {
    var known = target.settings
    for key in ["PRODUCT_NAME", "PRODUCT_MODULE_NAME", "EXECUTABLE_NAME", "TARGET_NAME"] {
      known[key] = target.module
    }
    known["DEVELOPMENT_LANGUAGE"] = known["DEVELOPMENT_LANGUAGE"] ?? "en"
    var values: [String: Any] = [:]
    if let name = known["INFOPLIST_FILE"] {
      let path = Self.filled(name, known).replacing(#/^\/+/#, with: "")
      let data = FileManager.default.contents(atPath: project.folder.appendingPathComponent(path).path)
      let list = data.flatMap {
        try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
      }
      values = list as? [String: Any] ?? [:]
    }
    for (key, value) in known where key.hasPrefix("INFOPLIST_KEY_UI") && !key.contains("UILaunchScreen_") {
      var title = String(key.dropFirst("INFOPLIST_KEY_".count))
      let isList = title.hasPrefix("UISupportedInterfaceOrientations")
      title = title.replacing("_iPad", with: "~ipad").replacing("_iPhone", with: "~iphone")
      guard values[title] == nil else { continue }
      values[title] =
        isList ? value.split(separator: " ").map(String.init) : ["YES": true, "NO": false][value] ?? value
    }
    // Foundation on Linux speaks the language that a program is developed in.
    values["CFBundleDevelopmentRegion"] = language ?? values["CFBundleDevelopmentRegion"] ?? "en"
    return values.mapValues { Self.filledValue($0, known) }
  }

  static func filledValue(_ value: Any, _ known: [String: String]) -> Any {
    if let text = value as? String { return filled(text, known) }
    if let list = value as? [Any] { return list.map { filledValue($0, known) } }
    if let values = value as? [String: Any] { return values.mapValues { filledValue($0, known) } }
    return value
  }

  /// Returns a text with the values of the build settings that it names, such as `$(PRODUCT_NAME)`.
  static func filled(_ text: String, _ known: [String: String]) -> String {
    text.replacing(#/\$[({](\w+)(?::\w+)?[)}]/#) { match in
      let name = String(match.1)
      return ["SRCROOT", "PROJECT_DIR"].contains(name) ? "" : known[name] ?? String(match.0)
    }
  }

  /// Writes the texts of a catalog by languages, as Xcode compiles it.
  private func writeTexts(of catalog: URL, into app: URL) throws {
    let object = try? JSONSerialization.jsonObject(with: Data(contentsOf: catalog))
    guard let content = object as? [String: Any], let strings = content["strings"] as? [String: [String: Any]]
    else {
      throw Session.Failed("\(catalog.path): this is no catalog of texts; accepted: JSON as Xcode writes it")
    }
    var found: [String: [String: String]] = [content["sourceLanguage"] as? String ?? "en": [:]]
    for (key, entry) in strings {
      for (language, text) in entry["localizations"] as? [String: [String: Any]] ?? [:] {
        let unit = text["stringUnit"] as? [String: Any]
        if let value = unit?["value"] as? String { found[language, default: [:]][key] = value }
      }
    }
    let name = catalog.deletingPathExtension().lastPathComponent
    for (language, texts) in found {
      let folder = app.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try PropertyListText.data(of: texts).write(to: folder.appendingPathComponent("\(name).strings"))
    }
  }
}

extension Session {
  /// Returns the program that was built, laid out as an app.
  package func program() throws -> URL {
    guard let products = scratch.products(isRelease: options.isRelease) else {
      throw Failed("nothing was built")
    }
    if case .xcode(let url) = project.form {
      let read = try XcodeProject(at: url)
      let app = try chosen(read.targets.filter { $0.kind == .app && !$0.sources.isEmpty }, named: \.name)
      return try AppBundle(target: app, project: read, scratch: scratch, language: options.language)
        .write(program: products.appendingPathComponent(app.module))
    }
    guard options.language == nil else {
      throw Failed(
        "--language: \(project.name) is a package, whose programs have no Info.plist; "
          + "accepted: an Xcode project"
      )
    }
    var packages = reader()
    let graph = try packages.read(project.folder, beside: project.folder.deletingLastPathComponent())
    let name = try chosen(graph.root.targets.filter { $0.kind == "executable" }, named: \.name)
    let product = graph.root.manifest.products.first { $0.value == [name.name] }?.key ?? name.name
    return products.appendingPathComponent(product)
  }

  private func chosen<Element>(_ found: [Element], named name: (Element) -> String) throws -> Element {
    let names = found.map(name)
    if let wanted = options.product {
      guard let index = names.firstIndex(of: wanted) else {
        let accepted = names.isEmpty ? "none, since there is no app" : names.joined(separator: ", ")
        throw Failed("--product \(wanted): accepted: \(accepted)")
      }
      return found[index]
    }
    guard found.count < 2 else {
      throw Failed(
        "\(project.name) has several apps; accepted: --product with one of \(names.joined(separator: ", "))")
    }
    guard let only = found.first else {
      throw Failed(
        "\(project.name) has no app: no target is a program; `\(options.path)` can be built and tested")
    }
    return only
  }
}
