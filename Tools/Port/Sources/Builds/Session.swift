package import Foundation
internal import Port
package import Projects

/// One call of `mica build`, `mica test` or `mica run`.
package struct Session {
  /// The options of the user.
  package struct Options: Sendable {
    package var command = "mica build"
    /// The path as the user gave it.
    package var path = "."
    package var sdkFolder: URL?
    package var scratch: URL?
    package var packages: [String: String] = [:]
    package var without: [String] = []
    package var isRelease = false
    package var filter: String?
    package var timeout = 120.0
    package var isVerbose = false
    package var testsToo = false
    package var runsTests = false
    /// A Boolean value that indicates whether functions that do not compile are replaced.
    package var stubsErrors = false
    /// The app to run, if the project has several.
    package var product: String?
    /// The device whose screen the tests run on.
    package var device: String?
    /// The folder for the pictures that differ from their references.
    package var pictures: URL?
    /// A Boolean value that indicates whether the layouts of views are checked in a second run of the tests.
    package var checksGeometry = false
    /// The language in which an app is shown.
    package var language: String?
    /// The mode of the language that all targets are compiled in, instead of those that their manifests name.
    package var languageMode: String?

    package init() {}
  }

  /// An error of the call, as a sentence with what would be accepted.
  package struct Failed: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
  }

  package let options: Options
  package let project: Project
  package let scratch: Scratch
  package let log: Log
  package let sdk: SwiftSDK
  package let resources: Resources
  private let file: MicaFile

  /// Finds the project and the SDK.
  ///
  /// - Parameters:
  ///   - options: The options of the call.
  ///   - helper: The path of the running program.
  /// - Throws: An error that says what is missing: the project, its packages or the SDK.
  package init(_ options: Options, helper: URL) throws {
    self.options = options
    let named = try Project(at: options.path)
    project = options.runsTests && !options.path.hasSuffix(".xcodeproj") ? named.tested : named
    file = try MicaFile(in: project.folder)
    sdk = try SwiftSDK.find(in: options.sdkFolder, beside: helper)
    try sdk.checkCompiler()
    scratch = try Scratch(at: options.scratch ?? project.folder.appendingPathComponent(".build/mica"))
    log = Log(at: scratch.log, isShown: options.isVerbose)
    resources = Resources(helper: helper)
    try scratch.forgetProducts(unlessOf: sdk.identity)
  }

  /// Builds the project, and runs its tests if they are asked for.
  package func run() throws -> Report {
    var report = Report(
      command: options.command, project: project.name, path: project.folder.path, kind: project.kind,
      log: scratch.log.path)
    if case .xcode(let url) = project.form, try Project(at: options.path).form != project.form {
      report.notes.append("\(options.path) has no tests of its own; these are of \(url.path)")
    }
    let start = Date()
    var packages = reader()
    let generated = try generated(packages)
    var graph = try packages.read(
      generated?.folder ?? project.folder, beside: project.folder.deletingLastPathComponent())
    graph.missing += generated?.missing ?? []
    graph.leftOutModules.formUnion(generated?.leftOutModules ?? [])
    report.leftOut += graph.leftOut.map { Report.LeftOut(what: $0.name, reason: $0.reason) }
    guard graph.missing.isEmpty else {
      throw MissingPackages(graph.missing, options: options, project: project)
    }
    for node in graph.nodes { try node.writeStandIn(scratch, log) }
    if !graph.remote.isEmpty {
      try resolve(graph)
      graph = try reader().withCheckouts(graph)
    }
    let catalogs = Dictionary(
      (generated?.targets ?? []).compactMap { target in target.catalogs.map { (target.module, $0) } }
    ) { first, _ in first }
    let translation = try translateAndBuild(graph, catalogs, &report)
    report.buildSeconds = Date().timeIntervalSince(start)
    if report.isBuilt, options.runsTests {
      try completeBundles(graph, generated?.targets ?? [])
      let apps = (generated?.targets ?? []).filter { $0.kind == .app }
      try linkResources(of: apps.map { "\(graph.root.manifest.name)_\($0.module).resources" })
      try test(graph, translation, &report)
    }
    advise(&report, graph)
    log.progress("")
    return report
  }

  /// Translates and builds, again and again as long as there are functions to replace that do not compile.
  private func translateAndBuild(
    _ graph: PackageGraph, _ catalogs: [String: AssetSymbols.Catalogs], _ report: inout Report
  ) throws -> Translator.Outcome {
    let standIns = StandIns(sdk: sdk, scratch: scratch, resources: resources, log: log)
    var translator = Translator(
      graph: graph, scratch: scratch, resources: resources, standIns: standIns.names, log: log)
    translator.isRelease = options.isRelease
    translator.catalogs = graph.catalogs.merging(catalogs) { $1 }
    translator.stubsErrors = options.stubsErrors
    // Without the option, what needs a file that is left out is replaced alone.
    let record = options.stubsErrors ? "stubs.json" : "stubs-left-out.json"
    translator.stubs = Stubs(in: scratch, named: record)
    var translation = try translator.run()
    let targets = graph.root.targets.filter { target in options.testsToo || target.kind != "test" }
    report.targets = targets.map { target in target.name }
    let brought = try standIns.build(imported: translation.imported)
    report.standIns = brought.names
    var arguments = brought.arguments
    arguments += translation.arguments
    translation.entries.hasDevice = options.device != nil
    translation.entries.checksGeometry = options.checksGeometry
    if options.testsToo, !translation.entries.isEmpty {
      let program = scratch.file("runner/main.swift")
      try scratch.write(
        translation.entries.program(ofPackage: graph.root.manifest.name), to: program.path)
      arguments += ["--experimental-test-entry-point-path", program.path]
    }
    try build(graph, arguments: arguments, &report)
    let missing = { (report: Report) in
      options.stubsErrors ? report.errors : report.errors.filter(translation.leavesOut)
    }
    while !report.isBuilt, translator.stubs.add(missing(report)) {
      let before = translation.stubbed, errors = missing(report)
      translation = try translator.run()
      // More around the errors is replaced as long as that changes nothing.
      while translation.stubbed == before, translator.stubs.add(errors) {
        translation = try translator.run()
      }
      // An error outside of any member of a type stays.
      guard translation.stubbed != before else { break }
      try build(graph, arguments: arguments, &report)
    }
    try translator.stubs.write(to: scratch, named: record)
    report.files = translation.files
    report.translatedFiles = translation.translated
    report.isTranslationCurrent = translation.isCurrent
    translation.notes.forEach(log.write)
    note(translation, in: &report)
    return translation
  }

  /// Notes the files that are left out, and the modules that the user did not say to leave out.
  private func note(_ translation: Translator.Outcome, in report: inout Report) {
    let accepted = Set((file.without + options.without).map { $0.lowercased() })
    var missing: Set<String> = []
    for (path, modules) in translation.leftOut.sorted(by: { $0.key < $1.key }) {
      let tests = translation.leftOutTests[path].map { ", with \($0) tests" } ?? ""
      report.leftOut.append(
        Report.LeftOut(what: path, reason: "imports \(modules.sorted().joined(separator: ", "))\(tests)"))
      missing.formUnion(modules.filter { !accepted.contains($0.lowercased()) })
    }
    for (path, modules) in translation.reduced.sorted(by: { $0.key < $1.key }) {
      let names = modules.sorted().joined(separator: ", ")
      report.leftOut.append(Report.LeftOut(what: path, reason: "imports \(names); what needs it is left out"))
      missing.formUnion(modules.filter { !accepted.contains($0.lowercased()) })
    }
    for (function, message) in translation.stubbed.sorted(by: { $0.key < $1.key }) {
      report.leftOut.append(Report.LeftOut(what: function, reason: "does not compile here: \(message)"))
    }
    report.missingModules = missing.intersection(Platform.missingModules).sorted()
  }

  /// Writes the package that stands for an Xcode project.
  private func generated(_ reader: PackageReader) throws -> XcodePackage.Outcome? {
    guard case .xcode(let url) = project.form else { return nil }
    let outcome = try XcodePackage(
      project: XcodeProject(at: url), name: project.name, scratch: scratch, without: reader.without,
      place: { reader.place(ofLibrary: $0, beside: project.folder.deletingLastPathComponent()) },
      hasTests: options.runsTests
    ).write()
    guard !outcome.targets.isEmpty else {
      throw Failed(
        "\(url.path): no target has sources in Swift for an iPhone; accepted: apps, frameworks and unit tests"
      )
    }
    return outcome
  }

  func reader() -> PackageReader {
    var reader = PackageReader(scratch: scratch, log: log)
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    reader.folders = file.packages.mapValues { URL(fileURLWithPath: $0) }
    for (name, path) in options.packages {
      reader.folders[name] = URL(fileURLWithPath: path, relativeTo: here).standardizedFileURL
    }
    reader.without = Set(file.without + options.without)
    return reader
  }

  // MARK: Building

  private var swiftArguments: [String] { ["--scratch-path", scratch.build.path] }

  private func resolve(_ graph: PackageGraph) throws {
    log.progress("fetching \(graph.remote.map(\.name).joined(separator: ", "))")
    let (text, end) = try ShellCommand(
      "swift", ["package", "--package-path", graph.root.built.path] + swiftArguments + ["resolve"]
    ).output()
    log.write(text)
    guard end != .status(0) else { return }
    let errors = text.split(separator: "\n").filter { $0.contains("error:") }.prefix(5).joined(
      separator: "\n  ")
    throw Failed(
      "SwiftPM cannot bring the packages that \(project.name) needs:\n  \(errors)\n"
        + "accepted too: --package NAME=PATH for one that lies on this machine, --without NAME to omit it"
    )
  }

  private func build(_ graph: PackageGraph, arguments: [String], _ report: inout Report) throws {
    var words = ["build", "--package-path", graph.root.built.path] + swiftArguments + sdk.arguments
    // Without the first, a LinuxMain.swift takes the place of the tests that are found.
    words += options.testsToo ? ["--enable-test-discovery", "--build-tests"] : []
    words += options.isRelease ? ["-c", "release"] : []
    if let mode = options.languageMode { words += ["-Xswiftc", "-swift-version", "-Xswiftc", mode] }
    words += ["-vfsoverlay", scratch.overlay.path].flatMap { ["-Xswiftc", $0] }
    // UIKit is visible in all files, as by the overlays of Apple's modules.
    words +=
      ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"].flatMap { ["-Xswiftc", $0] } + arguments
    log.write("swift " + words.joined(separator: " "))
    var errors: [Diagnostic] = [], others: [String] = []
    let end = try ShellCommand("swift", words).run(deadline: { .distantFuture }) { line in
      let line = graph.withOriginalPaths(line)
      log.write(line)
      log.progress(line)
      if let found = Diagnostic(line: line) {
        if !errors.contains(found) { errors.append(found) }
      } else if line.contains("error:"), !line.contains("fatalError") {
        others.append(line)
      }
    }
    report.isBuilt = end == .status(0)
    report.errors = errors
    if !report.isBuilt, errors.isEmpty { report.messages = Array(others.prefix(5)) }
  }

  /// The advice for a package without tests, which its Xcode project may have.
  private var noTests: String {
    let other = project.form == .package ? XcodeProject.all(in: project.folder) : []
    let found = other.first { url in
      (try? XcodeProject(at: url))?.targets.contains { $0.kind == .tests } ?? false
    }
    if let found {
      return "the manifest has no target of tests, the Xcode project has: mica test \(found.path)"
    }
    return "there is no target of tests; `mica build \(options.path)` builds it alone"
  }

  /// Says what the user may do next.
  private func advise(_ report: inout Report, _ graph: PackageGraph) {
    let call = "\(options.command) \(options.path)"
    if !report.missingModules.isEmpty {
      let words = report.missingModules.map { "--without \($0)" }.joined(separator: " ")
      report.next.append("\(call) \(words) accepts that the files above are left out")
    }
    if !report.isBuilt {
      if !options.stubsErrors, !report.errors.isEmpty {
        report.next.append(
          "\(call) --stub-errors goes on without the functions in which these errors are, and names them")
      }
      report.next.append(
        "correct the errors above, or read the log; `\(call) --verbose` prints it as it is written")
    } else if options.runsTests, report.tests.isEmpty {
      if let filter = options.filter { report.messages.append("no test's name matches \(filter)") }
      let hasTests = graph.root.targets.contains { $0.kind == "test" }
      report.next.append(
        options.filter.map { _ in
          "names of tests are MODULE.CLASS/method, such as `\(call) --verbose` lists them"
        }
          ?? (hasTests
            ? "its targets of tests have no tests that XCTest or Swift Testing find"
            : noTests))
    } else if let failed = report.tests.first(where: { [.failed, .crashed, .timedOut].contains($0.outcome) })
    {
      report.next.append(
        "\(call) --filter '\(failed.suite).*\(failed.name.prefix { $0 != "(" })' runs the first of them alone"
      )
    }
  }
}

