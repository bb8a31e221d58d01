import Foundation
import Testing
import UIKitTestSupport
import UIKitTesting

@testable import QuartzCore
@_spi(SelectorTable) @testable import UIKit

/// Tests of settings of controls, texts and gestures whose effects go beyond drawing.
@Suite(.serialized) @MainActor struct ControlSettingTests {
  @Test func datesAreRoundedToTheStepOfTheMinutes() {
    let picker = UIDatePicker(), hour = Date(timeIntervalSinceReferenceDate: 3600)
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.datePickerMode = .time
    picker.date = hour.addingTimeInterval(13 * 60 + 20)
    #expect(picker.date == hour.addingTimeInterval(13 * 60 + 20))
    picker.minuteInterval = 5
    #expect(picker.date == hour.addingTimeInterval(10 * 60))
    picker.roundsToMinuteInterval = false
    #expect(picker.date == hour.addingTimeInterval(13 * 60 + 20))
    #expect(picker.shownDate == hour.addingTimeInterval(10 * 60))
    picker.datePickerMode = .date
    picker.roundsToMinuteInterval = true
    #expect(picker.date == hour.addingTimeInterval(13 * 60 + 20))
  }

  /// Runs a test without the work that other suites have scheduled; it is restored after the test's own.
  private func alone(_ body: (FingerWorld) -> Void) {
    let schedule = FrameSchedule.main, others = schedule.alarms
    schedule.alarms = []
    defer { schedule.alarms = (schedule.alarms + others.filter(\.isPending)).sorted { $0.time < $1.time } }
    FingerWorld().run(body)
  }

  @Test func aProgressViewFollowsItsTask() {
    alone { world in
      let task = Progress(totalUnitCount: 4), view = UIProgressView()
      task.completedUnitCount = 1
      view.observedProgress = task
      #expect(view.progress == 0.25)
      task.completedUnitCount = 2
      world.wait(0.2)
      #expect(view.progress == 0.5)
      view.observedProgress = nil
      task.completedUnitCount = 3
      world.wait(0.2)
      #expect(view.progress == 0.5)
      view.observedProgress = task
      task.completedUnitCount = 4
      world.wait(0.2)
      #expect(view.progress == 1)
      #expect(FrameSchedule.main.nextTime == nil)
    }
  }

