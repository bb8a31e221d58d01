import CoreText; import UIKit

open class Card: UIView {
  public let number = 1
  var key: NSAttributedString.Key { NSAttributedString.Key(rawValue: kCTTrackingAttributeName as String) }
  var text: String { kCTTrackingAttributeName as String }
}
