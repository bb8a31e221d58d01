internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A rectangular area that takes part in layout and draws nothing.
///
/// Its owning view retains it. Constraints place it exactly like a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  final weak var owner: UIView?
  /// The role of the guide, which determines what places it.
  final var role = GuideRole.free
  final var frameStorage = CGRect.zero
  final var constraintStore: ConstraintStore?

  public override init() { super.init() }

  /// The frame in the last layout, in the owning view's coordinate space.
  open var layoutFrame: CGRect {
    if let owner, let edges = owner.edges(of: role) { return edges.rect(in: owner.layer.bounds) }
    if role == .scrollContent, let scroll = owner as? UIScrollView {
      return CGRect(origin: .zero, size: scroll.contentSize)
    }
    return frameStorage
  }
  /// The view that owns the guide. Setting it calls `addLayoutGuide(_:)`.
  open weak var owningView: UIView? {
    get { owner }
    set {
      if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
    }
  }
  /// A name that messages about the layout include.
  open var identifier = ""

  /// The anchor of the leading edge: the left one in left-to-right languages, otherwise the right one.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSide(self, .leading)) }
  /// The anchor of the trailing edge: the right one in left-to-right languages, otherwise the left one.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSide(self, .trailing)) }
  /// The anchor of the left edge, regardless of the language.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSide(self, .left)) }
  /// The anchor of the right edge, regardless of the language.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSide(self, .right)) }
  /// The anchor of the upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSide(self, .top)) }
  /// The anchor of the lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSide(self, .bottom)) }
  /// The anchor of the width, in points.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(AnchorSide(self, .width)) }
  /// The anchor of the height, in points.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(AnchorSide(self, .height)) }
  /// The anchor of the horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSide(self, .centerX)) }
  /// The anchor of the vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSide(self, .centerY)) }

  /// A description in UIKit's form, as logs of apps show it:
  /// `<UILayoutGuide: 0x… - "name", layoutFrame = {{0, 0}, {0, 0}}, owningView = <UIView: 0x…; …>>`.
  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let start = PrintedName.brackets(self).dropLast(), frame = NSCoder.string(for: layoutFrame)
      return "\(start) - \"\(identifier)\", layoutFrame = \(frame), "
        + "owningView = \(owner.map { "\($0)" } ?? "(null)")>"
    }
  }
}

/// An object that represents the part of a controller's view that a bar covers, with anchors at its edges.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The length that the bar covers, in points.
  var length: CGFloat { get }
  /// The anchor of the upper edge of the covered part.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the lower edge of the covered part.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the covered length, in points.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide of the part that a controller's bars cover above or below its content.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

/// The roles of layout guides, which determine their positions in the owning view if no constraint of the
/// client does.
enum GuideRole {
  /// Placed by constraints alone.
  case free
  /// The owning view's bounds less insets: see `UIView.insets(of:)`.
  case layoutMargins, safeArea, readableContent, keyboard
  /// A scroll view's content, and its visible part.
  case scrollContent, scrollFrame
  /// The strips that bars cover above and below a controller's content.
  case top, bottom
}
