// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
public import Foundation

/// The scopes of a registered font. It is always registered until the process ends.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Apple's values. They are equivalent here, since a program sees only its own fonts.
  case none = 0, process, persistent, session
  /// The persistent scope, by another name.
  public static var user: CTFontManagerScope { .persistent }
}

/// The reasons for which a font is not registered, with Core Text's codes.
public enum CTFontManagerError: Int, Error, Sendable {
  /// Apple's codes. `fileNotFound` also stands for files that cannot be read.
  case fileNotFound = 101, unrecognizedFormat = 103, invalidFontData = 104, alreadyRegistered = 105
  /// `notRegistered`: the font to unregister is not registered. `duplicatedName`: a font of that name is
  /// already registered.
  case notRegistered = 201, duplicatedName = 305
}

/// The domain of errors about font files.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
/// The key of the files that an error is about, an array of URLs.
public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"

extension CTFontManagerError {
  /// Returns the error as Core Text passes it to clients, with the file it is about.
  fileprivate func handed(_ path: String) -> NSError {
    NSError(
      domain: kCTFontManagerErrorDomain, code: rawValue,
      userInfo: [kCTFontManagerErrorFontURLsKey: [URL(fileURLWithPath: path)]])
  }
}

/// Writes the error, if any. Returns `true` if there is none.
private func succeeded(
  _ failure: CTFontManagerError?, _ path: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  error?.pointee = failure.map { Unmanaged.passRetained($0.handed(path)) }
  return failure == nil
}

extension CGFont {
  /// Creates the font with a PostScript or family name from the file that represents it here. Returns nil if
  /// there is none.
  public convenience init?(_ name: CFString) {
    guard let font = NamedFace.find(name).flatMap(FontLibrary.standIn) else { return nil }
    self.init(path: font.path, index: font.index)
  }
}

/// Registers the fonts of a file, so that they are found by name. Returns `false` and an error if the file
/// has none or all are registered already.
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  succeeded(RegisteredFonts.add(fontURL.path), fontURL.path, error)
}

/// Registers a font, so that it is found by name. Returns `false` and an error if it is registered already.
@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  succeeded(RegisteredFonts.add(font.path), font.path, error)
}

/// Unregisters the fonts of a file. Returns `false` and an error if it is not registered.
@discardableResult public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  succeeded(RegisteredFonts.remove(fontURL.path), fontURL.path, error)
}

/// Unregisters a font. Returns `false` and an error if it is not registered.
@discardableResult public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  succeeded(RegisteredFonts.remove(font.path), font.path, error)
}

/// Reports the errors of each file to a handler, and finally that the work is done. The handler returns
/// `false` to stop.
private func tellingErrors(
  of files: CFArray, to handler: ((CFArray, Bool) -> Bool)?, _ change: (String) -> CTFontManagerError?
) {
  for url in files.compactMap({ $0 as? URL }) {
    if let failure = change(url.path), handler?([failure.handed(url.path)], false) == false { return }
  }
  _ = handler?([], true)
}

/// Registers the fonts of files, so that they are found by name. The handler is called with errors, and
/// finally with `done`, before this returns. Fonts that are not to be enabled are not registered.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  tellingErrors(of: fontURLs, to: registrationHandler) { enabled ? RegisteredFonts.add($0) : nil }
}

/// Unregisters the fonts of files. The handler is called with errors, and finally with `done`, before this
/// returns.
public func CTFontManagerUnregisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  tellingErrors(of: fontURLs, to: registrationHandler) { RegisteredFonts.remove($0) }
}

/// Returns the descriptors of the fonts in a file, or nil if it has none.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  let faces = NamedFace.faces(inFile: fileURL.path)
  return faces.isEmpty ? nil : faces.map { CTFontDescriptor(FontRequest(face: .named($0), size: 0)) }
}

/// Returns the names of the families that iOS has or the program has registered, sorted.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { CTFont.families }

/// Returns the PostScript names of the fonts of all these families.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  CTFont.families.flatMap(CTFont.fontNames)
}
