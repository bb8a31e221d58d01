public import Foundation

// Conversions between Foundation's two kinds of attributed text. Attributes outside the given scope are
// dropped.

// A style stored as `Any` is bridged to its name, so that it can be read as either.
extension NSAttributedString.TextEffectStyle: _ObjectiveCBridgeable {
  /// Converts the value to an object.
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }
  /// Converts an object, which must be convertible, and assigns the value to `result`.
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
    result = Self(rawValue: String(describing: source))
  }
  /// Converts an object and assigns the value to `result`. Returns `false` if it is not convertible.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return true
  }
  /// Returns the value of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
    Self(rawValue: source.map { String(describing: $0) } ?? "")
  }
}

extension NSAttributedString {
  /// The name of a text effect.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a value with the given raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The letterpress effect.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// Creates an attributed string with the UIKit attributes and links of another.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString()
    for run in attrStr.runs {
      text.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: Dictionary(shared: run.attributes)))
    }
    self.init(attributedString: text)
  }

  /// Creates an attributed string with the UIKit attributes and links of another. `scope` is ignored.
  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
    self.init(attrStr)
  }

  /// Creates an attributed string with the UIKit attributes and links of another. `scope` is ignored.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(attrStr) }
}

extension AttributedString {
  /// Creates an attributed string with the UIKit attributes and links of another.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      let part = nsStr.attributedSubstring(from: range).string
      append(AttributedString(part, attributes: AttributeContainer(attributes)))
    }
  }

  /// Creates an attributed string with the UIKit attributes and links of another. `scope` is ignored.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    self.init(nsStr)
  }

  /// Creates an attributed string with the UIKit attributes and links of another. `scope` is ignored.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(nsStr) }
}

extension AttributeContainer {
  /// Creates a container with the UIKit attributes and the link of a dictionary. Other keys are ignored.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for key in AttributeScopes.UIKitAttributes.shared { take(key, dictionary) }
    if let link = dictionary[.link] {
      self.link = (link as? URL) ?? (link as? String).flatMap { URL(string: $0) }
    }
  }

  private mutating func take<K: SharedAttribute>(_ key: K.Type, _ dictionary: [NSAttributedString.Key: Any]) {
    if let object = dictionary[NSAttributedString.Key(K.name)] { self[K.self] = K.value(object) }
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Creates a dictionary with the UIKit attributes and the link of a container.
  public init(_ container: AttributeContainer) { self.init(shared: container) }

  fileprivate init(shared container: AttributeContainer) {
    self.init()
    for key in AttributeScopes.UIKitAttributes.shared { take(key, container) }
    if let link = container.link { self[.link] = link }
  }

  private mutating func take<K: SharedAttribute>(_ key: K.Type, _ container: AttributeContainer) {
    if let value = container[K.self] { self[NSAttributedString.Key(K.name)] = K.object(value) }
  }
}
