internal import CoreGraphics
internal import Foundation

// Views in keyed archives, under the names that Apple's archives have for most of what they keep.
// Constraints, guides and recognisers are not kept, nor what subclasses show; labels keep their text.

extension UIView {
  /// Writes the place, the look and the subviews of the view.
  final func write(to coder: NSCoder) {
    coder.encode(bounds, forKey: "UIBounds")
    coder.encode(center, forKey: "UICenter")
    if transform != .identity { coder.encode(transform, forKey: "UIViewTransform") }
    if alpha != 1 { coder.encode(Double(alpha), forKey: "UIAlpha") }
    if let backgroundColor { coder.encode(backgroundColor, forKey: "UIBackgroundColor") }
    if extras?.tint != nil { coder.encode(tintColor, forKey: "UITintColor") }
    for (key, value) in Self.switches { coder.encode(self[keyPath: value], forKey: key) }
    coder.encode(contentMode.rawValue, forKey: "UIContentMode")
    coder.encode(Int(autoresizingMask.rawValue), forKey: "UIAutoresizingMask")
    coder.encode(tag, forKey: "UITag")
    if !subviews.isEmpty { coder.encode(subviews as NSArray, forKey: "UISubviews") }
  }

  /// Takes what `write(to:)` has written of a view; an archive that holds none changes nothing.
  final func read(from archive: NSKeyedUnarchiver) {
    // Foundation on Linux ends the archive over a key that is missing.
    guard archive.containsValue(forKey: "UIBounds") else { return }
    func has(_ key: String) -> Bool { archive.containsValue(forKey: key) }
    bounds = archive.decodeCGRect(forKey: "UIBounds")
    if has("UICenter") { center = archive.decodeCGPoint(forKey: "UICenter") }
    if has("UIViewTransform") { transform = archive.decodeCGAffineTransform(forKey: "UIViewTransform") }
    if has("UIAlpha") { alpha = CGFloat(archive.decodeDouble(forKey: "UIAlpha")) }
    if has("UIBackgroundColor") {
      backgroundColor = archive.decodeObject(forKey: "UIBackgroundColor") as? UIColor
    }
    if has("UITintColor") { tintColor = archive.decodeObject(forKey: "UITintColor") as? UIColor }
    for (key, value) in Self.switches where has(key) {
      self[keyPath: value] = archive.decodeBool(forKey: key)
    }
    if has("UIContentMode") {
      contentMode = ContentMode(rawValue: archive.decodeInteger(forKey: "UIContentMode")) ?? .scaleToFill
    }
    if has("UIAutoresizingMask") {
      let bits = archive.decodeInteger(forKey: "UIAutoresizingMask")
      autoresizingMask = AutoresizingMask(rawValue: UInt(max(0, bits)))
    }
    if has("UITag") { tag = archive.decodeInteger(forKey: "UITag") }
    let inside = has("UISubviews") ? archive.decodeObject(forKey: "UISubviews") as? [UIView] : nil
    inside?.forEach(addSubview)
  }

  private static let switches: [(String, ReferenceWritableKeyPath<UIView, Bool>)] = [
    ("UIHidden", \.isHidden), ("UIOpaque", \.isOpaque), ("UIClipsToBounds", \.clipsToBounds),
    ("UIUserInteractionEnabled", \.isUserInteractionEnabled),
    ("UIMultipleTouchEnabled", \.isMultipleTouchEnabled),
    ("UIExclusiveTouch", \.isExclusiveTouch), ("UIAutoresizeSubviews", \.autoresizesSubviews),
    ("UITranslatesToAutoresizing", \.translatesAutoresizingMaskIntoConstraints),
  ]

  /// The class of the view, or the nearest above it, that Foundation on Linux has a name for: none that lies
  /// within another type, that its file alone sees, or that is generic.
  final nonisolated var archivedClass: AnyClass {
    func hasName(_ type: NSObject.Type) -> Bool {
      let name = String(reflecting: type)
      return name.split(separator: ".").count == 2 && !name.contains("<")
    }
    var found: NSObject.Type = type(of: self)
    while !hasName(found), let above = found.superclass() as? NSObject.Type { found = above }
    return found
  }
}

extension UILabel {
  /// Writes the label's text and how it looks.
  final func writeText(to coder: NSCoder) {
    if let text { coder.encode(text as NSString, forKey: "UIText") }
    coder.encode(font.fontName as NSString, forKey: "UIFontName")
    coder.encode(Double(font.pointSize), forKey: "UIFontPointSize")
    coder.encode(textColor, forKey: "UITextColor")
    coder.encode(textAlignment.rawValue, forKey: "UITextAlignment")
    coder.encode(lineBreakMode.rawValue, forKey: "UILineBreakMode")
    coder.encode(numberOfLines, forKey: "UINumberOfLines")
  }

  /// Takes what `writeText(to:)` has written.
  final func readText(from archive: NSKeyedUnarchiver) {
    guard archive.containsValue(forKey: "UIFontName"), archive.containsValue(forKey: "UINumberOfLines")
    else { return }
    if let name = archive.decodeObject(forKey: "UIFontName") as? String {
      font = UIFont(name: name, size: CGFloat(archive.decodeDouble(forKey: "UIFontPointSize"))) ?? font
    }
    if archive.containsValue(forKey: "UIText") { text = archive.decodeObject(forKey: "UIText") as? String }
    textColor = archive.decodeObject(forKey: "UITextColor") as? UIColor
    textAlignment = NSTextAlignment(rawValue: archive.decodeInteger(forKey: "UITextAlignment")) ?? .natural
    lineBreakMode =
      NSLineBreakMode(rawValue: archive.decodeInteger(forKey: "UILineBreakMode")) ?? .byTruncatingTail
    numberOfLines = archive.decodeInteger(forKey: "UINumberOfLines")
  }
}
