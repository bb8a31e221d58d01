public import Foundation

/// An attribute key of Foundation's `AttributedString` that corresponds to the `NSAttributedString` key of
/// the same name.
protocol SharedAttribute: AttributedStringKey where Value: Sendable {
  /// Converts a value to its representation in an `NSAttributedString`.
  static func object(_ value: Value) -> Any
  /// Converts a value from its representation in an `NSAttributedString`.
  ///
  /// - Returns: The value, or nil if `object` has another type.
  static func value(_ object: Any) -> Value?
}

extension SharedAttribute {
  static func object(_ value: Value) -> Any { value }
  static func value(_ object: Any) -> Value? { object as? Value }
}

extension SharedAttribute where Value == CGFloat {
  static func value(_ object: Any) -> Value? {
    (object as? CGFloat) ?? (object as? NSNumber).map { CGFloat($0.doubleValue) }
      ?? (object as? Int).map { CGFloat($0) }
  }
}

extension SharedAttribute where Value: RawRepresentable {
  static func object(_ value: Value) -> Any { value.rawValue }
  static func value(_ object: Any) -> Value? {
    (object as? Value) ?? (object as? Value.RawValue).flatMap { Value(rawValue: $0) }
  }
}

extension AttributeScopes {
  /// The text attributes that UIKit defines. Their values have the same meaning as in `NSAttributedString`.
  public struct UIKitAttributes: AttributeScope {
    /// The font, a `UIFont`. Corresponds to `NSAttributedString.Key.font`.
    public let font: FontAttribute
    /// The paragraph style, an `NSParagraphStyle`, which applies to the whole paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of the glyphs, a `UIColor`.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text, a `UIColor`.
    public let backgroundColor: BackgroundColorAttribute
    /// A number that indicates whether letters join into ligatures; 0 disables ligatures.
    public let ligature: LigatureAttribute
    /// The additional space after every character, in points. The value 0 disables the font's kerning.
    public let kern: KernAttribute
    /// The additional space after every character, in points. The font's kerning stays enabled.
    public let tracking: TrackingAttribute
    /// The style of the line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The style of the line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the glyphs' outline. The default is the foreground colour.
    public let strokeColor: StrokeColorAttribute
    /// The width of the glyphs' outline as a percentage of the font size. Glyphs with a positive width are
    /// not filled.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow of glyphs and lines.
    public let shadow: ShadowAttribute
    /// The text effect, such as letterpress, which gives letters a light edge.
    public let textEffect: TextEffectAttribute
    /// The attachment displayed in place of the character U+FFFC.
    public let attachment: AttachmentAttribute
    /// The distance by which the baseline is raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The colour of the line below the text. The default is the colour of the glyphs.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of the line through the text. The default is the colour of the glyphs.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The skew of the glyphs to the right, as the tangent of the angle.
    public let obliqueness: ObliquenessAttribute
    /// The natural logarithm of the factor by which glyphs are stretched horizontally; 0 means no stretching.
    public let expansion: ExpansionAttribute
    /// The attributes of Foundation, such as links and languages, which are part of this scope.
    public let foundation: FoundationAttributes

