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
    public let font: FontAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let ligature: LigatureAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let shadow: ShadowAttribute
    public let textEffect: TextEffectAttribute
    public let attachment: AttachmentAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let obliqueness: ObliquenessAttribute
    public let expansion: ExpansionAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey, SharedAttribute {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }
    public enum ParagraphStyleAttribute: AttributedStringKey, SharedAttribute {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    public enum ForegroundColorAttribute: AttributedStringKey, SharedAttribute {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    public enum BackgroundColorAttribute: AttributedStringKey, SharedAttribute {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    public enum LigatureAttribute: AttributedStringKey, SharedAttribute {
      public typealias Value = Int
      public static let name = NSAttributedString.Key.ligature.rawValue
    }
    public enum KernAttribute: AttributedStringKey, SharedAttribute {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    public enum TrackingAttribute: AttributedStringKey, SharedAttribute {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey, SharedAttribute {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    public enum UnderlineStyleAttribute: AttributedStringKey, SharedAttribute {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    public enum StrokeColorAttribute: AttributedStringKey, SharedAttribute {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    public enum StrokeWidthAttribute: AttributedStringKey, SharedAttribute {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    public enum ShadowAttribute: AttributedStringKey, SharedAttribute {
      public typealias Value = NSShadow
      public static let name = NSAttributedString.Key.shadow.rawValue
    }
    public enum TextEffectAttribute: AttributedStringKey, SharedAttribute {
      public typealias Value = NSAttributedString.TextEffectStyle
      public static let name = NSAttributedString.Key.textEffect.rawValue
    }
    public enum AttachmentAttribute: AttributedStringKey, SharedAttribute {
      public typealias Value = NSTextAttachment
      public static let name = NSAttributedString.Key.attachment.rawValue
    }
    public enum BaselineOffsetAttribute: AttributedStringKey, SharedAttribute {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    public enum UnderlineColorAttribute: AttributedStringKey, SharedAttribute {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    public enum StrikethroughColorAttribute: AttributedStringKey, SharedAttribute {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    public enum ObliquenessAttribute: AttributedStringKey, SharedAttribute {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.obliqueness.rawValue
    }
    public enum ExpansionAttribute: AttributedStringKey, SharedAttribute {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.expansion.rawValue
    }
  }

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
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}
