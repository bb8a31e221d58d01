import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Tests of points and rectangles in views, windows and screens.
@MainActor struct CoordinateSpaceTests {
  private let screen = UIScreen(size: CGSize(width: 400, height: 800), scale: 2)
  private let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 300, height: 600))
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
  private let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))

  init() {
    window.screen = screen
    window.addSubview(view)
    view.addSubview(inner)
    view.bounds.origin = CGPoint(x: 0, y: 40)
  }

  @Test func nilIsTheWindowForViewsAndTheScreenForWindows() {
    let p = CGPoint(x: 1, y: 42)
    #expect(view.convert(p, to: nil) == CGPoint(x: 11, y: 22))
    #expect(view.convert(CGPoint(x: 11, y: 22), from: nil) == p)
    #expect(window.convert(CGPoint(x: 11, y: 22), to: nil) == CGPoint(x: 111, y: 72))
    #expect(
      window.convert(CGRect(x: 111, y: 72, width: 3, height: 4), from: nil)
        == CGRect(x: 11, y: 22, width: 3, height: 4))
  }

  /// Without a window, `nil` refers to the topmost view.
  @Test func nilIsTheTopmostViewOfATreeWithoutAWindow() {
    let top = UIView(frame: CGRect(x: 7, y: 7, width: 100, height: 100))
    top.addSubview(view)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: -15))
    #expect(top.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
  }

  @Test func viewsAndScreensConvertBothWays() {
    let space = screen.coordinateSpace, r = CGRect(x: 1, y: 42, width: 8, height: 9)
    let onScreen = CGRect(x: 111, y: 72, width: 8, height: 9)
    #expect(view.convert(r.origin, to: space) == onScreen.origin)
    #expect(view.convert(onScreen.origin, from: space) == r.origin)
    #expect(view.convert(r, to: space) == onScreen)
    #expect(view.convert(onScreen, from: space) == r)
    #expect(space.convert(onScreen.origin, to: view) == r.origin)
    #expect(space.convert(r.origin, from: view) == onScreen.origin)
    #expect(space.convert(onScreen, to: view) == r)
    #expect(space.convert(r, from: view) == onScreen)
    #expect(space.bounds == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(view.convert(r, to: inner as any UICoordinateSpace) == view.convert(r, to: inner))
  }

  @Test func aWindowConvertsToAnotherThroughTheScreen() {
    let other = UIWindow(frame: CGRect(x: 30, y: 30, width: 100, height: 100))
    #expect(window.convert(CGPoint(x: 1, y: 1), to: other) == CGPoint(x: 71, y: 21))
    #expect(view.convert(CGPoint(x: 0, y: 40), to: other) == CGPoint(x: 80, y: 40))
    #expect(other.convert(CGPoint(x: 80, y: 40), to: view) == CGPoint(x: 0, y: 40))
  }

  /// The fixed space is the device in portrait: with the device's top edge to the left, its x-axis points up
  /// in the interface and its y-axis to the right.
  @Test func theFixedSpaceStaysWithTheDevice() {
    let upright = screen.fixedCoordinateSpace
    #expect(upright.convert(CGPoint(x: 3, y: 4), to: screen.coordinateSpace) == CGPoint(x: 3, y: 4))
    #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 800, height: 1600))

    screen.shape = UIScreen.Shape(
      size: CGSize(width: 800, height: 400), scale: 2, orientation: .landscapeRight)
    let space = screen.coordinateSpace
    #expect(space.bounds.size == CGSize(width: 800, height: 400))
    #expect(upright.bounds.size == CGSize(width: 400, height: 800))
    #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 800, height: 1600))
    // The corner that the user sees top left is the device's top right one.
    #expect(space.convert(CGPoint.zero, to: upright) == CGPoint(x: 400, y: 0))
    #expect(upright.convert(CGPoint.zero, to: space) == CGPoint(x: 0, y: 400))
    #expect(
      space.convert(CGRect(x: 10, y: 20, width: 30, height: 40), to: upright)
        == CGRect(x: 340, y: 10, width: 40, height: 30))
    #expect(view.convert(CGPoint(x: 0, y: 40), to: upright) == CGPoint(x: 330, y: 110))
    #expect(view.convert(CGPoint(x: 330, y: 110), from: upright) == CGPoint(x: 0, y: 40))

    screen.shape = UIScreen.Shape(
      size: CGSize(width: 800, height: 400), scale: 2, orientation: .landscapeLeft)
    #expect(space.convert(CGPoint.zero, to: upright) == CGPoint(x: 0, y: 800))
    screen.shape = UIScreen.Shape(
      size: CGSize(width: 400, height: 800), scale: 2, orientation: .portraitUpsideDown)
    #expect(space.convert(CGPoint(x: 1, y: 2), to: upright) == CGPoint(x: 399, y: 798))
  }

  /// A custom coordinate space performs its own conversions.
  @Test func foreignSpacesConvertThemselves() {
    final class Doubled: UICoordinateSpace {
      let view: UIView
      init(_ view: UIView) { self.view = view }
      var bounds: CGRect { view.bounds }
      func convert(_ p: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        view.convert(CGPoint(x: p.x / 2, y: p.y / 2), to: space)
      }
      func convert(_ p: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        let p = view.convert(p, from: space)
        return CGPoint(x: p.x * 2, y: p.y * 2)
      }
      func convert(_ r: CGRect, to space: any UICoordinateSpace) -> CGRect { r }
      func convert(_ r: CGRect, from space: any UICoordinateSpace) -> CGRect { r }
    }
    let doubled = Doubled(inner)
    #expect(view.convert(CGPoint(x: 6, y: 7), to: doubled) == CGPoint(x: 2, y: 4))
    #expect(view.convert(CGPoint(x: 2, y: 4), from: doubled) == CGPoint(x: 6, y: 7))
    #expect(screen.coordinateSpace.convert(CGPoint(x: 116, y: 37), to: doubled) == CGPoint(x: 2, y: 4))
  }

  /// `documented_facts.json`, "setFrame.90": the root view of a device on its side before iOS 8, in a window
  /// that stays upright.
  @Test func aRotatedRootViewInAnUprightWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 768, height: 1024)), root = UIView()
    root.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    root.frame = CGRect(x: 0, y: 0, width: 748, height: 1024)
    window.addSubview(root)
    #expect(root.bounds == CGRect(x: 0, y: 0, width: 1024, height: 748))
    #expect(root.frame == CGRect(x: 0, y: 0, width: 748, height: 1024))
    // The root's top left corner is the window's top right one.
    let corner = root.convert(CGPoint.zero, to: nil)
    #expect(abs(corner.x - 748) < 1e-9)
    #expect(abs(corner.y) < 1e-9)
    let child = UIView(frame: CGRect(x: 100, y: 50, width: 20, height: 10))
    root.addSubview(child)
    #expect(child.convert(child.bounds, to: nil).isClose(to: CGRect(x: 688, y: 100, width: 10, height: 20)))
    #expect(window.hitTest(CGPoint(x: 690, y: 110), with: nil) == nil)
    window.isHidden = false
    #expect(window.hitTest(CGPoint(x: 690, y: 110), with: nil) === child)
    // The masks are relative to the window's axes: the root keeps its distances from the window's edges.
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.frame.size = CGSize(width: 800, height: 1100)
    #expect(root.frame.isClose(to: CGRect(x: 0, y: 0, width: 780, height: 1100)))
    #expect(root.bounds.isClose(to: CGRect(x: 0, y: 0, width: 1100, height: 780)))
  }

  // MARK: - Views without a common root

  /// Each side is converted through its own root, as if both roots lay in one space.
  @Test func treesWithoutACommonRootLieInOneSpace() {
    let a = CALayer(), b = CALayer(), innerA = CALayer(), innerB = CALayer()
    a.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    b.frame = CGRect(x: 200, y: 0, width: 100, height: 100)
    innerA.frame = CGRect(x: 1, y: 2, width: 5, height: 5)
    innerB.frame = CGRect(x: 3, y: 4, width: 5, height: 5)
    a.addSublayer(innerA)
    b.addSublayer(innerB)
    #expect(innerA.convert(CGPoint.zero, to: innerB) == CGPoint(x: -192, y: 8))
    #expect(innerA.convert(CGPoint(x: -192, y: 8), from: innerB) == .zero)
    #expect(innerB.convert(CGPoint(x: -192, y: 8), to: innerA) == .zero)
    #expect(innerA.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: 12))
  }

  // MARK: - Singular transforms

  /// A tree that is scaled to a point keeps its inner distances.
  @Test(arguments: [0, 1e-300, 1e-12]) func commonAncestorsDoNotAffectConversion(scale: CGFloat) {
    let sibling = UIView(frame: CGRect(x: 30, y: 30, width: 10, height: 10)),
      deep = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
    view.addSubview(sibling)
    inner.addSubview(deep)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    #expect(deep.convert(CGPoint(x: 1, y: 2), to: sibling) == CGPoint(x: -23, y: -22))
    #expect(
      sibling.convert(CGRect(x: 0, y: 0, width: 2, height: 2), to: inner)
        == CGRect(x: 25, y: 25, width: 2, height: 2))
  }

  /// Converting out of such a layer gives a single point for all points. Converting into it is impossible, so
  /// the transform counts as its own inverse.
  @Test func throughASqueezedLayer() {
    let outer = CALayer(), layer = CALayer()
    outer.bounds.size = CGSize(width: 100, height: 100)
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    outer.addSublayer(layer)
    layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
    #expect(layer.convert(CGPoint(x: 3, y: 4), to: outer) == CGPoint(x: 20, y: 20))
    #expect(
      layer.convert(CGRect(x: 0, y: 0, width: 20, height: 20), to: outer)
        == CGRect(x: 20, y: 20, width: 0, height: 0))
    let back = layer.convert(CGPoint(x: 3, y: 4), from: outer)
    #expect(back.x.isFinite)
    #expect(back.y.isFinite)
    #expect(layer.frame == CGRect(x: 20, y: 20, width: 0, height: 0))
    layer.frame = CGRect(x: 0, y: 0, width: 7, height: 7)
    #expect(layer.bounds.size == .zero)
    #expect(layer.position == CGPoint(x: 3.5, y: 3.5))
    layer.setAffineTransform(CGAffineTransform(scaleX: 1, y: 0))
    #expect(layer.convert(CGPoint.zero, from: outer).x.isFinite)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    let edgeOn = layer.convert(CGPoint(x: 1, y: 1), from: outer)
    #expect(edgeOn.x.isFinite)
    #expect(edgeOn.y.isFinite)
  }

  /// It is invisible, so it receives no touches.
  @Test func aSqueezedViewTakesNoTouches() {
    window.isHidden = false
    let p = CGPoint(x: 60, y: 120)
    #expect(window.hitTest(p, with: nil) === view)
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(window.hitTest(p, with: nil) === window)
    #expect(window.layer.hitTest(window.convert(p, to: nil)) === window.layer)
    view.transform = CGAffineTransform(scaleX: 1, y: 0)
    #expect(window.hitTest(p, with: nil) === window)
  }
}
