public import CoreGraphics

// These classes compare by identity.

extension CTFrame: _CFObject {}
extension CTFramesetter: _CFObject {}
extension CTLine: _CFObject {}
extension CTRun: _CFObject {}
extension CTTypesetter: _CFObject {}
