// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics

/// Creates the font of a file at a size, 12 if it is not positive. A matrix widens and slants the glyphs, and
/// attributes are added.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let size = size > 0 ? size : 12, faces = NamedFace.faces(inFile: graphicsFont.path)
  let face = faces.first { $0.file?.index == graphicsFont.index } ?? faces.first
  let font = face.map { CTFont.font(FontRequest(face: .named($0), size: size)) } ?? .system(size: size)
  if let attributes { return CTFontCreateCopyWithAttributes(font, size, matrix, attributes) }
  return matrix.map { font.transformed(by: $0.pointee) } ?? font
}

/// Returns the file that a font is drawn with, which has another name if iOS's font is not available.
/// `attributes` receives the font's descriptor. Stops the program if no font is installed.
public func CTFontCopyGraphicsFont(
  _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
  attributes?.pointee = .passRetained(CTFontCopyFontDescriptor(font))
  guard let file = font.drawnFont.font else {
    raiseException("CTFontCopyGraphicsFont: no font is installed")
  }
  return file
}

// The identifiers of Core Text's types, as `CFGetTypeID` returns them.

extension CTFont: CoreFoundationKind { package static var kind: CFTypeID { 101 } }
extension CTFontDescriptor: CoreFoundationKind { package static var kind: CFTypeID { 102 } }
extension CTLine: CoreFoundationKind { package static var kind: CFTypeID { 103 } }
extension CTRun: CoreFoundationKind { package static var kind: CFTypeID { 104 } }
extension CTFrame: CoreFoundationKind { package static var kind: CFTypeID { 105 } }

/// Returns the type identifier of fonts. The number is not Apple's.
public func CTFontGetTypeID() -> CFTypeID { CTFont.kind }
/// Returns the type identifier of font descriptors. The number is not Apple's.
public func CTFontDescriptorGetTypeID() -> CFTypeID { CTFontDescriptor.kind }
/// Returns the type identifier of lines. The number is not Apple's.
public func CTLineGetTypeID() -> CFTypeID { CTLine.kind }
/// Returns the type identifier of runs. The number is not Apple's.
public func CTRunGetTypeID() -> CFTypeID { CTRun.kind }
/// Returns the type identifier of frames. The number is not Apple's.
public func CTFrameGetTypeID() -> CFTypeID { CTFrame.kind }
