import CoreGraphics
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Tests of how much of the text behind an alert is visible while the alert appears.
@Suite(.serialized) @MainActor struct AlertFadeTests {
  /// Text as a comb of black lines, two points wide.
  private final class Lines: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.black.setFill()
      for x in stride(from: 0, to: bounds.width, by: 4) {
        UIRectFill(CGRect(x: x, y: 0, width: 2, height: bounds.height))
      }
    }
  }

  /// Returns the greatest difference between neighbors in the alert's background, a few points inside its
  /// left edge.
  private func contrast(_ screen: HeadlessScreen, _ box: CGRect) throws -> Int {
    let image = try #require(screen.picture().cgImage), pixels = Pixels(image)
    let levels = stride(from: box.minX + 8, to: box.minX + 28, by: 1).map {
      Int(pixels[Int($0), Int(box.maxY) - 22] & 255)
    }
    return (levels.max() ?? 0) - (levels.min() ?? 0)
  }

  /// Apple's Human Interface Guidelines on materials: content behind a material is blurred. In the middle of
  /// the fade, the lines have lost at least the fraction of their contrast that equals the opacity.
  @Test func linesBehindAnAlertAreBlurredWhileItComes() throws {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let root = UIViewController()
    let lines = Lines(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    lines.backgroundColor = .white
    root.view.addSubview(lines)
    screen.show(root)
    let alert = UIAlertController(title: nil, message: "\n\n\n", preferredStyle: .alert)
    root.present(alert, animated: true)
    var seen: [(opacity: Float, contrast: Int)] = []
    for _ in 0..<40 {
      screen.advance(by: 1 / 60)
      guard let shown = alert.view.layer.presentation(), !alert.view.frame.isEmpty else { continue }
      seen.append((shown.opacity, try contrast(screen, alert.view.frame)))
    }
    let last = try #require(seen.last)
    #expect(last.opacity == 1)
    #expect(last.contrast <= 6)
    let middle = seen.filter { (0.2...0.8).contains($0.opacity) }
    #expect(!middle.isEmpty)
    for (opacity, contrast) in middle {
      #expect(Float(contrast) <= 255 * (1 - opacity) + 8, "\(opacity)")
    }
  }
}
