// As Apple's Core Image, this module brings the types of its signatures with it.
@_exported public import CoreGraphics
@_exported public import ImageIO
