internal import CoreGraphics
internal import Foundation

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
      for view in arranged { view.translatesAutoresizingMaskIntoConstraints = false }
      rearrange()
    }
  }
}
