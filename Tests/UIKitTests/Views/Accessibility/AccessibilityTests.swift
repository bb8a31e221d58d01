import Foundation
import Testing
import UIKit

@MainActor struct AccessibilityTests {
  @Test func customContentIsALabelAndAValue() {
    let content = AXCustomContent(label: "Size", value: "3 MB")
    content.importance = .high
    let copy = content.copy() as? AXCustomContent
    #expect(copy?.label == "Size")
    #expect(copy?.value == "3 MB")
    #expect(copy?.importance == .high)
    #expect(copy !== content)
  }

  @Test func viewsHaveDefaultAccessibilityUntilItIsSet() {
    let label = UILabel(), button = UIButton(), slider = UISlider(), view = UIView()
    label.text = "Name"
    button.setTitle("Log in", for: .normal)
    slider.value = 0.25
    #expect(label.isAccessibilityElement)
    #expect(button.isAccessibilityElement)
    #expect(!view.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Name")
    #expect(label.accessibilityTraits == .staticText)
    #expect(button.accessibilityLabel == "Log in")
    #expect(button.accessibilityTraits == .button)
    #expect(slider.accessibilityValue == "25%")
    #expect(slider.accessibilityTraits == .adjustable)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    button.accessibilityLabel = "Enter"
    button.accessibilityTraits = .link
    button.accessibilityIdentifier = "enter"
    #expect(button.accessibilityLabel == "Enter")
    #expect(button.accessibilityTraits == .link)
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
    #expect(view.accessibilityElementCount() == 1)
    #expect(view.index(ofAccessibilityElement: element) == 0)
    #expect(view.accessibilityElement(at: 1) == nil)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
  }

  @Test func picturesCarryTheirNames() {
    let image = UIImage()
    image.accessibilityLabel = "A house"
    image.accessibilityIdentifier = "house"
    #expect(image.accessibilityLabel == "A house")
    #expect(image.accessibilityIdentifier == "house")
    let view = UIImageView(image: image)
    #expect(view.accessibilityLabel == "A house")
    #expect(view.accessibilityTraits == .image)
  }

  @Test func accessibilityBlocksAreCalledOnEachAccess() {
    let view = UIView()
    var count = 0
    view.isAccessibilityElementBlock = { true }
    view.accessibilityLabelBlock = {
      count += 1
      return "Asked \(count)"
    }
    view.accessibilityTraitsBlock = { .button }
    view.accessibilityActivateBlock = { true }
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityTraits == .button)
    #expect(view.accessibilityActivate())
    #expect(view.accessibilityLabel == "Asked 1")
    #expect(view.accessibilityLabel == "Asked 2")
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
    #expect(view.accessibilityLabel == "Three messages")
    #expect(view.accessibilityIdentifier == "badge")
  }

  @Test func attributedTextsAreTheTexts() {
    let view = UIView()
    let text = NSAttributedString(string: "Bonjour", attributes: [.accessibilitySpeechLanguage: "fr-FR"])
    view.accessibilityAttributedLabel = text
    #expect(view.accessibilityLabel == "Bonjour")
    #expect(view.accessibilityAttributedLabel == text)
    view.accessibilityLabel = "Hello"
    #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "Hello"))
  }

  @Test func controlsOfPartsAreTheirParts() throws {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 1
    #expect(!control.isAccessibilityElement)
    #expect(control.accessibilityElementCount() == 2)
    let week = try #require(control.accessibilityElement(at: 1) as? UIAccessibilityElement)
    #expect(week.accessibilityLabel == "Week")
    #expect(week.accessibilityTraits == [.button, .selected])
    #expect(week.accessibilityFrame == CGRect(x: 100, y: 0, width: 100, height: 32))
    #expect(control.index(ofAccessibilityElement: week) == 1)
    let stepper = UIStepper()
    let decrement = try #require(stepper.accessibilityElement(at: 0) as? UIAccessibilityElement)
    #expect(decrement.accessibilityLabel == "Decrement")
    #expect(decrement.accessibilityTraits == [.button, .notEnabled])
  }

  @Test func valuesGoUpAndDown() {
    let slider = UISlider(), pages = UIPageControl()
    var told = 0
    slider.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    slider.value = 0.5
    slider.accessibilityIncrement()
    #expect(abs(slider.value - 0.6) < 1e-6)
    #expect(told == 1)
    slider.value = 0
    slider.accessibilityDecrement()
    #expect(slider.value == 0)
    #expect(told == 1)
    pages.numberOfPages = 3
    pages.accessibilityIncrement()
    #expect(pages.currentPage == 1)
    #expect(pages.accessibilityValue == "page 2 of 3")
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
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(UIAccessibility.isVideoAutoplayEnabled)
    UIAccessibility.settings.insert(.reduceMotion)
    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(news == [UIAccessibility.reduceMotionStatusDidChangeNotification])
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
