internal import CFontconfig
internal import Foundation
internal import Synchronization

/// The machine's fonts, as fontconfig lists them.
///
/// The first query reads the caches of all font folders, about ten milliseconds. Callers cache the results.
/// Queries are serialised.
enum FontDatabase {
  private static let lock = Mutex<Bool>(false)

  private static func ask<T>(_ question: () -> T) -> T {
    lock.withLock { isReady in
      if !isReady { isReady = FcInit() != 0 }
      return question()
    }
  }

  private static func bestMatch(_ pattern: OpaquePointer) -> OpaquePointer? {
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    return FcFontMatch(nil, pattern, &result)
  }

  private static func string(_ pattern: OpaquePointer, _ key: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  private static func file(_ pattern: OpaquePointer) -> FontFile? {
    guard let path = string(pattern, FC_FILE) else { return nil }
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    return FontFile(path: path, index: Int(index))
  }

  private static func add(_ pattern: OpaquePointer, _ key: String, _ value: String) {
    _ = value.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: value.utf8.count + 1) {
        FcPatternAddString(pattern, key, $0)
      }
    }
  }

  /// Returns the file that best matches a family (or "sans-serif", "serif", "monospace") in a weight and
  /// slant.
  static func match(family: String, weight: SystemFontWeight, italic: Bool) -> FontFile? {
    ask {
      guard let pattern = FcPatternCreate() else { return nil }
      defer { FcPatternDestroy(pattern) }
      add(pattern, FC_FAMILY, family)
      let weights: [Int32] = [20, 0, 50, 80, 100, 180, 200, 205, 210]
      FcPatternAddInteger(pattern, FC_WEIGHT, weights[weight.rawValue])
      FcPatternAddInteger(pattern, FC_SLANT, italic ? 100 : 0)
      FcPatternAddBool(pattern, FC_SCALABLE, 1)
      guard let match = bestMatch(pattern) else { return nil }
      defer { FcPatternDestroy(match) }
      return file(match)
    }
  }

  /// Returns the file whose PostScript name, full name or family equals a name, or nil.
  static func file(named name: String) -> FontFile? {
    ask {
      for key in [FC_POSTSCRIPT_NAME, FC_FULLNAME, FC_FAMILY] {
        guard let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        add(pattern, key, name)
        if key == FC_FAMILY { FcPatternAddInteger(pattern, FC_WEIGHT, 80) }
        guard let match = bestMatch(pattern) else { continue }
        defer { FcPatternDestroy(match) }
        if string(match, key) == name { return file(match) }
      }
      return nil
    }
  }

  /// Returns a file that has a character, as an outline or as a colour bitmap, or nil if fontconfig knows
  /// none.
  static func file(having scalar: Unicode.Scalar, inColor: Bool = false) -> FontFile? {
    ask {
      guard let pattern = FcPatternCreate(), let characters = FcCharSetCreate() else { return nil }
      defer {
        FcPatternDestroy(pattern)
        FcCharSetDestroy(characters)
      }
      FcCharSetAddChar(characters, scalar.value)
      FcPatternAddCharSet(pattern, FC_CHARSET, characters)
      FcPatternAddBool(pattern, inColor ? FC_COLOR : FC_SCALABLE, 1)
      guard let match = bestMatch(pattern) else { return nil }
      defer { FcPatternDestroy(match) }
      return file(match)
    }
  }
}
