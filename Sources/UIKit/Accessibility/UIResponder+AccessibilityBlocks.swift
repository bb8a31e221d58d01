public import Foundation

public typealias AXVoidReturnBlock = () -> Void
public typealias AXBoolReturnBlock = () -> Bool
public typealias AXStringReturnBlock = () -> String?
public typealias AXArrayReturnBlock = () -> [Any]?
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
public typealias AXRectReturnBlock = () -> CGRect
public typealias AXPointReturnBlock = () -> CGPoint
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
