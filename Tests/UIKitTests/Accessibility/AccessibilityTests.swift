import Foundation
import Testing
import UIKit

@MainActor @Suite struct AccessibilityTests {
  @Test func customContentIsALabelAndAValue() {
    let content = AXCustomContent(label: "Size", value: "3 MB")
    content.importance = .high
    let copy = content.copy() as? AXCustomContent
    #expect(copy?.label == "Size" && copy?.value == "3 MB" && copy?.importance == .high && copy !== content)
  }

  @Test func viewsSayWhatTheyAreUntilSomebodySaysMore() {
    let label = UILabel(), button = UIButton(), slider = UISlider(), view = UIView()
    label.text = "Name"
    button.setTitle("Log in", for: .normal)
    slider.value = 0.25
    #expect(label.isAccessibilityElement && button.isAccessibilityElement && !view.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Name" && label.accessibilityTraits == .staticText)
    #expect(button.accessibilityLabel == "Log in" && button.accessibilityTraits == .button)
    #expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits == .adjustable)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    button.accessibilityLabel = "Enter"
    button.accessibilityTraits = .link
    button.accessibilityIdentifier = "enter"
    #expect(button.accessibilityLabel == "Enter" && button.accessibilityTraits == .link)
    #expect(button.accessibilityIdentifier == "enter")
    button.accessibilityLabel = nil
    #expect(button.accessibilityLabel == "Log in")
  }

  @Test func framesAreTheScreens() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    view.accessibilityElements = [element]
    #expect(view.accessibilityElementCount() == 1 && view.index(ofAccessibilityElement: element) == 0)
    #expect(view.accessibilityElement(at: 1) == nil && view.index(ofAccessibilityElement: view) == NSNotFound)
  }

  @Test func picturesCarryTheirNames() {
    let image = UIImage()
    image.accessibilityLabel = "A house"
    image.accessibilityIdentifier = "house"
    #expect(image.accessibilityLabel == "A house" && image.accessibilityIdentifier == "house")
    let view = UIImageView(image: image)
    #expect(view.accessibilityLabel == "A house" && view.accessibilityTraits == .image)
  }

  @Test func blocksAnswerEachTimeAnew() {
    let view = UIView()
    var count = 0
    view.isAccessibilityElementBlock = { true }
    view.accessibilityLabelBlock = {
      count += 1
      return "Asked \(count)"
    }
    view.accessibilityTraitsBlock = { .button }
    view.accessibilityActivateBlock = { true }
    #expect(
      view.isAccessibilityElement && view.accessibilityTraits == .button && view.accessibilityActivate())
    #expect(view.accessibilityLabel == "Asked 1" && view.accessibilityLabel == "Asked 2")
    view.accessibilityLabel = "Said"
    view.accessibilityLabelBlock = nil
    #expect(view.accessibilityLabel == "Said")
  }

  @Test func blocksOfSubclassesAnswerToo() {
    final class Badge: UIView {
      override var accessibilityLabelBlock: AXStringReturnBlock? {
        get { { "Three messages" } }
        set {}
      }
      override var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { { "badge" } }
        set {}
      }
    }
    let view = Badge()
    view.accessibilityLabel = "Said"
    #expect(view.accessibilityLabel == "Three messages" && view.accessibilityIdentifier == "badge")
  }

  @Test func attributedTextsAreTheTexts() {
    let view = UIView()
    let text = NSAttributedString(string: "Bonjour", attributes: [.accessibilitySpeechLanguage: "fr-FR"])
    view.accessibilityAttributedLabel = text
    #expect(view.accessibilityLabel == "Bonjour" && view.accessibilityAttributedLabel == text)
    view.accessibilityLabel = "Hello"
    #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "Hello"))
  }

  @Test func controlsOfPartsAreTheirParts() throws {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 1
    #expect(!control.isAccessibilityElement && control.accessibilityElementCount() == 2)
    let week = try #require(control.accessibilityElement(at: 1) as? UIAccessibilityElement)
    #expect(week.accessibilityLabel == "Week" && week.accessibilityTraits == [.button, .selected])
    #expect(week.accessibilityFrame == CGRect(x: 100, y: 0, width: 100, height: 32))
    #expect(control.index(ofAccessibilityElement: week) == 1)
    let stepper = UIStepper()
    let decrement = try #require(stepper.accessibilityElement(at: 0) as? UIAccessibilityElement)
    #expect(
      decrement.accessibilityLabel == "Decrement" && decrement.accessibilityTraits == [.button, .notEnabled])
  }

  @Test func valuesGoUpAndDown() {
    let slider = UISlider(), pages = UIPageControl()
    var told = 0
    slider.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    slider.value = 0.5
    slider.accessibilityIncrement()
    #expect(abs(slider.value - 0.6) < 1e-6 && told == 1)
    slider.value = 0
    slider.accessibilityDecrement()
    #expect(slider.value == 0 && told == 1)
    pages.numberOfPages = 3
    pages.accessibilityIncrement()
    #expect(pages.currentPage == 1 && pages.accessibilityValue == "page 2 of 3")
  }

  @Test func settingsAreAnswersAndNews() {
    var news: [Notification.Name] = []
    let names = [
      UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        MainActor.assumeIsolated { news.append(name) }
      }
    }
    defer {
      UIAccessibility.settings = .initial
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
    #expect(!UIAccessibility.isReduceMotionEnabled && UIAccessibility.isVideoAutoplayEnabled)
    UIAccessibility.settings.insert(.reduceMotion)
    #expect(
      UIAccessibility.isReduceMotionEnabled
        && news == [UIAccessibility.reduceMotionStatusDidChangeNotification])
  }

  @Test func rotorsKeepTheAttributesOfTheirNames() {
    let key = NSAttributedString.Key("spelled")
    let name = NSAttributedString(string: "Ends", attributes: [key: true])
    let rotor = UIAccessibilityCustomRotor(attributedName: name) { _ in nil }
    #expect(rotor.name == "Ends")
    #expect(rotor.attributedName.attribute(key, at: 0, effectiveRange: nil) as? Bool == true)
    rotor.name = "Other"
    #expect(rotor.attributedName.string == "Other")
    #expect(rotor.attributedName.attribute(key, at: 0, effectiveRange: nil) == nil)
  }
}
