internal import Foundation

// The typed readers. Each is nil where the attribute or child is absent, and also where it cannot be read;
// `IBDocument.check()` lists what cannot be read.
extension IBObject {
  /// A `YES`/`NO` attribute.
  package func bool(_ name: String) -> Bool? {
    switch attributes[name] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// A whole-number attribute.
  package func int(_ name: String) -> Int? {
    guard let text = attributes[name] else { return nil }
    return Int(text) ?? IBNumber.parse(text).flatMap { Int(exactly: $0.rounded()) }
  }

  /// A number attribute; nil for `nan` and `inf`, which no document may hold.
  package func double(_ name: String) -> Double? {
    attributes[name].flatMap(IBNumber.parse)
  }

  /// A text: the attribute or, for texts with line breaks, the child `<string key="name">`.
  package func string(_ name: String) -> String? {
    if let value = attributes[name] { return value }
    for child in children where child.key == name && (child.name == "string" || child.name == "mutableString")
    {
      return child.stringContent
    }
    return nil
  }

  /// The text of a `string` element, decoded where Xcode stored it in base 64.
  package var stringContent: String {
    guard bool("base64-UTF8") == true else { return text }
    var code = text.filter { !$0.isWhitespace }
    while code.utf8.count % 4 != 0 { code += "=" }
    return Data(base64Encoded: code).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The child `<rect key="…">`, in points.
  package func rect(_ key: String) -> IBRect? {
    child(named: "rect", key: key).map { IBRect($0) }
  }

  /// The child `<size key="…">`, in points.
  package func size(_ key: String) -> IBSize? {
    child(named: "size", key: key).map { IBSize($0) }
  }

  /// The child `<point key="…">`, in points.
  package func point(_ key: String) -> IBPoint? {
    child(named: "point", key: key).map { IBPoint($0) }
  }

  /// The child `<inset>`, `<edgeInsets>` or `<directionalEdgeInsets>` for a key, in points.
  package func insets(_ key: String) -> IBInsets? {
    children.first { $0.key == key && IBInsets.elementNames.contains($0.name) }.map { IBInsets($0) }
  }

  /// The child `<color key="…">`.
  package func color(_ key: String) -> IBColor? {
    child(named: "color", key: key).map { IBColor($0) }
  }

  /// The child `<fontDescription key="…">` or `<font key="…">`.
  package func font(_ key: String) -> IBFont? {
    children.first { $0.key == key && ($0.name == "fontDescription" || $0.name == "font") }.map { IBFont($0) }
  }

  /// The child `<attributedString key="…">`.
  package func attributedString(_ key: String) -> IBAttributedString? {
    child(named: "attributedString", key: key).map { IBAttributedString($0) }
  }

  /// Whether the document says outright that a property is nil: `<nil key="…"/>`.
  package func isNil(_ key: String) -> Bool {
    child(named: "nil", key: key) != nil
  }

  /// The autoresizing mask, or nil where the document has none (views placed by constraints).
  package var autoresizingMask: IBAutoresizing? {
    child(named: "autoresizingMask", key: "autoresizingMask").map { IBAutoresizing($0) }
  }

  /// The name of the image a property shows, from the attribute or a child `<imageReference key="…">`.
  package func image(_ key: String) -> IBImageReference? {
    if let reference = child(named: "imageReference", key: key) { return IBImageReference(reference) }
    return attributes[key].map { IBImageReference(name: $0, catalog: attributes["catalog"]) }
  }
}

/// How numbers are written in a document.
enum IBNumber {
  /// The largest magnitude of a coordinate or length, in points; larger ones are read as this.
  static let limit = 1_000_000.0

  /// A finite number, or nil. Numbers too large for a `Double` are not finite, too small ones are 0.
  static func parse(_ text: String) -> Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// A coordinate or length: 0 where it is missing or no finite number, limited to ±`limit`.
  static func coordinate(_ text: String?) -> Double {
    guard let text, let value = parse(text) else { return 0 }
    return min(max(value, -limit), limit)
  }
}
