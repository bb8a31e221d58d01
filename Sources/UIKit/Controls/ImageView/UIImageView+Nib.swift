internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

extension UIImageView {
  /// Reads an `imageView` element.
  final func decodeNib(_ nib: NibCoder) {
    image = nib.image("image")
    highlightedImage = nib.image("highlightedImage")
    if nib.bool("highlighted") == true { isHighlighted = true }
    if nib.bool("adjustsImageSizeForAccessibilityContentSizeCategory") == true {
      adjustsImageSizeForAccessibilityContentSizeCategory = true
    }
    preferredSymbolConfiguration = nib.object.child(key: "preferredSymbolConfiguration")
      .flatMap(nib.loader.symbolConfiguration)
  }
}

extension NibLoader {
  /// Returns the symbol configuration of an element, with a text style or point size, a weight and a scale.
  final func symbolConfiguration(_ element: IBObject) -> UIImage.SymbolConfiguration? {
    let weight = element.attributes["weight"].map { UIImage.SymbolWeight(nibName: $0) } ?? .unspecified
    let scale = element.attributes["scale"].map { UIImage.SymbolScale(nibName: $0) } ?? .unspecified
    if let font = element.font("fontDescription") {
      return UIImage.SymbolConfiguration(font: self.font(font, near: element), scale: scale)
    }
    if let size = element.double("pointSize") {
      return UIImage.SymbolConfiguration(pointSize: CGFloat(size), weight: weight, scale: scale)
    }
    if weight != .unspecified {
      return UIImage.SymbolConfiguration(pointSize: 17, weight: weight, scale: scale)
    }
    return scale == .unspecified ? nil : UIImage.SymbolConfiguration(scale: scale)
  }
}

extension UIImage.SymbolWeight {
  /// Creates a weight from its name in documents.
  init(nibName: String) {
    switch nibName {
    case "ultraLight": self = .ultraLight
    case "thin": self = .thin
    case "light": self = .light
    case "regular": self = .regular
    case "medium": self = .medium
    case "semibold": self = .semibold
    case "bold": self = .bold
    case "heavy": self = .heavy
    case "black": self = .black
    default: self = .unspecified
    }
  }
}

extension UIImage.SymbolScale {
  /// Creates a scale from its name in documents.
  init(nibName: String) {
    switch nibName {
    case "small": self = .small
    case "medium": self = .medium
    case "large": self = .large
    default: self = .default
    }
  }
}
