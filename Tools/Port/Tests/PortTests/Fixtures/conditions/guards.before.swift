#if canImport(Combine)
import Combine
#endif
#if canImport(SwiftUI)
import SwiftUI
let a = 1
#endif
switch a { #if os(Linux)
case .b: c()
#else
case .d: e()  // line
#endif
}
#if FLAG
#if os(macOS)
let b = 1
#else
let c = 1  // line
#endif
#endif
