public import Foundation

/// A part of a view in which a pointer keeps its looks;
/// regions of the same rectangle and identifier are equal.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// In the space of the interaction's view.
  public let rect: CGRect
  /// By which the delegate tells regions apart; nil unless given.
  public let identifier: AnyHashable?
  /// The directions in which the pointer is drawn into the region.
  open var latchingAxes: UIAxis = [] {
    didSet { if !latchingAxes.isEmpty { notYet("UIPointerRegion.latchingAxes") } }
  }

  /// A region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return MainActor.assumeIsolated { rect == other.rect && identifier == other.identifier }
  }
  open override var hash: Int { MainActor.assumeIsolated { rect.hashValue ^ (identifier?.hashValue ?? 0) } }
}

/// How a pointer looks, and what becomes of the view below it.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// What stands around the pointer.
  open var accessories: [UIPointerAccessory] = [] {
    didSet { if !accessories.isEmpty { notYet("UIPointerStyle.accessories") } }
  }

  private override init() { super.init() }

  /// The pointer becomes part of a view.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    notYet("UIPointerStyle.init(effect:shape:)")
    self.init()
  }

  /// The pointer has a shape, and stays on its line in the axes named.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    notYet("UIPointerStyle.init(shape:constrainedAxes:)")
    self.init()
  }

  /// No pointer.
  public class func hidden() -> UIPointerStyle {
    notYet("UIPointerStyle.hidden()")
    return UIPointerStyle()
  }

  /// As the system would have it.
  public class func system() -> UIPointerStyle { UIPointerStyle() }
}

/// A shape that stands beside a pointer.
@preconcurrency @MainActor open class UIPointerAccessory: NSObject {
  /// Where it stands: so many points off the pointer's outline, at an angle in radians, clockwise from above.
  public struct Position: Hashable, Sendable {
    /// Points off the pointer's outline.
    public var offset: CGFloat
    /// Radians, clockwise from above.
    public var angle: CGFloat
    /// A place of one's own.
    public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }
    private init(eighth: CGFloat) {
      self.init(offset: UIPointerAccessory.systemOffset, angle: eighth * .pi / 4)
    }

    /// Eight places around the pointer at the system's distance.
    public static let top = Position(eighth: 0), topRight = Position(eighth: 1)
    /// To the right, and between that and below.
    public static let right = Position(eighth: 2), bottomRight = Position(eighth: 3)
    /// Below, and between that and to the left.
    public static let bottom = Position(eighth: 4), bottomLeft = Position(eighth: 5)
    /// To the left, and between that and above.
    public static let left = Position(eighth: 6), topLeft = Position(eighth: 7)
  }

  /// Stands for the system's distance.
  nonisolated fileprivate static let systemOffset = CGFloat.greatestFiniteMagnitude
  /// The outline of the accessory.
  public let shape: UIPointerShape
  /// Where it stands around the pointer.
  public let position: Position
  /// Whether the shape is turned by the angle of its position. Kept for the app: accessories are not shown.
  open var orientationMatchesAngle = false

  /// An accessory, to be put into `UIPointerStyle.accessories`. It is not shown.
  public init(_ shape: UIPointerShape, position: Position) {
    (self.shape, self.position) = (shape, position)
    super.init()
  }
}

/// What becomes of a view below the pointer.
@preconcurrency @MainActor public enum UIPointerEffect {
  /// The system chooses by the view's size.
  case automatic(UITargetedPreview)
  /// The pointer becomes the background of the view.
  case highlight(UITargetedPreview)
  /// The view rises, and the pointer lies below it.
  case lift(UITargetedPreview)
  /// The view changes, and the pointer stays.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where a tint goes.
  public enum TintMode: Int, Sendable { case none, overlay, underlay }

  /// What the effect is of.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The outline of a pointer.
@preconcurrency @MainActor public enum UIPointerShape {
  /// In points around the pointer.
  case path(UIBezierPath)
  /// In points; the radius is the system's unless given.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A beam across the line of a text.
  case verticalBeam(length: CGFloat)
  /// A beam along the line; `length` is in points.
  case horizontalBeam(length: CGFloat)

  /// Stands for the system's radius.
  public nonisolated static var defaultCornerRadius: CGFloat { CGFloat.greatestFiniteMagnitude }
}
