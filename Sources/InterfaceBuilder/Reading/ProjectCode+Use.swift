package import Foundation
internal import Synchronization

extension ProjectCode {
  /// The files and documents that an app uses.
  struct Use: Sendable {
    /// The indices of the files.
    var files: Set<Int>
    /// The names of the documents.
    var documents: Set<String>
  }

  /// The files and documents that the app uses: those that begin it, and those that used files and documents
  /// name. Nil if that is not known, as in a library, whose types others use.
  ///
  /// A type that is named counts as used wherever the name stands, so that code is not taken for unused by
  /// mistake.
  var use: Use? {
    guard isComplete, !isLibrary, hasLists else { return nil }
    if let known = answers.use.withLock({ $0 }) { return known }
    var search = UseSearch(self)
    let found = search.run()
    answers.use.withLock { $0 = found }
    return found
  }

  /// Returns a Boolean value that indicates whether code shows a scene in a popover or in a sheet that is
  /// smaller than the screen of an iPad: a function that names its identifier or its class says so, or the
  /// class does.
  package func showsInSheet(_ identifier: String?, of name: String?) -> Bool {
    let names = [identifier, name].compactMap { $0?.isEmpty == false ? $0 : nil }
    return files.contains { file in
      names.contains { file.text.function(around: $0, containsAny: Self.sheets) }
        || name.map { file.text.isDeclaredHere($0) && file.text.contains("preferredContentSize") } == true
    }
  }

  private static let sheets = [
    ".popover", ".formSheet", ".pageSheet", "ModalPresentationPopover", "ModalPresentationFormSheet",
    "ModalPresentationPageSheet", "UIPopoverController", "preferredContentSize",
  ]

  /// Returns a Boolean value that indicates whether a document is that of an extension of the system, such as
  /// a widget, which is shown in another app.
  package func isOfExtension(_ name: String) -> Bool {
    lists.contains { $0.contains("NSExtensionMainStoryboard") && $0.contains("<string>\(name)</string>") }
  }

  /// Returns the name by which code knows a document, without the kind of device that the system appends.
  package static func plainName(of document: URL) -> String {
    let name = document.deletingPathExtension().lastPathComponent
    for ending in ["~iphone", "~ipad"] where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  /// Returns the scenes of storyboards and the xibs of the project, with what they name.
  fileprivate var parts: [DocumentPart] {
    documents.flatMap { document -> [DocumentPart] in
      let name = Self.plainName(of: document.url)
      guard document.url.pathExtension == "storyboard" else {
        return [DocumentPart(document.text.attributes(named: DocumentPart.attributes), of: name)]
      }
      return document.text.scenes(DocumentPart.attributes).map {
        DocumentPart($0.attributes, of: name, isFirst: $0.isInitial, isScene: true)
      }
    }
  }
}

/// A scene of a storyboard, or a xib, and the names in it.
private struct DocumentPart {
  /// The name of the document.
  let document: String
  let isScene: Bool
  /// A Boolean value that indicates whether the scene is the first of its storyboard.
  let isFirst: Bool
  var ids: Set<String> = []
  var classes: Set<String> = []
  /// The class of the view controller, or nil for one of UIKit.
  var controller: String?
  var identifiers: Set<String> = []
  var targets: Set<String> = []
  var storyboards: Set<String> = []
  var others: Set<String> = []
  /// The names by which code shows the part.
  private(set) var names: [Name] = []

  /// The name of a scene or a document.
  struct Name {
    let text: String
    /// The name that generators of code derive from it.
    let generated: String
    /// A Boolean value that indicates whether the name is a word of code.
    let isWord: Bool

    init(_ text: String) {
      self.text = text
      generated = ProjectCode.generatedName(of: text)
      isWord = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  static let attributes: Set = [
    "<", "id", "customClass", "sceneMemberID", "storyboardIdentifier", "destination", "storyboardName",
    "referencedIdentifier", "nibName",
  ]

  init(
    _ attributes: [(name: String, value: String)], of document: String, isFirst: Bool = true,
    isScene: Bool = false
  ) {
    (self.document, self.isFirst, self.isScene) = (document, isFirst, isScene)
    var last: String?
    for (name, value) in attributes {
      switch name {
      case "<": last = nil
      case "id": ids.insert(value)
      case "customClass":
        classes.insert(value)
        last = value
      case "sceneMemberID": if value == "viewController" { controller = last }
      case "storyboardIdentifier": identifiers.insert(value)
      case "storyboardName": storyboards.insert(value)
      case "referencedIdentifier", "nibName": others.insert(value)
      default: targets.insert(value)
      }
    }
    names =
      isScene
      ? (identifiers.sorted() + (isFirst ? [document] : [])).map(Name.init)
      : [Name(document), Name(document + "Controller")]
  }
}

/// The search for the code and the documents that an app uses.
private struct UseSearch {
  let code: ProjectCode
  /// The files that declare or extend a type.
  private var homes: [String: [Int]] = [:]
  private var parts: [DocumentPart]
  private var liveFiles: Set<Int> = []
  private var liveParts: Set<Int> = []
  /// The names that used code and documents contain: of types, scenes and documents.
  private var named: Set<String> = []
  private var newFiles: [Int] = [], newParts: [Int] = []
  /// All names that are looked for.
  private var wanted: Set<String> = []

