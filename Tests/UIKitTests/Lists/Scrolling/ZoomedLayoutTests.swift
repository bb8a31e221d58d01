import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of pictures that constraints place in a scroll view which zooms them: their visible places, and the
/// size of the content. From memory of UIKit, as tutorials on zooming with Auto Layout use it; not measured.
@Suite(.serialized) @MainActor struct ZoomedLayoutTests {
  private final class Viewer: NSObject, UIScrollViewDelegate {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let picture = UIView(frame: .zero)
    var zoomed: () -> Void = {}

    init(in world: FingerWorld) {
      super.init()
      (scroll.minimumZoomScale, scroll.maximumZoomScale, scroll.delegate) = (0.25, 4, self)
      picture.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(picture)
      world.window.addSubview(scroll)
    }

    /// Returns the distances of the picture from the content's edges: top, left, bottom, right.
    func pin(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> [NSLayoutConstraint] {
      let made = [
        picture.topAnchor.constraint(equalTo: scroll.topAnchor, constant: top),
        picture.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: left),
        scroll.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: bottom),
        scroll.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: right),
      ]
      NSLayoutConstraint.activate(made)
      return made
    }
    func size(_ width: CGFloat, _ height: CGFloat) {
      picture.widthAnchor.constraint(equalToConstant: width).isActive = true
      picture.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { zoomed() }
  }

  private func pinch(_ world: FingerWorld, by factor: CGFloat) {
    world.down(1, 130, 150)
    world.down(2, 170, 150)
    for step in 1...10 {
      let half = 20 + 20 * (factor - 1) * CGFloat(step) / 10
      world.move(1, 150 - half, 150)
      world.move(2, 150 + half, 150)
      world.frame()
    }
    world.up(1)
    world.up(2)
    world.settle()
  }

  @Test func aPictureAsLargeAsItsScrollViewStaysInSight() {
    FingerWorld().run { world in
      let viewer = Viewer(in: world)
      _ = viewer.pin(0, 0, 0, 0)
      viewer.picture.widthAnchor.constraint(equalTo: viewer.scroll.widthAnchor).isActive = true
      viewer.picture.heightAnchor.constraint(equalTo: viewer.scroll.heightAnchor).isActive = true
      let mark = UIView(frame: .zero)
      mark.translatesAutoresizingMaskIntoConstraints = false
      viewer.picture.addSubview(mark)
      mark.trailingAnchor.constraint(equalTo: viewer.picture.trailingAnchor, constant: -10).isActive = true
      mark.topAnchor.constraint(equalTo: viewer.picture.topAnchor).isActive = true
      world.settle()
      pinch(world, by: 3)
      let scale = viewer.scroll.zoomScale
      #expect(scale > 2)
      #expect(scale < 4)
      let frame = viewer.picture.frame
      #expect(abs(frame.minX) < 0.01)
      #expect(abs(frame.minY) < 0.01)
      #expect(abs(frame.width - 300 * scale) < 0.01)
      #expect(viewer.picture.bounds.size == CGSize(width: 300, height: 300))
      #expect(mark.frame.maxX == 290)
      #expect(abs(viewer.scroll.contentSize.width - 300 * scale) < 1)
      // The middle stays between the fingers, which move one after the other: their middle is 2 points off at
      // the beginning.
      let middle = viewer.picture.convert(CGPoint(x: 150, y: 150), to: world.window)
      #expect(abs(middle.x - 150) <= 2 * scale)
      #expect(abs(middle.y - 150) < 1)
    }
  }

  @Test func viewsConstrainedToAZoomedImageStay() {
    FingerWorld().run { world in
      let viewer = Viewer(in: world), mark = UIView(frame: .zero)
      viewer.picture.translatesAutoresizingMaskIntoConstraints = true
      viewer.picture.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      mark.translatesAutoresizingMaskIntoConstraints = false
      viewer.scroll.addSubview(mark)
      NSLayoutConstraint.activate([
        mark.widthAnchor.constraint(equalTo: viewer.picture.widthAnchor),
        mark.heightAnchor.constraint(equalToConstant: 8),
        mark.centerXAnchor.constraint(equalTo: viewer.picture.centerXAnchor),
        mark.centerYAnchor.constraint(equalTo: viewer.picture.centerYAnchor),
      ])
      world.settle()
      #expect(mark.frame == CGRect(x: 0, y: 46, width: 100, height: 8))
      viewer.scroll.zoomScale = 2
      world.settle()
      #expect(viewer.picture.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
      #expect(mark.frame == CGRect(x: 50, y: 96, width: 100, height: 8))
    }
  }

  @Test func distancesOfAZoomedPictureAreNotZoomed() {
    FingerWorld().run { world in
      let viewer = Viewer(in: world)
      _ = viewer.pin(30, 60, 40, 20)
      viewer.size(1000, 800)
      world.settle()
      #expect(viewer.scroll.contentSize == CGSize(width: 1080, height: 870))
      viewer.scroll.zoomScale = 0.25
      world.settle()
      #expect(viewer.picture.frame == CGRect(x: 60, y: 30, width: 250, height: 200))
      #expect(viewer.scroll.contentSize == CGSize(width: 330, height: 270))
    }
  }

  @Test func aDelegateCentersAZoomedPictureByItsConstraints() {
    FingerWorld().run { world in
      let viewer = Viewer(in: world), sides = viewer.pin(0, 0, 0, 0)
      viewer.size(800, 400)
      viewer.zoomed = { [unowned viewer] in
        let size = viewer.picture.frame.size
        let y = max(0, (300 - size.height) / 2), x = max(0, (300 - size.width) / 2)
        for (side, distance) in zip(sides, [y, x, y, x]) { side.constant = distance }
        viewer.scroll.superview?.layoutIfNeeded()
      }
      world.settle()
      viewer.scroll.zoomScale = 0.25
      world.settle()
      #expect(viewer.picture.frame == CGRect(x: 50, y: 100, width: 200, height: 100))
      #expect(viewer.scroll.contentSize == CGSize(width: 300, height: 300))
      pinch(world, by: 3)
      let frame = viewer.picture.frame
      #expect(frame.minX == 0)
      #expect(abs(frame.midY - 150) < 1)
      #expect(viewer.scroll.zoomScale > 0.5)
      #expect(frame.intersects(viewer.scroll.bounds))
    }
  }
}
