internal import CoreGraphics

/// Writes a warning about images to standard error, once per process for each message.
func tell(_ message: String) { warnOnce("Core Image: \(message)") }