  init(_ code: ProjectCode) {
    self.code = code
    parts = code.parts
    for (index, file) in code.files.enumerated() {
      for name in file.text.declared.union(file.text.globalNames ?? []) {
        homes[name, default: []].append(index)
      }
    }
    wanted = Set(homes.keys)
    for name in parts.lazy.flatMap(\.names) { wanted.formUnion([name.text, name.generated]) }
  }

  /// Returns the used files and documents, or nil if no file begins an app.
  mutating func run() -> ProjectCode.Use? {
    let starts = ["@main", "UIApplicationMain", "UIApplicationDelegate"]
    guard code.files.contains(where: { file in starts.contains(where: file.text.contains) }) else {
      return nil
    }
    let own = Set(homes.keys.filter(code.declares))
    for (index, file) in code.files.enumerated() {
      let declared = file.text.declared
      let isStart =
        declared.isDisjoint(with: own) || file.text.isEntry || file.text.globalNames == nil
        || declared.contains { name in code.lists.contains { $0.contains("\(name)</string>") } }
      if isStart { use(file: index) }
    }
    for (index, part) in parts.enumerated() where isBegun(part) { use(part: index) }
    while !newFiles.isEmpty || !newParts.isEmpty { spread() }
    return ProjectCode.Use(files: liveFiles, documents: Set(liveParts.map { parts[$0].document }))
  }

  private mutating func use(file index: Int) {
    if liveFiles.insert(index).inserted { newFiles.append(index) }
  }

  private mutating func use(part index: Int) {
    if liveParts.insert(index).inserted { newParts.append(index) }
  }

  /// Returns a Boolean value that indicates whether the system shows a part, or code may make its name.
  private func isBegun(_ part: DocumentPart) -> Bool {
    part.isFirst && (code.isListed(part.document) || code.composes(part.document))
      || part.identifiers.contains(where: code.composes)
  }

  /// Follows the names in what was found last.
  private mutating func spread() {
    let documents = newParts.map { parts[$0] }
    let files = newFiles.map { index in
      let text = code.files[index].text
      return NamingFile(text: text, words: text.words(among: wanted), isAbout: text.contains("toryboard"))
    }
    (newFiles, newParts) = ([], [])
    var names: Set<String> = []
    for file in files { names.formUnion(file.words) }
    for part in documents { names.formUnion(part.classes) }
    for name in names.subtracting(named) {
      for home in homes[name] ?? [] { use(file: home) }
    }
    named.formUnion(names)
    for (index, part) in parts.enumerated() where !liveParts.contains(index) {
      let isNamed =
        part.controller.map(names.contains) == true
        || documents.contains { leads($0, to: part) }
        || files.contains { file in part.names.contains(where: file.names) }
      if isNamed { use(part: index) }
    }
  }

  private func leads(_ one: DocumentPart, to other: DocumentPart) -> Bool {
    one.document == other.document && !one.targets.isDisjoint(with: other.ids)
      || !one.others.isDisjoint(with: other.identifiers)
      || other.isFirst && one.storyboards.contains(other.document)
      || !other.isScene && (one.others.contains(other.document) || one.classes.contains(other.document))
  }
}

/// A file with the words in it that may be names of types, scenes and documents.
private struct NamingFile {
  let text: CodeText
  let words: Set<String>
  /// A Boolean value that indicates whether the file is about storyboards.
  let isAbout: Bool

  /// Returns a Boolean value that indicates whether the file contains a name, or what generators of code make
  /// of it.
  func names(_ name: DocumentPart.Name) -> Bool {
    (name.isWord ? words.contains(name.text) : !text.occurrences(of: name.text).isEmpty)
      || isAbout && words.contains(name.generated) && text.names(name.generated)
  }
}
