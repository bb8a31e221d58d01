#if true || false
import UIKit  // line
#elseif false

#endif
#if !false && true
let a = 1
#else

#endif
#if DEBUG && true
let c = 1  // line
#elseif false



#else
let e = 1
#endif
let text = """
  #if os(macOS)
  stays
  #endif
  """
class C {
  #if swift(>=5.5) && (false || compiler(>=6.0))
  func f() {}  // line
  #else

  #endif
  func h() {
    foo()
      #if false

      #endif
      .baz()  // line
    switch 1 {
    #if false

    #endif
    default: break  // line
    }
  }
}
