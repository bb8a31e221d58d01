// Like Apple's Image I/O, this module re-exports the types of its signatures.
@_exported public import CoreGraphics
