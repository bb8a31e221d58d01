public import CoreGraphics
public import Foundation

/// How long a registered font is known: always until the process ends.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Apple's numbers: the same here, for the program knows its own fonts alone.
  case none = 0, process, persistent, session
  /// The same as `persistent`.
  public static var user: CTFontManagerScope { .persistent }
}

/// Why a font was not registered, as Core Text numbers it.
public enum CTFontManagerError: Int, Error, Sendable {
  /// Apple's numbers. `fileNotFound` stands for what cannot be read, too.
  case fileNotFound = 101, unrecognizedFormat = 103, invalidFontData = 104, alreadyRegistered = 105
  /// A font that is not registered is taken back, or one of a name that is there already is registered.
  case notRegistered = 201, duplicatedName = 305
}

/// The domain of errors about font files.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
/// The files that an error is about, an array of URLs.
public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"

extension CTFontManagerError {
  /// The error as Core Text hands it over, with the file it is about.
  fileprivate func handed(_ path: String) -> NSError {
    NSError(
      domain: kCTFontManagerErrorDomain, code: rawValue,
      userInfo: [kCTFontManagerErrorFontURLsKey: [URL(fileURLWithPath: path)]])
  }
}

/// Hands an error over where there is one; whether there is none.
private func succeeded(
  _ failure: CTFontManagerError?, _ path: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  error?.pointee = failure.map { Unmanaged.passRetained($0.handed(path)) }
  return failure == nil
}

extension CGFont {
  /// The font of a name in PostScript or of a family: the file that stands in for it here;
  /// nil where there is none.
  public convenience init?(_ name: CFString) {
    guard let font = NamedFace.find(name).flatMap(FontLibrary.standIn) else { return nil }
    self.init(path: font.path, index: font.index)
  }
}

/// Has a file's fonts be found by their names from now on; false, with an error, where it has none and
/// where they are known already.
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  succeeded(RegisteredFonts.add(fontURL.path), fontURL.path, error)
}

/// Has a font be found by its names from now on; false, with an error, where it is known already.
@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  succeeded(RegisteredFonts.add(font.path), font.path, error)
}

/// Has the fonts of a registered file be unknown again; false, with an error, where it is not registered.
@discardableResult public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  succeeded(RegisteredFonts.remove(fontURL.path), fontURL.path, error)
}

/// Has a registered font be unknown again; false, with an error, where it is not registered.
@discardableResult public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  succeeded(RegisteredFonts.remove(font.path), font.path, error)
}

/// Tells of the errors of each file, and at last that there are no more; an answer of false ends it.
private func tellingErrors(
  of files: CFArray, to handler: ((CFArray, Bool) -> Bool)?, _ change: (String) -> CTFontManagerError?
) {
  for url in files.compactMap({ $0 as? URL }) {
    if let failure = change(url.path), handler?([failure.handed(url.path)], false) == false { return }
  }
  _ = handler?([], true)
}

/// Has the fonts of files be found by their names from now on. The handler is told of errors, and at last
/// that it is done, before this comes back. Fonts that are not to be enabled are not registered.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  tellingErrors(of: fontURLs, to: registrationHandler) { enabled ? RegisteredFonts.add($0) : nil }
}

/// Has the fonts of registered files be unknown again. The handler is told of errors, and at last that it is
/// done, before this comes back.
public func CTFontManagerUnregisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  tellingErrors(of: fontURLs, to: registrationHandler) { RegisteredFonts.remove($0) }
}

/// The descriptions of the fonts in a file; nil where it has none.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  let faces = NamedFace.faces(inFile: fileURL.path)
  return faces.isEmpty ? nil : faces.map { CTFontDescriptor(FontRequest(face: .named($0), size: 0)) }
}

/// The names of the families that iOS has or the program registered, sorted.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { CTFont.families }

/// The names in PostScript of all their fonts.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  CTFont.families.flatMap(CTFont.fontNames)
}