extension PackageGraph {
  /// Returns a text in which paths of the folders that are built are those of the originals.
  func withOriginalPaths(_ text: String) -> String {
    var text = text
    for node in nodes where node.built != node.folder && text.contains(node.built.path) {
      text = text.replacing(node.built.path + "/", with: node.folder.path + "/")
    }
    // Links to files of an Xcode project, each of which lies anywhere.
    if let root = nodes.first, root.folder.path.contains("/xcode/"), text.contains(root.folder.path) {
      let pattern = try? Regex(
        NSRegularExpression.escapedPattern(for: root.folder.path) + "/[^:\"']*\\.swift")
      while let range = pattern.flatMap({ text.firstRange(of: $0) }) {
        let original = URL(fileURLWithPath: String(text[range])).resolvingSymlinksInPath().path
        guard original != text[range] else { break }
        text.replaceSubrange(range, with: original)
      }
    }
    return text
  }
}

/// The error that packages are missing, with the calls that would bring them.
package struct MissingPackages: Error, CustomStringConvertible {
  package let description: String

  init(_ missing: [PackageGraph.Missing], options: Session.Options, project: Project) {
    let call = "\(options.command) \(options.path)"
    var lines = [
      "\(missing.count == 1 ? "a package is" : "\(missing.count) packages are") missing, "
        + "without which \(project.name) is not built:"
    ]
    for one in missing {
      let users = one.neededBy.isEmpty ? "" : ", needed by \(one.neededBy.joined(separator: ", "))"
      lines.append("  \(one.name)  \(one.url ?? "")\(users)")
      lines.append("    \(one.reason)")
    }
    lines.append("Bring each, and call again; or go on without it:")
    for one in missing {
      let parent = project.folder.deletingLastPathComponent().appendingPathComponent(one.name).path
      if let url = one.url { lines.append("  git clone \(url) \(parent)    it is found beside the project") }
      lines.append("  \(call) --package \(one.name)=PATH    a checkout that lies elsewhere")
      lines.append("  \(call) --without \(one.name)    leaves out what imports it, and names that")
    }
    lines.append(
      "mica.json keeps such choices: {\"packages\": {\"\(missing[0].name)\": \"PATH\"}, \"without\": []}")
    description = lines.joined(separator: "\n")
  }
}
