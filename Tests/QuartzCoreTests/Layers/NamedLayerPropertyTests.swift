import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Tests of the access to layer properties by name. The tests of the package SwiftyCoreAnimation expect these
/// values on an iPhone.
struct NamedLayerPropertyTests {
  @Test func everyKeyReadsTheValueThatItSets() {
    let layers = [
      CALayer(), CAShapeLayer(), CAGradientLayer(), CATextLayer(), CAReplicatorLayer(), CAEmitterLayer(),
    ]
    for (name, values) in NamedProperty<CALayer>.ofLayers {
      for layer in layers where values.contains(where: { $0.read(layer) != nil }) {
        let value = layer.value(forKey: name)
        layer.setValue(value, forKey: name)
        #expect("\(layer.value(forKey: name) as Any)" == "\(value as Any)", "\(name)")
      }
    }
  }

  @Test func numbersAreAnyTypeOfNumber() {
    let layer = CAShapeLayer()
    layer.setValue(2, forKey: "lineWidth")
    #expect(layer.lineWidth == 2)
    #expect(layer.value(forKey: "lineWidth") as? CGFloat == 2)
    layer.setValue(CGFloat(0.5), forKeyPath: "opacity")
    #expect(layer.opacity == 0.5)
    #expect(layer.value(forKeyPath: "opacity") as? Double == 0.5)
    layer.setValue(true, forKey: "geometryFlipped")
    #expect(layer.isGeometryFlipped)
    #expect(layer.value(forKey: "geometryFlipped") as? Bool == true)
  }

  @Test func geometryIsAValueAndItsPartsNumbers() {
    let layer = CALayer()
    layer.setValue(NSValue(rect: CGRect(x: 1, y: 2, width: 30, height: 40)), forKey: "frame")
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect((layer.value(forKey: "frame") as? NSValue)?.rectValue == layer.frame)
    layer.setValue(50, forKeyPath: "frame.size.width")
    #expect(layer.frame.width == 50)
    #expect(layer.value(forKeyPath: "frame.size.width") as? CGFloat == 50)
    #expect((layer.value(forKeyPath: "transform") as? NSValue)?.caTransform3DValue.m11 == 1)
  }

  @Test func constantsAreTheirTexts() {
    let layer = CATextLayer(), shape = CAShapeLayer()
    layer.setValue("center", forKey: "alignmentMode")
    layer.setValue(CATextLayerTruncationMode.end, forKey: "truncationMode")
    shape.setValue(CAShapeLayerLineCap.round.rawValue, forKey: "lineCap")
    #expect(layer.alignmentMode == .center)
    #expect(layer.truncationMode == .end)
    #expect(shape.lineCap == .round)
    #expect(shape.value(forKey: "lineCap") as? String == "round")
    shape.setValue(CACornerMask.layerMinXMinYCorner.rawValue, forKey: "maskedCorners")
    #expect(shape.maskedCorners == .layerMinXMinYCorner)
  }

  @Test func objectsGoWithNothing() {
    let layer = CALayer(), mask = CALayer()
    layer.setValue(mask, forKey: "mask")
    layer.setValue([CALayer(), CALayer()], forKey: "sublayers")
    #expect(layer.mask === mask)
    #expect(layer.sublayers?.count == 2)
    layer.setValue(nil, forKey: "mask")
    layer.setValue(nil, forKey: "sublayers")
    #expect(layer.mask == nil)
    #expect(layer.sublayers == nil)
  }

  @Test func aNameOfAnotherClassIsTheLayersOwn() {
    let layer = CALayer()
    layer.setValue("mine", forKey: "lineWidth")
    #expect(layer.value(forKey: "lineWidth") as? String == "mine")
  }
}
