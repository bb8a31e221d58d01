import CoreGraphics
import QuartzCore
import RenderTree
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of presentation trees. Apple's reference of `presentation()`: "The sublayers, mask, and superlayer
/// properties of the returned layer return the corresponding objects from the presentation tree", which
/// `hitTest(_:)` queries.
@Suite(.serialized) @MainActor struct PresentationTreeTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let box = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    window.contentScaleFactor = 1
    window.isHidden = false
    box.addSubview(view)
    window.addSubview(box)
  }

  /// Runs `body` while the view is halfway from 0 to 80, and the box from 20 to 60.
  private func halfWay(_ body: () -> Void) {
    underClock {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 80
        box.frame.origin.x = 60
      }
      frame(at: 0.5)
      body()
      frame(at: 1)
    }
  }

  @Test func presentationsHangInATree() {
    let mask = CALayer()
    mask.frame = box.bounds
    box.layer.mask = mask
    halfWay {
      let shown = box.layer.presentation()
      #expect(shown?.sublayers?.map { $0.model() } == [view.layer])
      #expect(shown?.sublayers?.first?.position.x == 50)
      #expect(shown?.sublayers?.first?.superlayer === shown)
      #expect(shown?.mask?.model() === mask)
      #expect(shown?.mask !== mask)
      let inner = view.layer.presentation()
      #expect(inner?.superlayer?.position.x == 90)
      #expect(inner?.superlayer?.model() === box.layer)
      #expect(inner?.superlayer?.superlayer?.model() === window.layer)
      #expect(inner?.sublayers == nil)
      #expect(inner?.superlayer?.superlayer?.superlayer == nil)
      #expect(box.layer.sublayers == [view.layer])
      #expect(view.layer.superlayer === box.layer)
    }
  }

  @Test func hitTestingUsesThePresentationTree() {
    halfWay {
      let there = CGPoint(x: 85, y: 25)
      #expect(window.layer.presentation()?.hitTest(there)?.model() === view.layer)
      #expect(box.layer.presentation()?.hitTest(there)?.model() === view.layer)
      #expect(window.layer.presentation()?.hitTest(CGPoint(x: 145, y: 25))?.model() === window.layer)
      #expect(window.layer.hitTest(CGPoint(x: 145, y: 25)) === view.layer)
    }
  }

  @Test func convertedPointsUseThePresentationTree() {
    halfWay {
      let shown = view.layer.presentation()
      #expect(shown?.convert(CGPoint.zero, to: nil) == CGPoint(x: 80, y: 20))
      #expect(shown?.convert(CGPoint(x: 80, y: 20), from: nil) == .zero)
      #expect(shown?.convert(CGPoint.zero, to: box.layer.presentation()) == CGPoint(x: 40, y: 0))
      #expect(view.layer.convert(CGPoint.zero, to: nil) == CGPoint(x: 140, y: 20))
    }
    underClock {
      box.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
      frame(at: 0)
      let shown = view.layer.presentation()
      #expect(shown?.convert(CGPoint.zero, to: nil) == view.layer.convert(CGPoint.zero, to: nil))
      #expect(shown?.hitTest(CGPoint(x: 100, y: 50)) == nil)
    }
  }

  @Test func renderedPresentationLayersIncludeTheirSublayers() {
    view.backgroundColor = .red
    halfWay {
      let picture = UIGraphicsImageRenderer(bounds: box.bounds, format: .init(for: .init(displayScale: 1)))
        .image { box.layer.presentation()?.render(in: $0.cgContext) }.cgImage
      let alphas = picture?.withPixels { pixels, width in
        [pixels[10 * width + 50] >> 24, pixels[10 * width + 90] >> 24]
      }
      #expect(alphas == [255, 0])
    }
  }
}
