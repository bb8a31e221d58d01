public import Foundation
internal import QuartzCore
internal import UniformTypeIdentifiers

/// A custom action in the menu of a document.
@preconcurrency @MainActor open class UIDocumentBrowserAction: NSObject {
  /// The places where an action is available.
  public struct Availability: OptionSet, Sendable {
    /// The corresponding raw value.
    public let rawValue: Int
    /// Creates a value with the given raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The menu of a document's row.
    public static let menu = Availability(rawValue: 1)
    /// The bar while documents are selected, which is not possible.
    public static let navigationBar = Availability(rawValue: 2)
  }

  /// The identifier of the action.
  public let identifier: String
  /// The title in the menu.
  public let localizedTitle: String
  /// The places where the action is available; without `menu` it is never shown.
  public let availability: Availability
  let handler: ([URL]) -> Void

  /// Creates an action whose handler is called with the document of the menu.
  public init(
    identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
  ) {
    (self.identifier, self.localizedTitle) = (identifier, localizedTitle)
    (self.availability, self.handler) = (availability, handler)
    super.init()
  }

  /// The image in the menu; `nil` for none.
  open var image: UIImage?
  /// The types of documents that the action supports.
  open var supportedContentTypes = [UTType.item.identifier]
  /// Stored only. A Boolean value that determines whether the action supports several documents; a menu
  /// belongs to one.
  open var supportsMultipleItems = true

  final func isFor(_ url: URL) -> Bool {
    guard availability.contains(.menu), let type = UTType.ofFile(at: url) else { return false }
    return supportedContentTypes.contains { UTType($0).map(type.conforms(to:)) == true }
  }
}

/// A transition that zooms a document's screen out of the document's row, and back into it.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  private let rowPlace: () -> CGRect?

  /// Creates a transition with a closure that returns the row in its window's coordinate space, or `nil` if
  /// it is not visible.
  init(_ place: @escaping () -> CGRect?) { rowPlace = place }

  /// Stored only. The progress of loading the document; rows do not show it.
  open var loadingProgress: Progress?
  /// The part of the screen that lies over the row. If `nil`, it is all of it.
  open weak var targetView: UIView?

  /// UIKit's is not measured.
  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }
  /// Zooms the appearing view out of the row, or the disappearing one into it, while it fades; if the row is
  /// not visible, out of a point in the centre.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (box, to) = (transitionContext.containerView, transitionContext.viewController(forKey: .to))
    let comes = to?.isBeingPresented == true
    if let to, let view = transitionContext.view(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: to)
      if comes { box.addSubview(view) } else { box.insertSubview(view, at: 0) }
    }
    guard let moving = transitionContext.view(forKey: comes ? .to : .from) else {
      return transitionContext.completeTransition(true)
    }
    let target = targetView.map { $0.convert($0.bounds, to: box) } ?? moving.frame
    let row =
      rowPlace().map { box.convert($0, from: nil) }
      ?? CGRect(x: target.midX, y: target.midY, width: 0, height: 0)
    let place = moving.frame
    let shrunk = CGAffineTransform(translationX: row.midX - place.midX, y: row.midY - place.midY).scaledBy(
      x: max(row.width / max(target.width, 1), 0.01), y: max(row.height / max(target.height, 1), 0.01))
    if comes { (moving.transform, moving.alpha) = (shrunk, 0) }
    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0) {
      (moving.transform, moving.alpha) = comes ? (.identity, 1) : (shrunk, 0)
    } completion: { _ in
      let ended = !transitionContext.transitionWasCancelled
      transitionContext.completeTransition(ended)
      // Restores the view for its next presentation.
      (moving.transform, moving.alpha) = (.identity, 1)
    }
  }
}
