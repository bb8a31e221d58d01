public import Foundation

/// Where the focus of a keyboard or a remote control could be. As on an iPhone that has neither, nothing ever has it: an update changes
/// nothing, and nobody is told of one.
@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject {
  /// What would have the focus first, the most wanted before the others.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that could itself have the focus.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var isFocused: Bool { get }
}

/// Where the focus moves from and to.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  open var previouslyFocusedView: UIView? { nil }
  open var nextFocusedView: UIView? { nil }
  open var focusHeading: UIFocusHeading { [] }
}

/// Something that holds items which could have the focus.
@preconcurrency @MainActor public protocol UIFocusItemContainer: AnyObject {
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items that touch a rectangle of `coordinateSpace`.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// Where the focus moves among the rows of a table.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Where the focus moves among the items of a collection.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The directions in which the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIFocusHeading(rawValue: 1 << 0)
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// Runs animations along with a move of the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Runs both at once: nothing moves.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}
