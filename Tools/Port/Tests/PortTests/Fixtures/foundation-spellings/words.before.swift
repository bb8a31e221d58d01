import UIKit

open class Card: UIView {
  open let number = 1
  var key: NSAttributedString.Key { kCTTrackingAttributeName as NSAttributedString.Key }
  var text: String { kCTTrackingAttributeName as String }
}
