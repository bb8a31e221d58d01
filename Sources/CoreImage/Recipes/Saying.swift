internal import CoreGraphics

/// Says something of images once per process, on standard error.
func tell(_ message: String) { warnOnce("Core Image: \(message)") }
