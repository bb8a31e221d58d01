public import CoreGraphics
internal import CoreText
public import Foundation

/// A string whose characters can be changed.
public typealias CFMutableString = NSMutableString

// Changes of script and width, by the names that they have in Core Foundation.
/// Takes away signs that combine with letters, as accents are when they are characters of their own.
public let kCFStringTransformStripCombiningMarks: CFString = StringTransform.stripCombiningMarks.rawValue
/// Takes accents and the like away: "é" becomes "e".
public let kCFStringTransformStripDiacritics: CFString = StringTransform.stripDiacritics.rawValue
/// Writes any script in Latin letters.
public let kCFStringTransformToLatin: CFString = StringTransform.toLatin.rawValue
/// Makes wide characters of East Asian texts narrow, or narrow ones wide.
public let kCFStringTransformFullwidthHalfwidth: CFString = StringTransform.fullwidthToHalfwidth.rawValue
/// Latin letters to Katakana, or back.
public let kCFStringTransformLatinKatakana: CFString = StringTransform.latinToKatakana.rawValue
/// Latin letters to Hiragana, or back.
public let kCFStringTransformLatinHiragana: CFString = StringTransform.latinToHiragana.rawValue
/// Hiragana to Katakana, or back.
public let kCFStringTransformHiraganaKatakana: CFString = StringTransform.hiraganaToKatakana.rawValue
/// Chinese characters to Pinyin with tones.
public let kCFStringTransformMandarinLatin: CFString = StringTransform.mandarinToLatin.rawValue
/// Latin letters to Hangul, or back.
public let kCFStringTransformLatinHangul: CFString = StringTransform.latinToHangul.rawValue
/// Latin letters to Arabic ones, or back.
public let kCFStringTransformLatinArabic: CFString = StringTransform.latinToArabic.rawValue
/// Latin letters to Hebrew ones, or back.
public let kCFStringTransformLatinHebrew: CFString = StringTransform.latinToHebrew.rawValue
/// Latin letters to Thai ones, or back.
public let kCFStringTransformLatinThai: CFString = StringTransform.latinToThai.rawValue
/// Latin letters to Cyrillic ones, or back.
public let kCFStringTransformLatinCyrillic: CFString = StringTransform.latinToCyrillic.rawValue
/// Latin letters to Greek ones, or back.
public let kCFStringTransformLatinGreek: CFString = "Latin-Greek"
/// Characters outside of ASCII to references as in XML, such as "&#xE9;", or back.
public let kCFStringTransformToXMLHex: CFString = StringTransform.toXMLHex.rawValue
/// Characters to their names in Unicode, in braces, or back.
public let kCFStringTransformToUnicodeName: CFString = StringTransform.toUnicodeName.rawValue

/// Changes a part of a string, all of it where none is named, by one of the names above or by ICU's; tells
/// where the changed part lies, and whether the change is known and, where it is asked for so, can be undone.
@discardableResult public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
  let part =
    range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
    ?? NSRange(location: 0, length: string.length)
  // Linux's `applyTransform` loses letters at the end of a part.
  let change = StringTransform(rawValue: transform)
  guard let new = string.substring(with: part).applyingTransform(change, reverse: reverse) else {
    return false
  }
  string.replaceUnits(in: part, with: new)
  range?.pointee = CFRange(location: part.location, length: (new as NSString).length)
  return true
}

/// A copy of a string that can be changed. `alloc` and `maxLength` have no effect.
public func CFStringCreateMutableCopy(
  _ alloc: CFAllocator!, _ maxLength: CFIndex, _ theString: CFString!
) -> CFMutableString! { NSMutableString(string: theString) }
