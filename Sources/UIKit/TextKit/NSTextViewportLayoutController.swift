internal import CoreGraphics
public import Foundation

/// Says what part of a text is seen, and shows its fragments.
public protocol NSTextViewportLayoutControllerDelegate: AnyObject {
  /// What is seen, in the container's points.
  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
  /// Called for each fragment that is seen, from top to bottom.
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  /// Called before the fragments that are seen are told of, and after.
  func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
  /// Called after the fragments that are seen were told of.
  func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
  /// Does nothing by default.
  public func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}
  /// Does nothing by default.
  public func textViewportLayoutControllerDidLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}
}

/// Tells of the fragments of a text that are seen.
open class NSTextViewportLayoutController: NSObject {
  /// `textLayoutManager` is not retained.
  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }

  /// Says what is seen, and shows the fragments; not retained. Without one a text view says what is seen.
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  /// What lays the text out; not retained.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// What a text view shows, where no delegate says it.
  final var ownBounds: (() -> CGRect)?
  private var laidOut: (bounds: CGRect, range: NSTextRange?) = (.zero, nil)

  /// What was seen at the last layout, in the container's points; of a text view's manager, what is seen now.
  open var viewportBounds: CGRect { delegate == nil ? ownBounds?() ?? laidOut.bounds : laidOut.bounds }
  /// The text that is seen there; nil for none.
  open var viewportRange: NSTextRange? {
    delegate == nil && ownBounds != nil ? range(in: viewportBounds) : laidOut.range
  }

  private func fragments(in bounds: CGRect) -> [NSTextLayoutFragment] {
    textLayoutManager?.fragments(touching: bounds) ?? []
  }
  private func range(in bounds: CGRect) -> NSTextRange? {
    let seen = fragments(in: bounds)
    guard let first = seen.first, let last = seen.last else { return nil }
    return NSTextRange(location: first.rangeInElement.location, end: last.rangeInElement.endLocation)
  }

  /// Asks the delegate what is seen, and has it show those fragments.
  open func layoutViewport() {
    delegate?.textViewportLayoutControllerWillLayout(self)
    let bounds = delegate?.viewportBounds(for: self) ?? ownBounds?() ?? laidOut.bounds
    laidOut = (bounds, range(in: bounds))
    for fragment in fragments(in: bounds) {
      delegate?.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
    }
    delegate?.textViewportLayoutControllerDidLayout(self)
  }

  /// The place that the seen part has to have its top at to show a
  /// place of the text first, in points from the container's top.
  @discardableResult open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    guard let frame = textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame else {
      return laidOut.bounds.minY
    }
    laidOut.bounds.origin.y = frame.minY
    laidOut.range = range(in: laidOut.bounds)
    return frame.minY
  }

  /// Moves what is seen, in points; down is positive.
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
    laidOut.bounds.origin.y += verticalOffset
    laidOut.range = range(in: laidOut.bounds)
  }
}
