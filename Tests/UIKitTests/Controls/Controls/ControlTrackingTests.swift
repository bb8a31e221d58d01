import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of controls under touches. Source: Apple's reference of UIControl and its subclasses.
@Suite(.serialized) @MainActor struct ControlTrackingTests {
  private func run(
    _ control: UIControl, _ events: UIControl.Event = .allEvents, _ body: (FingerWorld) -> Void
  ) {
    FingerWorld().run { world in
      world.window.addSubview(control)
      let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
        (.touchDragOutside, "outside"),
        (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up"),
        (.touchUpOutside, "up outside"),
        (.touchCancel, "cancel"), (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
      ]
      for (event, name) in names where events.contains(event) {
        control.addAction(UIAction { [weak world] _ in world?.log.append(name) }, for: event)
      }
      body(world)
      control.removeFromSuperview()
    }
  }

  @Test func aButtonSendsItsEventsInOrder() {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
    run(button) { world in
      world.down(120, 120)
      #expect(button.isTracking)
      #expect(button.isTouchInside)
      #expect(button.isHighlighted)
      world.move(130, 120)
      world.up()
      #expect(world.said() == ["down", "inside", "up", "primary"])
      #expect(!button.isHighlighted)
      world.wait(1)
      // 70 points outside are still inside.
      world.down(120, 120)
      world.move(120, 35)
      #expect(button.isHighlighted)
      #expect(button.isTouchInside)
      world.move(120, 20)
      #expect(!button.isHighlighted)
      #expect(button.isTracking)
      world.move(120, 60)
      #expect(button.isHighlighted)
      world.move(120, 10)
      world.up()
      #expect(
        world.said() == [
          "down", "inside", "exit", "outside", "enter", "inside", "exit", "outside", "up outside",
        ])
    }
  }

