internal import CoreGraphics
internal import CoreText
internal import Foundation
internal import InterfaceBuilder

/// Fonts that apps bring along, and that are not beside the document.
extension NibLoader {
  /// Whether Interface Builder had the font of a name when it saved the document. Where it did not find one,
  /// it laid out Helvetica Neue, as in four of eight documents that name Open Sans. The heights of labels of
  /// one line tell: those that only one of the two fits, and more of them than not.
  func hadFont(_ name: String) -> Bool {
    guard purpose == .canvas, let family = CTFont.bundledFamily(of: name) else { return true }
    if let known = fontsFound[family] { return known }
    var votes = 0
    document.root.forEach { label in
      guard label.name == "label", let (name, size, height) = line(of: label),
        CTFont.bundledFamily(of: name) == family
      else { return }
      let found = CTFont.inPlace(of: name, size: size)
      let other = CTFont.inPlace(of: name, size: size, wasFound: false)
      let fits = Self.fits(height, found), fitsOther = Self.fits(height, other)
      if fits != fitsOther { votes += fits ? 1 : -1 }
    }
    fontsFound[family] = votes >= 0
    return votes >= 0
  }

  /// The font and the stored height of a label that is as high as its line; nil for others.
  private func line(of label: IBObject) -> (font: String, size: CGFloat, height: CGFloat)? {
    guard label.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO",
      (label.attributes["numberOfLines"] ?? "1") == "1", let font = label.font("fontDescription"),
      case .named(let name, _) = font.face, let size = font.pointSize, let height = label.frame?.height,
      !label.constraints.contains(where: { $0.firstAttribute == .height && $0.secondItem == nil })
    else { return nil }
    return (name, CGFloat(size), CGFloat(height))
  }

  /// Whether a line is so high, rounded up to pixels: of any scale, where it is a whole number of points.
  private static func fits(_ height: CGFloat, _ font: CTFont) -> Bool {
    let line = UIFont(font).lineHeight, pixel: CGFloat = height == height.rounded() ? 1 : 0.5
    return height > line - 0.02 && height < line + pixel
  }
}
