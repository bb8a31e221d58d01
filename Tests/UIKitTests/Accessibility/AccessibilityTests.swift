import Foundation
import Testing
import UIKit

@MainActor @Suite struct AccessibilityTests {
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
}
