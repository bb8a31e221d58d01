public import Foundation

/// A key of Foundation's attributed strings that stands for one of `NSAttributedString`'s, of the same name.
protocol SharedAttribute: AttributedStringKey where Value: Sendable {
  /// The value as `NSAttributedString` keeps it.
  static func object(_ value: Value) -> Any
  /// The value that an `NSAttributedString` keeps; nil where it is another kind of object.
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
  /// What text of UIKit may have: its values are those of `NSAttributedString`.
  public struct UIKitAttributes: AttributeScope {
    /// A `UIFont`, of `NSAttributedString.Key.font`.
    public let font: FontAttribute
    /// An `NSParagraphStyle`, which counts for the whole paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of the glyphs, a `UIColor`.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text, a `UIColor`.
    public let backgroundColor: BackgroundColorAttribute
    /// Whether letters join into ligatures; 0 keeps them apart.
    public let ligature: LigatureAttribute
    /// Space after every character in points; 0 switches the font's kerning off.
    public let kern: KernAttribute
    /// Space after every character in points; the font's kerning stays.
    public let tracking: TrackingAttribute
    /// A line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the glyphs' outline; the foreground colour without it.
    public let strokeColor: StrokeColorAttribute
    /// Thickness of the outline in percent of the font size: positive leaves the glyphs hollow.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow of glyphs and lines.
    public let shadow: ShadowAttribute
    /// A text effect: letterpress gives letters a light edge.
    public let textEffect: TextEffectAttribute
    /// What stands in place of the character U+FFFC.
    public let attachment: AttachmentAttribute
    /// How far the baseline is raised in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The colour of the line below the text; the glyphs' without it.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of the line through the text; the glyphs' without it.
    public let strikethroughColor: StrikethroughColorAttribute
    /// How far the glyphs lean to the right: the tangent of the angle.
    public let obliqueness: ObliquenessAttribute
    /// The natural logarithm of the glyphs' stretching: 0 leaves them alone.
    public let expansion: ExpansionAttribute
    /// Foundation's own attributes, such as links and languages, which come with the scope.
    public let foundation: FoundationAttributes

    /// The key whose values are fonts; kept in an `NSAttributedString` as they are.
    public enum FontAttribute: AttributedStringKey, SharedAttribute {
      /// A font of any size.
      public typealias Value = UIFont
      /// "NSFont", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The key whose values are paragraph styles; kept in an `NSAttributedString` as they are.
    public enum ParagraphStyleAttribute: AttributedStringKey, SharedAttribute {
      /// What counts for whole paragraphs.
      public typealias Value = NSParagraphStyle
      /// "NSParagraphStyle", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// The key whose values are colours of glyphs; kept in an `NSAttributedString` as they are.
    public enum ForegroundColorAttribute: AttributedStringKey, SharedAttribute {
      /// Any colour.
      public typealias Value = UIColor
      /// "NSColor", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The key whose values are colours behind text; kept in an `NSAttributedString` as they are.
    public enum BackgroundColorAttribute: AttributedStringKey, SharedAttribute {
      /// Any colour.
      public typealias Value = UIColor
      /// "NSBackgroundColor", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The key whose values are 0 or 1; kept in an `NSAttributedString` as they are.
    public enum LigatureAttribute: AttributedStringKey, SharedAttribute {
      /// 0 keeps letters apart, any other number joins them.
      public typealias Value = Int
      /// "NSLigature", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.ligature.rawValue
    }
    /// The key whose values are points; read from any number that an `NSAttributedString` has.
    public enum KernAttribute: AttributedStringKey, SharedAttribute {
      /// A number of points.
      public typealias Value = CGFloat
      /// "NSKern", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The key whose values are points; read from any number that an `NSAttributedString` has.
    public enum TrackingAttribute: AttributedStringKey, SharedAttribute {
      /// A number of points.
      public typealias Value = CGFloat
      /// "CTTracking", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// The key whose values are styles of lines; kept in an `NSAttributedString` as their raw values.
    public enum StrikethroughStyleAttribute: AttributedStringKey, SharedAttribute {
      /// The lines through the text, and their pattern.
      public typealias Value = NSUnderlineStyle
      /// "NSStrikethrough", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The key whose values are styles of lines; kept in an `NSAttributedString` as their raw values.
    public enum UnderlineStyleAttribute: AttributedStringKey, SharedAttribute {
      /// The lines below the text, and their pattern.
      public typealias Value = NSUnderlineStyle
      /// "NSUnderline", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The key whose values are colours of outlines; kept in an `NSAttributedString` as they are.
    public enum StrokeColorAttribute: AttributedStringKey, SharedAttribute {
      /// Any colour.
      public typealias Value = UIColor
      /// "NSStrokeColor", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    /// The key whose values are percent; read from any number that an `NSAttributedString` has.
    public enum StrokeWidthAttribute: AttributedStringKey, SharedAttribute {
      /// A number of percent.
      public typealias Value = CGFloat
      /// "NSStrokeWidth", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    /// The key whose values are shadows; kept in an `NSAttributedString` as they are.
    public enum ShadowAttribute: AttributedStringKey, SharedAttribute {
      /// How far off, how soft and of which colour.
      public typealias Value = NSShadow
      /// "NSShadow", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.shadow.rawValue
    }
    /// The key whose values are text effects; kept in an `NSAttributedString` as their names.
    public enum TextEffectAttribute: AttributedStringKey, SharedAttribute {
      /// An effect by its name.
      public typealias Value = NSAttributedString.TextEffectStyle
      /// "NSTextEffect", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.textEffect.rawValue
    }
    /// The key whose values are attachments; kept in an `NSAttributedString` as they are.
    public enum AttachmentAttribute: AttributedStringKey, SharedAttribute {
      /// What stands in the text.
      public typealias Value = NSTextAttachment
      /// "NSAttachment", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.attachment.rawValue
    }
    /// The key whose values are points; read from any number that an `NSAttributedString` has.
    public enum BaselineOffsetAttribute: AttributedStringKey, SharedAttribute {
      /// A number of points upwards.
      public typealias Value = CGFloat
      /// "NSBaselineOffset", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// The key whose values are colours of lines; kept in an `NSAttributedString` as they are.
    public enum UnderlineColorAttribute: AttributedStringKey, SharedAttribute {
      /// Any colour.
      public typealias Value = UIColor
      /// "NSUnderlineColor", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// The key whose values are colours of lines; kept in an `NSAttributedString` as they are.
    public enum StrikethroughColorAttribute: AttributedStringKey, SharedAttribute {
      /// Any colour.
      public typealias Value = UIColor
      /// "NSStrikethroughColor", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    /// The key whose values are tangents; read from any number that an `NSAttributedString` has.
    public enum ObliquenessAttribute: AttributedStringKey, SharedAttribute {
      /// The tangent of the angle to the right; 0 is upright.
      public typealias Value = CGFloat
      /// "NSObliqueness", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.obliqueness.rawValue
    }
    /// The key whose values are logarithms; read from any number that an `NSAttributedString` has.
    public enum ExpansionAttribute: AttributedStringKey, SharedAttribute {
      /// 0 is as wide as the font has it.
      public typealias Value = CGFloat
      /// "NSExpansion", as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.expansion.rawValue
    }
  }

  /// The scope for conversions to and from `NSAttributedString`, as `\.uiKit`.
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
  /// Lets the attributes be written as members: `string.font`, `string[range].kern`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}
