/// A line of a document with one start tag, as Xcode writes it.
struct MergedTag: Equatable {
  /// The text before the name, including the white space at the start.
  var start: Substring
  var name: Substring
  /// The attributes in the order of the line, with entities as written.
  var attributes: [(name: Substring, value: Substring)]
  /// The text after the attributes: `>`, `/>` or an element's text with its end tag.
  var end: Substring

  static func == (a: MergedTag, b: MergedTag) -> Bool {
    a.name == b.name && a.end == b.end && a.attributes.elementsEqual(b.attributes) { $0 == $1 }
  }

  /// Reads a line. Returns nil for one that does not begin with a start tag.
  init?(_ line: String) {
    guard let open = line.firstIndex(where: { $0 != " " && $0 != "\t" }), line[open] == "<" else {
      return nil
    }
    var rest = line[line.index(after: open)...]
    guard rest.first?.isLetter == true else { return nil }
    start = line[...open]
    name = rest.prefix { $0.isLetter || $0.isNumber }
    rest = rest[name.endIndex...]
    attributes = []
    while rest.first == " " {
      let attribute = rest.dropFirst()
      guard let equals = attribute.firstIndex(of: "="), attribute[equals...].hasPrefix("=\"") else { break }
      let value = attribute[attribute.index(equals, offsetBy: 2)...]
      guard let quote = value.firstIndex(of: "\"") else { return nil }
      attributes.append((attribute[..<equals], value[..<quote]))
      rest = value[value.index(after: quote)...]
    }
    end = rest
  }

  subscript(name: String) -> Substring? { attributes.first { $0.name == name }?.value }

  /// The line.
  var line: String {
    start + name + attributes.map { " \($0.name)=\"\($0.value)\"" }.joined() + end
  }

  /// The properties that identify the element among others of its kind.
  private var identity: [Substring?] {
    [name] + ["id", "key", "keyPath", "identifier", "property", "selector"].map { self[$0] }
  }

  /// Returns a Boolean value that indicates whether two tags are versions of the same element.
  func isVersion(of other: MergedTag) -> Bool {
    if name == "document" || name == "device" { return name == other.name }
    return identity == other.identity
  }

  // MARK: - What Interface Builder writes automatically

  /// The elements that Interface Builder writes automatically.
  private static let incidentalElements: Set<Substring> = ["plugIn", "deployment", "device", "adaptation"]
  private static let incidentalAttributes: Set<Substring> = [
    "toolsVersion", "systemVersion", "misplaced", "ambiguous", "colorMatched", "fixedFrame",
  ]

  /// A Boolean value that indicates whether Interface Builder writes the whole element automatically: stored
  /// frames, locations on the canvas, versions of tools, the device of the canvas, sizes of images.
  var isIncidental: Bool {
    Self.incidentalElements.contains(name)
      || name == "rect" && self["key"] == "frame" || name == "point" && self["key"] == "canvasLocation"
      || name == "frame" && self["key"] == "frameInset"
      || name == "image" && self["name"] != nil && self["width"] != nil
  }

  /// The tag without the attributes that Interface Builder writes automatically.
  var essence: MergedTag {
    var tag = self
    if isIncidental {
      tag.attributes.removeAll { $0.name != "key" && $0.name != "name" }
    } else {
      tag.attributes.removeAll { Self.incidentalAttributes.contains($0.name) }
    }
    return tag
  }

  /// Returns the element with the changes of both versions, or nil if they contradict each other.
  static func merged(base: MergedTag, ours: MergedTag, theirs: MergedTag) -> MergedTag? {
    guard ours.isVersion(of: base), theirs.isVersion(of: base) else { return nil }
    if ours.isIncidental { return ours }
    var merged = ours
    if ours.end != theirs.end {
      if ours.end == base.end { merged.end = theirs.end } else if theirs.end != base.end { return nil }
    }
    for (name, theirValue) in theirs.attributes {
      let name = String(name), own = ours[name], was = base[name]
      guard theirValue != own, theirValue != was else { continue }
      if own == was {
        if let index = merged.attributes.firstIndex(where: { $0.name == name }) {
          merged.attributes[index].value = theirValue
        } else {
          merged.insert((name[...], theirValue), asIn: theirs)
        }
      } else if name == "toolsVersion", let own {
        // The newer version of Xcode writes the document next.
        if (Double(theirValue) ?? 0) > (Double(own) ?? 0) { merged.set(name, theirValue) }
      } else if !incidentalAttributes.contains(name[...]) {
        return nil
      }
    }
    // The attributes that only they removed.
    for (name, was) in base.attributes where theirs[String(name)] == nil {
      guard let own = ours[String(name)] else { continue }
      if own == was {
        merged.attributes.removeAll { $0.name == name }
      } else if !incidentalAttributes.contains(name) {
        return nil
      }
    }
    // Attributes that we removed must not have changed.
    for (name, was) in base.attributes where ours[String(name)] == nil {
      if let value = theirs[String(name)], value != was, !incidentalAttributes.contains(name) { return nil }
    }
    return merged
  }

  private mutating func set(_ name: String, _ value: Substring) {
    if let index = attributes.firstIndex(where: { $0.name == name }) { attributes[index].value = value }
  }

  /// Inserts an attribute after the one that it follows in another version.
  private mutating func insert(_ attribute: (name: Substring, value: Substring), asIn other: MergedTag) {
    let place = other.attributes.firstIndex { $0.name == attribute.name } ?? 0
    let names = attributes.map(\.name)
    let earlier = other.attributes[..<place].reversed().compactMap { names.firstIndex(of: $0.name) }.first
    attributes.insert(attribute, at: earlier.map { $0 + 1 } ?? 0)
  }
}
