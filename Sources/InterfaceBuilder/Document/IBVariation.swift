/// A horizontal or vertical size class. Nil means "any".
package enum IBSizeClass: String, Sendable, Hashable {
  case compact, regular
}

/// The values of an object for certain traits: the element `<variation key="widthClass=regular">`.
package struct IBVariation: Sendable, Equatable {
  /// The traits in their text form. `default` applies unless another variation does.
  package var key: String
  package var widthClass: IBSizeClass?
  package var heightClass: IBSizeClass?
  /// Traits other than the size classes, such as `userInterfaceIdiom=mac`.
  package var otherTraits: [String: String]
  /// The element, whose attributes and children replace those of the object.
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

  /// Returns a Boolean value that indicates whether the variation applies to two size classes. A variation
  /// with other traits never does.
  package func applies(width: IBSizeClass?, height: IBSizeClass?) -> Bool {
    otherTraits.isEmpty && (widthClass == nil || widthClass == width)
      && (heightClass == nil || heightClass == height)
  }
}

extension IBObject {
  /// The variations of the object by trait, in order.
  package var variations: [IBVariation] { children(named: "variation").map { IBVariation($0) } }

  /// Returns the variations that apply to two size classes, general ones before specific ones.
  package func variations(width: IBSizeClass?, height: IBSizeClass?) -> [IBVariation] {
    func weight(_ v: IBVariation) -> Int { (v.widthClass == nil ? 0 : 1) + (v.heightClass == nil ? 0 : 1) }
    let matching = variations.filter { $0.applies(width: width, height: height) }
    return (0...2).flatMap { wanted in matching.filter { weight($0) == wanted } }
  }

  /// Returns the object for two size classes. The attributes and keyed values of variations replace its own,
  /// and specific variations those of general ones.
  ///
  /// Frames, and Xcode's notes about them, are not replaced: the object's own are those on the document's
  /// canvas. Those of early builds of Xcode 8 are for any size class, so that the fixed ones replace them.
  package func varied(width: IBSizeClass?, height: IBSizeClass?) -> IBObject {
    guard children.contains(where: { $0.name == "variation" }) else { return self }
    var (attributes, children) = (attributes, children)
    for variation in variations(width: width, height: height) {
      let own = variation.object.attributes.filter { !Self.unvaried.contains($0.key) }
      attributes.merge(own) { $1 }
      // Without constraints for these size classes, Xcode adds some for its frame.
      if variation.object.bool("fixedFrame") == true {
        attributes["fixedFrame"] = "YES"
        if let rect = variation.object.child(named: "rect", key: "frame"),
          let place = children.firstIndex(where: { $0.key == "frameInset" })
        {
          children[place] = rect
        }
      }
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

  /// Returns the ids of the subviews or constraints that are not installed for two size classes.
  ///
  /// - Parameters:
  ///   - mask: Either `subviews` or `constraints`.
  ///   - width: The horizontal size class.
  ///   - height: The vertical size class.
  /// - Returns: The ids.
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
