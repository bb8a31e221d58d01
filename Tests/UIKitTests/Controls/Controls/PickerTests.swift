import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of wheels under touches, with a clock that is set by hand.
@Suite(.serialized) @MainActor struct PickerTests {
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [[Int]] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 10 : 3
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    { "\(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append([component, row])
    }
  }

  private func play(_ body: (FingerWorld, UIPickerView, Source) -> Void) {
    let world = FingerWorld(), source = Source(),
      picker = UIPickerView(frame: CGRect(x: 0, y: 40, width: 300, height: 216))
    picker.dataSource = source
    picker.delegate = source
    world.run { world in
      world.window.addSubview(picker)
      body(world, picker, source)
    }
  }

  private func wait(_ world: FingerWorld, _ seconds: Double) {
    for _ in 0..<Int(seconds * 60) {
      world.wait(1.0 / 60)
      _ = FrameLoop(root: world.window).commit()
    }
  }

  @Test func aDraggedWheelStandsAtTheNearestRow() {
    play { world, picker, source in
      let row = picker.rowSize(forComponent: 0).height
      world.down(70, 148)
      for step in 1...20 { world.move(70, 148 - CGFloat(step) * row * 3.3 / 20) }
      world.wait(0.3)
      world.up()
      // The selected row changes when the wheel stops, and the delegate is notified once.
      #expect(source.chosen.isEmpty)
      #expect(picker.selectedRow(inComponent: 0) == 0)
      wait(world, 1)
      #expect(source.chosen == [[0, 3]])
      #expect(picker.selectedRow(inComponent: 0) == 3)
      #expect(picker.selectedRow(inComponent: 1) == 0)
    }
  }

  @Test func aFlickEndsAtTheLastRowAtMost() {
    play { world, picker, source in
      world.down(220, 160)
      for step in 1...5 { world.move(220, 160 - CGFloat(step) * 18) }
      world.up()
      wait(world, 3)
      #expect(source.chosen == [[1, 2]])
      world.down(220, 120)
      for step in 1...5 { world.move(220, 120 + CGFloat(step) * 20) }
      world.up()
      wait(world, 3)
      #expect(source.chosen == [[1, 2], [1, 0]])
    }
  }

  @Test func aTapTakesTheRowBelowTheFinger() {
    play { world, picker, source in
      world.tap(70, 148 + picker.rowSize(forComponent: 0).height)
      wait(world, 1)
      #expect(source.chosen == [[0, 1]])
      world.tap(70, 148)
      wait(world, 1)
      #expect(source.chosen == [[0, 1]])
    }
  }

  @Test func aProgramTurnsWheelsWithoutTellingTheDelegate() {
    play { world, picker, source in
      picker.selectRow(6, inComponent: 0, animated: true)
      #expect(picker.selectedRow(inComponent: 0) == 6)
      wait(world, 1)
      #expect(picker.selectedRow(inComponent: 0) == 6)
      #expect(source.chosen.isEmpty)
    }
  }

  @Test func aDatesWheelsTurnOneByOne() {
    let world = FingerWorld(), picker = UIDatePicker(frame: CGRect(x: 0, y: 40, width: 300, height: 216))
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .time
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date(timeIntervalSinceReferenceDate: 23 * 3600 + 50 * 60)
    var told = 0
    picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    world.run { world in
      world.window.addSubview(picker)
      _ = FrameLoop(root: world.window).image()
      // The row below the middle: the hour after 11 is 12, and the day stays.
      world.tap(100, 148 + 32)
      wait(world, 1)
      #expect(told == 1)
      #expect(picker.date == Date(timeIntervalSinceReferenceDate: 50 * 60))
      world.tap(200, 148 + 32)
      wait(world, 1)
      #expect(told == 2)
      #expect(picker.date == Date(timeIntervalSinceReferenceDate: 12 * 3600 + 50 * 60))
    }
  }

  @Test func eachWheelHasRowsOfItsOwnHeight() throws {
    final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        component == 0 ? 30 : 60
      }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
      ) -> UIView { UIView() }
    }
    let source = Views(), picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
    picker.dataSource = source
    picker.delegate = source
    let low = try #require(picker.view(forRow: 1, forComponent: 0)),
      high = try #require(picker.view(forRow: 1, forComponent: 1))
    let lowDrop = low.convert(CGPoint(x: 0, y: 15), to: picker).y - 108,
      highDrop = high.convert(CGPoint(x: 0, y: 30), to: picker).y - 108
    #expect(lowDrop > 20)
    #expect(highDrop > lowDrop + 15)
  }

  @Test func wheelsAreDeallocated() {
    weak var gone: UIPickerView?
    autoreleasepool {
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
      gone = picker
    }
    #expect(gone == nil)
  }

  @Test func theDelegatesViewsStandOnTheWheel() throws {
    final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var made = 0, reused = 0
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 30 }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
      ) -> UIView {
        if view == nil { made += 1 } else { reused += 1 }
        let view = view ?? UIView()
        view.tag = row
        return view
      }
    }
    let views = Views(), picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
    (picker.dataSource, picker.delegate) = (views, views)
    let first = try #require(picker.view(forRow: 0, forComponent: 0))
    #expect(first.isDescendant(of: picker))
    #expect(first.bounds.size == picker.rowSize(forComponent: 0))
    #expect(first.convert(CGPoint(x: first.bounds.midX, y: first.bounds.midY), to: picker).y == 108)
    #expect(picker.view(forRow: 0, forComponent: 0) === first)
    let below = try #require(picker.view(forRow: 2, forComponent: 0))
    #expect(below.convert(below.bounds, to: picker).height < first.bounds.height)
    #expect(picker.view(forRow: 29, forComponent: 0) == nil)
    let made = views.made
    picker.selectRow(29, inComponent: 0, animated: false)
    #expect(picker.view(forRow: 29, forComponent: 0)?.tag == 29)
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    #expect(views.reused == made)
    #expect(views.made == made)
    picker.reloadAllComponents()
    #expect(picker.view(forRow: 29, forComponent: 0)?.tag == 29)
    #expect(views.made == 2 * made)
  }
}
