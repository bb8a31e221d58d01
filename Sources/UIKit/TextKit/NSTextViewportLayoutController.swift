internal import CoreGraphics
public import Foundation

/// The methods with which a delegate determines the visible part of a text and displays its fragments.
public protocol NSTextViewportLayoutControllerDelegate: AnyObject {
  /// Asks the delegate for the visible bounds in the container's coordinate space.
  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
  /// Asks the delegate to display a visible fragment. Called once per fragment, from top to bottom.
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  /// Notifies the delegate that the visible fragments are about to be enumerated.
  func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
  /// Notifies the delegate that the visible fragments were enumerated.
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

/// A controller that provides the visible fragments of a text.
open class NSTextViewportLayoutController: NSObject {
  /// Creates a controller for a layout manager, which is not retained.
  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }

  /// The delegate, which determines the visible bounds and displays the fragments. Not retained. Without a
  /// delegate, the text view determines the bounds.
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  /// The layout manager, which is not retained.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// A closure that returns the visible bounds of the text view, used without a delegate.
  final var ownBounds: (() -> CGRect)?
  private var laidOut: (bounds: CGRect, range: NSTextRange?) = (.zero, nil)

  /// The visible bounds at the last layout in the container's coordinate space or, for a text view without a
  /// delegate, the current ones.
  open var viewportBounds: CGRect { delegate == nil ? ownBounds?() ?? laidOut.bounds : laidOut.bounds }
  /// The range of the text visible in `viewportBounds`, or nil if there is none.
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

  /// Asks the delegate for the visible bounds and to display the fragments in them.
  open func layoutViewport() {
    delegate?.textViewportLayoutControllerWillLayout(self)
    let bounds = delegate?.viewportBounds(for: self) ?? ownBounds?() ?? laidOut.bounds
    laidOut = (bounds, range(in: bounds))
    for fragment in fragments(in: bounds) {
      delegate?.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
    }
    delegate?.textViewportLayoutControllerDidLayout(self)
  }

  /// Moves the visible bounds so that a location is the first visible one.
  ///
  /// - Returns: The new top of the bounds in points from the top of the container.
  @discardableResult open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    guard let frame = textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame else {
      return laidOut.bounds.minY
    }
    laidOut.bounds.origin.y = frame.minY
    laidOut.range = range(in: laidOut.bounds)
    return frame.minY
  }

  /// Moves the visible bounds vertically by a number of points; positive values move them down.
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
    laidOut.bounds.origin.y += verticalOffset
    laidOut.range = range(in: laidOut.bounds)
  }
}