    /// The key for fonts, which an `NSAttributedString` stores unchanged.
    public enum FontAttribute: AttributedStringKey, SharedAttribute {
      /// A font of any size.
      public typealias Value = UIFont
      /// "NSFont", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The key for paragraph styles, which an `NSAttributedString` stores unchanged.
    public enum ParagraphStyleAttribute: AttributedStringKey, SharedAttribute {
      /// A paragraph style, which applies to whole paragraphs.
      public typealias Value = NSParagraphStyle
      /// "NSParagraphStyle", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// The key for glyph colours, which an `NSAttributedString` stores unchanged.
    public enum ForegroundColorAttribute: AttributedStringKey, SharedAttribute {
      /// Any colour.
      public typealias Value = UIColor
      /// "NSColor", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The key for background colours, which an `NSAttributedString` stores unchanged.
    public enum BackgroundColorAttribute: AttributedStringKey, SharedAttribute {
      /// Any colour.
      public typealias Value = UIColor
      /// "NSBackgroundColor", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The key for ligatures, whose value is 0 or 1 and which an `NSAttributedString` stores unchanged.
    public enum LigatureAttribute: AttributedStringKey, SharedAttribute {
      /// A number: 0 disables ligatures, any other value enables them.
      public typealias Value = Int
      /// "NSLigature", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.ligature.rawValue
    }
    /// The key for kerning in points, which is read from any number in an `NSAttributedString`.
    public enum KernAttribute: AttributedStringKey, SharedAttribute {
      /// A number of points.
      public typealias Value = CGFloat
      /// "NSKern", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The key for tracking in points, which is read from any number in an `NSAttributedString`.
    public enum TrackingAttribute: AttributedStringKey, SharedAttribute {
      /// A number of points.
      public typealias Value = CGFloat
      /// "CTTracking", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// The key for strikethrough styles, which an `NSAttributedString` stores as raw values.
    public enum StrikethroughStyleAttribute: AttributedStringKey, SharedAttribute {
      /// The style and pattern of the lines through the text.
      public typealias Value = NSUnderlineStyle
      /// "NSStrikethrough", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The key for underline styles, which an `NSAttributedString` stores as raw values.
    public enum UnderlineStyleAttribute: AttributedStringKey, SharedAttribute {
      /// The style and pattern of the lines below the text.
      public typealias Value = NSUnderlineStyle
      /// "NSUnderline", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The key for outline colours, which an `NSAttributedString` stores unchanged.
    public enum StrokeColorAttribute: AttributedStringKey, SharedAttribute {
      /// Any colour.
      public typealias Value = UIColor
      /// "NSStrokeColor", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    /// The key for outline widths in percent, which is read from any number in an `NSAttributedString`.
    public enum StrokeWidthAttribute: AttributedStringKey, SharedAttribute {
      /// A percentage of the font size.
      public typealias Value = CGFloat
      /// "NSStrokeWidth", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    /// The key for shadows, which an `NSAttributedString` stores unchanged.
    public enum ShadowAttribute: AttributedStringKey, SharedAttribute {
      /// A shadow with its offset, blur and colour.
      public typealias Value = NSShadow
      /// "NSShadow", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.shadow.rawValue
    }
    /// The key for text effects, which an `NSAttributedString` stores by name.
    public enum TextEffectAttribute: AttributedStringKey, SharedAttribute {
      /// The name of a text effect.
      public typealias Value = NSAttributedString.TextEffectStyle
      /// "NSTextEffect", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.textEffect.rawValue
    }
    /// The key for attachments, which an `NSAttributedString` stores unchanged.
    public enum AttachmentAttribute: AttributedStringKey, SharedAttribute {
      /// An attachment displayed in the text.
      public typealias Value = NSTextAttachment
      /// "NSAttachment", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.attachment.rawValue
    }
    /// The key for baseline offsets in points, which is read from any number in an `NSAttributedString`.
    public enum BaselineOffsetAttribute: AttributedStringKey, SharedAttribute {
      /// A number of points; positive values raise the text.
      public typealias Value = CGFloat
      /// "NSBaselineOffset", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// The key for underline colours, which an `NSAttributedString` stores unchanged.
    public enum UnderlineColorAttribute: AttributedStringKey, SharedAttribute {
      /// Any colour.
      public typealias Value = UIColor
      /// "NSUnderlineColor", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// The key for strikethrough colours, which an `NSAttributedString` stores unchanged.
    public enum StrikethroughColorAttribute: AttributedStringKey, SharedAttribute {
      /// Any colour.
      public typealias Value = UIColor
      /// "NSStrikethroughColor", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    /// The key for the skew of glyphs, which is read from any number in an `NSAttributedString`.
    public enum ObliquenessAttribute: AttributedStringKey, SharedAttribute {
      /// The tangent of the angle to the right; 0 is upright.
      public typealias Value = CGFloat
      /// "NSObliqueness", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.obliqueness.rawValue
    }
    /// The key for the stretching of glyphs, which is read from any number in an `NSAttributedString`.
    public enum ExpansionAttribute: AttributedStringKey, SharedAttribute {
      /// The natural logarithm of the stretching factor; 0 means no stretching.
      public typealias Value = CGFloat
      /// "NSExpansion", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.expansion.rawValue
    }
  }

  /// The attribute scope of UIKit, for conversions to and from `NSAttributedString`. Written as `\.uiKit`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeScopes.UIKitAttributes {
  static var shared: [any SharedAttribute.Type] {
    [
      FontAttribute.self, ParagraphStyleAttribute.self, ForegroundColorAttribute.self,
      BackgroundColorAttribute.self, LigatureAttribute.self, KernAttribute.self, TrackingAttribute.self,
      StrikethroughStyleAttribute.self, UnderlineStyleAttribute.self, StrokeColorAttribute.self,
      StrokeWidthAttribute.self, ShadowAttribute.self, TextEffectAttribute.self, AttachmentAttribute.self,
      BaselineOffsetAttribute.self, UnderlineColorAttribute.self, StrikethroughColorAttribute.self,
      ObliquenessAttribute.self, ExpansionAttribute.self,
    ]
  }
}

extension AttributeDynamicLookup {
  /// Makes the attributes available as members, as in `string.font` or `string[range].kern`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}
