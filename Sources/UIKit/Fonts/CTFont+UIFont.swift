// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
public import CoreText
public import Foundation

// On Apple's systems `CTFont` and `UIFont` are bridged, so that `as` converts between them. Here `UIFont` is
// a subclass, so these overloads return a `UIFont` where one is expected:
// `CTFontCreateWithName("Georgia", 12, nil) as UIFont`.

/// Returns the font with a name, as Core Text's `CTFontCreateWithName` does.
@_disfavoredOverload public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> UIFont { UIFont(CoreText.CTFontCreateWithName(name, size, matrix)) }

/// Returns the font of a descriptor, as Core Text's `CTFontCreateWithFontDescriptor` does.
@_disfavoredOverload public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> UIFont { UIFont(CoreText.CTFontCreateWithFontDescriptor(descriptor, size, matrix)) }

/// Returns a system font, as Core Text's `CTFontCreateUIFontForLanguage` does.
@_disfavoredOverload public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> UIFont? { CoreText.CTFontCreateUIFontForLanguage(uiType, size, language).map { UIFont($0) } }

/// Returns the font of a font file, as Core Text's `CTFontCreateWithGraphicsFont` does.
@_disfavoredOverload public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> UIFont { UIFont(CoreText.CTFontCreateWithGraphicsFont(graphicsFont, size, matrix, attributes)) }

/// Returns a font with other attributes, as Core Text's `CTFontCreateCopyWithAttributes` does.
@_disfavoredOverload public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> UIFont { UIFont(CoreText.CTFontCreateCopyWithAttributes(font, size, matrix, attributes)) }

/// Returns a font with other traits, as Core Text's `CTFontCreateCopyWithSymbolicTraits` does.
@_disfavoredOverload public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> UIFont? {
  CoreText.CTFontCreateCopyWithSymbolicTraits(font, size, matrix, symTraitValue, symTraitMask).map {
    UIFont($0)
  }
}
