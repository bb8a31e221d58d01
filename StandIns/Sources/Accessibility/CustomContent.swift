// The names of Apple's framework that Mica's UIKit has.
@_exported import UIKit
