internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// A property of a class of UIKit that code reads and sets by its name. Enumerations are numbers there, as
/// they are to Objective-C.
@MainActor struct KnownProperty {
  /// The value, which may be nil; nil of an object of another class.
  let value: (AnyObject) -> Any??
  /// Whether the object has such a property, and the value is one for it.
  let set: (AnyObject, Any?) -> Bool

  private init<Root: AnyObject, Value>(
    _ path: ReferenceWritableKeyPath<Root, Value>, _ told: @escaping (Value) -> Any?,
    _ taken: @escaping (Any?) -> Value?
  ) {
    value = { ($0 as? Root).map { told($0[keyPath: path]) } }
    set = { object, value in
      guard let root = object as? Root, let new = taken(value) else { return false }
      root[keyPath: path] = new
      return true
    }
  }

  private static func object<Root: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Root, Value?>) -> Self {
    Self(path, { $0 }, { value in value.map { ($0 as? Value).map(Optional.some) } ?? .some(nil) })
  }
  private static func value<Root: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) -> Self {
    Self(path, { $0 }, { $0 as? Value })
  }
  private static func flag<Root: AnyObject>(_ path: ReferenceWritableKeyPath<Root, Bool>) -> Self {
    Self(path, { $0 }, { $0 as? Bool ?? ($0 as? NSNumber)?.boolValue })
  }
  private static func number<Root: AnyObject>(_ path: ReferenceWritableKeyPath<Root, CGFloat>) -> Self {
    Self(path, { $0 }, { $0 as? CGFloat ?? number($0).map { CGFloat($0) } })
  }
  private static func count<Root: AnyObject>(_ path: ReferenceWritableKeyPath<Root, Int>) -> Self {
    Self(path, { $0 }, { number($0).map { Int($0) } })
  }
  private static func choice<Root: AnyObject, Value: RawRepresentable>(
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> Self where Value.RawValue == Int {
    Self(path, { $0.rawValue }, { $0 as? Value ?? number($0).flatMap { Value(rawValue: Int($0)) } })
  }
  /// The number that a value is, whatever it is given as.
  private static func number(_ value: Any?) -> Double? {
    (value as? Double) ?? (value as? Int).map(Double.init) ?? (value as? CGFloat).map(Double.init)
      ?? (value as? NSNumber)?.doubleValue
  }

  /// Under a name those of each class that has one, subclasses first.
  static let all: [String: [KnownProperty]] = [
    "adjustsFontSizeToFitWidth": [flag(\UILabel.adjustsFontSizeToFitWidth)],
    "alpha": [number(\UIView.alpha)],
    "attributedText": [
      object(\UILabel.attributedText), object(\UITextField.attributedText),
      Self(\UITextView.attributedText, { $0 }, { $0 as? NSAttributedString }),
    ],
    "backgroundColor": [object(\UIView.backgroundColor)],
    "baselineAdjustment": [choice(\UILabel.baselineAdjustment)],
    "bounds": [value(\UIView.bounds)],
    "center": [value(\UIView.center)],
    "clipsToBounds": [flag(\UIView.clipsToBounds)],
    "constant": [number(\NSLayoutConstraint.constant)],
    "contentInset": [value(\UIScrollView.contentInset)],
    "contentMode": [choice(\UIView.contentMode)],
    "contentOffset": [value(\UIScrollView.contentOffset)],
    "enabled": [flag(\UIControl.isEnabled), flag(\UILabel.isEnabled), flag(\UIBarItem.isEnabled)],
    "font": [
      Self(\UILabel.font, { $0 }, { $0 as? UIFont }), object(\UITextField.font), object(\UITextView.font),
    ],
    "frame": [value(\UIView.frame)],
    "hidden": [flag(\UIView.isHidden)],
    "highlighted": [
      flag(\UIControl.isHighlighted), flag(\UILabel.isHighlighted), flag(\UIImageView.isHighlighted),
    ],
    "highlightedTextColor": [object(\UILabel.highlightedTextColor)],
    "image": [object(\UIImageView.image), object(\UIBarItem.image)],
    "lineBreakMode": [choice(\UILabel.lineBreakMode)],
    "minimumScaleFactor": [number(\UILabel.minimumScaleFactor)],
    "numberOfLines": [count(\UILabel.numberOfLines)],
    "placeholder": [object(\UITextField.placeholder), object(\UISearchBar.placeholder)],
    "selected": [flag(\UIControl.isSelected)],
    "shadowColor": [object(\UILabel.shadowColor)],
    "shadowOffset": [value(\UILabel.shadowOffset)],
    "tag": [count(\UIView.tag)],
    "text": [
      object(\UILabel.text), object(\UITextField.text), object(\UISearchBar.text),
      Self(\UITextView.text, { $0 }, { $0 as? String }),
    ],
    "textAlignment": [
      choice(\UILabel.textAlignment), choice(\UITextField.textAlignment), choice(\UITextView.textAlignment),
    ],
    "textColor": [
      Self(\UILabel.textColor, { $0 }, { $0 as? UIColor }), object(\UITextField.textColor),
      object(\UITextView.textColor),
    ],
    "tintColor": [Self(\UIView.tintColor, { $0 }, { $0 as? UIColor })],
    "title": [object(\UIViewController.title), object(\UINavigationItem.title), object(\UIBarItem.title)],
    "transform": [value(\UIView.transform)],
    "userInteractionEnabled": [flag(\UIView.isUserInteractionEnabled)],
  ]

  /// Those of a name; `isEnabled` is Swift's name of `enabled`.
  static func named(_ key: String) -> [KnownProperty] {
    if let known = all[key] { return known }
    guard key.hasPrefix("is"), let first = key.dropFirst(2).first else { return [] }
    return all[first.lowercased() + key.dropFirst(3)] ?? []
  }
}
