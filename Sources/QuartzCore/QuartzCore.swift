// Clients of QuartzCore see Core Graphics without importing it, as on Apple's systems.
@_exported public import CoreGraphics
