import CoreGraphics
import Foundation
import InterfaceBuilder
import QuartzCore
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Tests of subviews during size changes of their superview.
@MainActor struct AutoresizingTests {
  typealias Mask = UIView.AutoresizingMask

  /// Returns the frame of a subview after a change of its superview's size.
  static func frame(
    _ frame: CGRect, _ mask: Mask, from old: CGSize, to new: CGSize,
    with change: @MainActor (UIView, CGSize) -> Void = { $0.frame.size = $1 }
  ) -> CGRect {
    let view = UIView(frame: CGRect(origin: .zero, size: old))
    let child = UIView(frame: frame)
    child.autoresizingMask = mask
    view.addSubview(child)
    change(view, new)
    return child.frame
  }

  /// Returns the parts by the rule, stated differently from the code: fixed parts keep their length, flexible
  /// ones are scaled alike.
  static func scaled(_ parts: [CGFloat], _ flexible: [Bool], to total: CGFloat) -> [CGFloat] {
    let fixed = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? 0 : $1.0) }
    let loose = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    guard loose > 0 else { return parts }
    return zip(parts, flexible).map { $1 ? $0 * (total - fixed) / loose : $0 }
  }

  /// Returns a description of the first deviation from the rule, over all masks and several sizes, or `nil`
  /// if there is none.
  static func missOfRule() -> String? {
    let old = CGSize(width: 100, height: 120), child = CGRect(x: 10, y: 24, width: 30, height: 66)
    let sizes = [(200, 300), (101, 121), (73, 97), (100, 240), (37.5, 90)].map {
      CGSize(width: $0.0, height: $0.1)
    }
    for mask in (0..<64).map({ Mask(rawValue: $0) }) {
      for new in sizes {
        let x = scaled(
          [10, 30, 60], [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains),
          to: new.width)
        let y = scaled(
          [24, 66, 30], [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains),
          to: new.height)
        // Fixed parts may leave a negative length for a flexible one; a length stops at zero.
        let wanted = CGRect(x: x[0], y: y[0], width: max(0, x[1]), height: max(0, y[1]))
        let result = frame(child, mask, from: old, to: new)
        if !result.isClose(to: wanted) { return "mask \(mask.rawValue), \(new): \(result), not \(wanted)" }
      }
    }
    return nil
  }

  @Test func allMasksScaleTheirFlexiblePartsAlike() { #expect(Self.missOfRule() == nil) }

  @Test func factsHold() throws {
    let facts = try FactFile("autoresizing")
    let square = CGSize(width: 100, height: 100)
    func check(_ frame: CGRect, _ wanted: CGRect) -> String? {
      frame.isClose(to: wanted) ? nil : "\(frame), not \(wanted)"
    }
    let checks: [String: () -> String?] = [
      "ar.rule": Self.missOfRule,
      "ar.margins.20-30": {
        // 20 + 40 + 30 becomes 68 + 40 + 102.
        check(
          Self.frame(
            CGRect(x: 20, y: 0, width: 40, height: 10), [.flexibleLeftMargin, .flexibleRightMargin],
            from: CGSize(width: 90, height: 10), to: CGSize(width: 210, height: 10)),
          CGRect(x: 68, y: 0, width: 40, height: 10))
      },
      "ar.T+H": {
        check(
          Self.frame(
            CGRect(x: 0, y: 20, width: 10, height: 30), [.flexibleTopMargin, .flexibleHeight],
            from: square, to: CGSize(width: 100, height: 200)),
          CGRect(x: 0, y: 60, width: 10, height: 90))
      },
      "ar.T+H+B": {
        check(
          Self.frame(
            CGRect(x: 0, y: 20, width: 10, height: 30),
            [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin],
            from: square, to: CGSize(width: 100, height: 200)),
          CGRect(x: 0, y: 40, width: 10, height: 60))
      },
      "ar.W": {
        check(
          Self.frame(
            CGRect(x: 10, y: 0, width: 100, height: 10), .flexibleWidth,
            from: CGSize(width: 320, height: 10), to: CGSize(width: 480, height: 10)),
          CGRect(x: 10, y: 0, width: 260, height: 10))
      },
      "ar.none": {
        let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        return check(Self.frame(frame, [], from: square, to: CGSize(width: 333, height: 17)), frame)
      },
      "ar.fractional": {
        check(
          Self.frame(
            CGRect(x: 20, y: 0, width: 60, height: 10), [.flexibleLeftMargin, .flexibleRightMargin],
            from: square, to: CGSize(width: 101, height: 100)),
          CGRect(x: 20.5, y: 0, width: 60, height: 10))
      },
      // The split is written with the length first; the words of the source give the margin 66 of the change.
      "ar.calayer.macos.min+extent": {
        Self.layerMiss(
          [.layerMinXMargin, .layerWidthSizable], margin: 10, length: 50, from: 100, to: 200, margin: 76,
          length: 84)
      },
      "ar.calayer.macos.three": {
        Self.layerMiss(
          [.layerMinXMargin, .layerWidthSizable, .layerMaxXMargin], margin: 10, length: 50, from: 100,
          to: 300,
          margin: 76, length: 118)
      },
    ]
    #expect(facts.run(checks, absent: [:]) == [])
  }

  /// Returns a description of a free layer's deviation from the expected result. Layers divide the change
  /// equally, not in proportion.
  private static func layerMiss(
    _ mask: CAAutoresizingMask, margin: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat,
    margin newMargin: CGFloat, length newLength: CGFloat
  ) -> String? {
    let parent = CALayer(), child = CALayer()
    parent.bounds.size = CGSize(width: old, height: 10)
    child.frame = CGRect(x: margin, y: 0, width: length, height: 10)
    child.autoresizingMask = mask
    parent.addSublayer(child)
    parent.bounds.size.width = new
    let wanted = CGRect(x: newMargin, y: 0, width: newLength, height: 10)
    return child.frame.isClose(to: wanted) ? nil : "\(child.frame), not \(wanted)"
  }

  /// `facts/ios26/autoresizing_contentmode.json`.
  @Test func examplesHold() {
    func x(_ x: CGFloat, _ width: CGFloat, _ mask: Mask, _ old: CGFloat, _ new: CGFloat) -> [CGFloat] {
      let frame = Self.frame(
        CGRect(x: x, y: 0, width: width, height: 10), mask, from: CGSize(width: old, height: 100),
        to: CGSize(width: new, height: 100))
      return [frame.minX, frame.width]
    }
    let all: Mask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    #expect(x(10, 40, .flexibleWidth, 100, 160) == [10, 100])
    #expect(x(10, 40, all, 100, 160) == [16, 64])
    #expect(x(20, 60, [.flexibleLeftMargin, .flexibleRightMargin], 100, 140) == [40, 60])
    #expect(x(30, 60, [.flexibleLeftMargin, .flexibleRightMargin], 100, 180) == [90, 60])
    #expect(x(0, 0, [.flexibleLeftMargin, .flexibleWidth], 100, 130) == [15, 15])
    #expect(x(100, 0, all, 100, 150) == [150, 0])
    #expect(x(10, 40, all, 100, 50) == [5, 20])
  }

  @Test func boundsOriginResizesNothingAndBoundsSizeDoes() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100), size = CGSize(width: 100, height: 100)
    let all: Mask = [.flexibleWidth, .flexibleHeight]
    #expect(
      Self.frame(frame, all, from: size, to: size) { view, _ in view.bounds.origin = CGPoint(x: 5, y: 7) }
        == frame)
    let grown = CGRect(x: 0, y: 0, width: 150, height: 60)
    #expect(
      Self.frame(frame, all, from: size, to: grown.size) { view, new in view.bounds.size = new } == grown)
    #expect(
      Self.frame(frame, all, from: size, to: grown.size) { view, new in view.layer.bounds.size = new }
        == grown)
  }

  @Test func switchedOffOrReplacedByConstraintsNothingIsResized() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100), size = CGSize(width: 100, height: 100)
    let off = Self.frame(frame, .flexibleWidth, from: size, to: CGSize(width: 200, height: 100)) {
      view, new in
      view.autoresizesSubviews = false
      view.frame.size = new
    }
    #expect(off == frame)
    let constrained = Self.frame(frame, .flexibleWidth, from: size, to: CGSize(width: 200, height: 100)) {
      view, new in
      view.subviews[0].translatesAutoresizingMaskIntoConstraints = false
      view.frame.size = new
    }
    #expect(constrained == frame)
  }

  // MARK: - Transforms

  /// UIKit sets a new frame on a transformed subview as on any other, so that its bounds follow through the
  /// inverse of the transform (material-components-ios issue 1832 shows the call of
  /// `_applyAutoresizingMaskWithOldSuperviewSize:`).
  @Test func scaledSubviewsFollowByTheirFrames() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.25)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child)
    let before = child.frame
    view.frame.size = CGSize(width: 160, height: 130)
    #expect(
      child.frame.isClose(
        to: CGRect(x: before.minX, y: before.minY, width: before.width + 60, height: before.height + 30)))
    #expect(child.bounds.isClose(to: CGRect(x: 0, y: 0, width: 40 + 120, height: 60 + 120)))
    #expect(child.transform == CGAffineTransform(scaleX: 0.5, y: 0.25))
  }

  /// The axes of the mask are the superview's.
  @Test func aSubviewOnItsSideGrowsAlongTheSuperviewsAxes() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), child = UIView()
    child.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    child.frame = CGRect(x: 10, y: 20, width: 30, height: 50)
    child.autoresizingMask = .flexibleWidth
    view.addSubview(child)
    view.frame.size.width = 140
    #expect(child.frame.isClose(to: CGRect(x: 10, y: 20, width: 70, height: 50)))
    #expect(child.bounds.isClose(to: CGRect(x: 0, y: 0, width: 50, height: 70)))
  }

  /// Proportional margins keep a rotated view in the middle. Its size follows the measured rule of setting a
  /// frame.
  @Test func aTurnedSubviewStaysInTheMiddle() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
    child.transform = CGAffineTransform(rotationAngle: 0.3)
    child.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    view.addSubview(child)
    view.frame.size = CGSize(width: 200, height: 300)
    #expect(abs(child.center.x - 100) < 1e-9)
    #expect(abs(child.center.y - 150) < 1e-9)
    #expect(child.transform == CGAffineTransform(rotationAngle: 0.3))
  }

  @Test func aSqueezedSubviewStaysFinite() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
    child.transform = CGAffineTransform(scaleX: 0, y: 0)
    child.autoresizingMask = Mask(rawValue: 63)
    view.addSubview(child)
    view.frame.size = CGSize(width: 200, height: 300)
    #expect(child.center.x.isFinite)
    #expect(child.bounds.size.width.isFinite)
    #expect(child.frame.width == 0)
  }

  // MARK: - Documents

  /// A document with constraints elsewhere stores `fixedFrame` for views that are placed by their masks.
  @Test func fixedFramesFollowTheirMasks() throws {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
          <view contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
              <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                <rect key="frame" x="100" y="10" width="100" height="20"/>
                <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxX="YES" flexibleMaxY="YES"/>
              </view>
              <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                <rect key="frame" x="20" y="350" width="260" height="30"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
              </view>
            </subviews>
          </view>
        </objects>
      </document>
      """
    let nib = UINib(data: Data(xml.utf8), bundle: nil)
    let view = try #require(nib.instantiate(withOwner: nil, options: nil).compactMap { $0 as? UIView }.first)
    #expect(view.subviews.map(\.translatesAutoresizingMaskIntoConstraints) == [true, true])
    view.frame.size = CGSize(width: 400, height: 500)
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame == CGRect(x: 150, y: 10, width: 100, height: 20))
    #expect(view.subviews[1].frame == CGRect(x: 20, y: 450, width: 360, height: 30))
  }

  /// Stored in documents of five owners: masks of views that are marked as placed by constraints, although no
  /// constraint places them.
  @Test func viewsThatNoConstraintMentionsStayOnTheCanvas() throws {
    let document = try NibDocuments.document(
      """
      <view id="root">\(NibDocuments.rect(0, 0, 300, 300))<subviews>
        <switch translatesAutoresizingMaskIntoConstraints="NO" id="a">\(NibDocuments.rect(17, 11, 49, 31))
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></switch>
        <switch translatesAutoresizingMaskIntoConstraints="NO" id="b">\(NibDocuments.rect(17, 11, 49, 31))
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></switch>
      </subviews><constraints>
        <constraint firstItem="b" firstAttribute="left" secondItem="root" secondAttribute="left" id="x"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" id="y"/>
      </constraints></view>
      """, toolsVersion: 18122, hasSafeAreas: false)
    func frames(_ purpose: NibLoader.Purpose) throws -> [CGRect] {
      let loader = NibLoader(document: document, keepsStoredFrames: false, purpose: purpose)
      let root = try #require(loader.scenes().first?.root)
      root.layoutIfNeeded()
      return root.subviews.map(\.frame)
    }
    #expect(try frames(.canvas)[0] == CGRect(x: 17, y: 11, width: 49, height: 31))
    #expect(try frames(.canvas)[1].origin == .zero)
    #expect(try frames(.app)[0].origin == .zero)
  }

  @Test func growthReachesEveryLevel() {
    var views = [UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))]
    for _ in 0..<20 {
      let child = UIView(frame: views.last!.bounds.insetBy(dx: 1, dy: 1))
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      views.last!.addSubview(child)
      views.append(child)
    }
    views[0].frame.size = CGSize(width: 300, height: 50)
    #expect(views.last!.frame == CGRect(x: 1, y: 1, width: 260, height: 10))
  }
}

extension CGRect {
  /// Returns whether the edges differ by less than a ten-thousandth of a point.
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-4 && abs(minY - other.minY) < 1e-4 && abs(width - other.width) < 1e-4
      && abs(height - other.height) < 1e-4
  }
}
