internal import CoreGraphics
internal import Foundation

extension UIStackView {
  func decodeStack(from nib: NibCoder) {
    if nib.name("axis") == "vertical" { arrangement.axis = .vertical }
    switch nib.name("distribution") {
    case "fillEqually": arrangement.distribution = .fillEqually
    case "fillProportionally": arrangement.distribution = .fillProportionally
    case "equalSpacing": arrangement.distribution = .equalSpacing
    case "equalCentering": arrangement.distribution = .equalCentering
    default: break
    }
    switch nib.name("alignment") {
    case "leading", "top": arrangement.alignment = .leading
    case "center": arrangement.alignment = .center
    case "trailing", "bottom": arrangement.alignment = .trailing
    case "firstBaseline": arrangement.alignment = .firstBaseline
    case "lastBaseline": arrangement.alignment = .lastBaseline
    default: break
    }
    arrangement.spacing = nib.number("spacing") ?? 0
    if nib.name("spacingType") == "standard" { arrangement.spacing = StackArrangement.systemSpacing }
    isBaselineRelativeArrangement = nib.bool("baselineRelativeArrangement") ?? false
    // A document stores margins for a stack view exactly when the arrangement keeps to them.
    isLayoutMarginsRelativeArrangement =
      nib.insets("layoutMargins") != nil || nib.insets("directionalLayoutMargins") != nil
    arranged = subviews
    keepsStoredFrames = true
  }
}
