public import Foundation
internal import Synchronization

/// The vertical figures of a font, in points, positive upwards from the baseline but for `descent`.
package struct FontMetrics: Sendable, Equatable {
  /// Above the baseline.
  package var ascent: CGFloat
  /// Below the baseline, positive.
  package var descent: CGFloat
  /// The gap between lines.
  package var leading: CGFloat
  /// The height of flat capitals.
  package var capHeight: CGFloat
  /// The height of flat small letters.
  package var xHeight: CGFloat
  /// The centre of the underline, negative below the baseline.
  package var underlinePosition: CGFloat
  /// The thickness of the underline.
  package var underlineThickness: CGFloat

  /// The same figures at another size.
  func scaled(by factor: CGFloat) -> FontMetrics {
    FontMetrics(
      ascent: ascent * factor, descent: descent * factor, leading: leading * factor,
      capHeight: capHeight * factor, xHeight: xHeight * factor,
      underlinePosition: underlinePosition * factor, underlineThickness: underlineThickness * factor)
  }
}

/// A font at a size: what text is measured by, and what it is drawn with.
///
/// The two differ where iOS's font does not exist here: San Francisco measures by its published figures and
/// is drawn with Inter. Immutable; equal requests give the same object while it lives in the cache.
///
/// On Apple's systems a `UIFont` may stand wherever a `CTFont` is asked for. Here it is a subclass, which is
/// why this class is open; nobody else can make one.
open class CTFont: NSObject, @unchecked Sendable {
  // Unchecked because the class is open: what is stored here is constant and Sendable, or behind a lock.

  private let header = AttributeValueHeader()
  /// What was asked for.
  package final let request: FontRequest
  /// The vertical figures in points.
  package final let metrics: FontMetrics
  /// How advances are found.
  final let advances: any AdvanceSource
  private let drawn = Mutex<DrawnFont?>(nil)

  /// The size in points.
  package final var size: CGFloat { request.size }
  /// The name in PostScript, as iOS gives it: ".SFUI-Semibold", "HelveticaNeue-Bold".
  package final var name: String { request.postScriptName }
  /// The name of the family.
  package final var family: String { request.familyName }

  /// How much wider its glyphs are than those of the face's standard width.
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

  /// Another object for the same font.
  package init(sharing font: CTFont) {
    (request, metrics, stretch) = (font.request, font.metrics, font.stretch)
    advances = font.advances
    original = font.base
    super.init()
  }

  /// The font that this one stands for; nil for one that was made of a request.
  private let original: CTFont?
  /// The font of the request alone: what measures and draws, and what styles of text hold.
  package final var base: CTFont { original ?? self }

  private static let cache = Mutex<[FontRequest: CTFont]>([:])

  /// The font of a request; not a number and negative sizes count as 0.
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

  /// The system font.
  package static func system(
    size: CGFloat, weight: SystemFontWeight = .regular, italic: Bool = false,
    design: SystemFontFace.Design = .default, monospacedDigits: Bool = false,
    era: SystemFontEra = SystemFontFace.era
  ) -> CTFont {
    let face = SystemFontFace(
      weight: weight, italic: italic, design: design, monospacedDigits: monospacedDigits, era: era)
    return font(FontRequest(face: .system(face), size: size))
  }

  /// The font of a PostScript or family name, or nil when neither iOS nor this machine has one of that name.
  package static func named(_ name: String, size: CGFloat) -> CTFont? {
    NamedFace.find(name).map { font(FontRequest(face: .named($0), size: size)) }
  }

  /// The same font with space between its lines.
  package final func withLineGap(_ gap: CGFloat) -> CTFont {
    asked { $0.lineGap = max(0, gap) }
  }

  /// The same font with glyphs so many times as wide.
  package final func stretched(by factor: CGFloat) -> CTFont {
    asked { $0.stretch *= factor }
  }

  /// The same font at another size.
  package final func sized(_ size: CGFloat) -> CTFont {
    asked { ($0.size, $0.lineGap) = (size, 0) }
  }

  /// The same font with its glyphs transformed. One that would leave them no width has no effect.
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

  /// The file that the glyphs come from; opened on first use.
  final var drawnFont: DrawnFont {
    if let original { return original.drawnFont }
    return drawn.withLock { drawn in
      if let drawn { return drawn }
      let made = DrawnFont(for: self)
      drawn = made
      return made
    }
  }

  /// Whether the figures are those of a font of iOS, and not of the file that is drawn.
  final var hasFiguresOfItsOwn: Bool {
    switch request.face {
    case .system: true
    case .named(let face): face.family != nil
    }
  }

  /// The advance of one character in points, without kerning.
  package final func advance(of scalar: Unicode.Scalar) -> CGFloat { advances.advance(of: scalar.value) }

  /// Whether both were asked for in the same way. A font of a subclass decides about one of this class, so
  /// that either says the same of the other.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CTFont else { return false }
    guard other !== self else { return true }
    return original == nil && other.original != nil ? other.isEqual(self) : other.request == request
  }
  /// Equal for equal fonts.
  open override var hash: Int { request.hashValue }
}

/// A face at a size.
package struct FontRequest: Hashable, Sendable {
  /// The face: a cut of the system font, or a font of a name.
  package enum Face: Hashable, Sendable {
    case system(SystemFontFace)
    case named(NamedFace)
  }

  package var face: Face
  package var size: CGFloat
  /// The space between lines that the system font of a text style asks for, in points.
  package var lineGap: CGFloat = 0
  /// What the widths of all glyphs are multiplied by.
  package var stretch: CGFloat = 1
  /// The transform of glyphs, y up: as wide as it says, and slanted. No other part of it has an effect.
  package var matrix = CGAffineTransform.identity

  /// A face at a size in points.
  package init(face: Face, size: CGFloat, lineGap: CGFloat = 0, stretch: CGFloat = 1) {
    (self.face, self.size, self.lineGap, self.stretch) = (face, size, lineGap, stretch)
  }

  /// The name in PostScript, as iOS gives it.
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

/// Where the horizontal figures of a font come from, at one size and in points.
protocol AdvanceSource: Sendable {
  /// The advance of a code point.
  func advance(of scalar: UInt32) -> CGFloat
  /// The kerning between two code points.
  func kerning(_ left: UInt32, _ right: UInt32) -> CGFloat
  /// Whether the figures hold for the whole font, so that Latin text needs no shaping by the drawn file.
  var isComplete: Bool { get }
}
