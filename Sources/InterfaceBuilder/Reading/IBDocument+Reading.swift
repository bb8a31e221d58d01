package import Foundation

extension IBDocument {
  /// The size in bytes above which a file is refused. Xcode's own documents stay below 1 MB, and libxml2 gives
  /// up at 10 MB.
  package static let sizeLimit = 8 << 20
  /// How many elements a document may have; the largest that were seen have under 10,000.
  package static let elementLimit = 200_000
  /// How many elements may lie inside each other, the root included; a view takes two.
  package static let depthLimit = 250

  /// Reads a storyboard or xib from a file.
  ///
  /// Throws where the file cannot be opened, is too large, or is no document for iOS; the error says where,
  /// what is wrong and what would be accepted. The cost is proportional to the file's size.
  package init(contentsOf url: URL) throws(IBReadError) {
    let file = url.path
    let kinds = "a file .storyboard or .xib"
    let path = url.resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      throw IBReadError(file: file, reason: "there is no such file", accepted: kinds)
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
      throw IBReadError(file: file, reason: isFolder ? "is a folder" : "is no regular file", accepted: kinds)
    }
    if let size = attributes[.size] as? Int, size > Self.sizeLimit { throw Self.tooLarge(size, file: file) }
    guard let data = try? Data(contentsOf: url) else {
      throw IBReadError(file: file, reason: "the file cannot be opened", accepted: "a readable file")
    }
    try self.init(data: data, file: file, url: url)
  }

  /// Reads a storyboard or xib in another language, as its project keeps that beside it: another document, or texts of its own.
  ///
  /// - Parameter isStrict: Whether a document that others languages have, but not this one, is an error; otherwise it is read as it is.
  package init(contentsOf url: URL, language: String?, isStrict: Bool = false) throws(IBReadError) {
    let translation = language.map { _ in IBTranslation(of: url) }
    let document = try IBDocument(contentsOf: language.flatMap { translation?.ownDocument($0) } ?? url)
    guard let language, let translation, document.url == url, let texts = translation.texts(language) else {
      let others = document.url == url ? translation?.languages ?? [] : []
      guard !isStrict || others.isEmpty else {
        throw IBReadError(file: url.path, reason: "has no texts in \"\(language ?? "")\"", accepted: others.joined(separator: ", "))
      }
      self = document
      return
    }
    var named: [String: [String: String]] = [:]
    for (key, text) in texts {
      guard let dot = key.firstIndex(of: ".") else { continue }
      named[String(key[..<dot]), default: [:]][String(key[key.index(after: dot)...])] = text
    }
    // The elements in the order of their start tags, as they were numbered.
    var elements: [IBObject] = [], open = [document.root.translated(named)]
    while let element = open.popLast() {
      elements.append(element)
      open += element.children.reversed()
    }
    self = try IBDocument(tree: IBTreeBuilder.Tree(elements: elements, parents: document.parents), file: url.path, url: url)
  }

  /// Reads a storyboard or xib from memory; `name` stands for the file in messages.
  package init(data: Data, name: String) throws(IBReadError) {
    try self.init(data: data, file: name, url: nil)
  }

  private init(data: Data, file: String, url: URL?) throws(IBReadError) {
    guard data.count <= Self.sizeLimit else { throw Self.tooLarge(data.count, file: file) }
    let text = try IBSource(data, file: file).utf8
    guard text.count <= Self.sizeLimit else { throw Self.tooLarge(text.count, file: file) }
    try self.init(tree: IBTreeBuilder(file: file).parse(text), file: file, url: url)
  }

  private static func designedSizes(in root: IBObject) -> [String: IBSize] {
    let designables = root.objects(in: "designables").compactMap { designable in
      designable.attributes["name"].flatMap { name in designable.size("intrinsicContentSize").map { (name, $0) } }
    }
    return Dictionary(designables, uniquingKeysWith: { first, _ in first })
  }

  private static func tooLarge(_ size: Int, file: String) -> IBReadError {
    IBReadError(
      file: file, reason: "the file has \(size) bytes", accepted: "documents up to \(sizeLimit) bytes")
  }

  private init(tree: IBTreeBuilder.Tree, file: String, url: URL?) throws(IBReadError) {
    let root = tree.elements[0]
    kind = try IBFormat.kind(of: root, file: file)
    version = root.attributes["version"] ?? ""
    toolsVersion = root.attributes["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) }
    systemVersion = root.attributes["systemVersion"]
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
    self.diagnostics = diagnostics
  }
}
