internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

extension UIStackView {
  func decodeStack(from nib: NibCoder) {
    if nib.name("axis") == "vertical" { manner.axis = .vertical }
    switch nib.name("distribution") {
    case "fillEqually": manner.distribution = .fillEqually
    case "fillProportionally": manner.distribution = .fillProportionally
    case "equalSpacing": manner.distribution = .equalSpacing
    case "equalCentering": manner.distribution = .equalCentering
    default: break
    }
    switch nib.name("alignment") {
    case "leading", "top": manner.alignment = .leading
    case "center": manner.alignment = .center
    case "trailing", "bottom": manner.alignment = .trailing
    case "firstBaseline": manner.alignment = .firstBaseline
    case "lastBaseline": manner.alignment = .lastBaseline
    default: break
    }
    manner.spacing = nib.number("spacing") ?? 0
    if nib.name("spacingType") == "standard" { manner.spacing = StackManner.systemSpacing }
    manner.isBaselineRelative = nib.bool("baselineRelativeArrangement") ?? false
    // A document stores margins for a stack view exactly if the arrangement is relative to them.
    manner.isMarginsRelative =
      nib.insets("layoutMargins") != nil || nib.insets("directionalLayoutMargins") != nil
    arranged = subviews
    keepsStoredFrames = settings.contains(.keepsStoredFrame)
    if !keepsStoredFrames {
      for view in arranged {
        view.translatesAutoresizingMaskIntoConstraints = false
        if nib.loader.purpose == .canvas { view.decodeLengthOnCanvas() }
      }
      rearrange()
    }
  }
}

extension UIView {
  /// Stores the length that a view in a stack, whose size across the axis nothing determines, keeps on
  /// Xcode's canvas as far as the stack has space: 240 x 128 where it was dropped there (twelve documents),
  /// and whatever it had before its stack was aligned otherwise (414, 341, 333, 311 and 126 wide in four).
  fileprivate func decodeLengthOnCanvas() {
    guard let frame = nibIdentity?.object.frame else { return }
    needExtras().lengthOnCanvas = CGSize(width: frame.width, height: frame.height)
  }
}

extension CGSize {
  /// Returns the length along an axis of a stack.
  func span(of axis: StackAxis) -> CGFloat { axis.length == .width ? width : height }
}
