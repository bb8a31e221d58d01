// Like Apple's Core Image, this module re-exports the modules of the types in its signatures.
@_exported public import CoreGraphics
@_exported public import ImageIO
