// The names of objects in reports.
extension IBDocument {
  /// Returns a description of an object with its class or element name, its label or text, and its id, such
  /// as `label "Welcome" Kxg-1s-9dO`.
  package func title(of object: IBObject) -> String {
    let name = name(of: object)
    guard let id = object.id, caption(of: object) != nil, !object.isGuide, !name.hasSuffix(" \(id)") else {
      return name
    }
    return "\(name) \(id)"
  }

  /// Returns a description of an object for use in a sentence: like `title(of:)`, but without the id if a
  /// label or text identifies it in its scene.
  func name(of object: IBObject) -> String {
    if object.isGuide {
      let owner = owner(of: object).map { name(of: $0) }
      return [owner, IBLayoutGuide(object).kind.name].compactMap { $0 }.joined(separator: ".")
    }
    let kind = object.customClass ?? object.name
    if let caption = caption(of: object) {
      let name = "\(kind) \"\(caption)\""
      guard let id = object.id, sharedNames.contains(placed(name, object)) else { return name }
      return "\(name) \(id)"
    }
    return object.id.map { "\(kind) \($0)" } ?? kind
  }

  /// Returns a description of the object with an id for use in a sentence.
  ///
  /// - Parameters:
  ///   - id: The id, or nil for the implied object.
  ///   - place: The implied object.
  /// - Returns: The description.
  func name(of id: String?, in place: IBObject?) -> String {
    guard let id else { return place.map { name(of: $0) } ?? "nothing" }
    return object(withID: id).map { name(of: $0) } ?? id
  }

  /// Returns the document with the knowledge of the names that several objects of a scene share.
  func knowingSharedNames(of objects: [IBObject]) -> IBDocument {
    var document = self, seen: Set<String> = []
    for object in objects where object.topic == .object && caption(of: object) != nil {
      let name = placed(name(of: object), object)
      if !seen.insert(name).inserted { document.sharedNames.insert(name) }
    }
    return document
  }

  private func placed(_ name: String, _ object: IBObject) -> String {
    "\(scene(of: object)?.sceneID ?? "") \(name)"
  }

  /// Returns the text that distinguishes an object from others of its kind: its label in the outline, or the
  /// text it displays.
  func caption(of object: IBObject) -> String? {
    let texts: [() -> String?] = [
      { object.userLabel }, { object.string("text") }, { object.string("title") },
      { object.child(named: "buttonConfiguration")?.string("title") },
      {
        object.children(named: "state").lazy
          .compactMap { $0.string("title") ?? $0.attributedString("attributedTitle")?.string }.first
      },
      { object.attributedString("attributedText")?.string }, { object.string("placeholder") },
      { object.attributes["image"] }, { object.attributes["reuseIdentifier"] },
      { object.attributes["storyboardIdentifier"] }, { object.attributes["placeholderIdentifier"] },
    ]
    let written = texts.lazy.compactMap { $0() }.first
    guard let written, !written.isEmpty else { return nil }
    return written.shortened(to: 40)
  }
}

extension String {
  /// Returns the text as a single line with a maximum length.
  package func shortened(to limit: Int) -> String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }
}

extension IBObject {
  /// A Boolean value that indicates whether the object is a layout guide.
  var isGuide: Bool { Self.guides.contains(name) }

  private static let guides: Set = ["viewLayoutGuide", "viewControllerLayoutGuide", "userLayoutGuide"]
}

extension IBLayoutGuide.Kind {
  /// The name of the guide in Xcode's outline.
  fileprivate var name: String {
    switch self {
    case .safeArea: "Safe Area"
    case .content: "Content Layout Guide"
    case .frame: "Frame Layout Guide"
    case .keyboard: "Keyboard"
    case .top: "Top Layout Guide"
    case .bottom: "Bottom Layout Guide"
    case .other(let name): name
    }
  }
}
