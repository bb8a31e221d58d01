internal import Foundation

extension CTFont {
  /// The names of the families that iOS has or the program has registered, sorted.
  package static var families: [String] {
    Set(FontFamily.all.map(\.name) + RegisteredFonts.faces.map(\.familyName)).sorted()
  }

  /// Returns the PostScript names of a family's fonts, or an empty array for an unknown family.
  package static func fontNames(ofFamily name: String) -> [String] {
    FontFamily.all.first { $0.name == name }.map { family in family.styles.map { family.prefix + $0 } }
      ?? RegisteredFonts.faces.filter { $0.familyName == name }.map(\.postScriptName)
  }

  /// Creates the font that a document names: one of iOS, of the document's project, or of this machine, or
  /// the system font for names of San Francisco's published files. Returns nil if there is none.
  package static func document(_ name: String, size: CGFloat, project: (String) -> NamedFace?) -> CTFont? {
    if NamedFace.iPhoneFace(name) == nil, !name.hasPrefix("."), let face = project(name) {
      return font(FontRequest(face: .named(face), size: size))
    }
    if let font = forName(name, size: size) { return font }
    for (prefix, system) in publishedSystemNames where name.hasPrefix(prefix) {
      let style = name.split(separator: "-", maxSplits: 1).dropFirst().first ?? ""
      guard let font = forName(system + "-" + style, size: size) else { continue }
      return system == ".SFUI" ? font.inCut(ofFile: name) : font
    }
    return nil
  }

  /// Returns the system font in the cut of a published file, such as `SFProText-Regular`.
  private func inCut(ofFile name: String) -> CTFont {
    guard case .system(var face) = request.face else { return self }
    let family = name.split(separator: "-", maxSplits: 1).first ?? ""
    face.cut = family.hasSuffix("Text") ? .text : family.hasSuffix("Display") ? .display : .bySize
    var request = request
    request.face = .system(face)
    return .font(request)
  }

  /// Creates the font that measures text in a font that a document names and that is not available: the
  /// advances of a family that apps often bundle, else Helvetica Neue, which Interface Builder shows for a
  /// missing font (labels in "OpenSans-Light" whose stored sizes are Helvetica Neue's).
  ///
  /// - Parameters:
  ///   - name: The PostScript name of the font.
  ///   - size: The size in points.
  ///   - wasFound: `true` if Interface Builder may have found the font.
  ///   - isEmHigh: `true` if its lines are known to be as high as its em.
  /// - Returns: The font for measurements.
  package static func inPlace(
    of name: String, size: CGFloat, wasFound: Bool = true, isEmHigh: Bool = false
  ) -> CTFont {
    let known = wasFound ? NamedFace.bundledFace(name) : nil
    let face = known ?? (isEmHigh ? NamedFace.emHighFace(name) : NamedFace.find("HelveticaNeue"))
    return face.map { font(FontRequest(face: .named($0), size: size)) } ?? .system(size: size)
  }

  /// Returns the family of a font that a document names, if apps often bundle it.
  package static func bundledFamily(of name: String) -> String? { NamedFace.bundledFace(name)?.familyName }

  /// The prefixes of the names of the system font's cuts in the files that Apple publishes for designers, and
  /// those of iOS.
  private static let publishedSystemNames = [
    ("SFMono", ".AppleSystemUIFontMonospaced"), ("SFProRounded", ".SFUIRounded"), ("SFPro", ".SFUI"),
    ("SFUI", ".SFUI"),
    ("SFCompact", ".SFUI"), ("NewYork", ".NewYork"),
  ]

  /// Creates the font with a name: the system font by any of its names, a font of iOS, or one of this
  /// machine.
  package static func forName(_ name: String, size: CGFloat) -> CTFont? {
    guard name.hasPrefix(".") else { return named(name, size: size) }
    let style = name.split(separator: "-", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
    let isMono = name.contains("Mono")
    let design: SystemFontFace.Design =
      isMono
      ? .monospaced : name.contains("Rounded") ? .rounded : name.contains("NewYork") ? .serif : .default
    return system(
      size: size, weight: SystemFontWeight(styleName: style), italic: style.contains("Italic"), design: design
    )
  }
}

extension FontRequest.Face {
  /// The weight of the face.
  package var weight: SystemFontWeight {
    switch self {
    case .system(let face): face.weight
    case .named(let face): face.weight
    }
  }

  /// A Boolean value that indicates whether the face is slanted.
  package var italic: Bool {
    switch self {
    case .system(let face): face.italic
    case .named(let face): face.italic
    }
  }

  /// A Boolean value that indicates whether all glyphs have the same advance.
  package var isMonospaced: Bool {
    switch self {
    case .system(let face): face.design == .monospaced
    case .named(let face): face.kind == .monospaced
    }
  }

  /// Returns the face of the same family with a slant and the weight nearest to a given one, or nil if the
  /// family has none in that slant.
  package func with(weight: SystemFontWeight, italic: Bool) -> FontRequest.Face? {
    switch self {
    case .system(var face):
      (face.weight, face.italic) = (weight, italic)
      return .system(face)
    case .named(let face):
      return face.sibling(weight: weight, italic: italic).map { .named($0) }
    }
  }

  /// Returns the bold or regular, upright or slanted face of the same family, or nil if the family has none.
  ///
  /// A weight that agrees with `bold` is preserved; a lighter one becomes `boldWeight`.
  package func with(bold: Bool, italic: Bool, boldWeight: SystemFontWeight) -> FontRequest.Face? {
    let isBold = weight.rawValue >= SystemFontWeight.semibold.rawValue
    let wanted = bold == isBold ? weight : bold ? boldWeight : .regular
    guard let face = with(weight: wanted, italic: italic) else { return nil }
    let gotBold = face.weight.rawValue >= SystemFontWeight.semibold.rawValue
    return gotBold == bold ? face : nil
  }
}
