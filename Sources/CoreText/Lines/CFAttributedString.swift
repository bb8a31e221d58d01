// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
public import Foundation

// Core Foundation's functions for attributed strings. Ranges are in UTF-16 units.

/// Creates a string whose characters all have the same attributes.
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

/// Creates an empty mutable string. The maximum length has no effect.
public func CFAttributedStringCreateMutable(
  _ alloc: CFAllocator!, _ maxLength: CFIndex
) -> CFMutableAttributedString! { NSMutableAttributedString(string: "") }

/// Replaces a part of a string. The replacement has the attributes of the first character that it replaces.
public func CFAttributedStringReplaceString(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) { aStr.replaceUnits(in: NSRange(location: range.location, length: range.length), with: replacement) }

/// Sets an attribute of a part of a string.
public func CFAttributedStringSetAttribute(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: CFTypeRef!
) {
  aStr.addAttribute(
    NSAttributedString.Key(attrName), value: value as Any,
    range: NSRange(location: range.location, length: range.length))
}

/// Returns the length of a string in UTF-16 units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr.length }
/// Returns the string without its attributes.
public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! { aStr.string }
