internal import CoreGraphics
internal import Foundation

// Views in keyed archives, under the names that Apple's archives use for most properties. Constraints,
// guides, gesture recognisers and the contents of subclasses are not archived, except for the text of labels
// and the content size of scroll views. Private subviews of UIKit's views are created again by their owners.

extension UIView {
  /// Encodes the geometry, the appearance and the subviews of the view.
  final func write(to coder: NSCoder) {
    if kitClass != UIView.self, kitClass != UILabel.self {
      notYet("UIView.encode(with:) of what classes of UIKit show beside views and labels")
    }
    if !constraints.isEmpty { notYet("UIView.encode(with:) of constraints") }
    coder.encode(bounds, forKey: "UIBounds")
    coder.encode(center, forKey: "UICenter")
    if transform != .identity { coder.encode(transform, forKey: "UIViewTransform") }
    if alpha != 1 { coder.encode(Double(alpha), forKey: "UIAlpha") }
    if let backgroundColor { coder.encode(backgroundColor, forKey: "UIBackgroundColor") }
    if let tint = extras?.tint { coder.encode(tint, forKey: "UITintColor") }
    for (key, value) in Self.switches { coder.encode(self[keyPath: value], forKey: key) }
    coder.encode(contentMode.rawValue, forKey: "UIContentMode")
    coder.encode(Int(autoresizingMask.rawValue), forKey: "UIAutoresizingMask")
    coder.encode(tag, forKey: "UITag")
    let inside = archivedSubviews
    if !inside.isEmpty { coder.encode(inside as NSArray, forKey: "UISubviews") }
  }

  /// Decodes what `write(to:)` has encoded; an archive without a view changes nothing.
  final func read(from archive: NSKeyedUnarchiver) {
    // Foundation on Linux ends the archive over a missing key.
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

  /// The nearest UIKit class of the view.
  fileprivate final var kitClass: NSObject.Type {
    var found: NSObject.Type = type(of: self)
    while !String(reflecting: found).hasPrefix("UIKit."), let above = found.superclass() as? NSObject.Type {
      found = above
    }
    return found
  }

  /// The UIKit classes that add no subviews of public classes, except for the refresh control of a scroll
  /// view. All others create their subviews again when they are decoded: which of those belong to the client
  /// is not known.
  private static let holders: [NSObject.Type] = [
    UIView.self, UILabel.self, UIControl.self, UIImageView.self, UIScrollView.self,
  ]

  /// The subviews that the client has added.
  private var archivedSubviews: [UIView] {
    let ownClass = kitClass
    guard Self.holders.contains(where: { $0 == ownClass }) else { return [] }
    return subviews.filter { !($0 is UIRefreshControl) && !UIView.isPart(type(of: $0)) }
  }

  /// Returns whether a class is private to UIKit. Views that stand for those of other frameworks are the
  /// client's.
  private nonisolated static func isPart(_ type: NSObject.Type) -> Bool {
    let name = String(reflecting: type)
    return name.hasPrefix("UIKit.") && !name.hasPrefix("UIKit.UI") && type != ForeignView.self
  }

  /// The class of the view, or its nearest superclass, that is public and that Foundation on Linux can name:
  /// one that is not nested, file-private or generic.
  final nonisolated var archivedClass: AnyClass {
    func hasName(_ type: NSObject.Type) -> Bool {
      let name = String(reflecting: type)
      return name.split(separator: ".").count == 2 && !name.contains("<") && !UIView.isPart(type)
    }
    var found: NSObject.Type = type(of: self)
    while !hasName(found), let above = found.superclass() as? NSObject.Type { found = above }
    return found
  }
}

extension UILabel {
  /// Encodes the label's text and its appearance.
  final func writeText(to coder: NSCoder) {
    if content.styled != nil, let attributedText { coder.encode(attributedText, forKey: "UIAttributedText") }
    if let text { coder.encode(text as NSString, forKey: "UIText") }
    coder.encode(font.fontName as NSString, forKey: "UIFontName")
    coder.encode(Double(font.pointSize), forKey: "UIFontPointSize")
    coder.encode(textColor, forKey: "UITextColor")
    coder.encode(textAlignment.rawValue, forKey: "UITextAlignment")
    coder.encode(lineBreakMode.rawValue, forKey: "UILineBreakMode")
    coder.encode(numberOfLines, forKey: "UINumberOfLines")
  }

  /// Decodes what `writeText(to:)` has encoded; what the archive does not contain is unchanged.
  final func readText(from archive: NSKeyedUnarchiver) {
    // Foundation on Linux ends the archive over a missing key.
    func has(_ key: String) -> Bool { archive.containsValue(forKey: key) }
    if has("UIFontName"), has("UIFontPointSize"),
      let name = archive.decodeObject(forKey: "UIFontName") as? String
    {
      font = UIFont(name: name, size: CGFloat(archive.decodeDouble(forKey: "UIFontPointSize"))) ?? font
    }
    if has("UIText") { text = archive.decodeObject(forKey: "UIText") as? String }
    if has("UITextColor") { textColor = archive.decodeObject(forKey: "UITextColor") as? UIColor }
    if has("UITextAlignment") {
      textAlignment = NSTextAlignment(rawValue: archive.decodeInteger(forKey: "UITextAlignment")) ?? .natural
    }
    if has("UILineBreakMode") {
      let mode = archive.decodeInteger(forKey: "UILineBreakMode")
      lineBreakMode = NSLineBreakMode(rawValue: mode) ?? .byTruncatingTail
    }
    if has("UINumberOfLines") { numberOfLines = archive.decodeInteger(forKey: "UINumberOfLines") }
    archive.object(NSAttributedString.self, at: "UIAttributedText").map { attributedText = $0 }
  }
}

extension UIScrollView {
  /// Encodes the content size; tables, collection views and text views compute theirs.
  final func writeContent(to coder: NSCoder) {
    if kitClass == UIScrollView.self { coder.encode(contentSize, forKey: "UIContentSize") }
  }

  /// Decodes what `writeContent(to:)` has encoded.
  final func readContent(from archive: NSKeyedUnarchiver) {
    guard archive.containsValue(forKey: "UIContentSize") else { return }
    contentSize = archive.decodeCGSize(forKey: "UIContentSize")
  }
}
