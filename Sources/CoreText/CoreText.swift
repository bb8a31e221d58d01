// Fonts, shaping and lines. CoreText sees CoreGraphics and the font libraries, never UIKit's names.
@_exported public import CoreGraphics
