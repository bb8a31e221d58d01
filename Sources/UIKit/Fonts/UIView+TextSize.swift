internal import Foundation

/// Something whose font can follow the size of text that the user prefers.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font that is a text style's, or that metrics
  /// have scaled, is exchanged for that of another size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// Something whose image can follow the size of text that the user prefers.
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol
{
  /// Whether the image is larger at the sizes of text for accessibility.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}

extension UIView {
  final func limitTextSize(_ least: UIContentSizeCategory?, _ largest: UIContentSizeCategory?) {
    changeTraits { $0.textSizes = least == nil && largest == nil ? nil : (least, largest) }
  }

  final var textSizeLimitsDescription: String {
    var lines: [String] = []
    var view: UIView? = self
    while let one = view {
      if let limits = one.extras?.textSizes {
        let words = [
          limits.least.map { "at least \($0.rawValue)" }, limits.largest.map { "at most \($0.rawValue)" },
        ].compactMap { $0 }
        lines.append("\(type(of: one)): " + words.joined(separator: ", "))
      }
      view = one.superview
    }
    return lines.joined(separator: "\n")
  }
}

extension NSAttributedString {
  /// The text with each font at the preferred text size of traits.
  final func following(_ traits: UITraitCollection) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { font, range, _ in
      guard let font = font as? UIFont else { return }
      let new = font.following(traits)
      if new !== font { result.addAttribute(.font, value: new, range: range) }
    }
    return result
  }
}
