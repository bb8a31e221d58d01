public import CoreGraphics

// These classes compare by identity.

extension CGImageDestination: _CFObject {}
extension CGImageSource: _CFObject {}
