internal import CoreGraphics
internal import CoreText
internal import Foundation
internal import InterfaceBuilder

/// Fonts that apps bundle, and that are not beside the document.
extension NibLoader {
  /// Returns whether Interface Builder had the font with a name when it saved the document. Otherwise, it
  /// laid out Helvetica Neue, as in four of eight documents that name Open Sans. The heights of single-line
  /// labels decide: the majority of those that fit only one of the two.
  func hadFont(_ name: String) -> Bool {
    guard purpose == .canvas, let family = CTFont.bundledFamily(of: name) else { return true }
    if let known = fontsFound[family] { return known }
    let votes = self.votes(
      of: { CTFont.bundledFamily(of: $0) == family }, for: { CTFont.inPlace(of: $0, size: $1) },
      against: { CTFont.inPlace(of: $0, size: $1, wasFound: false) })
    fontsFound[family] = votes >= 0
    return votes >= 0
  }

  /// Returns whether the lines of an unknown font are as high as its em, as those of many foundries and of
  /// icon fonts are. Heights of single-line labels decide: of ten such fonts in documents of nine owners
  /// seven are so high, of six owners, with 27 labels. The others are as high as Helvetica Neue, which
  /// Interface Builder shows for a missing font, or have heights of their own.
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

  /// Returns the number of single-line labels in some fonts whose heights fit one guess, less those that fit
  /// another.
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

  /// Returns the font and the stored height of a label that is as high as its line; nil for others.
  func line(of label: IBObject) -> (font: IBFont, height: CGFloat)? {
    guard label.name == "label", label.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO",
      (label.attributes["numberOfLines"] ?? "1") == "1", let font = label.font("fontDescription"),
      let height = label.frame?.height, !label.hasOwnHeight
    else { return nil }
    return (font, CGFloat(height))
  }

  /// Returns whether a line has a height, rounded up to pixels: of any scale, if it is a whole number of
  /// points.
  private static func fits(_ height: CGFloat, _ font: CTFont) -> Bool {
    let line = UIFont(font).lineHeight, pixel: CGFloat = height == height.rounded() ? 1 : 0.5
    return height > line - 0.02 && height < line + pixel
  }
}
