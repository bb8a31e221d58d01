internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A rectangle that takes part in layout and draws nothing.
///
/// Its owning view retains it. Constraints place it exactly like a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  final weak var owner: UIView?
  /// Who says where the guide lies.
  final var role = GuideRole.free
  final var frameStorage = CGRect.zero
  final var constraintStore: ConstraintStore?

  public override init() { super.init() }

  /// The rectangle as of the last layout, in the owning view's points.
  open var layoutFrame: CGRect {
    if let owner, let edges = owner.edges(of: role) { return edges.rect(in: owner.layer.bounds) }
    if role == .scrollContent, let scroll = owner as? UIScrollView {
      return CGRect(origin: .zero, size: scroll.contentSize)
    }
    return frameStorage
  }
  /// The view that the guide belongs to; setting it is `addLayoutGuide(_:)`.
  open weak var owningView: UIView? {
    get { owner }
    set {
      if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
    }
  }
  /// A name that messages about the layout show.
  open var identifier = ""

  /// The left edge where the language reads from left to right, else the right one.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSide(self, .leading)) }
  /// The right edge where the language reads from left to right, else the left one.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSide(self, .trailing)) }
  /// The left edge, whatever the language.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSide(self, .left)) }
  /// The right edge, whatever the language.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSide(self, .right)) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSide(self, .top)) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSide(self, .bottom)) }
  /// In points.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(AnchorSide(self, .width)) }
  /// In points.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(AnchorSide(self, .height)) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSide(self, .centerX)) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSide(self, .centerY)) }

  /// In UIKit's form, as logs of apps show it:
  /// `<UILayoutGuide: 0x… - "name", layoutFrame = {{0, 0}, {0, 0}}, owningView = <UIView: 0x…; …>>`.
  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let start = PrintedName.brackets(self).dropLast(), frame = NSCoder.string(for: layoutFrame)
      return "\(start) - \"\(identifier)\", layoutFrame = \(frame), "
        + "owningView = \(owner.map { "\($0)" } ?? "(null)")>"
    }
  }
}

/// An object that tells how much of a controller's view a bar covers, with anchors at its edge.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// In points.
  var length: CGFloat { get }
  /// The upper edge of what the bar covers.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of what the bar covers.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// How much the bar covers, in points.
  var heightAnchor: NSLayoutDimension { get }
}

/// What a controller's bars cover above or below its content.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

/// What a layout guide stands for, and so where it lies in
/// its owning view if no constraint of the program says it.
enum GuideRole {
  /// Placed by constraints alone.
  case free
  /// The owning view's bounds less insets: see `UIView.insets(of:)`.
  case layoutMargins, safeArea, readableContent, keyboard
  /// A scroll view's content, and the part of it that shows.
  case scrollContent, scrollFrame
  /// The strips that bars cover above and below a controller's content.
  case top, bottom
}
