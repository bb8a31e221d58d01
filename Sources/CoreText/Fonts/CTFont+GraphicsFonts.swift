public import CoreGraphics

/// The font of a file at a size; 0 is 12. A matrix widens and slants the glyphs, and attributes are added.
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

/// The file that a font is drawn with, which has another name where iOS's font is not here; `attributes`
/// gets the font's description. A machine without any font has none to tell, which traps.
public func CTFontCopyGraphicsFont(
  _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
  attributes?.pointee = .passRetained(CTFontCopyFontDescriptor(font))
  guard let file = font.drawnFont.font else {
    raiseException("CTFontCopyGraphicsFont: no font is installed")
  }
  return file
}

// The kinds of Core Text's objects, as `CFGetTypeID` tells them.

extension CTFont: CoreFoundationKind { package static var kind: CFTypeID { 101 } }
extension CTFontDescriptor: CoreFoundationKind { package static var kind: CFTypeID { 102 } }
extension CTLine: CoreFoundationKind { package static var kind: CFTypeID { 103 } }
extension CTRun: CoreFoundationKind { package static var kind: CFTypeID { 104 } }
extension CTFrame: CoreFoundationKind { package static var kind: CFTypeID { 105 } }

/// What `CFGetTypeID` tells of fonts; the number is not Apple's.
public func CTFontGetTypeID() -> CFTypeID { CTFont.kind }
/// What `CFGetTypeID` tells of descriptions of fonts; the number is not Apple's.
public func CTFontDescriptorGetTypeID() -> CFTypeID { CTFontDescriptor.kind }
/// What `CFGetTypeID` tells of lines; the number is not Apple's.
public func CTLineGetTypeID() -> CFTypeID { CTLine.kind }
/// What `CFGetTypeID` tells of runs; the number is not Apple's.
public func CTRunGetTypeID() -> CFTypeID { CTRun.kind }
/// What `CFGetTypeID` tells of frames; the number is not Apple's.
public func CTFrameGetTypeID() -> CFTypeID { CTFrame.kind }
