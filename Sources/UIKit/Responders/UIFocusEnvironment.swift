public import CoreGraphics
public import Foundation
public import QuartzCore

/// Where the focus of a keyboard or a remote control could be. As on an iPhone that has neither, nothing ever
/// has it: an update changes nothing, and nobody is told of one.
@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject {
  /// What would have the focus first, the most wanted before the others.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Does nothing in views and controllers.
  func setNeedsFocusUpdate()
  /// Does nothing in views and controllers.
  func updateFocusIfNeeded()
  /// Never asked; views and controllers would let it move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Never called.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that could itself have the focus.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// False in views unless overridden; never asked.
  var canBecomeFocused: Bool { get }
  /// Always false in views.
  var isFocused: Bool { get }
}

/// A rectangle that leads the focus to other views. Kept for the app: nothing ever has the focus.
open class UIFocusGuide: UILayoutGuide {
  /// Kept for the app: the guide leads nothing anywhere.
  open var isEnabled = true
  /// What the focus goes to, the most wanted before the others.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
  /// The same as one view.
  open weak var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments.lazy.compactMap { $0 as? UIView }.first }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}

/// Where the focus moves from and to.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// Nil, as the other places are: nothing has had the focus, and nothing gets it.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// Nil: nothing gets the focus.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// Nil: no view has had the focus.
  open var previouslyFocusedView: UIView? { nil }
  /// Nil: no view gets the focus.
  open var nextFocusedView: UIView? { nil }
  /// Empty: the focus moves nowhere.
  open var focusHeading: UIFocusHeading { [] }
}

/// Something that holds items which could have the focus.
@preconcurrency @MainActor public protocol UIFocusItemContainer: AnyObject {
  /// The space of the rectangles that `focusItems(in:)` is asked with.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items that touch a rectangle of `coordinateSpace`.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// Where the focus moves among the rows of a table.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// Nil: no row has had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// Nil: no row gets the focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Where the focus moves among the items of a collection.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// Nil: no item has had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// Nil: no item gets the focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The directions in which the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
  /// One bit a direction, as in UIKit's headers.
  public let rawValue: UInt
  /// Directions of the bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To what lies above.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// To what lies below.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To what lies at the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To what lies at the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next in the order of a Tab key.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the one before in the order of a Tab key.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// Runs animations along with a move of the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Runs both at once: nothing moves.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
  /// Run for what gets and what loses the focus, which nothing does: only completions are called.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { completion?() }
  /// The same for what loses it.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { completion?() }
}

/// How long a move of the focus takes.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// Seconds.
  var duration: TimeInterval { get }
}

/// How much a view is wanted among those of its focus group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The higher, the more the view is wanted. Kept for the app: keys move no focus.
  public let rawValue: Int
  /// A priority of any number, between those that have names, too.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The same without a label.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// 0, which views have unless it is set: not wanted.
  public static let ignored = UIFocusGroupPriority(0)
  /// 1000, of what had the focus when the group was left.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// 2000, of what the program would have first, such as a selected row.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// Of what has the focus now; more than any other.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}

/// What shows that a view has the focus.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  /// An effect that shows nothing.
  public override init() { super.init() }
}

/// A ring around the view, or around an outline in its coordinates.
open class UIFocusHaloEffect: UIFocusEffect {
  /// Whether the ring lies outside or inside the outline.
  public enum Position: Int, Sendable { case automatic, outside, inside }
  /// Kept for the app: no ring is shown.
  open var position = Position.automatic
  /// Kept for the app: no ring is shown.
  open weak var containerView: UIView?
  /// Kept for the app: no ring is shown.
  open weak var referenceView: UIView?

  /// A ring around the view's bounds. None is shown.
  public override init() { super.init() }
  /// A ring around a rectangle of the view's coordinates, in points. It is not kept: no ring is shown.
  public init(rect: CGRect) { super.init() }
  /// The same around one with corners of a radius in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { super.init() }
  /// The same around a path.
  public init(path: UIBezierPath) { super.init() }
}

/// What a view says of the focus.
struct FocusWishes {
  var group: String?
  var priority = UIFocusGroupPriority.ignored
  var effect: UIFocusEffect?
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}
