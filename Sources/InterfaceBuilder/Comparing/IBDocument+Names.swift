// What things are called when a person reads about them.
extension IBDocument {
  /// A thing in words: its class or element, its label or text, and its id: `label "Welcome" Kxg-1s-9dO`.
  package func title(of object: IBObject) -> String {
    [name(of: object), caption(of: object) == nil || object.isGuide ? nil : object.id].compactMap { $0 }
      .joined(separator: " ")
  }

  /// A thing in a sentence: like `title(of:)`, without the id where a label or text tells it well enough.
  func name(of object: IBObject) -> String {
    if object.isGuide {
      let owner = owner(of: object).map { name(of: $0) }
      return [owner, IBLayoutGuide(object).kind.name].compactMap { $0 }.joined(separator: ".")
    }
    let kind = object.customClass ?? object.name
    if let caption = caption(of: object) { return "\(kind) \"\(caption)\"" }
    return object.id.map { "\(kind) \($0)" } ?? kind
  }

  /// The thing with an id in a sentence; nil is the one that a sentence takes for granted.
  func name(of id: String?, in place: IBObject?) -> String {
    guard let id else { return place.map { name(of: $0) } ?? "nothing" }
    return object(withID: id).map { name(of: $0) } ?? id
  }

  /// What tells a thing from others of its kind: its label in the outline, or what it shows.
  private func caption(of object: IBObject) -> String? {
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
  /// The text on one line of at most so many characters, for a name.
  package func shortened(to limit: Int) -> String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }
}

extension IBObject {
  /// Whether it is a rectangle that constraints refer to.
  var isGuide: Bool { Self.guides.contains(name) }

  private static let guides: Set = ["viewLayoutGuide", "viewControllerLayoutGuide", "userLayoutGuide"]
}

extension IBLayoutGuide.Kind {
  /// As in Xcode's outline.
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
