#if canImport(SwiftUI)
#if canImport(UIKit) && !os(macOS)
typealias PlatformColor = UIColor
#endif
#endif
