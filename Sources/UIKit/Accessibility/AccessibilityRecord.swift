internal import CoreGraphics
internal import Foundation

/// What has been said about an element for assistive technology; nil where nothing has.
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

/// A part of a control that is no view.
final class AccessibilityPart: UIAccessibilityElement {
  /// Moves the part's value, up where the number is positive.
  var adjust: ((Int) -> Void)?
  override func adjustByItself(by steps: Int) { adjust?(steps) }
}

/// The questions that blocks answer, each time anew.
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

/// What the kinds of views say of themselves where nobody has said anything.
extension UIResponder {
  /// Notes what is said of this element.
  final func describe(_ change: (AccessibilityRecord) -> Void) {
    let record = accessibility ?? AccessibilityRecord()
    accessibility = record
    change(record)
  }

  /// The parts of this control, each filled in anew: the same elements
  /// each time, so that assistive technology knows them again.
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

  /// An attributed text as far as it is still what is said.
  final func spokenText(_ attributed: NSAttributedString?, _ plain: String?) -> NSAttributedString? {
    attributed?.string == plain ? attributed : plain.map { NSAttributedString(string: $0) }
  }

  /// A view's box on the screen, in its points; nowhere for others.
  final var frameByItself: CGRect {
    (self as? UIView).map { UIAccessibility.convertToScreenCoordinates($0.bounds, in: $0) } ?? .zero
  }

  /// Where a touch goes where nothing else is said.
  final var middleOfFrame: CGPoint { CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }

  /// The names to speak of it where none are set.
  final var labelAsNames: [String] { accessibilityLabel.map { [$0] } ?? [] }

  /// Whether a touch does something where no block says so.
  final var reactsByItself: Bool { accessibility?.respondsToUserInteraction ?? isAccessibilityElement }

  /// The elements that were set, else those that a kind of view is made of.
  final var elementsInside: [Any]? { accessibilityElements ?? elementsByItself }

  /// Nil for a number beyond the elements.
  final func elementInside(_ index: Int) -> Any? {
    guard let elements = elementsInside, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// `NSNotFound` for what is none of them.
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

  /// Whether it is read as a whole where no block says so: as was set, else what is made for that.
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
  /// What the button says, else what its picture is called.
  final var spokenTitle: String? {
    let title =
      configuration?.title ?? configuration?.attributedTitle.map { String($0.characters) } ?? currentTitle
    return title ?? currentAttributedTitle?.string
      ?? (configuration?.image ?? currentImage)?.accessibilityLabel
  }
}

extension UITextField {
  /// The text; of a password a dot a character.
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
  /// What the items that show a picture are called.
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
