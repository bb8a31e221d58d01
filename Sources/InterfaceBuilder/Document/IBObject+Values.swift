internal import Foundation

// Typed accessors. They return nil if the attribute or child is missing or invalid; `IBDocument.check()`
// reports what is invalid.
extension IBObject {
  /// Returns the value of a `YES` or `NO` attribute. Programs other than Xcode also write `true` and `false`,
  /// as Expo does in launch screens, which ibtool takes for the same.
  package func bool(_ name: String) -> Bool? {
    switch attributes[name] {
    case "YES", "true": true
    case "NO", "false": false
    default: nil
    }
  }

  /// Returns the value of an integer attribute.
  package func int(_ name: String) -> Int? {
    guard let text = attributes[name] else { return nil }
    return Int(text) ?? IBNumber.parse(text).flatMap { Int(exactly: $0.rounded()) }
  }

  /// Returns the value of a numeric attribute, or nil for `nan` and `inf`, which documents may not contain.
  package func double(_ name: String) -> Double? {
    attributes[name].flatMap(IBNumber.parse)
  }

  /// Returns a text: the attribute or, for texts with line breaks, the child `<string key="name">`.
  package func string(_ name: String) -> String? {
    if let value = attributes[name] { return value }
    for child in children where child.key == name && (child.name == "string" || child.name == "mutableString")
    {
      return child.stringContent
    }
    return nil
  }

  /// The text of a `string` element, decoded if Xcode stored it in Base64.
  package var stringContent: String {
    guard bool("base64-UTF8") == true else { return text }
    var code = text.filter { !$0.isWhitespace }
    while code.utf8.count % 4 != 0 { code += "=" }
    return Data(base64Encoded: code).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// Returns the child `<rect key="…">`, in points.
  package func rect(_ key: String) -> IBRect? {
    child(named: "rect", key: key).map { IBRect($0) }
  }

  /// Returns the child `<size key="…">`, in points.
  package func size(_ key: String) -> IBSize? {
    (child(named: "size", key: key) ?? child(named: "value", key: key)).map { IBSize($0) }
  }

  /// Returns the child `<point key="…">`, in points.
  package func point(_ key: String) -> IBPoint? {
    child(named: "point", key: key).map { IBPoint($0) }
  }

  /// Returns the child `<inset>`, `<edgeInsets>` or `<directionalEdgeInsets>` with a key, in points.
  package func insets(_ key: String) -> IBInsets? {
    children.first { $0.key == key && IBInsets.elementNames.contains($0.name) }.map { IBInsets($0) }
  }

  /// Returns the child `<color key="…">`.
  package func color(_ key: String) -> IBColor? {
    child(named: "color", key: key).map { IBColor($0) }
  }

  /// Returns the child `<fontDescription key="…">` or `<font key="…">`.
  package func font(_ key: String) -> IBFont? {
    children.first { $0.key == key && ($0.name == "fontDescription" || $0.name == "font") }.map { IBFont($0) }
  }

  /// Returns the child `<attributedString key="…">`.
  package func attributedString(_ key: String) -> IBAttributedString? {
    child(named: "attributedString", key: key).map { IBAttributedString($0) }
  }

  /// Returns a Boolean value that indicates whether the document explicitly sets a property to nil:
  /// `<nil key="…"/>`.
  package func isNil(_ key: String) -> Bool {
    child(named: "nil", key: key) != nil
  }

  /// The autoresizing mask, or nil if the document contains none (views laid out with constraints).
  package var autoresizingMask: IBAutoresizing? {
    child(named: "autoresizingMask", key: "autoresizingMask").map { IBAutoresizing($0) }
  }

  /// Returns the image of a property, from its attribute or a child `<imageReference key="…">`.
  package func image(_ key: String) -> IBImageReference? {
    if let reference = child(named: "imageReference", key: key) { return IBImageReference(reference) }
    return attributes[key].map { IBImageReference(name: $0, catalog: attributes["catalog"]) }
  }
}

/// The format of numbers in documents.
enum IBNumber {
  /// The maximum magnitude of a coordinate or length, in points. Larger values are limited to it.
  static let limit = 1_000_000.0

  /// Parses a finite number. Numbers that are too large for a `Double` are not finite; numbers that are too
  /// small are 0.
  static func parse(_ text: String) -> Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// Parses a coordinate or length. The result is 0 if the text is missing or not a finite number, and is
  /// limited to ±`limit`.
  static func coordinate(_ text: String?) -> Double {
    guard let text, let value = parse(text) else { return 0 }
    return min(max(value, -limit), limit)
  }
}
