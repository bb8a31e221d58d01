public import Foundation
internal import Synchronization

/// The vertical metrics of a font in points, positive upwards from the baseline except for `descent`.
package struct FontMetrics: Sendable, Equatable {
  /// The ascent above the baseline.
  package var ascent: CGFloat
  /// The descent below the baseline, positive.
  package var descent: CGFloat
  /// The gap between lines.
  package var leading: CGFloat
  /// The height of flat capital letters.
  package var capHeight: CGFloat
  /// The height of flat lowercase letters.
  package var xHeight: CGFloat
  /// The position of the underline's centre, negative below the baseline.
  package var underlinePosition: CGFloat
  /// The thickness of the underline.
  package var underlineThickness: CGFloat

  /// Returns the metrics at another size.
  func scaled(by factor: CGFloat) -> FontMetrics {
    FontMetrics(
      ascent: ascent * factor, descent: descent * factor, leading: leading * factor,
      capHeight: capHeight * factor, xHeight: xHeight * factor,
      underlinePosition: underlinePosition * factor, underlineThickness: underlineThickness * factor)
  }
}

/// A font at a size, which measures text and draws it.
///
/// The two differ if iOS's font does not exist here: San Francisco measures by its published metrics and is
/// drawn with Inter. Fonts are immutable; equal requests return the same object while it is cached.
///
/// On Apple's systems `UIFont` and `CTFont` are interchangeable. Here `UIFont` is a subclass, which is why
/// this class is open; nothing else can create a `CTFont`.
open class CTFont: NSObject, @unchecked Sendable {
  // Unchecked because the class is open: what is stored here is constant and Sendable, or protected by a
  // lock.

  private let header = AttributeValueHeader()
  /// The face, size and other parameters that were requested.
  package final let request: FontRequest
  /// The vertical metrics in points.
  package final let metrics: FontMetrics
  /// The source of advances and kerning.
  final let advances: any AdvanceSource
  private let drawn = Mutex<DrawnFont?>(nil)

  /// The size in points.
  package final var size: CGFloat { request.size }
  /// The PostScript name, as on iOS: ".SFUI-Semibold", "HelveticaNeue-Bold".
  package final var name: String { request.postScriptName }
  /// The name of the family.
  package final var family: String { request.familyName }

  /// The ratio of the glyphs' width to that of the face's standard width.
  final let stretch: CGFloat

  private init(_ request: FontRequest) {
    self.request = request
    let figures: any AdvanceSource
    switch request.face {
    case .system(let face):
      let source = SystemAdvances(face, size: request.size)
      var metrics = source.metrics
      metrics.leading = request.lineGap
      (self.metrics, figures) = (metrics, source)
      stretch = request.stretch * request.matrix.a * face.widthFactor
    case .named(let face):
      metrics = face.metrics.scaled(by: request.size)
      figures = face.advances(size: request.size)
      stretch = request.stretch * request.matrix.a
    }
    advances = stretch == 1 ? figures : StretchedAdvances(source: figures, factor: stretch)
    original = nil
    super.init()
  }

  /// Creates another object for the same font.
  package init(sharing font: CTFont) {
    (request, metrics, stretch) = (font.request, font.metrics, font.stretch)
    advances = font.advances
    original = font.base
    super.init()
  }

  /// The font that this one represents, or nil if it was created from a request.
  private let original: CTFont?
  /// The font of the request alone, which measures and draws and is stored in text styles.
  package final var base: CTFont { original ?? self }

  private static let cache = Mutex<[FontRequest: CTFont]>([:])

  /// Returns the font of a request. NaN and negative sizes count as 0.
  package static func font(_ request: FontRequest) -> CTFont {
    var request = request
    if !(request.size > 0) { request.size = 0 }
    return cache.withLock { cache in
      if let found = cache[request] { return found }
      if cache.count >= 512 { cache.removeAll() }
      let made = CTFont(request)
      cache[request] = made
      return made
    }
  }

  /// Returns the system font.
  package static func system(
    size: CGFloat, weight: SystemFontWeight = .regular, italic: Bool = false,
    design: SystemFontFace.Design = .default, monospacedDigits: Bool = false,
    era: SystemFontEra = SystemFontFace.era
  ) -> CTFont {
    let face = SystemFontFace(
      weight: weight, italic: italic, design: design, monospacedDigits: monospacedDigits, era: era)
    return font(FontRequest(face: .system(face), size: size))
  }

