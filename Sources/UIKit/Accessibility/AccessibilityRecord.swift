internal import CoreGraphics

/// What has been said about an element for assistive technology; nil where nothing has.
final class AccessibilityRecord {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var language: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var ignoresInvertColors = false
  var containerType = UIAccessibilityContainerType.none
  var customActions: [UIAccessibilityCustomAction]?
  var userInputLabels: [String]?
  var respondsToUserInteraction: Bool?
}

/// What the kinds of views say of themselves where nobody has said anything.
extension UIResponder {
  /// Notes what is said of this element.
  final func describe(_ change: (AccessibilityRecord) -> Void) {
    let record = accessibility ?? AccessibilityRecord()
    accessibility = record
    change(record)
  }

  final var isElementByItself: Bool {
    switch self {
    case let image as UIImageView: image.image?.accessibilityIdentifier != nil && image.isUserInteractionEnabled
    case is UILabel, is UIControl, is UITextView: true
    default: false
    }
  }

  final var labelByItself: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle ?? button.currentAttributedTitle?.string ?? button.currentImage?.accessibilityLabel
    case let image as UIImageView: image.image?.accessibilityLabel
    case let controller as UIViewController: controller.title
    default: nil
    }
  }

  final var valueByItself: String? {
    switch self {
    case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
    case let view as UITextView: view.text
    case let control as UISwitch: control.isOn ? "1" : "0"
    case let slider as UISlider: Self.percent(slider.value, slider.minimumValue, slider.maximumValue)
    case let progress as UIProgressView: Self.percent(progress.progress, 0, 1)
    default: nil
    }
  }

  final var traitsByItself: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits =
      switch self {
      case is UILabel: .staticText
      case is UIButton, is UISwitch: .button
      case is UIImageView: .image
      case is UISlider, is UIStepper, is UIPageControl: .adjustable
      case is UIProgressView: .updatesFrequently
      case is UISearchBar: .searchField
      case is UITabBar: .tabBar
      default: .none
      }
    if let control = self as? UIControl {
      if !control.isEnabled { traits.insert(.notEnabled) }
      if control.isSelected { traits.insert(.selected) }
    }
    return traits
  }

  private static func percent(_ value: Float, _ low: Float, _ high: Float) -> String {
    guard high > low else { return "0%" }
    let share = min(max((value - low) / (high - low), 0), 1)
    return "\(Int((share * 100).rounded()))%"
  }
}
