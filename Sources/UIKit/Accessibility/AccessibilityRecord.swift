internal import CoreGraphics
internal import Foundation

/// The accessibility properties that were set on a responder; nil where none was.
final class AccessibilityRecord {
  var isElement: Bool?
  var label: NSAttributedString?
  var hint: NSAttributedString?
  var value: NSAttributedString?
  var identifier: String?
  var language: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var ignoresInvertColors = false
  var hidesElements: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?
  var containerType: UIAccessibilityContainerType?
  var navigationStyle: UIAccessibilityNavigationStyle?
  var headerElements: [Any]?
  var textualContext: UIAccessibilityTextualContext?
  var expandedStatus: UIAccessibilityExpandedStatus?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var userInputLabels: [String]?
  var respondsToUserInteraction: Bool?
  var automationElements: [Any]?
  var blocks: AccessibilityBlocks?
  var parts: [AccessibilityPart] = []
}

/// A part of a control that is not a view.
final class AccessibilityPart: UIAccessibilityElement {
  /// A closure that changes the part's value, upwards if the number is positive.
  var adjust: ((Int) -> Void)?
  override func adjustByItself(by steps: Int) { adjust?(steps) }
}

/// The closures that provide accessibility properties on each request.
struct AccessibilityBlocks {
  var isElement: (() -> Bool)?
  var label: (() -> String?)?
  var hint: (() -> String?)?
  var value: (() -> String?)?
  var identifier: (() -> String?)?
  var language: (() -> String?)?
  var traits: (() -> UIAccessibilityTraits)?
  var frame: (() -> CGRect)?
  var path: (() -> UIBezierPath?)?
  var activationPoint: (() -> CGPoint)?
  var elements: (() -> [Any]?)?
  var elementsHidden: (() -> Bool)?
  var viewIsModal: (() -> Bool)?
  var groupsChildren: (() -> Bool)?
  var containerType: (() -> UIAccessibilityContainerType)?
  var navigationStyle: (() -> UIAccessibilityNavigationStyle)?
  var headerElements: (() -> [Any]?)?
  var textualContext: (() -> UIAccessibilityTextualContext?)?
  var expandedStatus: (() -> UIAccessibilityExpandedStatus)?
  var customActions: (() -> [UIAccessibilityCustomAction]?)?
  var customRotors: (() -> [UIAccessibilityCustomRotor]?)?
  var userInputLabels: (() -> [String]?)?
  var respondsToUserInteraction: (() -> Bool)?
  var automationElements: (() -> [Any]?)?
  var activate: (() -> Bool)?
  var increment: (() -> Void)?
  var decrement: (() -> Void)?
  var performEscape: (() -> Bool)?
  var magicTap: (() -> Bool)?
}

/// The default accessibility properties of view classes.
extension UIResponder {
  /// Changes the stored accessibility properties.
  final func describe(_ change: (AccessibilityRecord) -> Void) {
    let record = accessibility ?? AccessibilityRecord()
    accessibility = record
    change(record)
  }

  /// Returns the parts of this control, each updated by `fill`: the same elements each time, so that
  /// assistive technology can recognise them.
  final func accessibilityParts(
    _ count: Int, _ fill: (AccessibilityPart, Int) -> Void
  ) -> [UIAccessibilityElement] {
    describe { record in
      while record.parts.count < count {
        record.parts.append(AccessibilityPart(accessibilityContainer: self))
      }
      record.parts.removeSubrange(count...)
    }
    let parts = accessibility?.parts ?? []
    for (index, part) in parts.enumerated() { fill(part, index) }
    return parts
  }

  /// Returns an attributed text if it still matches the plain text; otherwise, the plain text.
  final func spokenText(_ attributed: NSAttributedString?, _ plain: String?) -> NSAttributedString? {
    attributed?.string == plain ? attributed : plain.map { NSAttributedString(string: $0) }
  }

  /// A view's frame in the screen's coordinate space; zero for others.
  final var frameByItself: CGRect {
    (self as? UIView).map { UIAccessibility.convertToScreenCoordinates($0.bounds, in: $0) } ?? .zero
  }

  /// The default activation point.
  final var middleOfFrame: CGPoint { CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }

  /// The default names for voice control.
  final var labelAsNames: [String] { accessibilityLabel.map { [$0] } ?? [] }

  /// A Boolean value that indicates whether the element responds to touches, without a block.
  final var reactsByItself: Bool { accessibility?.respondsToUserInteraction ?? isAccessibilityElement }

