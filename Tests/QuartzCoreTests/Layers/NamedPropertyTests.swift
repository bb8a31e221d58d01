import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Tests of properties of layers and animations by their names, as key-value coding reads and changes them on
/// iOS.
struct NamedPropertyTests {
  @Test func numbersOfLayersCanBeCastToAnyTypeOfNumber() {
    let layer = CALayer()
    layer.opacity = 0.3
    layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
    #expect(layer.value(forKey: "opacity") as? Float == 0.3)
    #expect(layer.value(forKeyPath: "transform.rotation.z") is CGFloat)
    #expect(layer.value(forKeyPath: "transform.rotation.z") as? Double == 0.5)
    #expect((layer.value(forKeyPath: "cornerRadius") as? NSNumber)?.intValue == 0)
    #expect(layer.value(forKey: "hidden") as? Bool == false)
    #expect(layer.value(forKey: "isHidden") as? Bool == false)
  }

  @Test func partsOfTheFrameHaveNames() {
    let layer = CALayer()
    layer.setValue(CGRect(x: 1, y: 2, width: 30, height: 40), forKey: "frame")
    layer.setValue(50, forKeyPath: "frame.size.width")
    layer.setValue(CGPoint(x: 5, y: 6), forKeyPath: "frame.origin")
    #expect(layer.frame == CGRect(x: 5, y: 6, width: 50, height: 40))
    #expect(layer.value(forKeyPath: "frame.origin.y") as? CGFloat == 6)
    #expect(layer.value(forKeyPath: "frame.size") as? CGSize == CGSize(width: 50, height: 40))
    #expect(layer.value(forKey: "frameRate") == nil)
  }

  @Test func propertiesThatDoNotAnimateHaveNamesToo() {
    let layer = CALayer(), mask = CALayer()
    layer.setValue("center", forKey: "contentsGravity")
    layer.setValue(2, forKey: "speed")
    layer.setValue(CACornerMask.layerMaxXMinYCorner.rawValue, forKey: "maskedCorners")
    layer.setValue(mask, forKey: "mask")
    layer.setValue(0.5, forKeyPath: "mask.opacity")
    layer.setValue(true, forKey: "geometryFlipped")
    #expect(layer.contentsGravity == .center)
    #expect(layer.speed == 2)
    #expect(layer.isGeometryFlipped)
    #expect(layer.maskedCorners == .layerMaxXMinYCorner)
    #expect(layer.mask === mask)
    #expect(mask.opacity == 0.5)
    #expect(layer.value(forKey: "contentsGravity") as? String == "center")
    #expect(layer.value(forKeyPath: "mask.superlayer") as? CALayer === layer)
    #expect(layer.value(forKey: "maskedCorners") as? Int == 2)
    layer.setValue("a tag", forKey: "tag")
    #expect(layer.value(forKey: "tag") as? String == "a tag")
  }

  @Test func emittersHaveNumbersByTheirNames() {
    let layer = CAEmitterLayer()
    layer.setValue(0, forKeyPath: "birthRate")
    #expect(layer.birthRate == 0)
    #expect(layer.value(forKey: "lifetime") as? Float == 1)
  }

  @Test func animationsHaveTheirPropertiesByName() throws {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 2
    animation.setValue(0.25, forKey: "fromValue")
    animation.setValue(false, forKey: "removedOnCompletion")
    animation.setValue("first", forKey: "id")
    #expect(animation.value(forKey: "duration") as? Double == 2)
    #expect(animation.value(forKeyPath: "keyPath") as? String == "opacity")
    #expect(animation.fromValue as? Double == 0.25)
    #expect(!animation.isRemovedOnCompletion)
    let copy = try #require(animation.copy() as? CABasicAnimation)
    #expect(copy.value(forKey: "id") as? String == "first")
    #expect(copy.value(forKey: "type") == nil)
    let transition = CATransition()
    transition.setValue("push", forKey: "type")
    #expect(transition.type == .push)
    #expect(transition.value(forKey: "subtype") == nil)
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.setValue(7, forKey: "damping")
    #expect(spring.damping == 7)
    #expect(spring.value(forKey: "mass") as? CGFloat == 1)
  }

  @Test func textLayersPreferTheSizeOfTheirText() {
    let layer = CATextLayer()
    #expect(layer.preferredFrameSize() == .zero)
    layer.string = "One line"
    layer.fontSize = 20
    let one = layer.preferredFrameSize()
    #expect(one.width > 50)
    #expect(one.height >= 20)
    #expect(one.height < 30)
    layer.bounds.size.width = one.width - 5
    #expect(layer.preferredFrameSize() == one)
    layer.isWrapped = true
    #expect(layer.preferredFrameSize().height == 2 * one.height)
  }
}
