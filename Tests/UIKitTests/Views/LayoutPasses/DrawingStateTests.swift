import CoreGraphics
import QuartzCore
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the drawing of hidden views, and of views whose background changes.
@MainActor struct DrawingStateTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
  private let view = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    outer.addSubview(view)
    root.addSubview(outer)
  }

  private func show() { _ = FrameLoop(root: root).commit() }

  /// Apple's Drawing and Printing Guide for iOS: "Making a previously hidden view visible again by setting
  /// its hidden property to NO" causes a view to draw.
  @Test(arguments: [true, false]) func hiddenViewIsDrawnOnceWhenItIsShown(byItself: Bool) {
    let hidden = byItself ? view : outer
    hidden.isHidden = true
    show()
    view.setNeedsDisplay()
    show()
    #expect(view.drawings == 0)
    hidden.isHidden = false
    show()
    show()
    #expect(view.drawings == 1)
  }

  @Test func viewAddedToAHiddenOneIsDrawnWhenThatIsShown() {
    outer.isHidden = true
    show()
    let late = CountingView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    outer.addSubview(late)
    show()
    #expect(late.drawings == 0)
    outer.isHidden = false
    show()
    #expect(late.drawings == 1)
  }

  @Test func viewThatHasDrawnIsNotDrawnAgainWhenItIsShownAgain() {
    show()
    view.isHidden = true
    show()
    view.isHidden = false
    show()
    #expect(view.drawings == 1)
  }

  @Test func layersOfTheirOwnAreDrawnWhenTheyAreShown() {
    final class Drawn: CALayer {
      nonisolated(unsafe) var drawings = 0
      override func draw(in ctx: CGContext) { drawings += 1 }
    }
    let layer = Drawn()
    layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    layer.isHidden = true
    layer.setNeedsDisplay()
    view.layer.addSublayer(layer)
    show()
    #expect(layer.drawings == 0)
    layer.isHidden = false
    show()
    #expect(layer.drawings == 1)
  }

  /// Not measured: a completely transparent view is drawn, because an animation may fade it in.
  @Test func viewsWithoutAlphaAreDrawn() {
    view.alpha = 0
    show()
    #expect(view.drawings == 1)
  }

  /// A change of a view that has drawn on red, and the number of drawings that it causes.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let drawings: Int
    let run: @MainActor @Sendable (UIView) -> Void

    init(_ name: String, _ drawings: Int, _ run: @MainActor @Sendable @escaping (UIView) -> Void) {
      (testDescription, self.drawings, self.run) = (name, drawings, run)
    }
  }

  /// A change of the background makes a view draw again; setting an equal background does not.
  @Test(arguments: [
    Change("another background", 1) { $0.backgroundColor = .green },
    Change("no background", 1) { $0.backgroundColor = nil },
    Change("the same background", 0) { $0.backgroundColor = .red },
    Change("no opacity", 1) { $0.isOpaque = false },
    Change("the same opacity", 0) { $0.isOpaque = true },
    Change("a tint", 1) { $0.tintColor = .green },
    Change("the mode that redraws", 1) { $0.contentMode = .redraw },
    Change("another size", 0) { $0.frame.size.width = 20 },
    Change("alpha", 0) { $0.alpha = 0.5 },
  ]) func drawnViewsShowTheirNewGround(change: Change) {
    view.backgroundColor = .red
    show()
    change.run(view)
    show()
    #expect(view.drawings == 1 + change.drawings)
  }

  @Test func newBackgroundTakesThePlaceOfTheBlackOfAnOpaqueView() throws {
    show()
    let old = try #require(view.layer.contents as? CGImage)
    #expect(Pixels(old)[2, 2] == 0xFF00_0000)
    view.backgroundColor = .green
    show()
    #expect(view.layer.contents == nil)
  }

  @Test func viewsThatDrawNothingAreNotAskedTo() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    root.addSubview(plain)
    show()
    plain.backgroundColor = .green
    #expect(!plain.layer.needsDisplay())
  }
}
