internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// A property of a UIKit class that can be read and set by its name. Enumerations are numbers, as in
/// Objective-C.
@MainActor struct KnownProperty {
  /// Returns the value, which may be nil; nil for an object of another class.
  let value: (AnyObject) -> Any??
  /// Sets the property. Returns whether the object has such a settable property that can hold the value.
  let set: (AnyObject, Any?) -> Bool
  /// A Boolean value that indicates whether the property can be set at all.
  let isSettable: Bool

  private init(value: @escaping (AnyObject) -> Any??) {
    self.value = value
    set = { _, _ in false }
    isSettable = false
  }

  private init<Root: AnyObject, Value>(
    _ path: ReferenceWritableKeyPath<Root, Value>, _ told: @escaping (Value) -> Any?,
    _ taken: @escaping (Any?) -> Value?
  ) {
    isSettable = true
    value = { ($0 as? Root).map { told($0[keyPath: path]) } }
    set = { object, value in
      guard let root = object as? Root, let new = taken(value) else { return false }
      root[keyPath: path] = new
      return true
    }
  }

  private static func object<Root: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Root, Value?>) -> Self {
    Self(path, { $0 }) { value in
      guard let value else { return .some(nil) }
      return KeyValueConversion.value(value).map(Optional.some)
    }
  }
  private static func value<Root: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) -> Self {
    Self(path, { $0 }, { $0.flatMap { KeyValueConversion.value($0) } })
  }
  private static func choice<Root: AnyObject, Value: RawRepresentable>(
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> Self where Value.RawValue == Int {
    Self(path, { $0.rawValue }) { value in
      if let value = value as? Value { return value }
      let number: Int? = value.flatMap { KeyValueConversion.value($0) }
      return number.flatMap { Value(rawValue: $0) }
    }
  }

  private static func reading<Root: AnyObject, Value>(_ path: KeyPath<Root, Value>) -> Self {
    Self { ($0 as? Root).map { $0[keyPath: path] } }
  }

  private static func reading<Root: AnyObject, Value>(_ path: KeyPath<Root, Value?>) -> Self {
    Self { ($0 as? Root).map { $0[keyPath: path].map { $0 as Any } } }
  }

  /// The properties by name, of subclasses first.
  static let all: [String: [KnownProperty]] = [
    "accessibilityHint": [object(\UIView.accessibilityHint)],
    "accessibilityIdentifier": [object(\UIView.accessibilityIdentifier)],
    "accessibilityLabel": [object(\UIView.accessibilityLabel)],
    "accessibilityValue": [object(\UIView.accessibilityValue)],
    "adjustsFontForContentSizeCategory": [
      value(\UILabel.adjustsFontForContentSizeCategory),
      value(\UITextField.adjustsFontForContentSizeCategory),
      value(\UITextView.adjustsFontForContentSizeCategory),
    ],
    "adjustsFontSizeToFitWidth": [
      value(\UILabel.adjustsFontSizeToFitWidth), value(\UITextField.adjustsFontSizeToFitWidth),
    ],
    "alignment": [choice(\UIStackView.alignment)],
    "alpha": [value(\UIView.alpha)],
    "attributedText": [
      object(\UILabel.attributedText), object(\UITextField.attributedText),
      object(\UITextView.attributedText),
    ],
    "axis": [choice(\UIStackView.axis)],
    "backgroundColor": [object(\UIView.backgroundColor)],
    "backgroundView": [
      object(\UITableView.backgroundView), object(\UICollectionView.backgroundView),
      object(\UITableViewCell.backgroundView), object(\UICollectionViewCell.backgroundView),
    ],
    "barTintColor": [
      object(\UINavigationBar.barTintColor), object(\UITabBar.barTintColor), object(\UIToolbar.barTintColor),
      object(\UISearchBar.barTintColor),
    ],
    "baselineAdjustment": [choice(\UILabel.baselineAdjustment)],
    "bounds": [value(\UIView.bounds)],
    "cancelButton": [reading(\UISearchBar.cancel)],
    "center": [value(\UIView.center)],
    "clipsToBounds": [value(\UIView.clipsToBounds)],
    "constant": [value(\NSLayoutConstraint.constant)],
    "contentInset": [value(\UIScrollView.contentInset)],
    "contentMode": [choice(\UIView.contentMode)],
    "contentOffset": [value(\UIScrollView.contentOffset)],
    "contentSize": [value(\UIScrollView.contentSize)],
    "contentView": [reading(\UITableViewCell.contentView), reading(\UICollectionViewCell.contentView)],
    "currentPage": [value(\UIPageControl.currentPage)],
    "date": [value(\UIDatePicker.date)],
    "detailTextLabel": [reading(\UITableViewCell.detailTextLabel)],
    "distribution": [choice(\UIStackView.distribution)],
    "enabled": [
      value(\UIControl.isEnabled), value(\UILabel.isEnabled), value(\UIBarItem.isEnabled),
      value(\UIGestureRecognizer.isEnabled),
    ],
    "firstItem": [reading(\NSLayoutConstraint.firstItem)],
    "font": [object(\UILabel.font), object(\UITextField.font), object(\UITextView.font)],
    "frame": [value(\UIView.frame)],
    "hidden": [value(\UIView.isHidden)],
    "highlighted": [
      value(\UIControl.isHighlighted), value(\UILabel.isHighlighted), value(\UIImageView.isHighlighted),
    ],
    "highlightedTextColor": [object(\UILabel.highlightedTextColor)],
    "identifier": [object(\NSLayoutConstraint.identifier)],
    "image": [object(\UIImageView.image), object(\UIBarItem.image)],
    "imageView": [reading(\UIButton.imageView), reading(\UITableViewCell.imageView)],
    "itemSize": [value(\UICollectionViewFlowLayout.itemSize)],
    "layer": [reading(\UIView.layer)],
    "layoutMargins": [value(\UIView.layoutMargins)],
    "layoutMarginsRelativeArrangement": [value(\UIStackView.isLayoutMarginsRelativeArrangement)],
    "lineBreakMode": [choice(\UILabel.lineBreakMode)],
    "maximumValue": [value(\UISlider.maximumValue), value(\UIStepper.maximumValue)],
    "minimumInteritemSpacing": [value(\UICollectionViewFlowLayout.minimumInteritemSpacing)],
    "minimumLineSpacing": [value(\UICollectionViewFlowLayout.minimumLineSpacing)],
    "minimumScaleFactor": [value(\UILabel.minimumScaleFactor)],
    "minimumValue": [value(\UISlider.minimumValue), value(\UIStepper.minimumValue)],
    "navigationItem": [reading(\UIViewController.navigationItem)],
    "numberOfLines": [value(\UILabel.numberOfLines)],
    "numberOfPages": [value(\UIPageControl.numberOfPages)],
    "on": [value(\UISwitch.isOn)],
    "opaque": [value(\UIView.isOpaque)],
    "placeholder": [object(\UITextField.placeholder), object(\UISearchBar.placeholder)],
    "_printHierarchy": [reading(\UIViewController.printedHierarchy)],
    "progress": [value(\UIProgressView.progress)],
    "recursiveDescription": [reading(\UIView.recursiveDescription)],
    "rowHeight": [value(\UITableView.rowHeight)],
    "scrollEnabled": [value(\UIScrollView.isScrollEnabled)],
    "searchField": [reading(\UISearchBar.searchTextField)],
    "secondItem": [reading(\NSLayoutConstraint.secondItem)],
    "sectionFootersPinToVisibleBounds": [value(\UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds)],
    "sectionHeadersPinToVisibleBounds": [value(\UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds)],
    "sectionInset": [value(\UICollectionViewFlowLayout.sectionInset)],
    "secureTextEntry": [value(\UITextField.isSecureTextEntry), value(\UITextView.isSecureTextEntry)],
    "selected": [
      value(\UIControl.isSelected), value(\UITableViewCell.isSelected),
      value(\UICollectionViewCell.isSelected),
    ],
    "selectedImage": [object(\UITabBarItem.selectedImage)],
    "selectedSegmentIndex": [value(\UISegmentedControl.selectedSegmentIndex)],
    "separatorColor": [object(\UITableView.separatorColor)],
    "shadowColor": [object(\UILabel.shadowColor)],
    "shadowOffset": [value(\UILabel.shadowOffset)],
    "spacing": [value(\UIStackView.spacing)],
    "state": [reading(\UIGestureRecognizer.state)],
    "tag": [value(\UIView.tag), value(\UIBarItem.tag)],
    "text": [
      object(\UILabel.text), object(\UITextField.text), object(\UISearchBar.text), object(\UITextView.text),
    ],
    "textAlignment": [
      choice(\UILabel.textAlignment), choice(\UITextField.textAlignment), choice(\UITextView.textAlignment),
    ],
    "textColor": [object(\UILabel.textColor), object(\UITextField.textColor), object(\UITextView.textColor)],
    "textLabel": [reading(\UITableViewCell.textLabel)],
    "tintColor": [object(\UIView.tintColor), object(\UIBarButtonItem.tintColor)],
    "title": [object(\UIViewController.title), object(\UINavigationItem.title), object(\UIBarItem.title)],
    "titleLabel": [reading(\UIButton.titleLabel)],
    "transform": [value(\UIView.transform)],
    "userInteractionEnabled": [value(\UIView.isUserInteractionEnabled)],
    "value": [value(\UISlider.value), value(\UIStepper.value)],
    // For a bar button item, its custom view; the views that the bar creates for other items are private.
    "view": [reading(\UIViewController.viewIfLoaded), reading(\UIBarButtonItem.customView)],
  ]

  /// Returns the properties with a name; `isEnabled` is Swift's name of `enabled`.
  static func named(_ key: String) -> [KnownProperty] {
    if let known = all[key] { return known }
    guard key.hasPrefix("is"), let first = key.dropFirst(2).first else { return [] }
    return all[first.lowercased() + key.dropFirst(3)] ?? []
  }
}
