import CoreGraphics
import Testing
import UIKit

@testable import QuartzCore

/// Tests of `UIColor.tintColor`, which resolves to the tint of the view that it colors.
@MainActor struct TintColorTests {
  private final class Painted: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.tintColor.setFill()
      UIRectFill(bounds)
    }
  }

  private func color(of view: UIView) throws -> [Int] {
    let picture = UIGraphicsImageRenderer(size: view.bounds.size).image {
      view.layer.render(in: $0.cgContext)
    }
    let image = try #require(picture.cgImage)
    return image.withPixels { pixels, _ in [16, 8, 0].map { Int(pixels[0] >> $0 & 255) } }
  }

  @Test func backgroundsFollowTheTint() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), view = UIView(frame: root.bounds)
    root.addSubview(view)
    view.backgroundColor = .tintColor
    root.tintColor = .green
    #expect(try color(of: view) == [0, 255, 0])
    view.tintColor = .red
    #expect(try color(of: view) == [255, 0, 0])
    // A tint set to `tintColor` itself resolves to the system's.
    view.tintColor = .tintColor
    #expect(try color(of: view) == [0, 122, 255])
  }

  @Test func drawingHasTheTintOfItsView() throws {
    let view = Painted(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.tintColor = .red
    #expect(try color(of: view) == [255, 0, 0])
    let traits = UITraitCollection.current
    #expect(
      UIColor.tintColor.resolvedColor(with: traits) == UIColor.systemBlue.resolvedColor(with: traits))
  }

  /// The memory of a context without opacity is black.
  @Test func undrawnPartsOfAnOpaqueViewAreBlack() throws {
    final class Nothing: UIView { override func draw(_ rect: CGRect) {} }
    let view = Nothing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let root = UIView(frame: view.frame)
    root.backgroundColor = .white
    root.addSubview(view)
    #expect(try color(of: root) == [0, 0, 0])
    view.isOpaque = false
    view.setNeedsDisplay()
    #expect(try color(of: root) == [255, 255, 255])
    view.isOpaque = true
    view.backgroundColor = .clear
    #expect(try color(of: root) == [255, 255, 255])
  }

  /// The picture on the screen includes the shadow of a path. `render(in:)` omits it, as measured.
  @Test func hierarchiesShowShadowsOfPaths() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    window.backgroundColor = .white
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.layer.shadowPath = CGPath(rect: view.bounds, transform: nil)
    (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset) = (1, 0, .zero)
    window.addSubview(view)
    window.isHidden = false
    defer { window.isHidden = true }
    let picture = UIGraphicsImageRenderer(size: window.bounds.size).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
    let image = try #require(picture.cgImage)
    let middle = image.withPixels { pixels, stride in
      Int(pixels[image.height / 2 * stride + image.width / 2] & 255)
    }
    #expect(middle == 0)
  }
}
