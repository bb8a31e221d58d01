public import CoreGraphics
public import Foundation

/// How long a registered font is known: always until the process ends.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0, process, persistent, session
  public static var user: CTFontManagerScope { .persistent }
}

/// Why a font was not registered, as Core Text numbers it.
public enum CTFontManagerError: Int, Error, Sendable {
  case fileNotFound = 101, unrecognizedFormat = 103, invalidFontData = 104, alreadyRegistered = 105
}

private enum RegisteredFonts {
  static func add(_ path: String) -> NSError? {
    guard FileManager.default.isReadableFile(atPath: path) else { return failure(.fileNotFound, path) }
    guard CGFont(path: path) != nil, FontDatabase.add(path: path) else { return failure(.unrecognizedFormat, path) }
    NamedFace.forgetMissing()
    ShapedText.forgetKept()
    return nil
  }

  private static func failure(_ error: CTFontManagerError, _ path: String) -> NSError {
    NSError(
      domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: error.rawValue,
      userInfo: ["CTFontManagerErrorFontURLs": [URL(fileURLWithPath: path)]])
  }
}

extension CGFont {
  /// The font of a name in PostScript or of a family: the file that stands in for it here; nil where there is none.
  public convenience init?(_ name: CFString) {
    guard let font = NamedFace.find(name).flatMap(FontLibrary.standIn) else { return nil }
    self.init(path: font.path, index: font.index)
  }
}

/// Has a file's fonts be found by their names from now on; false, with an error, where it has none.
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let failure = RegisteredFonts.add(fontURL.path)
  error?.pointee = failure.map(Unmanaged.passRetained)
  return failure == nil
}

/// Has a font be found by its names from now on.
@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let failure = RegisteredFonts.add(font.path)
  error?.pointee = failure.map(Unmanaged.passRetained)
  return failure == nil
}
