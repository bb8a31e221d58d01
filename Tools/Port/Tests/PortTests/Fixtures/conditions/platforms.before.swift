#if os(iOS) || os(tvOS)
import UIKit  // line
#elseif os(macOS)
import AppKit
#endif
#if !os(Linux) && canImport(UIKit)
let a = 1
#else
let b = "}"  /* { */
#endif
#if DEBUG && os(iOS)
let c = 1  // line
#elseif targetEnvironment(macCatalyst)
let d = #"""
  #endif
  """#
#else
let e = 1
#endif
let text = """
  #if os(macOS)
  stays
  #endif
  """
class C {
  #if swift(>=5.5) && (canImport(AppKit) || compiler(>=6.0))
  func f() {}  // line
  #else
  func g() {}
  #endif
  func h() {
    foo()
      #if os(macOS)
      .bar()
      #endif
      .baz()  // line
    switch 1 {
    #if os(watchOS)
    case 1: break
    #endif
    default: break  // line
    }
  }
}