  /// Returns the font with a PostScript or family name, or nil if neither iOS nor this machine has one.
  package static func named(_ name: String, size: CGFloat) -> CTFont? {
    NamedFace.find(name).map { font(FontRequest(face: .named($0), size: size)) }
  }

  /// Returns the font with a gap between its lines.
  package final func withLineGap(_ gap: CGFloat) -> CTFont {
    asked { $0.lineGap = max(0, gap) }
  }

  /// Returns the font with its glyphs widened by a factor.
  package final func stretched(by factor: CGFloat) -> CTFont {
    asked { $0.stretch *= factor }
  }

  /// Returns the font at another size.
  package final func sized(_ size: CGFloat) -> CTFont {
    asked { ($0.size, $0.lineGap) = (size, 0) }
  }

  /// Returns the font with its glyphs transformed. A matrix that would leave them no width has no effect.
  package final func transformed(by matrix: CGAffineTransform) -> CTFont {
    guard matrix.a > 0, matrix.c.isFinite else { return self }
    if matrix.b != 0 || matrix.d != 1 { notYet("matrices of fonts that turn or heighten glyphs") }
    return asked { $0.matrix = matrix }
  }

  private func asked(_ change: (inout FontRequest) -> Void) -> CTFont {
    var changed = request
    change(&changed)
    return Self.font(changed)
  }

  /// The file that the glyphs come from, opened on first use.
  final var drawnFont: DrawnFont {
    if let original { return original.drawnFont }
    return drawn.withLock { drawn in
      if let drawn { return drawn }
      let made = DrawnFont(for: self)
      drawn = made
      return made
    }
  }

  /// A Boolean value that indicates whether the metrics are those of a font of iOS instead of the drawn file.
  final var hasFiguresOfItsOwn: Bool {
    switch request.face {
    case .system: true
    case .named(let face): face.family != nil
    }
  }

  /// A Boolean value that indicates whether the advances are those of a similar font, widened or narrowed,
  /// because those of the font of iOS are not known.
  package final var hasEstimatedAdvances: Bool {
    guard case .named(let face) = request.face, let family = face.family,
      case .standIn = FontFamily.known[family].advances
    else { return false }
    return true
  }

  /// Returns the advance of a character in points, without kerning.
  package final func advance(of scalar: Unicode.Scalar) -> CGFloat { advances.advance(of: scalar.value) }

  /// Returns a Boolean value that indicates whether two fonts have equal requests. If one is of a subclass,
  /// that one decides, so that equality is symmetric.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CTFont else { return false }
    guard other !== self else { return true }
    return original == nil && other.original != nil ? other.isEqual(self) : other.request == request
  }
  open override var hash: Int { request.hashValue }
}

/// The parameters of a font: a face at a size.
package struct FontRequest: Hashable, Sendable {
  /// A face: a cut of the system font, or a font by name.
  package enum Face: Hashable, Sendable {
    case system(SystemFontFace)
    case named(NamedFace)
  }

  package var face: Face
  package var size: CGFloat
  /// The gap between lines in points that the system font of a text style requests.
  package var lineGap: CGFloat = 0
  /// The factor of all glyphs' widths.
  package var stretch: CGFloat = 1
  /// The transform of the glyphs, y up, of which only the width and the slant have an effect.
  package var matrix = CGAffineTransform.identity

  /// Creates a request for a face at a size in points.
  package init(face: Face, size: CGFloat, lineGap: CGFloat = 0, stretch: CGFloat = 1) {
    (self.face, self.size, self.lineGap, self.stretch) = (face, size, lineGap, stretch)
  }

  /// The PostScript name, as on iOS.
  package var postScriptName: String {
    switch face {
    case .system(let face): face.postScriptName
    case .named(let face): face.postScriptName
    }
  }

  /// The name of the family.
  package var familyName: String {
    switch face {
    case .system: ".AppleSystemUIFont"
    case .named(let face): face.familyName
    }
  }
}

/// A source of a font's horizontal metrics at one size, in points.
protocol AdvanceSource: Sendable {
  /// Returns the advance of a code point.
  func advance(of scalar: UInt32) -> CGFloat
  /// Returns the kerning between two code points.
  func kerning(_ left: UInt32, _ right: UInt32) -> CGFloat
  /// A Boolean value that indicates whether the metrics cover the whole font, so that Latin text needs no
  /// shaping by the drawn file.
  var isComplete: Bool { get }
}
