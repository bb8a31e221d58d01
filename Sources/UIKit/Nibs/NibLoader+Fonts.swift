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
    let votes = self.votes(
      of: { CTFont.bundledFamily(of: $0) == family }, for: { CTFont.inPlace(of: $0, size: $1) },
      against: { CTFont.inPlace(of: $0, size: $1, wasFound: false) })
    fontsFound[family] = votes >= 0
    return votes >= 0
  }

  /// Whether the lines of a font that nothing is known of are as high as its em, as those of many makers and
  /// of fonts of pictures are. Heights of labels of one line tell: of ten such fonts in documents of nine
  /// owners seven are so high, of six owners, with 27 labels. The others are as high as Helvetica Neue, which
  /// Interface Builder shows where it does not find one, or have heights of their own.
  func isEmHigh(_ name: String) -> Bool {
    guard purpose == .canvas, CTFont.bundledFamily(of: name) == nil else { return false }
    let family = name.prefix { $0 != "-" }
    if let known = emHighFonts[String(family)] { return known }
    let votes = self.votes(
      of: { $0.prefix { $0 != "-" } == family },
      for: { CTFont.inPlace(of: $0, size: $1, isEmHigh: true) },
      against: { CTFont.inPlace(of: $0, size: $1) })
    emHighFonts[String(family)] = votes > 0
    return votes > 0
  }

  /// How many more of the labels of one line in some fonts are as high as one guess says than as another.
  private func votes(
    of isMeant: (String) -> Bool, for guess: (String, CGFloat) -> CTFont,
    against other: (String, CGFloat) -> CTFont
  ) -> Int {
    var votes = 0
    document.root.forEach { label in
      guard let (font, height) = line(of: label), case .named(let name, _) = font.face, isMeant(name),
        let size = font.pointSize.map({ CGFloat($0) })
      else { return }
      let fits = Self.fits(height, guess(name, size)), fitsOther = Self.fits(height, other(name, size))
      if fits != fitsOther { votes += fits ? 1 : -1 }
    }
    return votes
  }

  /// The font and the stored height of a label that is as high as its line; nil for others.
  func line(of label: IBObject) -> (font: IBFont, height: CGFloat)? {
    guard label.name == "label", label.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO",
      (label.attributes["numberOfLines"] ?? "1") == "1", let font = label.font("fontDescription"),
      let height = label.frame?.height, !label.hasOwnHeight
    else { return nil }
    return (font, CGFloat(height))
  }

  /// Whether a line is so high, rounded up to pixels: of any scale, where it is a whole number of points.
  private static func fits(_ height: CGFloat, _ font: CTFont) -> Bool {
    let line = UIFont(font).lineHeight, pixel: CGFloat = height == height.rounded() ? 1 : 0.5
    return height > line - 0.02 && height < line + pixel
  }
}
