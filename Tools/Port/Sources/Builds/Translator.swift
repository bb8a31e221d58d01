internal import Foundation
internal import Port
internal import Projects
internal import SwiftSyntax

/// The translation of the sources of a build, which the compiler reads in place of the originals.
struct Translator {
  /// The outcome of a translation.
  struct Outcome: Codable, Equatable {
    var files = 0
    var translated = 0
    /// A Boolean value that indicates whether nothing has changed since the last time.
    var isCurrent = false
    /// The places that could not be translated, as a compiler names them.
    var notes: [String] = []
    /// The modules without which files are left out, by the file's path.
    var leftOut: [String: Set<String>] = [:]
    /// The modules that are missing in files of which the rest is compiled, by the file's path.
    var reduced: [String: Set<String>] = [:]
    /// The names of what the files that are left out declare.
    var leftOutNames: Set<String> = []
    /// The numbers of tests in the files that are left out, by path.
    var leftOutTests: [String: Int] = [:]
    /// The modules that the sources import.
    var imported: Set<String> = []
    /// The functions that do not compile here, as FILE:LINE NAME, with the reason.
    var stubbed: [String: String] = [:]
    /// A Boolean value that indicates whether texts of tests name other files than those that are compiled.
    var namesOriginals = false
    /// A Boolean value that indicates whether a target of tests imports Swift Testing.
    var usesTesting = false
    /// The entries of the program of tests that SwiftPM does not find.
    var entries = TestEntries()

    /// The arguments by which `swift build` reads texts that name other files.
    ///
    /// The compiler warns of each such file in each other one, since `#fileID` may mean either. Only the
    /// frontend takes the option beside one of the package that makes warnings errors.
    var arguments: [String] {
      namesOriginals ? ["-Xswiftc", "-Xfrontend", "-Xswiftc", "-suppress-warnings"] : []
    }
  }

  /// The state that the next translation compares with.
  private struct Record: Codable {
    var key: String
    var outcome: Outcome
    /// The fingerprints of the texts that stand in, by the file's path.
    var texts: [String: UInt64]
  }

  private struct Input {
    let original: String
    let compiled: String
    let module: String
    let built: String
    let isTest: Bool
    /// The module that files of tests see without an import, as by those of other files.
    let tested: String?
  }

  let graph: PackageGraph
  let scratch: Scratch
  let resources: Resources
  let standIns: Set<String>
  let log: Log
  /// A Boolean value that indicates whether the build is for release, in which `DEBUG` is not set.
  var isRelease = false
  /// The asset catalogs of the modules.
  var catalogs: [String: AssetSymbols.Catalogs] = [:]
  /// The functions whose bodies are replaced.
  var stubs = Stubs()
  /// A Boolean value that indicates whether whatever does not compile is replaced.
  var stubsErrors = false

