public import CoreGraphics
public import Foundation

// Descriptions of fonts: their attributes, and fonts from them. `UIFontDescriptor` is another class here.

/// The name in PostScript, a string.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The name for people, a string.
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
/// The name of the family, a string.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The name of the style within the family, a string such as "Bold".
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
/// A dictionary of traits.
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// The size in points, a number.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// The transform of glyphs, a `CGAffineTransform`.
public let kCTFontMatrixAttribute: CFString = "NSFontMatrixAttribute"
/// The file, a URL.
public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
/// Places on the axes of a variable font. Kept for the app: fonts are the styles that a file names.
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
/// Fonts to fall back to. Kept for the app: characters that a font lacks come from one that has them.
public let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"
/// OpenType features. Kept for the app: Core Text shapes without them.
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
/// One advance for all glyphs. Kept for the app.
public let kCTFontFixedAdvanceAttribute: CFString = "NSCTFontFixedAdvanceAttribute"

/// The bits of `CTFontSymbolicTraits`, a number.
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
/// The weight from −1 to 1, a number; 0 is regular.
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
/// The width from −1 to 1, a number; 0 is the standard.
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
/// The slant from −1 to 1, a number; positive leans to the right.
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"

/// The description of a font of a name in PostScript or of a family; a size of 0 leaves that open.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
  var attributes: CFDictionary = [kCTFontNameAttribute: name]
  if size > 0 { attributes[kCTFontSizeAttribute] = NSNumber(value: size.native) }
  return CTFontDescriptor(attributes)
}

/// A description by attributes.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  CTFontDescriptor(attributes)
}

/// A description with attributes added or replaced.
public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor {
  CTFontDescriptor(attributes, over: original)
}

/// A description with another family, in the same style; nil where there is no such family.
public func CTFontDescriptorCreateCopyWithFamily(
  _ original: CTFontDescriptor, _ family: CFString
) -> CTFontDescriptor? {
  guard let font = CTFont.forName(family, size: 1) else { return nil }
  var request = original.request
  let face = font.request.face
  request.face = face.with(weight: request.face.weight, italic: request.face.italic) ?? face
  return CTFontDescriptor(request)
}

/// A description with those of the mask's traits that are given; nil where the family has no such font.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
  _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
  original.request.with(symTraitValue, ofThese: symTraitMask).map { CTFontDescriptor($0) }
}

/// The fonts that agree with a description; nil where there is none. Which attributes are mandatory has no
/// effect.
public func CTFontDescriptorCreateMatchingFontDescriptors(
  _ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?
) -> CFArray? {
  descriptor.matches
}

/// The font that agrees best with a description; nil where there is none.
public func CTFontDescriptorCreateMatchingFontDescriptor(
  _ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?
) -> CTFontDescriptor? {
  descriptor.matches?.first
}

/// What was given for a description.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
  descriptor.attributes
}

/// What was given for an attribute, or what the font has that is described; nil without any.
public func CTFontDescriptorCopyAttribute(
  _ descriptor: CTFontDescriptor, _ attribute: CFString
) -> CFTypeRef? {
  descriptor.value(attribute).map(object)
}

/// A value as an object of Foundation.
private func object(_ value: Any) -> AnyObject {
  switch value {
  case let text as String: NSString(string: text)
  case let url as URL: url as NSURL
  case let table as [AnyHashable: Any]: NSDictionary(dictionary: table)
  default: value as AnyObject
  }
}

extension FontRequest {
  fileprivate func with(
    _ traits: CTFontSymbolicTraits, ofThese mask: CTFontSymbolicTraits
  ) -> FontRequest? {
    var request = self
    guard let face = request.face.with(traits, ofThese: mask) else { return nil }
    request.face = face
    return request
  }
}

/// The font described. A size of 0 is the description's, or 12 where that leaves it open; no matrix is the
/// description's.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  var request = descriptor.request
  if size > 0 { request.size = size }
  if request.size == 0 { request.size = 12 }
  let font = CTFont.font(request)
  return matrix.map { font.transformed(by: $0.pointee) } ?? font
}

