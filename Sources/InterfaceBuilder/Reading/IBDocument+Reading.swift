package import Foundation

extension IBDocument {
  /// The size in bytes above which a file is refused. Xcode's own documents stay below 1 MB, and libxml2
  /// gives up at 10 MB.
  package static let sizeLimit = 8 << 20
  /// How many elements a document may have; the largest that were seen have under 10,000.
  package static let elementLimit = 200_000
  /// How many elements may lie inside each other, the root included; a view takes two.
  package static let depthLimit = 250

  /// The system that the document in a file is for, such as macOS, where its beginning says that it is
  /// another than iOS.
  package static func otherSystem(ofFileAt url: URL) -> String? { IBFormat.otherSystem(ofFileAt: url) }

  /// Reads a storyboard or xib from a file.
  ///
  /// Throws where the file cannot be opened, is too large, or is no document for iOS; the error says where,
  /// what is wrong and what would be accepted. The cost is proportional to the file's size.
  ///
  /// - Parameter place: Where the document stands in its project, if the file lies elsewhere, as versions do
  ///   that git takes out of its history: pictures, fonts and texts are looked for there.
  package init(contentsOf url: URL, standingAt place: URL? = nil) throws(IBReadError) {
    let data = try InputFile.data(of: url, accepted: "a file .storyboard or .xib")
    try self.init(data: data, file: url.relativePath, url: place ?? url)
  }

  /// Reads a storyboard or xib in another language, as its project keeps that beside it: another document, or
  /// texts of its own.
  ///
  /// Texts that are for nothing in the document are told of in `diagnostics`.
  ///
  /// - Parameter isStrict: Whether a document that other languages have, but not this one, is an error, and
  ///   texts that cannot be read;
  ///   otherwise it is read as it is.
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
    // The elements in the order of their start tags, as they were numbered.
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

  /// Whether a project has texts for the document in a file neither in a language nor in any other than the
  /// document's own, so that it is read as it is.
  package static func isUntranslated(_ url: URL, in language: String) -> Bool {
    let translation = IBTranslation(of: url)
    if case .some = try? translation.find(language) { return false }
    return (try? translation.languages())?.isEmpty ?? false
  }

  /// Reads a storyboard or xib from memory; `name` stands for the file in messages.
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
