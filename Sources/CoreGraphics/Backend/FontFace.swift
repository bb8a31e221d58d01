internal import CCairo
internal import Synchronization

/// An open font file, in design units with y up.
///
/// FreeType faces are not thread-safe, so all access goes through a lock.
final class FontFace: @unchecked Sendable {
  // The FT_Face is used inside `lock` only, which also guards the cached outlines.
  private let lock: Mutex<[UInt16: PathStorage]>
  private let path: String
  private let index: Int
  /// The font as a Cairo font face for documents, created on first use.
  private let shared = Mutex<OpaquePointer?>(nil)
  private let face: FT_Face
  /// The cached bitmaps of glyphs.
  private let pictures = Mutex<[UInt16: GlyphPicture?]>([:])
  /// A Boolean value that indicates whether the glyphs are colour bitmaps, as those of emoji are, instead of
  /// outlines.
  let hasPictures: Bool

  private static let library = Mutex<FT_Library?>(nil)

  /// The design units and vertical metrics that the file declares.
  let unitsPerEm: Int
  let ascender, descender, lineGap: Int
  let capHeight, xHeight: Int?
  let underlinePosition, underlineThickness: Int
  let glyphCount: Int
  /// The number of faces in the file, and the number of named instances of this face, which is 0 unless it is
  /// variable.
  let faceCount, styleCount: Int
  let familyName, styleName, postScriptName: String
  let isItalic, isBold: Bool

  private static func open(_ path: String, _ index: Int) -> FT_Face? {
    library.withLock { library in
      if library == nil { FT_Init_FreeType(&library) }
      var face: FT_Face?
      return FT_New_Face(library, path, index, &face) == 0 ? face : nil
    }
  }

  private static func close(_ face: FT_Face) { library.withLock { _ in _ = FT_Done_Face(face) } }

  /// Cairo's font face has an FT_Face of its own, which stays open as long as the process, since Cairo may
  /// still use it.
  deinit { Self.close(face) }

