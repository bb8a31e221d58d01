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
    let (hides, turns) = (nib.bool("hidesWhenStopped") ?? false, nib.bool("animating") ?? false)
    setStored(hidesWhenStopped: hides, isAnimating: turns)
    // On the canvas a stopped indicator keeps its place in a stack view (four of four in stored frames); one
    // that turns and is hidden does not.
    if nib.loader.usesDesignSizes, hides, !turns, nib.stackAround != nil { isHidden = false }
  }
}
