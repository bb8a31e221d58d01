
import Combine

#if false


#endif
switch a { #if false

#else
case .d: e()  // line
#endif
}
#if FLAG
#if false

#else
let c = 1  // line
#endif
#endif
