package import Foundation

extension IBDocument {
  /// The maximum size of a file in bytes. Xcode's own documents are smaller than 1 MB, and libxml2 fails at
  /// 10 MB.
  package static let sizeLimit = 8 << 20
  /// The maximum number of elements in a document. The largest known documents have fewer than 10,000.
  package static let elementLimit = 200_000
  /// The maximum depth of nested elements, including the root. A view has two levels.
  package static let depthLimit = 250

  /// Returns a description of the document in a file, such as "a document for macOS", if its beginning shows
  /// that it cannot be read: it is for another system than iOS, or an archive of Xcode 4 and before.
  package static func otherKind(ofFileAt url: URL) -> String? { IBFormat.otherKind(ofFileAt: url) }

  /// Reads a storyboard or xib from a file.
  ///
  /// The cost is proportional to the size of the file.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - place: The location of the document in its project if the file is elsewhere, like the versions that
  ///     git extracts from its history. Images, fonts and texts are looked up there.
  /// - Throws: An error with the location, the reason and what would be accepted if the file cannot be
  ///   opened, is too large, or is not a document for iOS.
  package init(contentsOf url: URL, standingAt place: URL? = nil) throws(IBReadError) {
    let data = try InputFile.data(of: url, accepted: "a file .storyboard or .xib")
    try self.init(data: data, file: url.relativePath, url: place ?? url)
  }

  /// Reads a storyboard or xib in another language, which its project provides as another document or as
  /// texts.
  ///
  /// Texts that belong to nothing in the document are reported in `diagnostics`.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - place: The location of the document in its project if the file is elsewhere.
  ///   - language: The language, or nil for that of the document.
  ///   - isStrict: A Boolean value that determines whether an error is thrown if texts are unreadable, or
  ///     exist in other languages but not in this one. Otherwise the document is read unchanged.
  /// - Throws: An error if the file cannot be read or is no document, or if `isStrict` is `true` and texts
  ///   are missing.
  package init(
    contentsOf url: URL, standingAt place: URL? = nil, language: String?, isStrict: Bool = false
  ) throws(IBReadError) {
    guard let language else {
      self = try IBDocument(contentsOf: url, standingAt: place)
      return
    }
    let translation = IBTranslation(of: place ?? url)
    let texts: IBTranslation.Texts, others: [String]
    do {
      switch try translation.find(language) {
      case .asDrawn:
        self = try IBDocument(contentsOf: url, standingAt: place)
        return
      case .document(let own):
        self = try IBDocument(contentsOf: place == nil ? own : url, standingAt: place)
        return
      case .texts(let found): (texts, others) = (found, [])
      case nil: (texts, others) = (.init(), isStrict ? try translation.languages() : [])
      }
    } catch {
      guard !isStrict else { throw error }
      (texts, others) = (.init(notes: ["\(error)"]), [])
    }
    guard others.isEmpty else {
      throw IBReadError(
        file: url.relativePath, reason: "has no texts in \"\(language)\"",
        accepted: others.joined(separator: ", "))
    }
    let document = try IBDocument(contentsOf: url, standingAt: place)
    guard !texts.isEmpty else {
      self = document
      return
    }
    var waiting = texts.values
    let root = document.root.translated(&waiting)
    var notes = texts.notes
    if !waiting.isEmpty {
      let keys = waiting.flatMap { id, texts in texts.keys.map { "\(id).\($0)" } }.sorted()
      notes.append("no object of the document has a text called \(keys.joined(separator: ", "))")
    }
    // The elements in the order of their start tags, which is that of their ordinals.
    var elements: [IBObject] = [], open = [root]
    while let element = open.popLast() {
      elements.append(element)
      open += element.children.reversed()
    }
    self = try IBDocument(
      tree: IBTreeBuilder.Tree(elements: elements, parents: document.parents), file: url.relativePath,
      url: place ?? url,
      notes: notes.map { IBDiagnostic(.warning, line: root.line, "\(texts.file): \($0)") })
  }

  /// Returns a Boolean value that indicates whether a project has no translation of a document, neither into
  /// a language nor into any other than the document's own, so that it is read unchanged.
  package static func isUntranslated(_ url: URL, in language: String) -> Bool {
    let translation = IBTranslation(of: url)
    if case .some = try? translation.find(language) { return false }
    return (try? translation.languages())?.isEmpty ?? false
  }

  /// Reads a storyboard or xib from data. `name` identifies the file in messages.
  package init(data: Data, name: String) throws(IBReadError) {
    try self.init(data: data, file: name, url: nil)
  }

  private init(data: Data, file: String, url: URL?) throws(IBReadError) {
    guard data.count <= Self.sizeLimit else { throw Self.tooLarge(data.count, file) }
    let text = try IBSource(data, file: file).utf8
    guard text.count <= Self.sizeLimit else { throw Self.tooLarge(text.count, file) }
    try self.init(tree: IBTreeBuilder(file: file).parse(text), file: file, url: url)
  }

  private static func designedSizes(in root: IBObject) -> [String: IBSize] {
    let designables = root.objects(in: "designables").compactMap { designable in
      designable.attributes["name"].flatMap { name in
        designable.size("intrinsicContentSize").map { (name, $0) }
      }
    }
    return Dictionary(designables, uniquingKeysWith: { first, _ in first })
  }

  private static func tooLarge(_ size: Int, _ file: String) -> IBReadError {
    InputFile.tooLarge(size, limit: sizeLimit, file: file)
  }

  private init(tree: IBTreeBuilder.Tree, file: String, url: URL?, notes: [IBDiagnostic] = [])
    throws(IBReadError)
  {
    let root = tree.elements[0]
    kind = try IBFormat.kind(of: root, file: file)
    version = root.attributes["version"] ?? ""
    toolsVersion =
      root.attributes["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) }.map(IBToolsVersion.init)
      ?? .unreleased
    targetRuntime = root.attributes["targetRuntime"] ?? "iOS.CocoaTouch"
    useAutolayout = root.bool("useAutolayout") ?? false
    useSafeAreas = root.bool("useSafeAreas") ?? false
    useTraitCollections = root.bool("useTraitCollections") ?? false
    initialViewController = root.attributes["initialViewController"]
    device = root.child(named: "device").map { IBDeviceReference($0) }
    objects = root.objects(in: "objects")
    scenes = root.objects(in: "scenes").filter { $0.name == "scene" }.map { IBScene($0) }
    resources = IBResources(root.child(named: "resources"))
    designedSizes = Self.designedSizes(in: root)
    name = file.split(separator: "/").last.map(String.init) ?? file
    self.url = url
    self.root = root
    elements = tree.elements
    parents = tree.parents

    var ordinals: [String: Int32] = [:]
    var diagnostics: [IBDiagnostic] = []
    for element in tree.elements {
      guard let id = element.id, !Self.withoutObjectID.contains(element.name) else { continue }
      if let first = ordinals[id] {
        diagnostics.append(
          IBDiagnostic(
            .error, line: element.line,
            "\(element) has the id of the \(tree.elements[Int(first)].name) on line "
              + "\(tree.elements[Int(first)].line), which counts; every id may stand once"))
      } else {
        ordinals[id] = Int32(element.ordinal)
      }
    }
    self.ordinals = ordinals
    self.diagnostics = diagnostics + notes
  }
}
