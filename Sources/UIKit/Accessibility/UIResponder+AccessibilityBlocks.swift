public import Foundation

/// Is run when assistive technology asks for something to be done.
public typealias AXVoidReturnBlock = () -> Void
/// Says yes or no when assistive technology asks.
public typealias AXBoolReturnBlock = () -> Bool
/// Says a text when assistive technology asks; nil leaves it to the property.
public typealias AXStringReturnBlock = () -> String?
/// Says elements when assistive technology asks; nil leaves it to the property.
public typealias AXArrayReturnBlock = () -> [Any]?
/// Says the kind of an element when assistive technology asks.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// Says a box in the screen's points when assistive technology asks.
public typealias AXRectReturnBlock = () -> CGRect
/// Says a point of the screen when assistive technology asks.
public typealias AXPointReturnBlock = () -> CGPoint
/// Says an outline in the screen's points when assistive technology asks; nil leaves it to the property.
public typealias AXPathReturnBlock = () -> UIBezierPath?

extension UIResponder {
  /// Notes a block that answers assistive technology.
  final func answer(_ change: (inout AccessibilityBlocks) -> Void) {
    describe { record in
      var blocks = record.blocks ?? AccessibilityBlocks()
      change(&blocks)
      record.blocks = blocks
    }
  }
}
