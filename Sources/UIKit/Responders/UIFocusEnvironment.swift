public import CoreGraphics
public import Foundation
public import QuartzCore

/// A part of the interface that could contain the focus of a keyboard or a remote control. As on an iPhone
/// without either, nothing ever has the focus: an update changes nothing and sends no notifications.
@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject {
  /// The environments that would get the focus, in order of preference.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Does nothing in views and controllers.
  func setNeedsFocusUpdate()
  /// Does nothing in views and controllers.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move. Never called; views and controllers would return `true`.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after a focus update. Never called.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An item that could have the focus itself.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// A Boolean value that indicates whether the item can have the focus. `false` in views unless overridden;
  /// never read.
  var canBecomeFocused: Bool { get }
  /// A Boolean value that indicates whether the item has the focus. Always `false` in views.
  var isFocused: Bool { get }
}

/// Stored only. A layout guide that directs the focus to other views. Nothing ever has the focus.
open class UIFocusGuide: UILayoutGuide {
  /// Stored only. A Boolean value that determines whether the guide directs the focus. It directs nothing.
  open var isEnabled = true
  /// The targets of the guide, in order of preference.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
  /// The first target that is a view.
  open weak var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments.lazy.compactMap { $0 as? UIView }.first }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}

/// The information about a focus update.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// Nil, like the other items: nothing has had the focus, and nothing gets it.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// Nil: nothing gets the focus.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// Nil: no view has had the focus.
  open var previouslyFocusedView: UIView? { nil }
  /// Nil: no view gets the focus.
  open var nextFocusedView: UIView? { nil }
  /// Empty: the focus does not move.
  open var focusHeading: UIFocusHeading { [] }
}

/// An object that contains items which could have the focus.
@preconcurrency @MainActor public protocol UIFocusItemContainer: AnyObject {
  /// The coordinate space of the rectangles passed to `focusItems(in:)`.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items that intersect a rectangle of `coordinateSpace`.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// The information about a focus update among the rows of a table.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// Nil: no row has had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// Nil: no row gets the focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The information about a focus update among the items of a collection view.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// Nil: no item has had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// Nil: no item gets the focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The directions of a focus update.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The raw value, one bit per direction, as in UIKit's headers.
  public let rawValue: UInt
  /// Creates a heading from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Downwards.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// The direction to the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// The direction to the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// The direction to the next item in the order of the Tab key.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// The direction to the previous item in the order of the Tab key.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// An object that runs animations alongside a focus update.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Runs both closures immediately: nothing moves.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
  /// Calls only the completion handler: no item gets the focus.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { completion?() }
  /// Calls only the completion handler: no item loses the focus.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { completion?() }
}

/// The timing of a focus animation.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration in seconds.
  var duration: TimeInterval { get }
}

/// The priority of a view in its focus group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// Stored only. The raw value; higher values have precedence. Keys move no focus.
  public let rawValue: Int
  /// Creates a priority from any number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a priority from any number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// 0, the default for views: no priority.
  public static let ignored = UIFocusGroupPriority(0)
  /// 1000, for the item that had the focus when the group was left.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// 2000, for an item that the program prefers, such as a selected row.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The maximum, for the item that has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}

/// The visual effect of a focused view.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  /// Creates an effect that shows nothing.
  public override init() { super.init() }
}

/// A halo around the view, or around an outline in its coordinate space.
open class UIFocusHaloEffect: UIFocusEffect {
  /// The positions of the halo relative to the outline.
  public enum Position: Int, Sendable { case automatic, outside, inside }
  /// Stored only. The position of the halo. No halo is shown.
  open var position = Position.automatic
  /// Stored only. The container of the halo. No halo is shown.
  open weak var containerView: UIView?
  /// Stored only. The view to which the halo is relative. No halo is shown.
  open weak var referenceView: UIView?

  /// Creates a halo around the view's bounds. None is shown.
  public override init() { super.init() }
  /// Creates a halo around a rectangle in the view's coordinate space. It is not stored: no halo is shown.
  public init(rect: CGRect) { super.init() }
  /// Creates a halo around a rectangle with corners of a radius in points. It is not stored: no halo is
  /// shown.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { super.init() }
  /// Creates a halo around a path. It is not stored: no halo is shown.
  public init(path: UIBezierPath) { super.init() }
}

/// The focus settings of a view.
struct FocusWishes {
  var group: String?
  var priority = UIFocusGroupPriority.ignored
  var effect: UIFocusEffect?
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}
