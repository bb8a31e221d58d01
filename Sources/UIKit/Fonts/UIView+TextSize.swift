internal import CoreText
internal import Foundation

/// The methods of objects whose fonts can follow the preferred content size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// A Boolean value that determines whether fonts of text styles, and fonts scaled by font metrics, are
  /// updated when the preferred content size changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// The methods of objects whose images can follow the preferred content size.
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol
{
  /// A Boolean value that determines whether the image is larger in accessibility content size categories.
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
  /// Returns the text with all fonts scaled to the preferred content size of traits.
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

extension UIFont {
  /// The part of a width by which a text may be longer or shorter on iOS: a tenth if the widths are those of
  /// a similar font, otherwise a fiftieth.
  package final var widthError: CGFloat { hasEstimatedAdvances ? 0.1 : 0.02 }
}
