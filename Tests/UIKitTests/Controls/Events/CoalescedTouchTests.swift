import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of coalesced touches between two frames, and of predicted touches.
@Suite(.serialized) @MainActor struct CoalescedTouchTests {
  private final class Canvas: UIView {
    var coalesced: [[CGPoint]] = []
    var predicted: [[CGPoint]] = []
    var previous: [CGPoint] = []
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first, let event else { return }
      coalesced.append((event.coalescedTouches(for: touch) ?? []).map { $0.location(in: self) })
      predicted.append((event.predictedTouches(for: touch) ?? []).map { $0.location(in: self) })
      previous.append(touch.previousLocation(in: self))
    }
  }

  /// Runs a test with a finger on a canvas, which is returned.
  private func drawn(_ body: (FingerWorld) -> Void) -> Canvas {
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    FingerWorld().run { world in
      world.window.addSubview(canvas)
      world.down(10, 10)
      body(world)
    }
    return canvas
  }

  @Test func movesOfOneFrameAreOneEvent() {
    let canvas = drawn { world in
      TouchInput.main.gather {
        for step in 1...4 { world.move(10 + CGFloat(step) * 5, 10) }
      }
      world.move(40, 10)
      world.up()
    }
    #expect(canvas.coalesced == [[15, 20, 25, 30].map { CGPoint(x: $0, y: 10) }, [CGPoint(x: 40, y: 10)]])
    #expect(canvas.previous == [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)])
    // 5 points in a hundredth of a second: a 120th later it is 4 1/6 further.
    let guess = canvas.predicted.first ?? []
    #expect(
      guess.count == 2 && abs(guess[0].x - (30 + 500.0 / 120)) < 0.01
        && abs(guess[1].x - (30 + 1000.0 / 120)) < 0.01)
  }

  @Test func endOfATouchFollowsItsCoalescedMoves() {
    let canvas = drawn { world in
      TouchInput.main.gather {
        world.move(50, 10)
        world.up()
      }
    }
    #expect(canvas.coalesced == [[CGPoint(x: 50, y: 10)]])
    #expect(TouchInput.main.activeFingers.isEmpty)
  }

  @Test func theKnobOfASwitchSlides() {
    let world = FingerWorld(), toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    /// Returns whether the knob is at the left edge, which the white of its middle shows.
    func isWhite(_ x: Int) -> Bool {
      var found = false
      FrameLoop(root: world.window).image()?.withPixels { pixels, stride in
        found = pixels[25 * stride + x] & 0xFFFFFF == 0xFFFFFF
      }
      return found
    }
    world.run { world in
      world.window.backgroundColor = .black
      world.window.addSubview(toggle)
      world.window.isHidden = false
      #expect(isWhite(25))
      #expect(!isWhite(46))
      toggle.setOn(true, animated: true)
      #expect(toggle.isOn)
      world.wait(0.125)
      #expect(isWhite(35))
      #expect(!isWhite(15))
      #expect(!isWhite(56))
      world.wait(0.2)
      #expect(isWhite(46))
      #expect(!isWhite(20))
      toggle.setOn(false, animated: false)
      #expect(isWhite(25))
    }
  }

  /// A slider's knob and a progress view's bar animate to their new places. Without animation, and in no
  /// window, they are there at once.
  @Test func knobsAndBarsGoToTheirPlacesInTime() {
    let world = FingerWorld()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    let bar = UIProgressView(frame: CGRect(x: 0, y: 50, width: 200, height: 4))
    slider.minimumTrackTintColor = .white
    slider.thumbTintColor = .white
    bar.progressTintColor = .white
    func whiteEnd(_ y: Int) -> Int {
      var end = 0
      FrameLoop(root: world.window).image()?.withPixels { pixels, stride in
        end = (0..<200).last { pixels[y * stride + $0] & 0xFFFFFF == 0xFFFFFF } ?? 0
      }
      return end
    }
    slider.setValue(0.25, animated: true)
    bar.setProgress(0.25, animated: true)
    world.run { world in
      world.window.backgroundColor = .black
      world.window.addSubview(slider)
      world.window.addSubview(bar)
      world.window.isHidden = false
      let (knob, done) = (whiteEnd(15), whiteEnd(52))
      #expect((45...75).contains(knob))
      #expect((46...50).contains(done))
      slider.setValue(1, animated: true)
      bar.setProgress(1, animated: true)
      #expect(slider.value == 1)
      #expect(bar.progress == 1)
      #expect(whiteEnd(15) <= knob + 2)
      #expect(whiteEnd(52) <= done + 2)
      world.wait(0.125)
      #expect((105...150).contains(whiteEnd(15)))
      #expect((110...140).contains(whiteEnd(52)))
      world.wait(0.2)
      #expect(whiteEnd(15) > 190)
      #expect(whiteEnd(52) > 195)
      slider.setValue(0, animated: false)
      bar.progress = 0
      #expect(whiteEnd(15) < 35)
      #expect(whiteEnd(52) == 0)
    }
  }
}
