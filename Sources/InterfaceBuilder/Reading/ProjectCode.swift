package import Foundation
internal import Synchronization

/// The source code of the project around a document: words in it, without a parser's knowledge of types.
package struct ProjectCode: Sendable {
  /// A source file without its comments and imports.
  struct File: Sendable {
    let name: String
    let text: CodeText
  }

  let files: [File]
  /// A Boolean value that indicates whether all sources were read.
  package let isComplete: Bool
  /// A Boolean value that indicates whether the project is a library: it has a list for CocoaPods.
  let isLibrary: Bool
  /// The texts of property lists in the project: which documents the system shows.
  let lists: [CodeText]
  /// The names of the main documents of all devices, and of those that iPads have in place of them.
  private let mains: (all: Set<String>, pads: Set<String>)
  /// The names of the orientations that the property lists of apps support on iPhones and on iPads.
  private let orientations: (phone: Set<String>, pad: Set<String>)
  /// The storyboards and xibs of the project.
  let documents: [(url: URL, text: CodeText)]

  let answers = Answers()

  /// The cached answers to questions that documents ask again and again.
  final class Answers: Sendable {
    let lineages = Mutex<[String: [String]]>([:])
    let changes = Mutex<[[String]: Set<String>]>([:])
    let scenes = Mutex<[[String]: Bool]>([:])
    let images = Mutex<Set<String>?>(nil)
    let use = Mutex<Use??>(nil)
  }

  private static let known = Mutex<[String: ProjectCode]>([:])
  private static let sizeLimit = 1 << 26

  /// Returns the code of the project around a document, or nil if there is none. The result is cached.
  package static func around(_ document: URL) -> ProjectCode? {
    guard let root = ProjectFolders.checkout(around: document) else { return nil }
    if let found = known.withLock({ $0[root.path] }) { return found.files.isEmpty ? nil : found }
    let made = ProjectCode(root: root)
    known.withLock { $0[root.path] = made }
    return made.files.isEmpty ? nil : made
  }

  private init(root: URL) {
    var files: [File] = [], lists: [CodeText] = [], size = 0, isComplete = true
    var isLibrary = false, orientations: (phone: Set<String>, pad: Set<String>) = ([], [])
    var documents: [(url: URL, text: CodeText)] = [], mains: (all: Set<String>, pads: Set<String>) = ([], [])
    let below = FileManager.default.enumerator(atPath: root.path)
    while let path = below?.nextObject() as? String {
      let name = (path as NSString).lastPathComponent
      if name.hasPrefix(".") || Self.foreign.contains(name) || name.hasSuffix(".framework") {
        below?.skipDescendants()
        continue
      }
      let isLaunchImage = name == "Contents.json" && path.hasSuffix(".launchimage/\(name)")
      if name.hasSuffix(".podspec") { isLibrary = true }
      let type = isLaunchImage ? "plist" : (name as NSString).pathExtension
      guard Self.sources.contains(type) || Self.others.contains(type) else { continue }
      let file = root.appendingPathComponent(path)
      guard let data = try? InputFile.data(of: file, accepted: "a source"), size < Self.sizeLimit else {
        isComplete = false
        continue
      }
      size += data.count
      if Self.sources.contains(type) {
        files.append(File(name: name, text: CodeText(code: data, nestsComments: type == "swift")))
      } else if Self.documentTypes.contains(type) {
        documents.append((file.standardizedFileURL, CodeText(plain: data)))
      } else {
        lists.append(CodeText(plain: data))
        guard type == "plist", !isLaunchImage,
          let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { continue }
        orientations.phone.formUnion(ProjectFile.orientations(of: list, .phone))
        orientations.pad.formUnion(ProjectFile.orientations(of: list, .pad))
        for key in ["UIMainStoryboardFile", "NSMainNibFile"] {
          if let main = list[key] as? String { mains.all.insert(main) }
          if let main = list["\(key)~ipad"] as? String { mains.pads.insert(main) }
        }
      }
    }
    (self.mains, self.isLibrary, self.orientations) = (mains, isLibrary, orientations)
    (self.files, self.lists, self.documents) = (files, lists, documents)
    self.isComplete = isComplete
  }

  private static let sources: Set = ["swift", "m", "mm", "h", "pch"]
  private static let documentTypes: Set = ["storyboard", "xib"]
  private static let others = documentTypes.union(["plist", "pbxproj"])
  /// The folders of libraries, whose code is not that of the project.
  private static let foreign: Set = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]

  // MARK: - Classes

  /// Returns the files that declare or extend a class.
  func files(declaring name: String) -> [File] { files.filter { !$0.text.declarations(of: name).isEmpty } }

  /// Returns a Boolean value that indicates whether the project declares a class.
  package func declares(_ name: String) -> Bool {
    files.contains { $0.text.declarations(of: name).contains(where: \.isMain) }
  }

  /// Returns a class and the classes of the project and of frameworks that it inherits from.
  package func lineage(of name: String) -> [String] {
    if let known = answers.lineages.withLock({ $0[name] }) { return known }
    var found = [name], next: String? = name
    while let current = next, found.count < 12 {
      next = files.lazy.flatMap { $0.text.declarations(of: current) }.compactMap(\.superclass).first
      guard let next, !found.contains(next) else { break }
      found.append(next)
    }
    answers.lineages.withLock { [found] in $0[name] = found }
    return found
  }

  /// Returns a Boolean value that indicates whether the code of a class, or of a class of the project that it
  /// inherits from, contains one of the words.
  package func code(of name: String, containsAny words: [String], asPrefix: Bool = false) -> Bool {
    lineage(of: name).contains { parent in
      files(declaring: parent).contains { file in
        words.contains { !file.text.occurrences(of: $0, asPrefix: asPrefix).isEmpty }
      }
    }
  }

  /// Returns a Boolean value that indicates whether a function of a class, or of a class of the project that
  /// it inherits from, contains a text.
  package func function(_ function: String, of name: String, contains text: String) -> Bool {
    lineage(of: name).contains { parent in
      files(declaring: parent).contains { $0.text.function(function, contains: text) }
    }
  }

  /// Returns a Boolean value that indicates whether code outside of the declarations of a class names it, in
  /// a file that is itself used.
  ///
  /// - Parameters:
  ///   - name: The name of the class, or of a xib.
  ///   - document: The document that is about the class, which does not count as a use of it.
  /// - Returns: `true` if something uses it.
  package func uses(_ name: String, besides document: URL? = nil) -> Bool {
    aliveFiles(besides: document) { names(name, in: $0) }
  }

  /// Returns a Boolean value that indicates whether a file names a class outside of its declarations, if the
  /// file is not that of the class alone.
  private func names(_ name: String, in file: File) -> Bool {
    let places = file.text.occurrences(of: name)
    guard !places.isEmpty else { return false }
    let declarations = file.text.declarations(of: name)
    if declarations.isEmpty { return true }
    return places.count > declarations.count && file.text.declared.contains { $0 != name }
  }

  /// Returns a Boolean value that indicates whether a used file satisfies a condition.
  private func aliveFiles(besides document: URL? = nil, satisfy condition: (File) -> Bool) -> Bool {
    let live = use?.files
    return files.indices.contains { index in
      condition(files[index]) && (live?.contains(index) ?? isNamed(files[index], besides: document))
    }
  }

  /// Returns a Boolean value that indicates whether a file that may be used satisfies a condition.
  private func usedFiles(satisfy condition: (File) -> Bool) -> Bool {
    let live = use?.files
    return files.indices.contains { live?.contains($0) != false && condition(files[$0]) }
  }

  /// Returns a Boolean value that indicates whether a file is used: it declares more than types, or one that
  /// another file, a property list or a document names.
  private func isNamed(_ file: File, besides document: URL? = nil) -> Bool {
    let own = document?.standardizedFileURL
    let declared = file.text.declared
    guard !declared.isEmpty, !file.text.hasGlobals else { return true }
    return declared.contains { name in
      !file.text.isDeclaredHere(name)
        || files.contains { $0.name != file.name && names(name, in: $0) }
        || documents.contains { $0.url != own && $0.text.contains("\"\(name)\"") }
        || lists.contains { $0.contains("\(name)</string>") }
    }
  }

  /// Returns the name that generators of code, such as R.swift and SwiftGen, derive from that of a
  /// storyboard, a scene or a segue.
  static func generatedName(of name: String) -> String {
    let letters = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return letters.prefix(1).lowercased() + letters.dropFirst()
  }

  /// Returns a Boolean value that indicates whether code or another storyboard names a storyboard: by its
  /// name, or by the identifier that generators of code make of it.
  package func showsStoryboard(_ name: String) -> Bool {
    if documents.contains(where: { $0.text.contains("storyboardName=\"\(name)\"") }) { return true }
    let identifier = Self.generatedName(of: name)
    return aliveFiles { file in
      !file.text.occurrences(of: name).isEmpty
        || file.text.contains("toryboard") && file.text.names(identifier)
    }
  }

  /// Returns a Boolean value that indicates whether code other than that of its own class, or a storyboard
  /// reference, names a scene: its whole identifier, what generators of code make of it, or its class.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard identifier, or nil for a scene that is known by its class alone.
  ///   - name: The class of its view controller.
  ///   - isShared: A Boolean value that indicates whether other scenes have the class, so that only the
  ///     identifier tells which of them code shows.
  /// - Returns: `true` if something names the scene.
  package func showsScene(_ identifier: String?, of name: String?, isShared: Bool = false) -> Bool {
    let key = [identifier ?? "", name ?? "", isShared ? "shared" : ""]
    if let known = answers.scenes.withLock({ $0[key] }) { return known }
    let isShown =
      identifier.map { namesScene($0, of: name) } == true
      || name.map { name in
        let isKnown = !isShared || files.contains { !$0.text.occurrences(of: identifier ?? name).isEmpty }
        return isKnown && usedFiles { names(name, in: $0) }
      } == true
    answers.scenes.withLock { $0[key] = isShown }
    return isShown
  }

  private func namesScene(_ identifier: String, of name: String?) -> Bool {
    if composes(identifier) || lists.contains(where: { $0.contains("<string>\(identifier)</string>") }) {
      return true
    }
    let reference = "referencedIdentifier=\"\(identifier)\""
    if documents.contains(where: { $0.text.contains(reference) }) { return true }
    let generated = Self.generatedName(of: identifier)
    return usedFiles { file in
      if identifier == name, names(identifier, in: file) { return true }
      let isOwn = name.map { file.text.isDeclaredHere($0) && file.text.declared == [$0] } ?? false
      if isOwn { return false }
      return identifier != name && !file.text.occurrences(of: identifier).isEmpty
        || file.text.contains("toryboard") && file.text.names(generated)
    }
  }

  /// Returns a Boolean value that indicates whether code may perform a segue: it names the identifier, or the
  /// name that generators of code derive from it.
  package func mayPerformSegue(_ identifier: String) -> Bool {
    let generated = Self.generatedName(of: identifier)
    let uses = ["egue.", "egues.", "dentifier.", "dentifiers.", "case "].map { $0 + generated }
    return composes(identifier)
      || usedFiles { file in
        file.text.contains("\"\(identifier)\"") || uses.contains(where: file.text.contains)
          || file.text.contains("R.segue.") && file.text.names(generated)
      }
  }

  /// Returns a Boolean value that indicates whether code makes names that end or begin as a name does, as
  /// `"\\(device)_Main"` and `@"%@_Main"` make `iPhone_Main`.
  package func composes(_ name: String) -> Bool {
    for index in name.indices.dropFirst() where name[index].isUppercase || "_-~".contains(name[index]) {
      let (start, end) = (name[..<index], name[index...])
      let texts = [")\(end)\"", "%@\(end)\"", "\"\(start)\\(", "\"\(start)%@"]
      if files.contains(where: { file in texts.contains(where: file.text.contains) }) { return true }
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a document other than that at a URL names a class or xib.
  package func isInDocument(_ name: String, other url: URL) -> Bool {
    let own = url.standardizedFileURL, live = use?.documents
    return documents.contains { other, text in
      other != own && text.contains("\"\(name)\"")
        && live?.contains(Self.plainName(of: other)) != false
    }
  }

  /// Returns a Boolean value that indicates whether a property list or the project names a document that the
  /// system shows.
  package func isListed(_ name: String) -> Bool {
    lists.contains { list in
      list.contains("<string>\(name)</string>") || list.contains("<string>\(name).storyboard</string>")
        || ["StoryboardName", "StoryboardFile", "MainStoryboard", "NibFile"].contains { key in
          ["", "\""].contains { list.contains("\(key) = \($0)\(name)\($0);") }
            || ["_iPhone", "_iPad"].contains { list.contains("\(key)\($0) = \(name);") }
        }
    }
  }

  /// Returns the kind of device whose main document has a name, if iPads have another one than iPhones.
  package func deviceOfMain(_ name: String) -> IBDevice.Idiom? {
    guard !mains.pads.isEmpty, mains.all.contains(name) != mains.pads.contains(name) else { return nil }
    return mains.pads.contains(name) ? .pad : .phone
  }

  /// Returns the orientations that the apps of the project support on devices of an idiom, or an empty set if
  /// that is not known.
  package func supportedOrientations(_ idiom: IBDevice.Idiom) -> Set<IBOrientation> {
    let names = idiom == .pad ? orientations.pad : orientations.phone
    return Set(names.map { $0.contains("Landscape") ? .landscape : .portrait })
  }

  /// Returns a Boolean value that indicates whether code chooses a document by the height of the screen: the
  /// project has others of its name for other phones, such as `Main-5` beside `Main-6-plus`, and the code
  /// that names it, or that puts the ends of such names together, names heights of screens.
  package func choosesByScreen(_ name: String) -> Bool {
    func stem(_ name: String) -> String? {
      name.wholeMatch(of: Self.phoneSuffix).map { $0.1.lowercased() }
    }
    guard let own = stem(name) else { return false }
    let others = documents.map { $0.url.deletingPathExtension().lastPathComponent }
    guard others.contains(where: { $0 != name && stem($0) == own }) else { return false }
    let isNamed = files.contains { !$0.text.occurrences(of: name).isEmpty }
    return files.contains { file in
      guard file.text.contains("height") else { return false }
      let heights = ["480", "568", "667", "736", "812"].count(where: file.text.contains)
      if isNamed { return heights > 0 && !file.text.occurrences(of: name).isEmpty }
      return heights > 1 && file.text.contains("UIScreen")
    }
  }

  private static nonisolated(unsafe) let phoneSuffix =
    #/(.*?)[-_ ~]?(?:iphone)?[-_ ]?(?:4s?|5s?|6s?|7|8|se|x[rs]?)[-_ ]?(?:plus|max|p|\+)?/#.ignoresCase()

  /// The names of the images that the storyboards and xibs of the project have in their lists of resources,
  /// without those of the system.
  package var imageNames: Set<String> {
    answers.images.withLock { known in
      if let known { return known }
      let names = documents.reduce(into: Set<String>()) { $0.formUnion($1.text.imageNames) }
      known = names
      return names
    }
  }

  /// A Boolean value that indicates whether a document or code of the project has a tab bar controller.
  package var hasTabBars: Bool {
    documents.contains { $0.text.contains("<tabBarController ") }
      || files.contains { $0.text.contains("TabBarController") }
  }

  /// A Boolean value that indicates whether a property list of an application was found.
  package var hasLists: Bool {
    lists.contains { $0.contains("UIMainStoryboardFile") || $0.contains("CFBundlePackageType") }
      || lists.contains { $0.contains("GENERATE_INFOPLIST_FILE = YES") }
  }

  /// A Boolean value that indicates whether the app has launch images for screens of 320 points alone, and no
  /// launch storyboard, so that its window is no wider.
  package var fillsSmallScreens: Bool {
    func contain(_ words: [String]) -> Bool {
      lists.contains { list in words.contains(where: list.contains) }
    }
    guard hasLists, contain(["LAUNCHIMAGE_NAME", "UILaunchImage", "Default-568h", "\"launch-image\""]) else {
      return false
    }
    return !contain([
      "UILaunchStoryboard", "UILaunchScreen", "\"667h\"", "\"736h\"", "\"812h\"", "\"2436h\"", "375, 667",
      "414, 736", "Default-667h", "Default-736h", "-667h@", "-736h@",
    ])
  }

  // MARK: - Outlets

  /// The number of letters from which the name of a property is taken for unique in a project.
  private static let distinctLength = 12

  /// Returns what the code that knows a class does to a property of its instances: the members that it sets
  /// or calls, without `set` and `is`, such as `constant` for `self.top.constant = 8` and `hidden` for
  /// `[_icon setHidden:YES]`.
  package func changes(of property: String, in owner: String) -> Set<String> {
    if let known = answers.changes.withLock({ $0[[property, owner]] }) { return known }
    var found: Set<String> = []
    let classes = lineage(of: owner)
    // A long name is that of no other property, whatever the code before it says.
    let isDistinct = property.count >= Self.distinctLength
    for file in files
    where isDistinct || classes.contains(where: { !file.text.occurrences(of: $0).isEmpty }) {
      for word in [property, "_\(property)"] {
        for place in file.text.occurrences(of: word) {
          found.formUnion(file.text.changes(after: place, of: word))
        }
      }
    }
    answers.changes.withLock { [found] in $0[[property, owner]] = found }
    return found
  }
}
