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
    // A document stores margins for a stack view exactly when the arrangement keeps to them.
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
  /// Xcode's canvas gives views in stacks whose size across nothing says the size of a view that is dropped on it, as far as the
  /// stack has room: 240 x 128; image views without an image are 50 points high (stored frames of twelve documents).
  fileprivate func decodeLengthOnCanvas() {
    guard let element = nibIdentity?.object else { return }
    switch element.name {
    case "view": needExtras().lengthOnCanvas = CGSize(width: 240, height: 128)
    case "imageView" where element.attributes["image"] == nil:
      needExtras().lengthOnCanvas = CGSize(width: 240, height: 50)
    default: break
    }
  }
}

extension CGSize {
  /// The length along an axis of a stack.
  func span(of axis: StackAxis) -> CGFloat { axis.length == .width ? width : height }
}