  @Test func timeTurnsThePagesOfAPageControl() {
    final class Listener: NSObject, UIPageControlTimerProgressDelegate {
      var changes = 0, asked: [Int] = []
      func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }
      func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int)
        -> Bool
      {
        asked.append(page)
        return true
      }
      func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
        page == 2 ? 0.5 : 0
      }
    }
    alone { world in
      let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 30)), listener = Listener()
      let progress = UIPageControlTimerProgress(preferredDuration: 2)
      control.numberOfPages = 3
      let plain = control.size(forNumberOfPages: 3).width
      progress.delegate = listener
      progress.setDuration(1, forPage: 1)
      #expect(!progress.isProgressVisible)
      #expect(progress.duration(forPage: 0) == 2)
      #expect(progress.duration(forPage: 1) == 1)
      control.progress = progress
      #expect(progress.isProgressVisible)
      #expect(!progress.isRunning)
      #expect(control.size(forNumberOfPages: 3).width > plain)
      progress.resumeTimer()
      world.wait(1)
      #expect(abs(progress.currentProgress - 0.5) < 0.02)
      #expect(progress.isRunning)
      #expect(listener.changes > 10)
      world.wait(1.1)
      #expect(control.currentPage == 1)
      #expect(listener.asked == [1])
      world.wait(1)
      #expect(control.currentPage == 2)
      #expect(progress.currentProgress >= 0.5)
      world.wait(3)
      #expect(control.currentPage == 2)
      #expect(!progress.isRunning)
      progress.resetsToInitialPageAfterEnd = true
      progress.resumeTimer()
      world.wait(0.1)
      #expect(control.currentPage == 0)
      progress.pauseTimer()
      world.wait(5)
      #expect(control.currentPage == 0)
      control.progress = nil
      #expect(!progress.isProgressVisible)
      #expect(FrameSchedule.main.nextTime == nil)
    }
  }

  @Test func aProgressKeepsItsValueAndHasOneControl() {
    let one = UIPageControl(frame: .zero), two = UIPageControl(frame: .zero),
      progress = UIPageControlProgress()
    (one.numberOfPages, two.numberOfPages) = (3, 3)
    progress.currentProgress = 0.5
    one.progress = progress
    one.progress = progress
    #expect(progress.currentProgress == 0.5)
    #expect(progress.isProgressVisible)
    progress.show(false)
    two.progress = progress
    #expect(one.progress == nil)
    #expect(two.progress === progress)
    #expect(progress.isProgressVisible)
    #expect(progress.currentProgress == 0.5)
    one.currentPage = 1
    #expect(progress.currentProgress == 0.5)
    two.currentPage = 1
    #expect(progress.currentProgress == 0)
    two.progress = nil
    #expect(!progress.isProgressVisible)
  }

  @Test func observerOfATimersProgressMayPauseIt() {
    final class Holding: NSObject, UIPageControlTimerProgressDelegate {
      func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {
        if progress.currentProgress > 0.99 { progress.pauseTimer() }
      }
    }
    FingerWorld().run { world in
      let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 30)), holding = Holding()
      let progress = UIPageControlTimerProgress(preferredDuration: 1)
      control.numberOfPages = 3
      progress.delegate = holding
      control.progress = progress
      progress.resumeTimer()
      world.wait(1.5)
      #expect(control.currentPage == 0)
      #expect(progress.currentProgress > 0.99)
      #expect(!progress.isRunning)
    }
  }

  @Test func segmentsShowTheProgramsImages() {
    func image(_ color: UIColor, _ width: CGFloat = 1) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: 10))
      }
    }
    let control = UISegmentedControl(items: ["", ""])
    control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
    control.selectedSegmentIndex = 1
    func color(_ x: Int) -> UInt32 {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: control.bounds.size, format: format).image { _ in
        control.draw(control.bounds)
      }.pixel(x, 16)
    }
    control.setDividerImage(
      image(.blue, 4), forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
    #expect(color(50) == 0xFF00_00FF)
    #expect(
      control.dividerImage(
        forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) == nil)
    control.setBackgroundImage(image(.red), for: .normal, barMetrics: .default)
    control.setBackgroundImage(image(.green), for: .selected, barMetrics: .default)
    #expect(color(20) == 0xFFFF_0000)
    #expect(color(80) == 0xFF00_FF00)
    #expect(color(50) == 0xFF00_00FF)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 3, vertical: 0), forSegmentType: .any, barMetrics: .default)
    #expect(control.images.move(of: 0, in: 2).horizontal == 3)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 5, vertical: 0), forSegmentType: .right, barMetrics: .default)
    #expect(control.images.move(of: 1, in: 2).horizontal == 5)
    #expect(control.images.move(of: 0, in: 2).horizontal == 3)
  }

  @Test func shadowsOfTitlesFallToTheOtherSide() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.titleLabel?.shadowOffset = CGSize(width: 0, height: 1)
    button.reversesTitleShadowWhenHighlighted = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowOffset.height == 1)
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowOffset.height == -1)
    button.isHighlighted = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowOffset.height == 1)
  }

  /// UIKit's header: "must be 0..#segments - 1 (or ignored)".
  @Test func segmentsThatAreNotThereAreIgnored() {
    let control = UISegmentedControl(items: ["a"])
    control.setTitle("z", forSegmentAt: 7)
    control.setImage(UIImage(), forSegmentAt: -1)
    control.setEnabled(false, forSegmentAt: 1)
    #expect(control.titleForSegment(at: 0) == "a")
    #expect(control.isEnabledForSegment(at: 0))
  }

  @Test func activityIndicatorRotatesOncePerSecondAndDoesNotCountAsMotion() {
    FingerWorld().run { world in
      let view = UIActivityIndicatorView(style: .large)
      world.window.addSubview(view)
      @MainActor func picture() -> Data? {
        UIGraphicsImageRenderer(bounds: view.bounds).image { _ in view.draw(view.bounds) }.pngData()
      }
      // Animations started by other suites continue.
      let others = PassingTime.isMoving
      view.startAnimating()
      #expect(PassingTime.isMoving == others)
      let first = picture()
      world.frame(0.35)
      let second = picture()
      #expect(second != first)
      world.frame(0.65)
      #expect(picture() == first)
      world.frame(0.375)
      #expect(picture() != first)
      #expect(picture() != second)
      view.removeFromSuperview()
      let last = picture()
      world.frame(0.5)
      #expect(picture() == last)
    }
  }

  @Test func aWheelTurnsInPlaceOfAConfiguredImage() {
    var look = UIButton.Configuration.plain()
    look.title = "Load"
    look.image = UIImage(systemName: "star")
    look.imagePadding = 8
    let button = UIButton(configuration: look)
    func wheels() -> [UIActivityIndicatorView] {
      button.subviews.compactMap { $0 as? UIActivityIndicatorView }
    }
    #expect(wheels().isEmpty)
    button.configuration?.showsActivityIndicator = true
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    #expect(wheels().map(\.isAnimating) == [true])
    #expect(button.imageView?.image == nil)
    #expect(wheels()[0].frame.size == wheels()[0].intrinsicContentSize)
    #expect(abs(wheels()[0].frame.maxX + 8 - (button.titleLabel?.frame.minX ?? 0)) <= 1)
    button.configuration?.showsActivityIndicator = false
    button.layoutIfNeeded()
    #expect(wheels().isEmpty)
    #expect(button.imageView?.image != nil)
  }

  private func naturalSize(of view: UIView, with category: UIContentSizeCategory) -> CGSize {
    var result = CGSize.zero
    UITraitCollection(preferredContentSizeCategory: category).performAsCurrent {
      result = view.intrinsicContentSize
    }
    return result
  }

  @Test func imagesGrowWithTextForAccessibility() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in },
      view = UIImageView(image: image)
    func size(_ category: UIContentSizeCategory) -> CGSize { naturalSize(of: view, with: category) }
    #expect(size(.accessibilityLarge) == CGSize(width: 30, height: 20))
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(size(.extraExtraExtraLarge) == CGSize(width: 30, height: 20))
    let large = size(.accessibilityLarge)
    #expect(large.width > 45)
    #expect(large.width / large.height == 1.5)
  }

  @Test func imagesOfButtonsGrowWithTextForAccessibility() {
    let button = UIButton(type: .custom)
    button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in }, for: .normal)
    func size(_ category: UIContentSizeCategory) -> CGSize { naturalSize(of: button, with: category) }
    #expect(size(.accessibilityLarge) == CGSize(width: 60, height: 40))
    let adjusting: any UIAccessibilityContentSizeCategoryImageAdjusting = button
    adjusting.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(button.imageView?.adjustsImageSizeForAccessibilityContentSizeCategory == true)
    #expect(size(.extraExtraExtraLarge) == CGSize(width: 60, height: 40))
    #expect(size(.accessibilityLarge).width > 90)
  }

  @Test func attachmentsHaveRoomAtTheirSides() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    let text = NSAttributedString(attachment: attachment), width = text.size().width
    attachment.lineLayoutPadding = 6
    let padded = NSAttributedString(attachment: attachment)
    #expect(padded.size().width == width + 12)
  }

  @Test func keysThatTypeComeBeforeCommandsWithoutPriority() {
    final class Handler: UIView, SelectorTarget {
      let command = UIKeyCommand(input: "x", modifierFlags: [], action: "run:")
      var runs = 0
      override var keyCommands: [UIKeyCommand]? { [command] }
      func method(named selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
        selector == "run:" ? { [unowned self] _, _ in runs += 1 } : nil
      }
    }
    FingerWorld().run { world in
      let handler = Handler(frame: world.window.bounds),
        field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
      world.window.addSubview(handler)
      handler.addSubview(field)
      world.window.makeKeyAndVisible()
      field.becomeFirstResponder()
      let key = UIKey("x")
      for _ in 0..<2 {
        KeyInput.main.press(key)
        KeyInput.main.release(key)
        handler.command.wantsPriorityOverSystemBehavior = true
      }
      #expect(field.text == "x")
      #expect(handler.runs == 1)
      field.resignFirstResponder()
    }
  }

  @Test func editMenusPointWhereTheyAreAskedTo() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400)),
      place = CGRect(x: 180, y: 180, width: 40, height: 20)
    func direction(_ preferred: UIPopoverArrowDirection, _ place: CGRect) -> UIPopoverArrowDirection {
      let board = EditMenuBoard([.init(title: "Copy") {}], at: place, in: window, preferred: preferred)
      defer { board.removeFromSuperview() }
      return board.direction
    }
    #expect(direction(UIMenuController.ArrowDirection.default.side, place) == .down)
    #expect(direction(UIEditMenuArrowDirection.up.side, place) == .up)
    #expect(direction(UIEditMenuArrowDirection.left.side, place) == .left)
    #expect(direction(.up, CGRect(x: 180, y: 390, width: 40, height: 10)) == .down)
  }

  @Test func pageControlsAreSlidAlong() {
    let screen = HeadlessScreen(), pages = UIPageControl(frame: CGRect(x: 50, y: 100, width: 200, height: 26))
    pages.numberOfPages = 6
    screen.show(pages)
    screen.swipe(from: CGPoint(x: 110, y: 113), to: CGPoint(x: 240, y: 113))
    #expect(pages.currentPage == 5)
    #expect(pages.interactionState == .none)
    pages.allowsContinuousInteraction = false
    screen.swipe(from: CGPoint(x: 200, y: 113), to: CGPoint(x: 60, y: 113))
    #expect(pages.currentPage == 4)
  }

  @Test func controllersAnswerToKeysThatWereAdded() {
    final class Handler: UIViewController, SelectorTarget {
      var runs = 0
      func method(named selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
        selector == "run:" ? { [unowned self] _, _ in runs += 1 } : nil
      }
    }
    FingerWorld().run { world in
      let handler = Handler(), command = UIKeyCommand(input: "k", modifierFlags: [], action: "run:"),
        field = UIView(), key = UIKey("k")
      world.window.rootViewController = handler
      handler.view.addSubview(field)
      world.window.makeKeyAndVisible()
      handler.addKeyCommand(command)
      press(key)
      #expect(handler.runs == 1)
      #expect(handler.targetViewController(forAction: "run:", sender: nil) === handler)
      handler.removeKeyCommand(command)
      press(key)
      #expect(handler.runs == 1)
    }
  }

  @Test func segmentsAreFoundByTheirAction() {
    let control = UISegmentedControl(
      frame: .zero, actions: ["a", "b"].map { UIAction(title: $0, identifier: .init($0)) { _ in } })
    #expect(control.segmentIndex(identifiedBy: .init("b")) == 1)
    #expect(control.segmentIndex(identifiedBy: .init("c")) == NSNotFound)
    let menu = UIMenu(title: "M", preferredElementSize: .large, children: [])
    #expect(menu.preferredElementSize == .large)
    #expect(menu.replacingChildren([]).preferredElementSize == .large)
  }
}
