// As Apple's Image I/O, this module brings the types of its signatures with it.
@_exported public import CoreGraphics
