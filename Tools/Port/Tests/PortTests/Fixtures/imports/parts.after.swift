import SceneKit
import CoreText
import Dispatch
import Mine.Part
let line = 1  // line
