import CoreGraphics
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of page controls whose document specifies more pages than a user could ever turn.
@Suite(.serialized, .timeLimit(.minutes(Project.hang))) @MainActor struct ManyPagesTests {
  private func control(_ count: Int, page: Int, width: CGFloat) -> UIPageControl {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: width, height: 26))
    (control.numberOfPages, control.currentPage) = (count, page)
    control.pageIndicatorTintColor = .white
    return control
  }

  /// Returns the number of dots that a control draws, counted along its middle.
  private func dots(of control: UIPageControl) throws -> Int {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: control.bounds, format: format).image { _ in
      control.draw(control.bounds)
    }
    let drawn = Pixels(try #require(image.cgImage))
    let row = drawn.values[13 * drawn.width..<14 * drawn.width].map { $0 >> 24 > 127 }
    return zip([false] + row, row).count { !$0 && $1 }
  }

  @Test(arguments: [100, 1_000_000_000]) func onlyVisiblePagesAreDrawn(count: Int) throws {
    // Dots 16 points apart, two of them 8 points beside the middle of 96.
    #expect(try dots(of: control(count, page: 0, width: 96)) == 6)
  }

  @Test func asManyPagesAsThereCanBeAreDrawn() throws {
    _ = try dots(of: control(.max, page: .max - 1, width: 96))
  }

  @Test(arguments: [UIPageControl.Direction.leftToRight, .rightToLeft]) func allPagesOfAWideControlAreDrawn(
    direction: UIPageControl.Direction
  ) throws {
    let control = control(7, page: 2, width: 300)
    control.direction = direction
    #expect(try dots(of: control) == 7)
  }

  @Test func fingerThatSlidesAmongManyPagesIsFollowed() {
    let control = control(1_000_000_000, page: 500_000_000, width: 96)
    FingerWorld().run { world in
      world.window.addSubview(control)
      world.down(20, 13)
      world.move(70, 13)
      world.up()
      control.removeFromSuperview()
    }
    #expect((499_999_990...500_000_010).contains(control.currentPage))
  }
}
