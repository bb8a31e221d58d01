public import Foundation
internal import QuartzCore
internal import UniformTypeIdentifiers

/// Something of the app's that the menu of a document offers.
@preconcurrency @MainActor open class UIDocumentBrowserAction: NSObject {
  /// Where the action is offered.
  public struct Availability: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In the menu of a document's row.
    public static let menu = Availability(rawValue: 1)
    /// In the bar while documents are selected, as they cannot be here.
    public static let navigationBar = Availability(rawValue: 2)
  }

  /// The name by which the menu's action is known.
  public let identifier: String
  /// What the menu's entry says.
  public let localizedTitle: String
  /// Where the action is offered; without `menu` it is shown nowhere here.
  public let availability: Availability
  let handler: ([URL]) -> Void

  /// An action whose handler is given the document of the menu.
  public init(
    identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
  ) {
    (self.identifier, self.localizedTitle) = (identifier, localizedTitle)
    (self.availability, self.handler) = (availability, handler)
    super.init()
  }

  /// The picture of the menu's entry; nil for none.
  open var image: UIImage?
  /// The types of documents that the action is for.
  open var supportedContentTypes = [UTType.item.identifier]
  /// Kept for the app: a menu is of one document.
  open var supportsMultipleItems = true

  final func isFor(_ url: URL) -> Bool {
    guard availability.contains(.menu), let type = UTType.ofFile(at: url) else { return false }
    return supportedContentTypes.contains { UTType($0).map(type.conforms(to:)) == true }
  }
}

/// Lets the screen of a document grow out of the document's row, and shrink back into it.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  private let rowPlace: () -> CGRect?

  /// Finds the row, in the points of its window; nil where it is not seen.
  init(_ place: @escaping () -> CGRect?) { rowPlace = place }

  /// Kept for the app: rows do not show how far a document has been read.
  open var loadingProgress: Progress?
  /// What of the screen lies over the row; nil stands for all of it.
  open weak var targetView: UIView?

  /// Apple's is not measured.
  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }
  /// Lets the coming view grow out of the row, or the leaving one shrink into it, while it fades; where the
  /// row is not seen, out of a point in the middle.
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
      // Whoever shows the view again finds it whole.
      (moving.transform, moving.alpha) = (.identity, 1)
    }
  }
}
