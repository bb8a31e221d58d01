import CoreGraphics
import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

@testable import UIInspection

/// Tests of scripts of touches and of their recordings. They run serially, because the clock is global.
@Suite(.serialized) @MainActor struct RecordingTests {
  @Test func scriptsAreReadLineByLine() throws {
    let script = try RecordingScript(
      text: """
        # to the end of the list
        wait 0.5
        tap "Log in"   # by its text
        drag 10 20 30 40 0.25
        flick 1 2 3 4
        pinch 5 6 70 80 1
        type "a # b"
        turn landscape
        look dark
        down 1 2
        move 3 4
        up
        """, name: "script")
    #expect(
      script.steps == [
        .wait(0.5), .press(.text("Log in"), 0.05),
        .drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 30, y: 40), seconds: 0.25, rests: true),
        .drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4), seconds: 0.12, rests: false),
        .pinch(at: CGPoint(x: 5, y: 6), from: 70, to: 80, seconds: 1), .type("a # b"),
        .turn(.landscapeRight), .look(.dark),
        .down(CGPoint(x: 1, y: 2)), .move(CGPoint(x: 3, y: 4)), .up,
      ])
  }

  @Test(arguments: [
    "tap", "tap 1", "wait x", "drag 1 2 3 4", "jump 1 2", "tap nan 3", "turn around", "type hello",
    "up 1", "up \"x\"", "tap 1e7 3",
  ])
  func errorOfAnUnknownLineListsTheAcceptedOnes(line: String) {
    #expect {
      try RecordingScript(text: "wait 1\n\(line)", name: "s.txt")
    } throws: { error in
      let error = error as? IBReadError
      return error?.line == 2 && error?.accepted.contains("tap X Y") == true
    }
  }

  @Test(arguments: [
    ("wait 1e9", "0 to 600 seconds"), ("wait -1", "0 to 600 seconds"), ("press 1 2 61", "0 to 60 seconds"),
    ("drag 1 2 3 4 99", "0 to 60 seconds"), ("move 1 2", "down X Y before it"), ("up", "down X Y before it"),
  ])
  func timesAndFingersThatCannotBeAreNamed(line: String, accepted: String) {
    #expect {
      try RecordingScript(text: "down 1 2\nup\n\n\(line)", name: "s.txt")
    } throws: { error in
      let error = error as? IBReadError
      return error?.file == "s.txt" && error?.line == 4 && error?.accepted.contains(accepted) == true
    }
  }

  /// Returns the pictures of all frames that a script records.
  private func frames(_ script: String, rate: Double = 20) throws -> [CGImage] {
    let folder = TemporaryFolder()
    let file = folder("Scroll.storyboard")
    try Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
          <scrollView key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <view id="block"><rect key="frame" x="0" y="300" width="375" height="3000"/>
              <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
          </subviews></scrollView></viewController></objects></scene></scenes>
      </document>
      """.utf8
    ).write(to: file)
    let recording = Recording(
      try PlayedDocument(path: file.path, options: RenderOptions(scale: 1)),
      script: try RecordingScript(text: script, name: "script"),
      framesPerSecond: rate)
    var images: [CGImage] = []
    try recording.play { image, number in
      #expect(number == images.count)
      images.append(image)
    }
    return images
  }

  @Test func aFlickMovesTheContentFrameByFrame() throws {
    let images = try frames("wait 0.1\nflick 180 500 180 300\nwait 0.5")
    #expect(images.count == 15 && images[0].width == 375 && images[0].height == 667)
    /// Returns the first row that is red.
    func top(_ image: CGImage) -> Int {
      let pixels = Pixels(image)
      return (0..<667).first { pixels[100, $0] >> 8 & 255 < 100 } ?? 667
    }
    let tops = images.map(top)
    #expect(tops[0] > 290)
    #expect(tops.last! < tops[4])
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func theSameScriptGivesTheSameFrames() throws {
    let script = "flick 180 500 180 300\nwait 0.2\npress 100 100 0.2"
    let first = try frames(script).map { Pixels($0) }, second = try frames(script).map { Pixels($0) }
    #expect(first == second)
  }

  /// The window of the document is 375 x 667.
  @Test(arguments: [
    "tap \"Nowhere\"", "tap 376 1", "press -1 1 0.1", "down 1 668", "drag 1 1 1 700 0.1", "flick 1 1 -9 1",
    "pinch 400 1 5 6 0.1",
  ])
  func failedStepIsReportedWithItsLine(step: String) {
    #expect {
      try frames("wait 0\n# a comment\n\(step)")
    } throws: { error in
      let error = error as? IBReadError
      return error?.file == "script" && error?.line == 3
    }
  }

  @Test func deviceIsRotatedAndItsInterfaceStyleChanged() throws {
    let images = try frames("wait 0.05\nturn landscape\nlook dark\nwait 0.1")
    #expect(images.first?.width == 375)
    #expect(images.last?.width == 667)
    #expect(images.last?.height == 375)
    let corners = images.map { Pixels($0)[5, 5] >> 8 & 255 }
    #expect(corners.first == 255)
    #expect(corners.last == 0)
  }

  @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"]) func linesMayEndAsOnOtherSystems(
    end: String, mark: String
  ) throws {
    let script = try RecordingScript(
      text: mark + ["wait 0.5", "", "tap \"Log in\"", ""].joined(separator: end), name: "s")
    #expect(script.steps == [.wait(0.5), .press(.text("Log in"), 0.05)])
    let error = #expect(throws: IBReadError.self) {
      try RecordingScript(text: mark + ["wait 1", "jump"].joined(separator: end), name: "s")
    }
    #expect(error?.line == 2)
    #expect(error?.reason == "\"jump\" is no step")
  }
}
