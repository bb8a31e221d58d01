import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Tests of points and boxes of layers in perspective.
struct PerspectiveTests {
  /// Returns a plane that stands upright on the horizon of its superlayer: its points above y = 0 lie behind
  /// the viewer.
  private func tilted() -> (parent: CALayer, child: CALayer) {
    let parent = CALayer(), child = CALayer()
    parent.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    parent.position = CGPoint(x: 100, y: 100)
    parent.sublayerTransform.m34 = -1 / 100
    child.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    child.position = CGPoint(x: 100, y: 100)
    child.transform = CATransform3DMakeRotation(1, 1, 0, 0)
    parent.addSublayer(child)
    return (parent, child)
  }

  @Test func pointsBehindTheViewerConvertThereAndBack() {
    let (parent, child) = tilted()
    let beside = CALayer()
    beside.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    parent.addSublayer(beside)
    for y in [-400.0, 0, 50, 100, 400] {
      let p = CGPoint(x: 30, y: y)
      for other in [parent, beside] {
        let back = child.convert(child.convert(p, to: other), from: other)
        #expect(abs(back.x - p.x) < 1e-6, "\(p) became \(back)")
        #expect(abs(back.y - p.y) < 1e-6, "\(p) became \(back)")
      }
    }
  }

  /// The plane is visible up to its horizon, 100 / tan(1) points above its middle. Points beyond it on the
  /// lines of sight lie behind the viewer: they are neither visible nor hit.
  @Test func pointsBehindTheViewerAreNotHit() {
    let (parent, child) = tilted()
    child.bounds = CGRect(x: 0, y: -1000, width: 100, height: 2000)
    #expect(parent.hitTest(CGPoint(x: 100, y: 120)) === child)
    #expect(parent.hitTest(CGPoint(x: 100, y: 60)) === child)
    #expect(parent.hitTest(CGPoint(x: 100, y: 20)) === parent)
  }

  /// "isDoubleSided": the back of a single-sided layer is not displayed.
  @Test(arguments: [true, false]) func theBackOfALayerIsHitIfItHasTwoSides(isDoubleSided: Bool) {
    let (parent, child) = tilted()
    child.isDoubleSided = isDoubleSided
    child.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(parent.hitTest(CGPoint(x: 110, y: 110)) === (isDoubleSided ? child : parent))
    child.transform = CATransform3DIdentity
    #expect(parent.hitTest(CGPoint(x: 110, y: 110)) === child)
  }

  @Test(arguments: [(0.0, 1.0), (1, 0), (0, 0)])
  func layersWithASingularTransformAreNotHit(x: Double, y: Double) {
    let (parent, child) = tilted()
    child.bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
    child.transform = CATransform3DMakeScale(x, y, 1)
    #expect(parent.hitTest(CGPoint(x: 100, y: 100)) === parent)
  }

  @Test func theFrameOfAPlaneBeforeItsAnchorIsSeenInItsOwnPerspective() {
    // The plane lies 36 above its anchor point, 100 from the eye: it is seen 1 / (1 - 36/100) times as
    // large, about the position.
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 64, height: 32)
    layer.position = CGPoint(x: 10, y: 20)
    layer.anchorPointZ = -36
    layer.transform.m34 = -1 / 100
    #expect(layer.frame.width.isNearly(100))
    #expect(layer.frame.height.isNearly(50))
    #expect(layer.frame.midX.isNearly(10))
    #expect(layer.frame.midY.isNearly(20))
    layer.frame = CGRect(x: 5, y: 6, width: 50, height: 25)
    #expect(layer.bounds.width.isNearly(32))
    #expect(layer.frame.minX.isNearly(5))
    #expect(layer.frame.width.isNearly(50))
  }
}

extension CGFloat {
  fileprivate func isNearly(_ other: CGFloat) -> Bool { (self - other).magnitude < 1e-9 }
}
