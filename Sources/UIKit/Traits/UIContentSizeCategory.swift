internal import Foundation

/// The size of text that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name by which Apple stores the category.
  public let rawValue: String
  /// The category of a stored name; any name makes a category.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Posted when the category that the system prefers has changed.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The new category's name in the notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Not known.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest text.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Small text.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Medium text.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// Large text, which a new device has.
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

  /// The place of the category among the twelve, 0 for the smallest; nil where it is none of them.
  package var rank: Int? { UIContentSizeCategory.ascending.firstIndex(of: self) }

  /// Whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { rank.map { $0 >= 7 } ?? false }

  /// Whether the left category has smaller text; false where either is none of the twelve.
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    guard let a = a.rank, let b = b.rank else { return false }
    return a < b
  }

  /// Whether the left category has smaller text or the same; false where either is none of the twelve.
  public static func <= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    guard let a = a.rank, let b = b.rank else { return false }
    return a <= b
  }

  /// Whether the left category has larger text; false where either is none of the twelve.
  public static func > (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { b < a }

  /// Whether the left category has larger text or the same; false where either is none of the twelve.
  public static func >= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { b <= a }
}