  /// Opens a font file. Returns nil if it has neither outlines nor colour bitmaps.
  init?(path: String, index: Int) {
    guard let face = Self.open(path, index) else { return nil }
    let record = face.pointee
    let isScalable = record.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    hasPictures =
      !isScalable && record.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0 && Self.selectLargest(of: face)
    guard isScalable || hasPictures else {
      Self.close(face)
      return nil
    }
    (self.face, self.path, self.index) = (face, path, index)
    lock = Mutex([:])
    // FreeType omits the value if nothing is scalable.
    let head = FT_Get_Sfnt_Table(face, FT_SFNT_HEAD)?.assumingMemoryBound(to: TT_Header.self)
    unitsPerEm =
      record.units_per_EM > 0 ? Int(record.units_per_EM) : max(1, Int(head?.pointee.Units_Per_EM ?? 0))
    underlinePosition = Int(record.underline_position)
    underlineThickness = Int(record.underline_thickness)
    glyphCount = record.num_glyphs
    faceCount = record.num_faces
    styleCount = record.style_flags >> 16 & 0x7FFF
    familyName = record.family_name.map { String(cString: $0) } ?? ""
    styleName = record.style_name.map { String(cString: $0) } ?? ""
    postScriptName = FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? ""
    isItalic = record.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0
    isBold = record.style_flags & FT_Long(FT_STYLE_FLAG_BOLD) != 0
    if let hhea = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)?.assumingMemoryBound(to: TT_HoriHeader.self) {
      ascender = Int(hhea.pointee.Ascender)
      descender = Int(hhea.pointee.Descender)
      lineGap = Int(hhea.pointee.Line_Gap)
    } else {
      ascender = Int(record.ascender)
      descender = Int(record.descender)
      lineGap = max(0, Int(record.height) - Int(record.ascender) + Int(record.descender))
    }
    let os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self)
    let hasHeights = os2.map { $0.pointee.version >= 2 && $0.pointee.version != 0xFFFF } ?? false
    capHeight = hasHeights ? os2.map { Int($0.pointee.sCapHeight) } : nil
    xHeight = hasHeights ? os2.map { Int($0.pointee.sxHeight) } : nil
  }

  /// The font as a Cairo font face, with a FreeType face of its own that Cairo guards itself. Nil if the file
  /// no longer exists.
  var cairoFace: OpaquePointer? {
    shared.withLock { shared in
      if shared == nil, let own = Self.open(path, index) {
        shared = cairo_ft_font_face_create_for_ft_face(own, Int32(FT_LOAD_NO_HINTING))
      }
      return shared
    }
  }

  /// Returns the glyph of a code point, or 0, the missing glyph.
  func glyph(for scalar: UInt32) -> UInt16 {
    lock.withLock { _ in UInt16(truncatingIfNeeded: FT_Get_Char_Index(face, FT_ULong(scalar))) }
  }

  /// Returns the glyph with a PostScript name, or 0 if there is none.
  func glyph(named name: String) -> UInt16 {
    lock.withLock { _ in UInt16(truncatingIfNeeded: FT_Get_Name_Index(face, name)) }
  }

  /// Returns the advance of a glyph in design units.
  func advance(of glyph: UInt16) -> Int {
    lock.withLock { _ in
      var advance: FT_Fixed = 0
      let failed = FT_Get_Advance(face, FT_UInt(glyph), FT_Int32(FT_LOAD_NO_SCALE), &advance) != 0
      return failed ? 0 : advance
    }
  }

  /// Returns the bitmap of a glyph, cached after the first call, or nil if the glyph has none.
  func picture(of glyph: UInt16) -> GlyphPicture? {
    pictures.withLock { pictures in
      if let known = pictures[glyph] { return known }
      let picture = lock.withLock { _ in GlyphPicture(of: glyph, in: face, unitsPerEm: unitsPerEm) }
      pictures[glyph] = .some(picture)
      return picture
    }
  }

  /// Selects the largest size of a bitmap font. Returns `false` if there are no sizes.
  private static func selectLargest(of face: FT_Face) -> Bool {
    guard let sizes = face.pointee.available_sizes else { return false }
    let largest = (0..<face.pointee.num_fixed_sizes).max { sizes[Int($0)].y_ppem < sizes[Int($1)].y_ppem }
    return largest.map { FT_Select_Size(face, FT_Int($0)) == 0 } ?? false
  }

  /// Returns the bounding box of a glyph's ink in design units, y up, or nil for an empty or unknown glyph.
  func inkBox(of glyph: UInt16) -> CGRect? {
    lock.withLock { _ in
      guard FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(FT_LOAD_NO_SCALE)) == 0 else { return nil }
      let m = face.pointee.glyph.pointee.metrics
      guard m.width > 0, m.height > 0 else { return nil }
      return CGRect(
        x: CGFloat(m.horiBearingX), y: CGFloat(m.horiBearingY - m.height), width: CGFloat(m.width),
        height: CGFloat(m.height))
    }
  }

  /// Returns the outline of a glyph, cached after the first call. Empty for a space or an unknown glyph.
  func outline(of glyph: UInt16) -> PathStorage {
    lock.withLock { outlines in
      if let known = outlines[glyph] { return known }
      let outline = loadOutline(glyph)
      outlines[glyph] = outline
      return outline
    }
  }

  private func loadOutline(_ glyph: UInt16) -> PathStorage {
    var path = PathStorage()
    guard FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(FT_LOAD_NO_SCALE)) == 0,
      face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return path }
    var calls = FT_Outline_Funcs()
    calls.move_to = { to, path in
      let path = path!.assumingMemoryBound(to: PathStorage.self)
      path.pointee.close()
      path.pointee.move(to: CGPoint(to!.pointee))
      return 0
    }
    calls.line_to = { to, path in
      path!.assumingMemoryBound(to: PathStorage.self).pointee.addLine(to: CGPoint(to!.pointee))
      return 0
    }
    calls.conic_to = { control, to, path in
      path!.assumingMemoryBound(to: PathStorage.self).pointee
        .addQuad(to: CGPoint(to!.pointee), control: CGPoint(control!.pointee))
      return 0
    }
    calls.cubic_to = { control1, control2, to, path in
      path!.assumingMemoryBound(to: PathStorage.self).pointee
        .addCurve(to: CGPoint(to!.pointee), CGPoint(control1!.pointee), CGPoint(control2!.pointee))
      return 0
    }
    withUnsafeMutablePointer(to: &path) {
      _ = FT_Outline_Decompose(&face.pointee.glyph.pointee.outline, &calls, $0)
    }
    path.close()
    return path
  }
}

extension CGPoint {
  /// Creates a point from one of an unscaled outline.
  fileprivate init(_ vector: FT_Vector) { self.init(x: CGFloat(vector.x), y: CGFloat(vector.y)) }
}
