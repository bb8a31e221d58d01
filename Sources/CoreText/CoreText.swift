// Fonts, shaping and lines. CoreText uses CoreGraphics and the font libraries, never UIKit's names.
@_exported public import CoreGraphics
