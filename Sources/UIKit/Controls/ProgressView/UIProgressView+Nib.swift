internal import Foundation
internal import InterfaceBuilder

extension UIProgressView {
  /// Reads a `progressView` element.
  final func decodeNib(_ nib: NibCoder) {
    progress = Float(nib.number("progress") ?? 0)
    if nib.name("progressViewStyle") == "bar" { progressViewStyle = .bar }
    progressTintColor = nib.color("progressTintColor")
    trackTintColor = nib.color("trackTintColor")
    progressImage = nib.image("progressImage")
    trackImage = nib.image("trackImage")
  }
}
