import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests of the screen for tests, used as a test uses it.
@MainActor struct HeadlessScreenTests {
  private func card(at x: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: 10, width: 20, height: 20))
    view.backgroundColor = .systemRed
    return view
  }

  @Test func equalScreensHaveEqualPictures() {
    let one = HeadlessScreen(size: CGSize(width: 60, height: 40), scale: 2)
    let other = HeadlessScreen(size: CGSize(width: 60, height: 40), scale: 2)
    one.show(card(at: 10))
    other.show(card(at: 10))
    #expect(ImageDifference(one.picture(), other.picture()) == nil)
    #expect(one.picture().size == CGSize(width: 60, height: 40))
  }

  /// The process-wide state of a screen is installed and removed with it: tests that wait each use their own
  /// in turn.
  @Test func theScreenInFrontIsTheOneUsedLast() {
    let one = HeadlessScreen(size: CGSize(width: 60, height: 40), look: .iOS26)
    (one.hasPhotoLibrary, one.hasHardwareKeyboard) = (true, false)
    one.set(.boldText, on: true)
    one.advance(by: 1)
    let mine = UIScreen.main, time = CACurrentMediaTime()
    var other: HeadlessScreen? = HeadlessScreen(size: CGSize(width: 30, height: 20))
    #expect(UIScreen.main !== mine)
    #expect(!UIAccessibility.isBoldTextEnabled)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(CACurrentMediaTime() == time - 1)
    #expect(one.hasPhotoLibrary)
    #expect(!one.hasHardwareKeyboard)
    #expect(other?.hasHardwareKeyboard == true)
    one.advance(by: 1)
    #expect(UIScreen.main === mine)
    #expect(UIAccessibility.isBoldTextEnabled)
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(CACurrentMediaTime() == time + 1)
    other?.advance(by: 0.5)
    #expect(UIScreen.main !== mine)
    #expect(CACurrentMediaTime() == time - 0.5)
    other = nil
    #expect(UIScreen.main === mine)
    #expect(CACurrentMediaTime() == time + 1)
  }

  @Test func aMovedViewIsFoundByItsPixels() throws {
    let one = HeadlessScreen(size: CGSize(width: 60, height: 40), scale: 1)
    let other = HeadlessScreen(size: CGSize(width: 60, height: 40), scale: 1)
    one.show(card(at: 10))
    other.show(card(at: 15))
    let difference = try #require(ImageDifference(one.picture(), other.picture()))
    #expect(difference.pixels == 2 * 5 * 20)
    #expect(difference.box == CGRect(x: 10, y: 10, width: 25, height: 20))
  }

  @Test func darkScreensAreDark() throws {
    let light = HeadlessScreen(size: CGSize(width: 8, height: 8), scale: 1)
    let dark = HeadlessScreen(size: CGSize(width: 8, height: 8), scale: 1, style: .dark)
    let difference = try #require(ImageDifference(light.picture(), dark.picture()))
    #expect(difference.pixels == 64)
    #expect(difference.largest == 255)
  }

  @Test func touchesGoToTheTopmostView() {
    let screen = HeadlessScreen(size: CGSize(width: 60, height: 40))
    let view = card(at: 10)
    screen.show(view)
    #expect(screen.view(at: CGPoint(x: 12, y: 12)) === view)
    #expect(screen.view(at: CGPoint(x: 50, y: 12)) === screen.window)
  }

  @Test func elementsAreFoundByAccessibilityLabel() throws {
    let screen = HeadlessScreen(size: CGSize(width: 60, height: 40))
    let view = card(at: 10), button = UIButton(type: .system)
    view.accessibilityLabel = "Red"
    view.accessibilityIdentifier = "card.red"
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 30, y: 0, width: 30, height: 40)
    screen.show(view)
    screen.window.addSubview(button)
    #expect(try screen.find("Red").view === view)
    #expect(try screen.find("card.red").box == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(screen.names.filter { $0 == "Go" }.count == 1)
  }
}
