public import CoreGraphics
public import Foundation

// Core Foundation's functions for strings with attributes. Ranges count UTF-16 units.

/// A string whose characters all have the same attributes.
public func CFAttributedStringCreate(
  _ alloc: CFAllocator!, _ str: CFString!, _ attributes: CFDictionary!
) -> CFAttributedString! {
  var named: [NSAttributedString.Key: Any] = [:]
  for (key, value) in attributes ?? [:] {
    let name = key.base as? String ?? (key.base as? NSAttributedString.Key)?.rawValue
    if let name { named[NSAttributedString.Key(name)] = value }
  }
  return NSAttributedString(string: str ?? "", attributes: named)
}

/// An empty string that can be changed; the length says nothing here.
public func CFAttributedStringCreateMutable(
  _ alloc: CFAllocator!, _ maxLength: CFIndex
) -> CFMutableAttributedString! { NSMutableAttributedString(string: "") }

/// Puts other text in place of a part, which has the attributes of the first character that goes.
public func CFAttributedStringReplaceString(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) { aStr.replaceUnits(in: NSRange(location: range.location, length: range.length), with: replacement) }

/// Gives a part an attribute.
public func CFAttributedStringSetAttribute(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: CFTypeRef!
) {
  aStr.addAttribute(
    NSAttributedString.Key(attrName), value: value as Any,
    range: NSRange(location: range.location, length: range.length))
}

/// UTF-16 units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr.length }
/// The text without its attributes.
public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! { aStr.string }
