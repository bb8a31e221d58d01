import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of recognizers of views around controls (Event Handling Guide for iOS, "Interacting with Other User
/// Interface Controls").
@MainActor @Suite(.serialized) struct ControlGestureTests {
  private func shown(_ views: UIView...) -> (screen: HeadlessScreen, controller: UIViewController) {
    let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 1)
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    screen.show(controller)
    return (screen, controller)
  }

  /// The common method of dismissing the keyboard.
  @Test func aTapAroundAFieldDoesNotKeepItFromBeingEdited() {
    let one = UITextField(frame: CGRect(x: 50, y: 100, width: 200, height: 40))
    let other = UITextField(frame: CGRect(x: 50, y: 150, width: 200, height: 40))
    let search = UISearchBar(frame: CGRect(x: 0, y: 300, width: 390, height: 56))
    let (screen, controller) = shown(one, other, search)
    let tap = UITapGestureRecognizer()
    var taps = 0
    tap.onAction { _ in
      taps += 1
      controller.view.endEditing(true)
    }
    controller.view.addGestureRecognizer(tap)
    func touch(_ y: CGFloat) {
      screen.tap(at: CGPoint(x: 100, y: y))
      screen.advance(by: 0.5)
    }
    touch(120)
    #expect(one.isFirstResponder)
    #expect(taps == 0)
    touch(170)
    #expect(other.isFirstResponder)
    #expect(taps == 0)
    touch(328)
    #expect(search.isFirstResponder)
    #expect(taps == 0)
    touch(500)
    #expect(!search.isFirstResponder)
    #expect(taps == 1)
  }

  @Test func switchIsDraggedInsideAPanningView() {
    let toggle = UISwitch(frame: CGRect(x: 50, y: 300, width: 51, height: 31))
    let (screen, controller) = shown(toggle)
    let pan = UIPanGestureRecognizer()
    var pans = 0
    pan.onAction { _ in pans += 1 }
    controller.view.addGestureRecognizer(pan)
    screen.drag(from: CGPoint(x: 62, y: 315), to: CGPoint(x: 95, y: 315))
    screen.advance(by: 0.5)
    #expect(toggle.isOn)
    #expect(pans == 0)
    screen.drag(from: CGPoint(x: 62, y: 315), to: CGPoint(x: 62, y: 400))
    #expect(pans > 0)
  }

  @Test func sliderKnobIsSwipedInsideASwipingView() {
    let slider = UISlider(frame: CGRect(x: 50, y: 200, width: 300, height: 31))
    slider.value = 0.5
    let (screen, controller) = shown(slider)
    let swipe = UISwipeGestureRecognizer()
    var swipes = 0
    swipe.direction = .right
    swipe.onAction { _ in swipes += 1 }
    controller.view.addGestureRecognizer(swipe)
    screen.swipe(from: CGPoint(x: 200, y: 215), to: CGPoint(x: 320, y: 215), during: 0.1)
    #expect(swipes == 0)
    #expect(slider.value > 0.7)
    screen.swipe(from: CGPoint(x: 60, y: 215), to: CGPoint(x: 180, y: 215), during: 0.1)
    #expect(swipes == 1)
  }
}
