internal import CoreGraphics
internal import Foundation

// Foundation on Linux writes attributed strings into keyed archives as Apple's does, but cannot read them: it
// expects keys that strings with a single attribute run do not have, and traps on values in secure archives
// that are not dictionaries. Archives are therefore decoded into the classes below, registered under the
// names of Foundation's.

/// An attributed string decoded from an archive.
private final class ArchivedText: NSAttributedString {
  required init?(coder: NSCoder) { super.init(attributedString: coder.attributedText()) }
}

/// A mutable attributed string decoded from an archive.
private final class MutableArchivedText: NSMutableAttributedString {
  required init?(coder: NSCoder) { super.init(attributedString: coder.attributedText()) }
}

// Registered at load time, because an archive may be read before anything else in this module is used.
@section(".init_array") @used
private let namesOfArchives: @convention(c) () -> Void = {
  NSKeyedUnarchiver.setClass(ArchivedText.self, forClassName: "NSAttributedString")
  NSKeyedUnarchiver.setClass(MutableArchivedText.self, forClassName: "NSMutableAttributedString")
  // Archives written on Apple's systems name classes without their module.
  let classes: [(AnyClass, String)] = [
    (UIColor.self, "UIColor"), (UIFont.self, "UIFont"), (UIFontDescriptor.self, "UIFontDescriptor"),
    (UIImage.self, "UIImage"), (UIBezierPath.self, "UIBezierPath"), (NSShadow.self, "NSShadow"),
    (NSParagraphStyle.self, "NSParagraphStyle"), (NSMutableParagraphStyle.self, "NSMutableParagraphStyle"),
    (NSTextTab.self, "NSTextTab"), (NSTextList.self, "NSTextList"),
    (NSTextAttachment.self, "NSTextAttachment"),
  ]
  for (kind, name): (AnyClass, String) in classes { NSKeyedUnarchiver.setClass(kind, forClassName: name) }
}

extension NSCoder {
  /// The classes allowed for attribute values, in addition to those that the archive's reader allows.
  private static let kinds: [AnyClass] = [
    NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, NSURL.self, NSData.self, NSDate.self,
    UIColor.self, UIFont.self, NSParagraphStyle.self, NSShadow.self, NSTextAttachment.self,
  ]

  /// Decodes the characters and the attributes of each run.
  ///
  /// A string with one run stores its attributes directly. Any other string stores a list of attribute
  /// dictionaries and, for each run, its length and an index into that list.
  fileprivate func attributedText() -> NSAttributedString {
    let result = NSMutableAttributedString(string: self.string(at: "NSString") ?? "")
    guard containsValue(forKey: "NSAttributes") else { return result }
    let attributes = decodeObject(of: Self.kinds + (allowedClasses ?? []), forKey: "NSAttributes")
    if let attributes = attributes as? [String: Any] {
      result.setAttributes(Self.keyed(attributes), range: NSRange(location: 0, length: result.length))
    } else if let looks = attributes as? [[String: Any]] {
      var place = 0
      for (length, look) in runs where looks.indices.contains(look) && length <= result.length - place {
        result.setAttributes(Self.keyed(looks[look]), range: NSRange(location: place, length: length))
        place += length
      }
    }
    return result
  }

  private static func keyed(_ attributes: [String: Any]) -> [NSAttributedString.Key: Any] {
    Dictionary(attributes.map { (NSAttributedString.Key($0), $1) }) { $1 }
  }

  /// The runs, decoded from pairs of variable-length integers: seven bits per byte, least significant first,
  /// with the eighth bit set if more bytes follow.
  private var runs: [(length: Int, look: Int)] {
    let bytes = object(NSData.self, at: "NSAttributeInfo").map { Data(referencing: $0) } ?? Data()
    var (numbers, number, shift) = ([Int](), 0, 0)
    for byte in bytes {
      if shift < 56 { number |= Int(byte & 0x7F) << shift }
      shift += 7
      guard byte & 0x80 == 0 else { continue }
      numbers.append(number)
      (number, shift) = (0, 0)
    }
    return stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
  }
}
