import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of details of sheets, cells, swipe actions, animators and buttons.
@MainActor struct ViewDetailTests {
  private final class Gradient: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    // The line above gives its class.
    override var layer: CAGradientLayer { super.layer as! CAGradientLayer }
  }

  @Test func aClassMaySayOfWhichClassItsLayerIs() {
    let view = Gradient(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.layer.locations = [0, 1]
    #expect((view as UIView).layer === view.layer)
    #expect(view.layer.frame == view.frame)
  }

  @Test func wideSheetsLieOverTheirSource() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 1366)), root = UIViewController(),
      sheet = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let source = UIView(frame: CGRect(x: 250, y: 500, width: 100, height: 40))
    root.view.addSubview(source)
    sheet.modalPresentationStyle = .formSheet
    sheet.preferredContentSize = CGSize(width: 400, height: 300)
    let controller = try #require(sheet.sheetPresentationController)
    controller.sourceView = source
    root.present(sheet, animated: false)
    _ = FrameLoop(root: window).commit()
    #expect(controller.frameOfPresentedViewInContainerView == CGRect(x: 100, y: 370, width: 400, height: 300))
    source.center = CGPoint(x: 10, y: 1360)
    #expect(
      controller.frameOfPresentedViewInContainerView == CGRect(x: 0, y: 1066, width: 400, height: 300),
      "inside the window")
    controller.sourceView = nil
    #expect(controller.frameOfPresentedViewInContainerView == CGRect(x: 312, y: 533, width: 400, height: 300))
  }

  @Test func accessoriesMoveInwardsWithTheContent() throws {
    func places(_ level: Int, _ indents: Bool) throws -> (accessory: CGFloat, content: CGFloat) {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      cell.accessories = [.customView(configuration: .init(customView: view, placement: .leading()))]
      (cell.indentationLevel, cell.indentsAccessories) = (level, indents)
      cell.layoutIfNeeded()
      return (
        view.frame.minX, cell.contentView.frame.minX + cell.contentView.directionalLayoutMargins.leading
      )
    }
    let plain = try places(0, true), moved = try places(2, true), kept = try places(2, false)
    #expect(moved.accessory == plain.accessory + 20)
    #expect(moved.content == plain.content + 20)
    #expect(kept.accessory == plain.accessory)
    #expect(kept.content == plain.content + 20)
  }

  @Test func gripsHaveALineBeforeThem() {
    func lines(_ shows: Bool) -> Int {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      cell.accessories = [.reorder(displayed: .always, options: .init(showsVerticalSeparator: shows))]
      cell.layoutIfNeeded()
      return cell.subviews.compactMap { $0 as? ReorderControl }.flatMap(\.subviews).count {
        $0.backgroundColor == .separator
      }
    }
    #expect(lines(false) == 0)
    #expect(lines(true) == 1)
  }

  @Test func contentKeepsTheCellsMarginsWhereAsked() {
    func start(_ axes: UIAxis) -> CGFloat? {
      let cell = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 30)
      var look = UIListContentConfiguration.cell()
      look.text = "Text"
      look.directionalLayoutMargins.leading = 4
      look.axesPreservingSuperviewLayoutMargins = axes
      let view = UIListContentView(configuration: look)
      view.frame = cell.bounds
      cell.addSubview(view)
      cell.layoutIfNeeded()
      return view.textStart
    }
    #expect(start(.both) == 34)
    #expect(start(.vertical) == 4)
  }

  @Test func viewsThatMoveTakeNoTouchesWhereAsked() {
    FingerWorld().run { world in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      world.window.addSubview(view)
      world.wait(0)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
      animator.isUserInteractionEnabled = false
      #expect(world.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
      animator.startAnimation()
      #expect(world.window.hitTest(CGPoint(x: 50, y: 50), with: nil) !== view)
      animator.stopAnimation(true)
      #expect(world.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
    }
  }

  @Test func olderRowActionsHaveEffects() {
    let action = UIContextualAction(style: .normal, title: "Old") { _, _, _ in },
      effect = UIBlurEffect(style: .dark)
    func effects() -> [UIVisualEffect?] {
      SwipeButton(action, height: 44).subviews.compactMap { $0 as? UIVisualEffectView }.map(\.effect)
    }
    #expect(effects().isEmpty)
    action.backgroundEffect = effect
    #expect(effects() == [effect])
  }

  @Test func touchedButtonsGlow() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    func glows() -> Bool { button.layer.sublayers?.contains { $0 is CAGradientLayer } ?? false }
    button.isHighlighted = true
    #expect(!glows())
    button.isHighlighted = false
    button.showsTouchWhenHighlighted = true
    button.isHighlighted = true
    #expect(glows())
    button.isHighlighted = false
    #expect(!glows())
  }

  @Test func aPictureThatALayerWasGivenStays() {
    final class Drawing: UIView {
      override func draw(_ rect: CGRect) { UIColor.red.setFill(); UIRectFill(rect) }
    }
    final class Idle: UIView {
      override func draw(_ rect: CGRect) {}
    }
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }.cgImage
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      box = CGRect(x: 0, y: 0, width: 40, height: 40)
    window.makeKeyAndVisible()
    let view = UIView(frame: box), drawing = Drawing(frame: box), idle = Idle(frame: box),
      button = UIButton(frame: box)
    // An opaque one would be black.
    idle.isOpaque = false
    for one in [view, drawing, idle, button] {
      one.layer.contents = picture
      window.addSubview(one)
      one.setNeedsDisplay()
    }
    _ = FrameLoop(root: window).commit()
    #expect(view.layer.contents as? CGImage === picture)
    #expect(drawing.layer.contents as? CGImage !== picture)
    #expect(idle.layer.contents == nil, "what draws nothing shows nothing")
    #expect(button.layer.contents as? CGImage === picture, "the class is UIKit's")
    view.overrideUserInterfaceStyle = .dark
    _ = FrameLoop(root: window).commit()
    #expect(view.layer.contents as? CGImage === picture)
  }

  @Test func labelsThatDrawAreNotBlack() throws {
    final class Drawing: UILabel {
      override func draw(_ rect: CGRect) { super.draw(rect) }
    }
    let label = Drawing(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    label.text = "Text"
    #expect(label.isOpaque)
    _ = FrameLoop(root: label).commit()
    let picture = try #require(label.layer.contents as? CGImage)
    #expect(picture.withPixels { pixels, _ in pixels[0] } == 0)
  }

  @Test func viewsAreNotifiedOfTheTintOfTheirNewSuperview() {
    final class Hearing: UIView {
      var tints: [UIColor] = []
      override func tintColorDidChange() { tints.append(tintColor) }
    }
    let orange = UIView(), purple = UIView(), between = UIView(), view = Hearing(), own = Hearing()
    (orange.tintColor, purple.tintColor, own.tintColor) = (.orange, .purple, .green)
    own.tints = []
    view.backgroundColor = .tintColor
    between.addSubview(view)
    between.addSubview(own)
    orange.addSubview(between)
    #expect(view.layer.backgroundColor == UIColor.orange.cgColor)
    purple.addSubview(between)
    #expect(view.layer.backgroundColor == UIColor.purple.cgColor)
    #expect(view.tints == [.orange, .purple])
    #expect(own.tints.isEmpty)
  }

  @Test func animationsWithoutTimesEndAtOnce() {
    FingerWorld().run { world in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      world.window.addSubview(view)
      world.wait(0)
      for isDuration in [false, true] {
        var ends = 0
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0.5
        animation.duration = isDuration ? .nan : 1
        if !isDuration { animation.beginTime = .nan }
        CATransaction.begin()
        CATransaction.setCompletionBlock { ends += 1 }
        view.layer.add(animation, forKey: "timeless")
        CATransaction.commit()
        world.wait(0.1)
        _ = FrameLoop(root: world.window).commit()
        #expect(ends == 1)
        #expect(view.layer.animationKeys() == nil)
      }
    }
  }

  /// The run loop's observer also lays out at the end of nested turns.
  @Test func turnsOfTheRunLoopWithinAPassLayOutNothing() {
    final class Turning: UIView {
      var onPass: (() -> Void)?
      override func layoutSubviews() { onPass?() }
      override func draw(_ rect: CGRect) { onPass?() }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      box = CGRect(x: 0, y: 0, width: 40, height: 40)
    let turning = Turning(frame: box), other = CountingView(frame: box)
    window.addSubview(turning)
    window.addSubview(other)
    window.isHidden = false
    defer { window.isHidden = true }
    _ = FrameLoop(root: window).commit()
    other.forget()
    var layouts: [Int] = [], settled: [Bool] = []
    turning.onPass = {
      other.setNeedsLayout()
      settled.append(PassingTime.settle?() ?? true)
      layouts.append(other.layouts)
    }
    turning.setNeedsLayout()
    turning.setNeedsDisplay()
    _ = FrameLoop(root: window).commit()
    #expect(settled == [false, false])
    #expect(layouts == [0, 1])
  }

  @Test func leafViewsReceiveUpdateProperties() {
    final class Leaf: UIView {
      var updates = 0
      override func updateProperties() { updates += 1 }
    }
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      leaf = Leaf(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(leaf)
    outer.layoutIfNeeded()
    #expect(leaf.updates == 1)
    leaf.setNeedsUpdateProperties()
    outer.layoutIfNeeded()
    #expect(leaf.updates == 2)
    leaf.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(leaf.updates == 2)
  }

  @Test func regionsAreTheGuides() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
    #expect(view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal)) === view.safeAreaLayoutGuide)
    #expect(view.edgeInsets(for: .margins()).right == 20)
    #expect(view.directionalEdgeInsets(for: .margins()).leading == 20)
    #expect(view.edgeInsets(for: .readableContent()).left > 20)
  }
}

/// Each setting of a view has a bit of its own.
@Test func settingsOfViewsAreDistinct() {
  let settings: [ViewSettings] = [
    .followsReadableWidth, .scrolls, .becomesFirstResponderInWindow, .isOfList, .isZoomed, .sizesItself,
  ]
  #expect(settings.reduce(ViewSettings()) { $0.union($1) }.rawValue.nonzeroBitCount == settings.count)
}
