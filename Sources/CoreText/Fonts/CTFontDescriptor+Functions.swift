// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
public import Foundation

// Font descriptors: their attributes, and fonts from them. `UIFontDescriptor` is a separate class here.

/// The PostScript name, a string.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The display name, a string.
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
/// The name of the family, a string.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The name of the style within the family, a string such as "Bold".
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
/// The traits, a dictionary.
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// The size in points, a number.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// The transform of glyphs, a `CGAffineTransform`.
public let kCTFontMatrixAttribute: CFString = "NSFontMatrixAttribute"
/// The file, a URL.
public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
/// Stored only. The positions on the axes of a variable font. Fonts are the named instances of a file.
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
/// Stored only. The fallback fonts. Characters that a font lacks come from any font that has them.
public let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"
/// Stored only. The OpenType features. Core Text shapes without them.
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
/// Stored only. A fixed advance for all glyphs.
public let kCTFontFixedAdvanceAttribute: CFString = "NSCTFontFixedAdvanceAttribute"

/// The symbolic traits, a number with the bits of `CTFontSymbolicTraits`.
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
/// The weight, a number from −1 to 1; 0 is regular.
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
/// The width, a number from −1 to 1; 0 is the standard width.
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
/// The slant, a number from −1 to 1; positive values lean to the right.
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"

/// Creates a descriptor with a PostScript or family name. A size of 0 leaves the size open.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
  var attributes: CFDictionary = [kCTFontNameAttribute: name]
  if size > 0 { attributes[kCTFontSizeAttribute] = NSNumber(value: size.native) }
  return CTFontDescriptor(attributes)
}

/// Creates a descriptor with attributes.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  CTFontDescriptor(attributes)
}

/// Creates a copy of a descriptor with attributes added or replaced.
public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor {
  CTFontDescriptor(attributes, over: original)
}

/// Creates a copy of a descriptor with another family in the same style. Returns nil if there is no such
/// family.
public func CTFontDescriptorCreateCopyWithFamily(
  _ original: CTFontDescriptor, _ family: CFString
) -> CTFontDescriptor? {
  guard let font = CTFont.forName(family, size: 1) else { return nil }
  var request = original.request
  let face = font.request.face
  request.face = face.with(weight: request.face.weight, italic: request.face.italic) ?? face
  return CTFontDescriptor(request)
}

/// Creates a copy of a descriptor with the given values for the traits in the mask. Returns nil if the family
/// has no such font.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
  _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
  original.request.with(symTraitValue, ofThese: symTraitMask).map { CTFontDescriptor($0) }
}

/// Returns the descriptors of the fonts that match a descriptor, or nil if there are none. The mandatory
/// attributes have no effect.
public func CTFontDescriptorCreateMatchingFontDescriptors(
  _ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?
) -> CFArray? {
  descriptor.matches
}

/// Returns the descriptor of the best match, or nil if there is none.
public func CTFontDescriptorCreateMatchingFontDescriptor(
  _ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?
) -> CTFontDescriptor? {
  descriptor.matches?.first
}

/// Returns the attributes that a descriptor was created with.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
  descriptor.attributes
}

/// Returns the value of an attribute: the given one, or that of the described font, or nil.
public func CTFontDescriptorCopyAttribute(
  _ descriptor: CTFontDescriptor, _ attribute: CFString
) -> CFTypeRef? {
  descriptor.value(attribute).map(object)
}

/// Returns a value as a Foundation object.
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

/// Creates the font that a descriptor describes. A size of 0 means the descriptor's, or 12 if it has none; a
/// nil matrix means the descriptor's.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  var request = descriptor.request
  if size > 0 { request.size = size }
  if request.size == 0 { request.size = 12 }
  let font = CTFont.font(request)
  return matrix.map { font.transformed(by: $0.pointee) } ?? font
}

/// Returns a descriptor of a font, with its name and size.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { CTFontDescriptor(font.request) }

/// Returns the value of an attribute of a font, or nil if it has none.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
  CTFontDescriptorCopyAttribute(CTFontCopyFontDescriptor(font), attribute)
}

/// Returns the symbolic traits of a font.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  font.request.face.symbolicTraits
}

/// Returns the traits of a font as numbers by name.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary { font.request.face.traits }

/// Returns the display name of a font.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

/// Creates the font of the same family with the given values for the traits in the mask. Returns nil if there
/// is none. A size of 0 preserves the size.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  font.request.with(symTraitValue, ofThese: symTraitMask).map { request in
    CTFontCreateCopyWithAttributes(.font(request), size, matrix, nil)
  }
}

/// Creates the font of another family in the same style. Returns nil if there is no such family. A size of 0
/// preserves the size.
public func CTFontCreateCopyWithFamily(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString
) -> CTFont? {
  CTFontDescriptorCreateCopyWithFamily(CTFontCopyFontDescriptor(font), family).map {
    CTFontCreateWithFontDescriptor($0, size, matrix)
  }
}

/// The states of a search for fonts.
public enum CTFontDescriptorMatchingState: UInt32, Sendable {
  /// `didBegin` and `didFinish` are reported once each. The others concern downloads and are never reported.
  case didBegin, didFinish, willBeginQuerying, stalled, willBeginDownloading, downloading
  /// `didMatch` and `didFailWithError` are reported once per descriptor. `didFinishDownloading` is never
  /// reported.
  case didFinishDownloading, didMatch, didFailWithError
}

/// A callback that receives the progress of a search for fonts. It returns `false` to stop the search.
public typealias CTFontDescriptorProgressHandler = (CTFontDescriptorMatchingState, CFDictionary) -> Bool

/// The descriptor being searched for, a `CTFontDescriptor`.
public let kCTFontDescriptorMatchingSourceDescriptor: CFString = "CTFontDescriptorMatchingSourceDescriptor"
/// The descriptors being searched for, an array.
public let kCTFontDescriptorMatchingDescriptors: CFString = "CTFontDescriptorMatchingDescriptors"
/// The descriptors that were found, an array.
public let kCTFontDescriptorMatchingResult: CFString = "CTFontDescriptorMatchingResult"
/// The progress of a download, a number 0…100. Never reported, since nothing is downloaded.
public let kCTFontDescriptorMatchingPercentage: CFString = "CTFontDescriptorMatchingPercentage"
/// The reason for which a font was not found, an error.
public let kCTFontDescriptorMatchingError: CFString = "CTFontDescriptorMatchingError"

/// Searches for the fonts that descriptors describe, and reports the progress before it returns. Nothing is
/// downloaded, so a font is either available or not.
///
/// - Returns: `false` if the handler stopped the search.
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