/// The description of a font: its name and size.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { CTFontDescriptor(font.request) }

/// An attribute of a font; nil where it has none of that name.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
  CTFontDescriptorCopyAttribute(CTFontCopyFontDescriptor(font), attribute)
}

/// The style as bits.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  font.request.face.symbolicTraits
}

/// The style as numbers, by the names of traits.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary { font.request.face.traits }

/// The name for people.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

/// The font of the same family with those of the mask's traits that are given; nil where there is none. A
/// size of 0 keeps the size.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  font.request.with(symTraitValue, ofThese: symTraitMask).map { request in
    CTFontCreateCopyWithAttributes(.font(request), size, matrix, nil)
  }
}

/// The font of another family in the same style; nil where there is no such family. A size of 0 keeps the
/// size.
public func CTFontCreateCopyWithFamily(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString
) -> CTFont? {
  CTFontDescriptorCreateCopyWithFamily(CTFontCopyFontDescriptor(font), family).map {
    CTFontCreateWithFontDescriptor($0, size, matrix)
  }
}

/// How far a search for fonts has come.
public enum CTFontDescriptorMatchingState: UInt32, Sendable {
  /// Of these the first two are told here, once each; the others are about fonts that are loaded.
  case didBegin, didFinish, willBeginQuerying, stalled, willBeginDownloading, downloading
  /// Whether a font was found; told once of each description. `didFinishDownloading` is never told.
  case didFinishDownloading, didMatch, didFailWithError
}

/// What is told of a search for fonts; false ends it.
public typealias CTFontDescriptorProgressHandler = (CTFontDescriptorMatchingState, CFDictionary) -> Bool

/// The description that is searched for, a `CTFontDescriptor`.
public let kCTFontDescriptorMatchingSourceDescriptor: CFString = "CTFontDescriptorMatchingSourceDescriptor"
/// The descriptions that are searched for, an array.
public let kCTFontDescriptorMatchingDescriptors: CFString = "CTFontDescriptorMatchingDescriptors"
/// The descriptions that were found, an array.
public let kCTFontDescriptorMatchingResult: CFString = "CTFontDescriptorMatchingResult"
/// How much is loaded, a number 0…100. Never told: nothing is loaded.
public let kCTFontDescriptorMatchingPercentage: CFString = "CTFontDescriptorMatchingPercentage"
/// Why a font was not found, an error.
public let kCTFontDescriptorMatchingError: CFString = "CTFontDescriptorMatchingError"

/// Searches for the fonts that descriptions ask for and tells of it, before it comes back: nothing is loaded
/// from anywhere, so a font is there or is not. False where the handler ended it.
@discardableResult public func CTFontDescriptorMatchFontDescriptorsWithProgressHandler(
  _ descriptors: CFArray, _ mandatoryAttributes: CFSet?,
  _ progressBlock: @escaping CTFontDescriptorProgressHandler
) -> Bool {
  let wanted = descriptors.compactMap { $0 as? CTFontDescriptor }
  guard progressBlock(.didBegin, [kCTFontDescriptorMatchingDescriptors: wanted]) else { return false }
  var found: [CTFontDescriptor] = []
  for descriptor in wanted {
    let match = CTFontDescriptorCreateMatchingFontDescriptor(descriptor, mandatoryAttributes)
    var told: CFDictionary = [kCTFontDescriptorMatchingSourceDescriptor: descriptor]
    if let match {
      found.append(match)
      told[kCTFontDescriptorMatchingResult] = [match]
    } else {
      told[kCTFontDescriptorMatchingError] = NSError(
        domain: kCTFontManagerErrorDomain, code: CTFontManagerError.fileNotFound.rawValue)
    }
    guard progressBlock(match == nil ? .didFailWithError : .didMatch, told) else { return false }
  }
  return progressBlock(
    .didFinish,
    [kCTFontDescriptorMatchingDescriptors: wanted, kCTFontDescriptorMatchingResult: found])
}
