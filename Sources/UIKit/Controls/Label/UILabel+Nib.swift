internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

extension UILabel {
  /// Reads a `label` element.
  final func decodeNib(_ nib: NibCoder) {
    // Set before the font, which on a canvas has the text size that its Xcode drew with.
    if nib.bool("adjustsFontForContentSizeCategory") == true { adjustsFontForContentSizeCategory = true }
    if let font = nib.font() { self.font = font }
    if let color = nib.color("textColor") { textColor = color }
    if let color = nib.color("highlightedColor") { highlightedTextColor = color }
    if let color = nib.color("shadowColor") { shadowColor = color }
    if let offset = nib.size("shadowOffset") { shadowOffset = offset }
    if let alignment = NSTextAlignment(nibName: nib.name("textAlignment")) { textAlignment = alignment }
    if let mode = NSLineBreakMode(nibName: nib.name("lineBreakMode")) { lineBreakMode = mode }
    if let lines = nib.int("numberOfLines") { numberOfLines = lines }
    switch nib.name("baselineAdjustment") {
    case "alignCenters": baselineAdjustment = .alignCenters
    case "none": baselineAdjustment = .none
    default: break
    }
    decodeShrinking(nib)
    if nib.bool("enabled") == false { isEnabled = false }
    if nib.bool("highlighted") == true { isHighlighted = true }
    if let width = nib.number("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = width }
    if nib.bool("usesAttributedText") == true, let text = nib.attributedString("attributedText") {
      attributedText = text
    } else {
      text = nib.string("text")
    }
    asksForWholeHeight = nib.loader.measuring(around: nib.object).labelsInPoints
  }

  /// Reads the properties of shrinking text. Documents omit `adjustsFontSizeToFit` if it is on, and then
  /// specify the minimum size.
  private func decodeShrinking(_ nib: NibCoder) {
    let smallest = nib.number("minimumFontSize"), scale = nib.number("minimumScaleFactor")
    adjustsFontSizeToFitWidth = nib.bool("adjustsFontSizeToFit") ?? (smallest != nil || scale != nil)
    if let scale {
      minimumScaleFactor = scale
    } else if let smallest, font.pointSize > 0 {
      minimumScaleFactor = min(1, smallest / font.pointSize)
    }
  }
}
