import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Tests of Apple's documentation of `UICornerConfiguration`.
@MainActor struct CornerConfigurationTests {
  private func view(_ frame: CGRect, _ corners: UICornerConfiguration, in container: UIView? = nil) -> UIView
  {
    let view = UIView(frame: frame)
    container?.addSubview(view)
    view.cornerConfiguration = corners
    return view
  }
  private let box = CGRect(x: 10, y: 10, width: 80, height: 40)

  @Test func radiiReachTheLayer() {
    let all = view(box, .corners(radius: .fixed(12)))
    #expect(all.layer.cornerRadius == 12)
    #expect(all.effectiveRadius(corner: .bottomRight) == 12)
    let top = view(box, .uniformTopRadius(.fixed(8)))
    #expect(top.layer.cornerRadius == 8)
    #expect(top.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(top.effectiveRadius(corner: .topLeft) == 8)
    #expect(top.effectiveRadius(corner: .bottomLeft) == 0)
    #expect(view(box, .corners(radius: .fixed(99))).layer.cornerRadius == 20)
    #expect(UIView().cornerConfiguration == .corners(radius: .fixed(0)))
  }

  @Test func everyCornerHasItsOwnRadius() {
    let mixed = view(
      box,
      .corners(
        topLeftRadius: .fixed(4), topRightRadius: .fixed(8), bottomLeftRadius: .fixed(16),
        bottomRightRadius: nil))
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    #expect(corners.map(mixed.effectiveRadius) == [4, 8, 16, 0])
    #expect(mixed.layer.cornerRadius == 16)
    mixed.cornerConfiguration = .uniformEdges(topRadius: .fixed(6), bottomRadius: .fixed(12))
    #expect(corners.map(mixed.effectiveRadius) == [6, 6, 12, 12])
    mixed.cornerConfiguration = .corners(radius: .fixed(5))
    #expect(corners.map(mixed.effectiveRadius) == [5, 5, 5, 5])
  }

  @Test func capsulesFollowTheSize() {
    let capsule = view(box, .capsule()), limited = view(box, .capsule(maximumRadius: 15))
    #expect(capsule.layer.cornerRadius == 20)
    #expect(limited.layer.cornerRadius == 15)
    for one in [capsule, limited] {
      one.frame.size.height = 24
      one.layoutIfNeeded()
      #expect(one.layer.cornerRadius == 12)
    }
  }

  @Test func concentricCornersHaveTheContainersCentre() {
    let container = view(CGRect(x: 0, y: 0, width: 100, height: 100), .corners(radius: .fixed(30)))
    #expect(
      view(box, .corners(radius: .containerConcentric()), in: container).effectiveRadius(corner: .topLeft)
        == 20)
    // The lower corners lie farther from the container's.
    #expect(
      view(box, .corners(radius: .containerConcentric()), in: container).effectiveRadius(corner: .bottomLeft)
        == 0)
    let uniform = view(box, .uniformCorners(radius: .containerConcentric()), in: container)
    #expect(uniform.effectiveRadius(corner: .bottomLeft) == 20)
    #expect(view(box, .corners(radius: .containerConcentric(minimum: 4))).layer.cornerRadius == 4)
  }
}
