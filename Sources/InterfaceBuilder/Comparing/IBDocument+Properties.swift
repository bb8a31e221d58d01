/// The properties of an element by name, such as `text`, `textColor` and `normal.title`.
struct IBProperties {
  /// The names in the order of the document.
  private(set) var names: [String] = []
  private(set) var values: [String: String] = [:]
  /// The values to compare, for properties with several descriptions of the same value.
  private var comparedValues: [String: String] = [:]

  /// Adds a property. A number is appended to a name that is in use.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - value: A description of the value.
  ///   - compared: The text that is the same for the same value, or nil for the description.
  mutating func add(_ name: String, _ value: String, comparedAs compared: String? = nil) {
    var unique = name, count = 1
    while values[unique] != nil {
      count += 1
      unique = "\(name) \(count)"
    }
    names.append(unique)
    values[unique] = value
    if let compared { comparedValues[unique] = compared }
  }

  /// Returns a Boolean value that indicates whether a property has the same value in other properties. A
  /// missing object has the value nil.
  private func isSame(_ name: String, in other: IBProperties) -> Bool {
    let value = comparedValues[name] ?? values[name] ?? "nil"
    return value == other.comparedValues[name] ?? other.values[name] ?? "nil"
  }

  /// Returns the differences of another set of properties, in its order, followed by the properties that it
  /// lacks.
  func changes(to other: IBProperties) -> [IBChange.Detail] {
    let changed = other.names.compactMap { name -> IBChange.Detail? in
      isSame(name, in: other)
        ? nil
        : IBChange.Detail(property: name, old: values[name], new: other.values[name])
    }
    let gone = names.filter { other.values[$0] == nil && !isSame($0, in: other) }
    return changed + gone.map { IBChange.Detail(property: $0, old: values[$0], new: nil) }
  }
}

extension IBDocument {
  /// Returns the properties of an element without those of the objects in it.
  func properties(of object: IBObject) -> IBProperties {
    var properties = IBProperties()
    for name in object.attributes.keys.sorted() where name != "id" && name != "key" {
      properties.add(name, object.attributes[name]!)
    }
    if !object.text.isEmpty { properties.add("text", object.text) }
    for child in object.children { add(child, "", to: &properties) }
    return properties
  }

  private func add(_ child: IBObject, _ prefix: String, to properties: inout IBProperties) {
    guard !child.isOwnObject, !Self.apart.contains(child.name) else { return }
    let place =
      prefix
      + (child.key ?? child.attributes["keyPath"] ?? (child.name == "variation" ? "default" : child.name))
    if child.name == "color" {
      let color = IBColor(child)
      properties.add(place, color.inWords, comparedAs: color.inEffect)
      return
    }
    if let value = value(of: child) {
      properties.add(place, value)
      return
    }
    for name in child.attributes.keys.sorted() where !["key", "keyPath", "type"].contains(name) {
      // The id of a device is its model, not a reference.
      if name == "id", child.name != "device" { continue }
      properties.add("\(place).\(name)", child.attributes[name]!)
    }
    if !child.text.isEmpty { properties.add(place, child.text) }
    let isList = child.name == "userDefinedRuntimeAttributes"
    for inner in child.children { add(inner, isList ? "" : "\(place).", to: &properties) }
  }

  /// Returns a description of a value, or nil for an element that is described by its parts.
  private func value(of child: IBObject) -> String? {
    switch child.name {
    case "rect": return IBRect(child).inWords
    case "size": return "\(IBSize(child).width.short) x \(IBSize(child).height.short)"
    case "point": return "(\(IBPoint(child).x.short), \(IBPoint(child).y.short))"
    case "inset", "edgeInsets", "directionalEdgeInsets": return IBInsets(child).inWords
    case "color": return IBColor(child).inWords
    case "font", "fontDescription": return IBFont(child).inWords
    case "string", "mutableString": return child.stringContent
    case "nil": return "nil"
    case "autoresizingMask":
      let names = IBAutoresizing.attributeNames.filter { child.bool($0.0) == true }.map(\.0)
      return names.isEmpty ? "none" : names.joined(separator: ", ")
    case "mask":
      let entries = child.children.map { entry in
        let name = description(ofReference: entry.attributes["reference"])
        return entry.name == "exclude" ? "without \(name)" : "with \(name)"
      }
      return entries.joined(separator: ", ")
    case "userDefinedRuntimeAttribute":
      return child.child(key: "value").flatMap {
        value(of: $0) ?? $0.attributes["value"] ?? $0.attributes["image"]
      }
        ?? child.attributes["value"] ?? "nil"
    case "integer", "real", "float", "boolean", "bool": return child.attributes["value"]
    default: return nil
    }
  }

  /// Elements that are compared separately.
  private static let apart: Set = ["connections", "constraints"]
}

extension IBObject {
  /// A Boolean value that indicates whether the element is an object that the rest of the document can refer
  /// to.
  var isOwnObject: Bool { id != nil && !IBDocument.withoutObjectID.contains(name) }
}

extension IBRect {
  var inWords: String { "(\(x.short), \(y.short), \(width.short), \(height.short))" }
}

extension IBInsets {
  fileprivate var inWords: String {
    let names = isDirectional ? ("leading", "trailing") : ("left", "right")
    return "top \(top.short), \(names.0) \(left.short), bottom \(bottom.short), \(names.1) \(right.short)"
  }
}

extension IBColor {
  /// A description with the name, or the components as `#RRGGBB` if that is possible.
  var inWords: String {
    var text: String
    switch reference {
    case .system(let name), .named(let name): text = name
    case nil:
      let rgb = components.count == 1 ? [components[0], components[0], components[0]] : components
      if rgb.count == 3, rgb.allSatisfy({ (0...1).contains($0) }) {
        text =
          "#"
          + rgb.map { component in
            let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
            return digits.count < 2 ? "0" + digits : digits
          }.joined()
      } else {
        text = "(" + components.map(\.short).joined(separator: ", ") + ")"
      }
      if case .displayP3 = space { text += " in Display P3" }
    }
    if alpha != 1 { text += " at \((alpha * 100).rounded().short) %" }
    return text
  }
}

extension IBColor {
  /// A description that is the same for colours with the same appearance. Older versions of Xcode name
  /// colours that others write as components, and invisible colours are all the same.
  var inEffect: String {
    if reference == nil, alpha == 0 { return "clear" }
    switch reference {
    case .system("darkTextColor"): return IBColor(space: .sRGB, components: [0, 0, 0]).inWords
    case .system("lightTextColor"): return IBColor(space: .sRGB, components: [1, 1, 1], alpha: 0.6).inWords
    default: return inWords
    }
  }
}

extension IBFont {
  fileprivate var inWords: String {
    let size = pointSize.map { " \($0.short)" } ?? ""
    switch face {
    case .system(let weight): return "system\(weight.map { " " + $0 } ?? "")\(size)"
    case .boldSystem: return "system bold\(size)"
    case .italicSystem: return "system italic\(size)"
    case .monospacedSystem(let weight): return "system monospaced\(weight.map { " " + $0 } ?? "")\(size)"
    case .named(let name, _): return name + size
    case .textStyle(let style):
      let name = style.hasPrefix("UICTFontTextStyle") ? String(style.dropFirst(17)) : style
      return "text style \(name)"
    }
  }
}