  @Test func disabledControlSendsNothingAndBlocksViewsBelow() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    button.isEnabled = false
    run(button) { world in
      world.tap(20, 20)
      #expect(world.said() == [])
    }
  }

  @Test func aCancelledTouchIsACancelledControl() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    run(button) { world in
      world.down(20, 20)
      TouchInput.main.cancelAll()
      #expect(world.said() == ["down", "cancel"])
      #expect(!button.isTracking)
      #expect(!button.isHighlighted)
    }
  }

  @Test func aButtonsTapIsItsOwnAboveARecogniser() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    run(button, [.touchUpInside]) { world in
      world.add(UITapGestureRecognizer(), "tap", to: world.window)
      world.tap(20, 20)
      #expect(world.said() == ["up"])
      world.wait(1)
      world.tap(200, 200)
      #expect(world.said() == ["tap ended"])
    }
  }

  @Test func aSwitchTurnsByTapAndByDragging() {
    let control = UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    run(control, [.valueChanged]) { world in
      world.tap(30, 25)
      #expect(control.isOn)
      #expect(world.said() == ["value"])
      world.wait(1)
      world.down(50, 25)
      world.move(15, 25)
      world.up()
      #expect(!control.isOn)
      #expect(world.said() == ["value"])
      control.setOn(true, animated: true)
      #expect(world.said() == [], "code changes it in silence")
    }
  }

  @Test func aSliderFollowsItsKnob() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 34))
    slider.maximumValue = 10
    run(slider, [.valueChanged, .touchDown]) { world in
      let thumb = slider.thumbRect(
        forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
      world.down(150, 17)
      #expect(world.said() == [], "the track takes no fingers")
      #expect(!slider.isTracking, "the track takes no fingers")
      world.up()
      world.wait(1)
      world.down(thumb.midX, 17)
      world.move(102, 17)
      #expect(abs(slider.value - 5) < 0.01)
      world.move(400, 17)
      #expect(slider.value == 10)
      world.up()
      #expect(world.said() == ["down", "value", "value"])
      slider.isContinuous = false
      slider.value = 10
      world.wait(1)
      world.down(204 - thumb.midX, 17)
      world.move(150, 17)
      world.move(102, 17)
      world.up()
      #expect(world.said() == ["down", "value"])
    }
  }

  @Test func aStepperCountsAndRepeats() {
    let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
    stepper.maximumValue = 5
    run(stepper, [.valueChanged]) { world in
      world.tap(80, 16)
      #expect(stepper.value == 1)
      #expect(world.said() == ["value"])
      world.tap(10, 16)
      world.tap(10, 16)
      #expect(stepper.value == 0)
      #expect(world.said() == ["value"])
      stepper.wraps = true
      world.tap(10, 16)
      #expect(stepper.value == 5)
      stepper.stepValue = 2
      stepper.value = 4
      world.tap(80, 16)
      #expect(stepper.value == 0, "past the greatest, the least comes next")
      stepper.value = 9
      #expect(stepper.value == 5, "what is set does not wrap")
      stepper.stepValue = 1
      stepper.wraps = false
      stepper.value = 0
      _ = world.said()
      world.down(80, 16)
      world.wait(0.75)
      world.up()
      #expect(stepper.value == 3)
      #expect(world.said() == ["value", "value", "value"])
    }
  }

  @Test func aSegmentIsChosenOnce() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    run(control, [.valueChanged]) { world in
      world.tap(150, 16)
      world.tap(160, 16)
      #expect(control.selectedSegmentIndex == 1)
      #expect(world.said() == ["value"])
      control.setEnabled(false, forSegmentAt: 2)
      world.tap(280, 16)
      #expect(control.selectedSegmentIndex == 1)
      #expect(world.said() == [])
      control.isMomentary = true
      var chosen = -1
      control.addAction(UIAction { _ in chosen = control.selectedSegmentIndex }, for: .valueChanged)
      world.tap(20, 16)
      #expect(chosen == 0)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
  }

  @Test func aPageControlTurnsPages() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    control.numberOfPages = 3
    run(control, [.valueChanged]) { world in
      world.tap(150, 15)
      world.tap(150, 15)
      world.tap(150, 15)
      #expect(control.currentPage == 2)
      #expect(world.said() == ["value", "value"])
      world.tap(20, 15)
      #expect(control.currentPage == 1)
    }
  }

  @Test func pagesGoTheirWay() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    control.numberOfPages = 3
    let lying = control.size(forNumberOfPages: 3)
    run(control, [.valueChanged]) { world in
      control.direction = .rightToLeft
      world.tap(20, 100)
      #expect(control.currentPage == 1)
      #expect(control.indicatorRect(0).midX > control.indicatorRect(2).midX)
      control.direction = .topToBottom
      #expect(control.size(forNumberOfPages: 3) == CGSize(width: lying.height, height: lying.width))
      #expect(control.indicatorRect(0).midY < control.indicatorRect(2).midY)
      #expect(control.indicatorRect(0).midX == 100)
      world.tap(100, 180)
      #expect(control.currentPage == 2)
      control.direction = .bottomToTop
      world.tap(100, 180)
      #expect(control.currentPage == 1)
      #expect(control.indicatorRect(0).midY > control.indicatorRect(2).midY)
    }
  }

  @Test func aSliderWithMarksChoosesThem() {
    let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    slider.maximumValue = 10
    slider.sliderStyle = .thumbless
    run(slider, [.valueChanged]) { world in
      world.down(20, 115)
      world.move(80, 115)
      world.up()
      let free = slider.value
      #expect(free > 2)
      #expect(free < 4)
      slider.trackConfiguration = UISlider.TrackConfiguration(enabledRange: 0...0.6, numberOfTicks: 6)
      world.wait(1)
      world.down(20, 115)
      world.move(45, 115)
      #expect(slider.value == 4)
      world.move(199, 115)
      world.up()
      #expect(slider.value == 6)
      slider.value = 9
      #expect(slider.value == 9)
      slider.trackConfiguration?.allowsTickValuesOnly = false
      slider.value = 1
      slider.accessibilityIncrement()
      #expect(slider.value == 2)
    }
  }

  @Test func aSlidersColourBeginsAtItsNeutralValue() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.sliderStyle = .thumbless
    slider.trackConfiguration = UISlider.TrackConfiguration(neutralValue: 0.5, ticks: [])
    slider.value = 0.75
    func done() -> CGRect {
      let track = slider.trackRect(forBounds: slider.bounds)
      return slider.doneRect(
        track: track, thumb: slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
      )
    }
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(abs(done().minX - track.midX) < 1)
    #expect(abs(done().width - track.width / 4) < 2)
    slider.value = 0.25
    #expect(abs(done().maxX - track.midX) < 1)
    #expect(abs(done().width - track.width / 4) < 2)
  }

  @Test func barButtonsRunTheirActions() {
    FingerWorld().run { world in
      let bar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 300, height: 44))
      let item = UIBarButtonItem(
        title: "Save",
        primaryAction: UIAction { [weak world] in
          world?.log.append("save \($0.sender is UIBarButtonItem)")
        })
      bar.items = [item]
      world.window.addSubview(bar)
      bar.layoutIfNeeded()
      world.tap(35, 222)
      #expect(world.said() == ["save true"])
      item.isEnabled = false
      bar.layoutIfNeeded()
      world.tap(35, 222)
      #expect(world.said() == [])
    }
  }
}
