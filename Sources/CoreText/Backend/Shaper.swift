internal import CHarfBuzz
internal import CoreGraphics
internal import Synchronization

/// A glyph chosen by shaping, in design units of its font, y up.
struct ShapedGlyph: Sendable {
  var glyph: CGGlyph
  /// The index in the text of the first unit that the glyph represents.
  var cluster: Int
  var advance: CGFloat
  var offset: CGPoint
}

/// A converter of characters to glyphs by the tables of a font file: joining, marks, ligatures, kerning.
enum Shaper {
  /// An open font file. HarfBuzz fonts may be shared between threads once they are immutable.
  private struct Font: @unchecked Sendable {
    // Made immutable before it is shared.
    let font: OpaquePointer
  }

  private static let fonts = Mutex<[FontFile: Font]>([:])

  private static func font(_ font: CGFont) -> OpaquePointer? {
    let key = FontFile(path: font.path, index: font.index)
    return fonts.withLock { fonts in
      if let known = fonts[key] { return known.font }
      let blob = hb_blob_create_from_file(font.path)
      let face = hb_face_create(blob, UInt32(font.index & 0xFFFF))
      hb_blob_destroy(blob)
      let made = hb_font_create(face)
      hb_face_destroy(face)
      // FreeType counts the named instances of a variable font from one, HarfBuzz from zero.
      if font.index >> 16 > 0 { hb_font_set_var_named_instance(made, UInt32(font.index >> 16 - 1)) }
      hb_font_make_immutable(made)
      guard let made else { return nil }
      fonts[key] = Font(font: made)
      return made
    }
  }

  /// Returns the glyphs of a part of a text in visual order.
  static func shape(
    _ units: [UInt16], _ range: Range<Int>, font: CGFont, rightToLeft: Bool, ligatures: Bool, kerning: Bool
  ) -> [ShapedGlyph] {
    guard let hbFont = Self.font(font), let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    units.withUnsafeBufferPointer {
      hb_buffer_add_utf16(
        buffer, $0.baseAddress, Int32($0.count), UInt32(range.lowerBound), Int32(range.count))
    }
    hb_buffer_set_direction(buffer, rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_guess_segment_properties(buffer)
    var features: [hb_feature_t] = []
    func off(_ name: String) {
      let tag = name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
      features.append(hb_feature_t(tag: tag, value: 0, start: 0, end: .max))
    }
    if !ligatures {
      off("liga")
      off("clig")
    }
    if !kerning { off("kern") }
    hb_shape(hbFont, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      let position = positions[index]
      return ShapedGlyph(
        glyph: CGGlyph(truncatingIfNeeded: infos[index].codepoint), cluster: Int(infos[index].cluster),
        advance: CGFloat(position.x_advance),
        offset: CGPoint(x: CGFloat(position.x_offset), y: CGFloat(position.y_offset)))
    }
  }

  /// Returns an identifier of a character's script, or nil for characters common to several scripts.
  static func script(of scalar: Unicode.Scalar) -> UInt32? {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    switch script {
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: return nil
    default: return script.rawValue
    }
  }
}
