public import CoreGraphics
internal import CoreText
public import Foundation

/// A mutable string.
public typealias CFMutableString = NSMutableString

// Transforms of script and width, under Core Foundation's names.
/// Removes combining marks, such as accents that are separate characters.
public let kCFStringTransformStripCombiningMarks: CFString = StringTransform.stripCombiningMarks.rawValue
/// Removes accents and other diacritics: "é" becomes "e".
public let kCFStringTransformStripDiacritics: CFString = StringTransform.stripDiacritics.rawValue
/// Converts any script to Latin letters.
public let kCFStringTransformToLatin: CFString = StringTransform.toLatin.rawValue
/// Converts full-width characters of East Asian texts to half-width ones, or back.
public let kCFStringTransformFullwidthHalfwidth: CFString = StringTransform.fullwidthToHalfwidth.rawValue
/// Converts Latin letters to Katakana, or back.
public let kCFStringTransformLatinKatakana: CFString = StringTransform.latinToKatakana.rawValue
/// Converts Latin letters to Hiragana, or back.
public let kCFStringTransformLatinHiragana: CFString = StringTransform.latinToHiragana.rawValue
/// Converts Hiragana to Katakana, or back.
public let kCFStringTransformHiraganaKatakana: CFString = StringTransform.hiraganaToKatakana.rawValue
/// Converts Chinese characters to Pinyin with tones.
public let kCFStringTransformMandarinLatin: CFString = StringTransform.mandarinToLatin.rawValue
/// Converts Latin letters to Hangul, or back.
public let kCFStringTransformLatinHangul: CFString = StringTransform.latinToHangul.rawValue
/// Converts Latin letters to Arabic ones, or back.
public let kCFStringTransformLatinArabic: CFString = StringTransform.latinToArabic.rawValue
/// Converts Latin letters to Hebrew ones, or back.
public let kCFStringTransformLatinHebrew: CFString = StringTransform.latinToHebrew.rawValue
/// Converts Latin letters to Thai ones, or back.
public let kCFStringTransformLatinThai: CFString = StringTransform.latinToThai.rawValue
/// Converts Latin letters to Cyrillic ones, or back.
public let kCFStringTransformLatinCyrillic: CFString = StringTransform.latinToCyrillic.rawValue
/// Converts Latin letters to Greek ones, or back.
public let kCFStringTransformLatinGreek: CFString = "Latin-Greek"
/// Converts characters outside of ASCII to XML references, such as "&#xE9;", or back.
public let kCFStringTransformToXMLHex: CFString = StringTransform.toXMLHex.rawValue
/// Converts characters to their names in Unicode, in braces, or back.
public let kCFStringTransformToUnicodeName: CFString = StringTransform.toUnicodeName.rawValue

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Transforms a part of a string, or all of it if none is given, by one of the names above or by ICU's.
/// Stores the range of the result, and returns whether the transform is known and, if requested, reversible.
@discardableResult public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
  let part =
    range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
    ?? NSRange(location: 0, length: string.length)
  // `applyTransform` on Linux loses letters at the end of a part.
  let change = StringTransform(rawValue: transform)
  guard let new = string.substring(with: part).applyingTransform(change, reverse: reverse) else {
    return false
  }
  string.replaceUnits(in: part, with: new)
  range?.pointee = CFRange(location: part.location, length: (new as NSString).length)
  return true
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a mutable copy of a string. `alloc` and `maxLength` have no effect.
public func CFStringCreateMutableCopy(
  _ alloc: CFAllocator!, _ maxLength: CFIndex, _ theString: CFString!
) -> CFMutableString! { NSMutableString(string: theString) }
