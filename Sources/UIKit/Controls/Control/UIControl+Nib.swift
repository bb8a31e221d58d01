internal import Foundation

extension UIControl {
  /// Reads the attributes that all controls have.
  final func decodeControl(_ nib: NibCoder) {
    if nib.bool("enabled") == false { isEnabled = false }
    if nib.bool("selected") == true { isSelected = true }
    if nib.bool("highlighted") == true { isHighlighted = true }
    if nib.bool("showsMenuAsPrimaryAction") == true { showsMenuAsPrimaryAction = true }
    switch nib.name("contentHorizontalAlignment") {
    case "left": contentHorizontalAlignment = .left
    case "right": contentHorizontalAlignment = .right
    case "fill": contentHorizontalAlignment = .fill
    case "leading": contentHorizontalAlignment = .leading
    case "trailing": contentHorizontalAlignment = .trailing
    default: break
    }
    switch nib.name("contentVerticalAlignment") {
    case "top": contentVerticalAlignment = .top
    case "bottom": contentVerticalAlignment = .bottom
    case "fill": contentVerticalAlignment = .fill
    default: break
    }
  }
}
