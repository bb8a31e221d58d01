import UIKit

let isSeen = frame.intersects(bounds)
let isDisjoint = names.intersects(with: others)  // line
