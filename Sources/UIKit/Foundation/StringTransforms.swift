public import CoreGraphics
public import Foundation

/// A string whose characters can be changed.
public typealias CFMutableString = NSMutableString

// Changes of script and width, by the names that they have in Core Foundation.
public let kCFStringTransformStripCombiningMarks: CFString = StringTransform.stripCombiningMarks.rawValue
public let kCFStringTransformStripDiacritics: CFString = StringTransform.stripDiacritics.rawValue
public let kCFStringTransformToLatin: CFString = StringTransform.toLatin.rawValue
public let kCFStringTransformFullwidthHalfwidth: CFString = StringTransform.fullwidthToHalfwidth.rawValue
public let kCFStringTransformLatinKatakana: CFString = StringTransform.latinToKatakana.rawValue
public let kCFStringTransformLatinHiragana: CFString = StringTransform.latinToHiragana.rawValue
public let kCFStringTransformHiraganaKatakana: CFString = StringTransform.hiraganaToKatakana.rawValue
public let kCFStringTransformMandarinLatin: CFString = StringTransform.mandarinToLatin.rawValue
public let kCFStringTransformLatinHangul: CFString = StringTransform.latinToHangul.rawValue
public let kCFStringTransformLatinArabic: CFString = StringTransform.latinToArabic.rawValue
public let kCFStringTransformLatinHebrew: CFString = StringTransform.latinToHebrew.rawValue
public let kCFStringTransformLatinThai: CFString = StringTransform.latinToThai.rawValue
public let kCFStringTransformLatinCyrillic: CFString = StringTransform.latinToCyrillic.rawValue
public let kCFStringTransformLatinGreek: CFString = "Latin-Greek"
public let kCFStringTransformToXMLHex: CFString = StringTransform.toXMLHex.rawValue
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
  string.replaceCharacters(in: part, with: new)
  range?.pointee = CFRange(location: part.location, length: (new as NSString).length)
  return true
}

/// A copy of a string that can be changed. `alloc` and `maxLength` have no effect.
public func CFStringCreateMutableCopy(
  _ alloc: CFAllocator!, _ maxLength: CFIndex, _ theString: CFString!
) -> CFMutableString! { NSMutableString(string: theString) }