  /// The modules that mark a package as one of UIKit.
  private static let ours: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreImage", "CoreText", "ImageIO", "UniformTypeIdentifiers",
  ]

  /// Translates what has changed, and writes the overlay.
  func run() throws -> Outcome {
    let inputs = inputs(), record = scratch.file("translation.json")
    let interface = try resources.interface()
    let key = key(of: inputs, interface: interface)
    let last = (try? Data(contentsOf: record)).flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
    if let last, last.key == key, scratch.overlay.exists {
      var outcome = last.outcome
      outcome.isCurrent = true
      return outcome
    }
    log.progress("translating \(inputs.count) files")
    var (outcome, texts) = translated(inputs, seeing: interface)
    outcome.files = inputs.count
    outcome.translated = texts.count
    let built = try write(texts, of: inputs)
    forgetObjects(of: inputs, since: last?.texts, now: built)
    try JSONEncoder().encode(Record(key: key, outcome: outcome, texts: built)).write(to: record)
    return outcome
  }

  private func inputs() -> [Input] {
    var seen: Set<String> = []
    return graph.nodes.enumerated().flatMap { index, node -> [Input] in
      let found = node.targets.flatMap { target in
        node.manifest.files(of: target, in: node.folder).map { file in
          // A file of an Xcode project is a link, of which several targets may have one.
          let original = file.resolvingSymlinksInPath().path, compiled = node.compiled(file)
          return Input(
            original: seen.insert(original).inserted ? original : compiled, compiled: compiled,
            module: target.module, built: target.name, isTest: target.kind == "test",
            tested: target.kind == "test" ? node.tested(by: target) : nil)
        }
      }
      return index == 0 || found.contains { Self.needsTranslation($0.original) } ? found : []
    }
  }

  private static func needsTranslation(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    // A module of its own has the network on Linux.
    let needsNetwork =
      ["URLSession", "URLRequest"].contains(where: text.contains) && !text.contains("FoundationNetworking")
    return needsNetwork || ours.contains { text.contains("import \($0)") }
  }

  /// Returns a text that changes with everything that the result depends on.
  private func key(of inputs: [Input], interface: URL) -> String {
    let manager = FileManager.default
    var parts = catalogs.values.flatMap(\.paths).sorted().map { path in
      "\(path) \(URL(fileURLWithPath: path).changed?.timeIntervalSince1970 ?? 0)"
    }
    parts += inputs.map { input in
      let values = try? manager.attributesOfItem(atPath: input.original)
      let time = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(input.original) \(input.compiled) \(input.module) \(values?[.size] ?? 0) \(time)"
    }
    parts += ["release: \(isRelease), stubs: \(stubsErrors)"]
    parts += graph.leftOutModules.sorted() + standIns.sorted()
    parts += stubs.files.sorted { $0.key < $1.key }.map {
      "\($0.key) \($0.value.stubs.map { "\($0.line) \($0.extent.rawValue)" })"
    }
    for url in [interface, URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()] {
      parts.append("\(url.path) \(url.changed?.timeIntervalSince1970 ?? 0)")
    }
    return String(Self.fingerprint(of: parts.joined(separator: "\n")), radix: 16)
  }

  private func translated(_ inputs: [Input], seeing interface: URL) -> (Outcome, [String: String]) {
    var outcome = Outcome()
    var platform = Platform(defined: isRelease ? ["SWIFT_PACKAGE"] : ["DEBUG", "SWIFT_PACKAGE"])
    platform.undefined = isRelease ? ["DEBUG"] : []
    let absent = absentModules
    platform.missing = graph.leftOutModules.union(absent.intersection(["os", "Combine", "SwiftUI"]))
    platform.unimported = absent.union(["ObjectiveC"])
    // Stand-ins that have all of their modules, or all that is in use.
    platform.available = standIns.intersection(["MobileCoreServices", "CoreServices"])
    let files = SourceFile.parsed(inputs.map { ($0.original, $0.module) })
    let seen = SourceFile.parsed([(interface.path, "UIKit")])
    let tests = Set(inputs.filter(\.isTest).map(\.original))
    var texts: [String: String] = [:], kept: [SourceFile] = []
    for file in files {
      let lacking = file.importedModules(on: platform).intersection(absent).filter {
        Self.isUsed($0, in: file)
      }
      // Declarations that need the modules are left out alone, once the compiler has named them. A test of
      // which a part is replaced would say nothing.
      let isMostlyLost = lacking.contains("SwiftUI") && Self.isMostlySwiftUI(file)
      let isTest = tests.contains(file.path) && !stubsErrors
      if lacking.isEmpty || !isMostlyLost && !isTest {
        kept.append(file)
        if !stubsErrors, !lacking.isEmpty { outcome.reduced[file.path] = lacking }
      } else {
        texts[file.path] = ""
        outcome.leftOut[file.path] = lacking
        outcome.leftOutNames.formUnion(LeftOutNames.all(in: file.tree))
        let count = file.text.matches(of: #/\bfunc test\w*\(\)|@Test\b/#).count
        if count > 0 { outcome.leftOutTests[file.path] = count }
      }
    }
    let translation = Translation(kept, seeing: seen, platform: platform), result = translation.outcome()
    texts.merge(result.texts) { $1 }
    outcome.notes = result.notes + result.conflicts
    for file in kept {
      // Errors name the file itself, which another target may have by a link.
      let place = URL(fileURLWithPath: file.path).resolvingSymlinksInPath().path
      guard let stubs = (stubs.files[file.path] ?? stubs.files[place])?.stubs else { continue }
      let replaced = Stubs.applied(stubs, to: texts[file.path] ?? file.text)
      texts[file.path] = replaced.text
      for one in replaced.names { outcome.stubbed["\(file.path):\(one.line) \(one.name)"] = one.message }
    }
    declareAssets(of: kept, seeing: seen[0].text, &texts)
    let modules = Dictionary(uniqueKeysWithValues: inputs.map { ($0.original, $0) })
    for file in kept {
      let text = texts[file.path].map { SourceFile(path: file.path, module: file.module, text: $0) } ?? file
      let imported = text.importedModules(on: platform)
      outcome.imported.formUnion(imported)
      if imported.contains("Testing"), modules[file.path]?.isTest == true { outcome.usesTesting = true }
    }
    importTested(in: kept, by: modules, on: platform, &texts)
    // Tests find the files around them by `#file`, which a link would be.
    for input in inputs where input.isTest && input.original != input.compiled {
      guard let file = kept.first(where: { $0.path == input.original }) else { continue }
      let place = "#sourceLocation(file: \(String(reflecting: file.path)), line: 1)\n"
      texts[file.path] = place + (texts[file.path] ?? file.text)
      outcome.namesOriginals = true
    }
    let tested = Set(inputs.filter(\.isTest).map(\.module))
    outcome.entries = TestEntries(
      specs: translation.classes(below: ["QuickSpec", "AsyncSpec"]).filter { tested.contains($0.module) },
      configurations: translation.classes(below: ["QuickConfiguration"]).filter {
        tested.contains($0.module)
      }, files: kept)
    return (outcome, texts)
  }

  /// Declares the symbols of asset catalogs behind one of each module's files.
  private func declareAssets(
    of files: [SourceFile], seeing interface: String, _ texts: inout [String: String]
  ) {
    for (module, catalogs) in catalogs {
      let own = files.filter { $0.module == module }
      guard let home = own.first(where: { !$0.path.hasSuffix("/main.swift") }) else { continue }
      let added = AssetSymbols.declarations(of: catalogs, usedBy: own.map(\.text), interface: interface)
      if !added.isEmpty { texts[home.path] = (texts[home.path] ?? home.text) + "\n\(added)\n" }
    }
  }

  /// Imports what is tested in files of tests that import none of it: in others of the module, an import lets
  /// them see extensions.
  private func importTested(
    in files: [SourceFile], by inputs: [String: Input], on platform: Platform, _ texts: inout [String: String]
  ) {
    let own = Set(inputs.values.filter { !$0.isTest }.map(\.module))
    for file in files {
      guard let tested = inputs[file.path]?.tested else { continue }
      let imported = file.importedModules(on: platform)
      guard imported.contains("XCTest"), own.isDisjoint(with: imported) else { continue }
      let text = texts[file.path] ?? file.text
      texts[file.path] = file.headed(text, by: ["@testable import \(tested)"], keepsLines: true)
    }
  }

  /// Returns whether a file uses a module that it imports, as far as its words tell.
  private static func isUsed(_ module: String, in file: SourceFile) -> Bool {
    guard module == "SwiftUI" else { return true }
    return file.tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let word) = token.tokenKind, swiftUI.contains(word) else { return false }
      return token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .keyword(.import)
    }
  }

  /// Returns whether more than half of a file's declarations, by their length, use SwiftUI.
  static func isMostlySwiftUI(_ file: SourceFile) -> Bool {
    var all = 0, using = 0
    for statement in file.tree.statements {
      guard let declaration = statement.item.as(DeclSyntax.self), !declaration.is(ImportDeclSyntax.self)
      else { continue }
      let tokens = declaration.tokens(viewMode: .sourceAccurate).map(\.text)
      all += tokens.count
      if tokens.contains(where: swiftUI.contains) { using += tokens.count }
    }
    return using * 2 > all
  }

  /// Names that come from SwiftUI.
  private static let swiftUI: Set<String> = [
    "View", "AnyView", "ViewBuilder", "ViewModifier", "Color", "Image", "Text", "Font", "EdgeInsets", "Path",
    "Angle", "Binding", "State", "StateObject", "ObservedObject", "EnvironmentObject", "EnvironmentValues",
    "EnvironmentKey", "Environment", "GeometryReader", "PreferenceKey", "PreviewProvider",
    "UIHostingController",
    "UIHostingConfiguration", "UIViewRepresentable", "UIViewControllerRepresentable", "ColorScheme", "VStack",
    "HStack", "ZStack", "Spacer", "Button", "ScrollView", "Scene", "LocalizedStringKey", "SwiftUI", "Preview",
  ]

  /// The modules that are neither here nor stood in for.
  private var absentModules: Set<String> {
    let own = Set(graph.nodes.flatMap { $0.manifest.targets.map(\.module) })
    let absent = Platform.missingModules.subtracting(["Darwin", "Glibc"]).union(["os"])
    return absent.subtracting(standIns).subtracting(own).union(graph.leftOutModules)
  }

  /// Writes the texts and the overlay.
  ///
  /// - Returns: The fingerprints of the texts.
  private func write(_ texts: [String: String], of inputs: [Input]) throws -> [String: UInt64] {
    var replaced: [(original: String, copy: String)] = [], found: [String: UInt64] = [:]
    var names: Set<String> = []
    for input in inputs {
      guard let text = texts[input.original] else { continue }
      var name = "\(input.module)/\(URL(fileURLWithPath: input.original).lastPathComponent)"
      while !names.insert(name).inserted { name = name.replacing(".swift", with: "+.swift") }
      let place = scratch.translated.appendingPathComponent(name).path
      try scratch.write(text, to: place)
      replaced.append((input.compiled, place))
      // SwiftPM follows a link that is a target's whole folder.
      if input.original != input.compiled { replaced.append((input.original, place)) }
      found[input.compiled] = Self.fingerprint(of: text)
    }
    try scratch.write(Overlay.text(of: replaced), to: scratch.overlay.path)
    return found
  }

  /// Removes the object files of sources whose text has changed though they have not, such as when another
  /// file's class got an outlet. The compiler looks at the times of the originals alone.
  private func forgetObjects(of inputs: [Input], since last: [String: UInt64]?, now: [String: UInt64]) {
    let folders = [false, true].compactMap { scratch.products(isRelease: $0) }
    for (input, modules) in inputs.flatMap({ input in folders.map { (input, $0) } })
    where last?[input.compiled] != now[input.compiled] {
      let folder = modules.appendingPathComponent("\(input.built).build")
      let name = URL(fileURLWithPath: input.compiled).lastPathComponent + ".o"
      for object in folder.files(where: { $0 == name }) { try? FileManager.default.removeItem(at: object) }
    }
  }

  /// Returns the FNV-1a hash of a text, which is the same in each run.
  static func fingerprint(of text: String) -> UInt64 {
    text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}
