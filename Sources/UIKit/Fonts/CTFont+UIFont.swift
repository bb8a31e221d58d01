public import CoreGraphics
public import CoreText
public import Foundation

// On Apple's systems a `CTFont` is a `UIFont` and `as` casts it. Here `UIFont` is a subclass, so the
// functions that make fonts make one where a `UIFont` is asked for:
// `CTFontCreateWithName("Georgia", 12, nil) as UIFont`.

/// The font of a name, as `CTFontCreateWithName` of Core Text makes it.
@_disfavoredOverload public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> UIFont { UIFont(CoreText.CTFontCreateWithName(name, size, matrix)) }

/// The font of a descriptor, as `CTFontCreateWithFontDescriptor` of Core Text makes it.
@_disfavoredOverload public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> UIFont { UIFont(CoreText.CTFontCreateWithFontDescriptor(descriptor, size, matrix)) }

/// A font of the system, as `CTFontCreateUIFontForLanguage` of Core Text makes it.
@_disfavoredOverload public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> UIFont? { CoreText.CTFontCreateUIFontForLanguage(uiType, size, language).map { UIFont($0) } }

/// The font of a file, as `CTFontCreateWithGraphicsFont` of Core Text makes it.
@_disfavoredOverload public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> UIFont { UIFont(CoreText.CTFontCreateWithGraphicsFont(graphicsFont, size, matrix, attributes)) }

/// A font with other attributes, as `CTFontCreateCopyWithAttributes` of Core Text makes it.
@_disfavoredOverload public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> UIFont { UIFont(CoreText.CTFontCreateCopyWithAttributes(font, size, matrix, attributes)) }

/// A font with other traits, as `CTFontCreateCopyWithSymbolicTraits` of Core Text makes it.
@_disfavoredOverload public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> UIFont? {
  CoreText.CTFontCreateCopyWithSymbolicTraits(font, size, matrix, symTraitValue, symTraitMask).map {
    UIFont($0)
  }
}
