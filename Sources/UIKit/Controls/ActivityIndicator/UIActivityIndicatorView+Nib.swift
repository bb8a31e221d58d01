internal import Foundation

extension UIActivityIndicatorView {
  /// Reads an `activityIndicatorView` element.
  final func decodeNib(_ nib: NibCoder) {
    switch nib.name("style") {
    case "large": style = .large
    case "whiteLarge": style = .whiteLarge
    case "white": style = .white
    case "gray": style = .gray
    default: style = .medium
    }
    if let color = nib.color("color") { self.color = color }
    setStored(
      hidesWhenStopped: nib.bool("hidesWhenStopped") ?? false, isAnimating: nib.bool("animating") ?? false)
  }
}
