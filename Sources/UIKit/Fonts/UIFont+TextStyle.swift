internal import CoreGraphics

extension UIFont {
  /// The part that a text plays, which decides its font and how that grows with the user's text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name by which Apple stores the style.
    public let rawValue: String
    /// The style of a stored name; an unknown name counts as body.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Large titles of navigation bars.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Larger than the largest title.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The second of the sizes above the largest title.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// Titles of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Second headings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Smaller captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

// A style in a dictionary of Objective-C's is its name, and can be read as either.
extension UIFont.TextStyle: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout UIFont.TextStyle?) {
    result = UIFont.TextStyle(rawValue: String(describing: source))
  }
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout UIFont.TextStyle?
  ) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return true
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> UIFont.TextStyle {
    UIFont.TextStyle(rawValue: source.map { String(describing: $0) } ?? "")
  }
}
