/// A horizontal or vertical size class; nil stands for "any".
package enum IBSizeClass: String, Sendable, Hashable {
  case compact, regular
}

/// What an object is like under certain traits: the element `<variation key="widthClass=regular">`.
package struct IBVariation: Sendable, Equatable {
  /// The traits as written; `default` is what holds unless another variation applies.
  package var key: String
  package var widthClass: IBSizeClass?
  package var heightClass: IBSizeClass?
  /// Traits other than the size classes, such as `userInterfaceIdiom=mac`.
  package var otherTraits: [String: String]
  /// The element: its attributes and children replace those of the object.
  package var object: IBObject

  init(_ object: IBObject) {
    self.object = object
    key = object.key ?? "default"
    otherTraits = [:]
    guard key != "default" else { return }
    for part in key.split(separator: "-") {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard pair.count == 2 else { continue }
      switch pair[0] {
      case "widthClass": widthClass = IBSizeClass(rawValue: pair[1])
      case "heightClass": heightClass = IBSizeClass(rawValue: pair[1])
      default: otherTraits[pair[0]] = pair[1]
      }
    }
  }

  /// Whether the variation holds under two size classes; one with other traits never does.
  package func applies(width: IBSizeClass?, height: IBSizeClass?) -> Bool {
    otherTraits.isEmpty && (widthClass == nil || widthClass == width)
      && (heightClass == nil || heightClass == height)
  }
}

extension IBObject {
  /// The variations of the object by trait, in order.
  package var variations: [IBVariation] { children(named: "variation").map { IBVariation($0) } }

  /// The variations that hold under two size classes, the general ones before the special ones.
  package func variations(width: IBSizeClass?, height: IBSizeClass?) -> [IBVariation] {
    func weight(_ v: IBVariation) -> Int { (v.widthClass == nil ? 0 : 1) + (v.heightClass == nil ? 0 : 1) }
    let matching = variations.filter { $0.applies(width: width, height: height) }
    return (0...2).flatMap { wanted in matching.filter { weight($0) == wanted } }
  }

  /// The object as it is under two size classes: what variations say of its attributes and of the values of
  /// its keys replaces what it says itself, a special variation after a general one.
  ///
  /// Frames, and what Xcode notes of them, stay: the object's own are those that it has on the document's
  /// canvas.
  package func varied(width: IBSizeClass?, height: IBSizeClass?) -> IBObject {
    guard children.contains(where: { $0.name == "variation" }) else { return self }
    var (attributes, children) = (attributes, children)
    for variation in variations(width: width, height: height) {
      attributes.merge(variation.object.attributes.filter { !Self.unvaried.contains($0.key) }) { $1 }
      for value in variation.object.children where value.name != "mask" && value.name != "rect" {
        guard let key = value.key else { continue }
        if let place = children.firstIndex(where: { $0.key == key }) {
          children[place] = value
        } else {
          children.append(value)
        }
      }
    }
    return IBObject(
      name: name, attributes: attributes, children: children, text: text, line: line, comment: comment,
      ordinal: ordinal)
  }

  private static let unvaried: Set = ["key", "fixedFrame", "misplaced", "ambiguous"]

  /// The ids of the subviews or constraints that are not installed under two size classes.
  ///
  /// `mask` is `subviews` or `constraints`.
  package func excluded(from mask: String, width: IBSizeClass?, height: IBSizeClass?) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations(width: width, height: height) {
      for entry in variation.object.child(named: "mask", key: mask)?.children ?? [] {
        guard let reference = entry.attributes["reference"] else { continue }
        if entry.name == "exclude" { excluded.insert(reference) } else { excluded.remove(reference) }
      }
    }
    return excluded
  }
}
