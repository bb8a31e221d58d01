/// On Apple's systems tests see UIKit by importing XCTest alone, and so they do here: the compiler adds this
/// module to files that import XCTest.
@_exported public import UIKit
