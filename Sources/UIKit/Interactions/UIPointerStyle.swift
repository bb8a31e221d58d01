public import Foundation

/// A part of a view in which a pointer keeps its style; regions with equal rectangles and identifiers are
/// equal.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// The rectangle in the coordinate space of the interaction's view.
  public let rect: CGRect
  /// The identifier by which the delegate distinguishes regions; nil unless given.
  public let identifier: AnyHashable?
  /// Stored only. The axes along which the pointer is drawn into the region. It is not implemented.
  open var latchingAxes: UIAxis = [] {
    didSet { if !latchingAxes.isEmpty { notYet("UIPointerRegion.latchingAxes") } }
  }

  /// Creates a region.
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

/// The style of a pointer, and its effect on the view below it.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// Stored only. The accessories around the pointer. They are not shown.
  open var accessories: [UIPointerAccessory] = [] {
    didSet { if !accessories.isEmpty { notYet("UIPointerStyle.accessories") } }
  }

  private override init() { super.init() }

  /// Creates a style in which the pointer becomes part of a view. Not implemented: the style has no effect.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    notYet("UIPointerStyle.init(effect:shape:)")
    self.init()
  }

  /// Creates a style with a shape, constrained along the given axes. Not implemented: the style has no
  /// effect.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    notYet("UIPointerStyle.init(shape:constrainedAxes:)")
    self.init()
  }

  /// Returns a style without a pointer. Not implemented: the style has no effect.
  public class func hidden() -> UIPointerStyle {
    notYet("UIPointerStyle.hidden()")
    return UIPointerStyle()
  }

  /// Returns the system's style.
  public class func system() -> UIPointerStyle { UIPointerStyle() }
}

/// A shape beside a pointer.
@preconcurrency @MainActor open class UIPointerAccessory: NSObject {
  /// The position of an accessory: its distance from the pointer's outline in points, and its angle in
  /// radians, clockwise from the top.
  public struct Position: Hashable, Sendable {
    /// The distance from the pointer's outline, in points.
    public var offset: CGFloat
    /// The angle in radians, clockwise from the top.
    public var angle: CGFloat
    /// Creates a position.
    public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }
    private init(eighth: CGFloat) {
      self.init(offset: UIPointerAccessory.systemOffset, angle: eighth * .pi / 4)
    }

    /// The positions above and at the upper right, at the system's distance.
    public static let top = Position(eighth: 0), topRight = Position(eighth: 1)
    /// The positions at the right and at the lower right.
    public static let right = Position(eighth: 2), bottomRight = Position(eighth: 3)
    /// The positions below and at the lower left.
    public static let bottom = Position(eighth: 4), bottomLeft = Position(eighth: 5)
    /// The positions at the left and at the upper left.
    public static let left = Position(eighth: 6), topLeft = Position(eighth: 7)
  }

  /// A value that stands for the system's distance.
  nonisolated fileprivate static let systemOffset = CGFloat.greatestFiniteMagnitude
  /// The outline of the accessory.
  public let shape: UIPointerShape
  /// The position around the pointer.
  public let position: Position
  /// Stored only. A Boolean value that determines whether the shape is rotated by the angle of its position.
  /// Accessories are not shown.
  open var orientationMatchesAngle = false

  /// Creates an accessory for `UIPointerStyle.accessories`. It is not shown.
  public init(_ shape: UIPointerShape, position: Position) {
    (self.shape, self.position) = (shape, position)
    super.init()
  }
}

/// The effects of a pointer on the view below it.
@preconcurrency @MainActor public enum UIPointerEffect {
  /// The system chooses depending on the view's size.
  case automatic(UITargetedPreview)
  /// The pointer becomes the background of the view.
  case highlight(UITargetedPreview)
  /// The view is lifted, and the pointer lies below it.
  case lift(UITargetedPreview)
  /// The view changes, and the pointer remains.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The positions of a tint.
  public enum TintMode: Int, Sendable { case none, overlay, underlay }

  /// The preview of the effect.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The shapes of a pointer.
@preconcurrency @MainActor public enum UIPointerShape {
  /// A path, in points around the pointer.
  case path(UIBezierPath)
  /// A rounded rectangle, in points. The default radius is the system's.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A beam across a line of text.
  case verticalBeam(length: CGFloat)
  /// A beam along a line of text; `length` is in points.
  case horizontalBeam(length: CGFloat)

  /// A radius that stands for the system's.
  public nonisolated static var defaultCornerRadius: CGFloat { CGFloat.greatestFiniteMagnitude }
}