  /// The elements that were set, or those of the view class.
  final var elementsInside: [Any]? { accessibilityElements ?? elementsByItself }

  /// Returns the element at an index; nil if it is out of range.
  final func elementInside(_ index: Int) -> Any? {
    guard let elements = elementsInside, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element; `NSNotFound` if it is not inside.
  final func indexInside(of element: Any) -> Int {
    elementsInside?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  final var isElementByItself: Bool {
    switch self {
    case let image as UIImageView:
      image.image?.accessibilityIdentifier != nil && image.isUserInteractionEnabled
    case let button as BarButton: button.item.customView == nil
    case is CellAccessory: labelByItself != nil
    case is UISegmentedControl, is UIStepper: false
    case is UILabel, is UIControl, is UITextView, is UIProgressView, is UIActivityIndicatorView: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the responder is read as a whole, without a block: the value that
  /// was set, or that of the view class.
  final var groupsByItself: Bool {
    if let said = accessibility?.groupsChildren { return said }
    return switch self {
    case is UIScrollView, is UINavigationBar, is UIToolbar, is UITabBar, is UITableViewCell,
      is UICollectionReusableView,
      is UISegmentedControl, is UIStepper, is UIPickerView, is UIDatePicker:
      true
    default: false
    }
  }

  final var labelByItself: String? {
    switch self {
    case let label as UILabel: label.text ?? label.attributedText?.string
    case let button as UIButton: button.spokenTitle
    case let button as BarButton: button.item.spokenTitle
    case let button as TabButton:
      button.item.accessibilityLabel ?? button.item.title ?? button.item.image?.accessibilityLabel
    case let image as UIImageView: image.image?.accessibilityLabel
    case let field as UISearchTextField: field.placeholder
    case is UIActivityIndicatorView: "In progress"
    case is UIProgressView: "Progress"
    case let accessory as CellAccessory:
      accessory.type == .detailButton || accessory.type == .detailDisclosureButton ? "More Info" : nil
    case let controller as UIViewController: controller.title
    default: nil
    }
  }

  final var hintByItself: String? {
    switch self {
    case let button as BarButton: button.item.accessibilityHint
    case let button as TabButton: button.item.accessibilityHint
    default: nil
    }
  }

  final var valueByItself: String? {
    switch self {
    case let field as UITextField: field.text?.isEmpty == false ? field.spokenText : field.placeholder
    case let view as UITextView: view.text
    case let control as UISwitch: control.isOn ? "1" : "0"
    case let slider as UISlider: Self.percent(slider.value, slider.minimumValue, slider.maximumValue)
    case let progress as UIProgressView: Self.percent(progress.progress, 0, 1)
    case let pages as UIPageControl:
      pages.numberOfPages > 0 ? "page \(pages.currentPage + 1) of \(pages.numberOfPages)" : nil
    case let indicator as UIActivityIndicatorView: indicator.isAnimating ? "1" : "0"
    case let button as BarButton: button.item.accessibilityValue
    case let button as TabButton: button.item.accessibilityValue ?? button.item.badgeValue
    default: nil
    }
  }

  final var traitsByItself: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits =
      switch self {
      case is UILabel: .staticText
      case let button as BarButton: button.item.accessibilityTraits
      case let button as TabButton: button.item.accessibilityTraits
      case is UIButton, is UISwitch, is CellAccessory: .button
      case is UIImageView: .image
      case is UISlider, is UIPageControl: .adjustable
      case is UIProgressView, is UIActivityIndicatorView: .updatesFrequently
      case is UISearchBar, is UISearchTextField: .searchField
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

extension UIButton {
  /// The title of the button, or the label of its image.
  final var spokenTitle: String? {
    let title =
      configuration?.title ?? configuration?.attributedTitle.map { String($0.characters) } ?? currentTitle
    return title ?? currentAttributedTitle?.string
      ?? (configuration?.image ?? currentImage)?.accessibilityLabel
  }
}

extension UITextField {
  /// The text; for a secure text entry, one bullet per character.
  final var spokenText: String? {
    isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text
  }
}

extension UIBarButtonItem {
  final var spokenTitle: String? {
    accessibilityLabel ?? BarButton.title(of: self) ?? systemItem?.spokenName
      ?? shownImage.image?.accessibilityLabel
  }
}

extension UIBarButtonItem.SystemItem {
  /// The names of the items that show an image.
  var spokenName: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .undo: "Undo"
    case .redo: "Redo"
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .close: "Close"
    default: nil
    }
  }
}
