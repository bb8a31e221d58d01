internal import Foundation

/// The user's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name with which Apple stores the category.
  public let rawValue: String
  /// Creates a category from any stored name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Posted when the system's preferred category has changed.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category's name in the notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Unspecified.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest text.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Small text.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Medium text.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// Large text, the default of a new device.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Extra large text.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Extra extra large text.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest text outside accessibility settings.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// Medium accessibility text.
  public static let accessibilityMedium =
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// Large accessibility text.
  public static let accessibilityLarge =
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// Extra large accessibility text.
  public static let accessibilityExtraLarge =
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// Extra extra large accessibility text.
  public static let accessibilityExtraExtraLarge =
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest text of all.
  public static let accessibilityExtraExtraExtraLarge =
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The categories from the smallest text to the largest.
  package static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// The index of the category among the twelve, 0 for the smallest; `nil` if it is none of them.
  package var rank: Int? { UIContentSizeCategory.ascending.firstIndex(of: self) }

  /// A Boolean value that indicates whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { rank.map { $0 >= 7 } ?? false }

  /// Returns whether the left category has smaller text; `false` if either is none of the twelve.
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    guard let a = a.rank, let b = b.rank else { return false }
    return a < b
  }

  /// Returns whether the left category has smaller or equal text; `false` if either is none of the twelve.
  public static func <= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    guard let a = a.rank, let b = b.rank else { return false }
    return a <= b
  }

  /// Returns whether the left category has larger text; `false` if either is none of the twelve.
  public static func > (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { b < a }

  /// Returns whether the left category has larger or equal text; `false` if either is none of the twelve.
  public static func >= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { b <= a }
}
