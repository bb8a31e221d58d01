import Foundation
import Testing

@_spi(SelectorTable) @testable import UIKit

@MainActor private var firstKey = 0
@MainActor private var secondKey = 0

@MainActor struct AssociatedObjectTests {
  final class Value {}

  @Test func valuesBelongToTheirObjectAndKey() {
    let a = UIView(), b = UIView()
    let set = NSMutableSet()
    objc_setAssociatedObject(a, &firstKey, set, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(a, &secondKey, 7, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(a, &firstKey) as? NSMutableSet === set)
    #expect(objc_getAssociatedObject(a, &secondKey) as? Int == 7)
    #expect(objc_getAssociatedObject(b, &firstKey) == nil)
    objc_setAssociatedObject(a, &secondKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(a, &secondKey) == nil)
    objc_removeAssociatedObjects(a)
    #expect(objc_getAssociatedObject(a, &firstKey) == nil)
  }

  /// In Objective-C a class is an object, whose associated values belong to it alone.
  @Test func classesHaveValuesOfTheirOwn() {
    objc_setAssociatedObject(UILabel.self, &firstKey, "label", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(UILabel.self, &firstKey) as? String == "label")
    #expect(objc_getAssociatedObject(UIView.self, &firstKey) == nil)
    let label = ObjectIdentifier(classObject(UILabel.self))
    #expect(label == ObjectIdentifier(classObject(UILabel.self)))
    #expect(label != ObjectIdentifier(classObject(UIView.self)))
    objc_removeAssociatedObjects(UILabel.self)
    #expect(objc_getAssociatedObject(UILabel.self, &firstKey) == nil)
  }

  @Test func assignedValuesAreNotRetainedAndDeallocatedObjectsReleaseValues() {
    let a = UIView()
    var value: Value? = Value()
    objc_setAssociatedObject(a, &firstKey, value, .OBJC_ASSOCIATION_ASSIGN)
    value = nil
    #expect(objc_getAssociatedObject(a, &firstKey) == nil)

    weak var kept: Value?
    @MainActor func associate(with object: NSObject) {
      let value = Value()
      kept = value
      objc_setAssociatedObject(object, &firstKey, value, .OBJC_ASSOCIATION_RETAIN)
    }
    associate(with: UIView())
    #expect(kept == nil)  // It went with the view.
    associate(with: NSObject())
    let others = (0..<5000).map { _ in NSObject() }
    for other in others { objc_setAssociatedObject(other, &firstKey, 1, .OBJC_ASSOCIATION_RETAIN) }
    #expect(kept == nil)
  }
}
