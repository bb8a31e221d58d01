import SceneKit.SceneKitTypes
import CoreText.CTFont
import Dispatch.queue
import Mine.Part
let line = 1  // line
