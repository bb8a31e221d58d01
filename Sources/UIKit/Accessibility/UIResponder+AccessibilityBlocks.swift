public import Foundation

/// A closure that performs an action of assistive technology.
public typealias AXVoidReturnBlock = () -> Void
/// A closure that returns a Boolean property for assistive technology.
public typealias AXBoolReturnBlock = () -> Bool
/// A closure that returns a text for assistive technology; nil falls back to the property.
public typealias AXStringReturnBlock = () -> String?
/// A closure that returns elements for assistive technology; nil falls back to the property.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A closure that returns the traits of an element for assistive technology.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A closure that returns a rectangle in the screen's coordinate space for assistive technology.
public typealias AXRectReturnBlock = () -> CGRect
/// A closure that returns a point in the screen's coordinate space for assistive technology.
public typealias AXPointReturnBlock = () -> CGPoint
/// A closure that returns an outline in the screen's coordinate space for assistive technology; nil falls
/// back to the property.
public typealias AXPathReturnBlock = () -> UIBezierPath?

extension UIResponder {
  /// Changes the stored accessibility closures.
  final func answer(_ change: (inout AccessibilityBlocks) -> Void) {
    describe { record in
      var blocks = record.blocks ?? AccessibilityBlocks()
      change(&blocks)
      record.blocks = blocks
    }
  }
}
