public import CoreGraphics
public import Foundation

/// An item of a drag.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The provider of the item's data for the destination.
  public let itemProvider: NSItemProvider

  /// Creates an item without a local object, with the preview of its drag interaction.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Stored only. An object that the program associates with the item. As on iOS, drops within the same
  /// program read it.
  open var localObject: Any?
  /// A closure that returns the drag preview; nil for the preview of the drag interaction.
  open var previewProvider: (() -> UIDragPreview?)?
}

/// The preview of an item while it is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view that follows the finger.
  public let view: UIView
  private let shown: UIDragPreviewParameters

  /// Creates a preview of a view with a shape and a background colour.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    shown = parameters
    super.init()
  }
  /// Creates a preview of a view in its usual appearance.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// The parameters that the preview was created with.
  open var parameters: UIDragPreviewParameters { shown }
}

/// The appearance of a dragged view.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The source or the destination of a dragged view.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview that is lifted from a target, or dropped at one.
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns a preview of the same view with another target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// An object that runs animations alongside those of a drag.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations that run alongside the lift, the drop or the cancellation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion handler, which is always called with `end`.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// An animator that collects animations and runs them.
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  func animate() { animations.forEach { $0() } }
  func complete() { completions.forEach { $0(.end) } }
}

/// The operations of a drop.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing happens; nothing, with a sign that dropping is not allowed; the data is copied; or it is moved,
  /// that is, removed at the source.
  case cancel, forbidden, copy, move
}

/// A proposal for a drop at a destination.
@preconcurrency @MainActor open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  /// The proposed operation; `move` becomes `forbidden` if the source does not allow it.
  public let operation: UIDropOperation

  /// Creates a proposal; `move` is only for items of the same program.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// Stored only. A Boolean value that indicates whether the destination is small, so that the position
  /// slightly above the finger counts. It is not implemented.
  open var isPrecise = false { didSet { if isPrecise { notYet("UIDropProposal.isPrecise") } } }
  /// Stored only. A Boolean value that indicates whether previews keep their full size. They do in any case.
  open var prefersFullSizePreview = false {
    didSet { if prefersFullSizePreview { notYet("UIDropProposal.prefersFullSizePreview") } }
  }

  /// Returns a proposal for the same operation, with the same settings.
  open func copy(with zone: NSZone? = nil) -> Any { withSettings(UIDropProposal(operation: operation)) }

  /// Copies the settings to another proposal.
  final func withSettings(_ copy: UIDropProposal) -> UIDropProposal {
    if isPrecise { copy.isPrecise = true }
    if prefersFullSizePreview { copy.prefersFullSizePreview = true }
    return copy
  }
}

/// The members that drag and drop sessions share.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The items, in the order in which they were lifted.
  var items: [UIDragItem] { get }
  /// Returns the position of the finger in a view's coordinate space.
  func location(in view: UIView) -> CGPoint
  /// A Boolean value that indicates whether the source allows moving; otherwise, a proposal to move becomes
  /// `forbidden`.
  var allowsMoveOperation: Bool { get }
  /// A Boolean value that indicates whether the source restricts the drag to this program; no other program
  /// accepts drags in any case.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether any item offers data of one of the types, or of one that conforms to it.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an object of the class can be created from any item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as its source sees it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// An object that the source associates with the session.
  var localContext: Any? { get set }
}

/// The styles in which the progress of loading is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Nothing is shown.
  case none
  /// The system's style; nothing is shown in Mica.
  case `default`
}

/// A drag, as its destinations see it.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag session, which is always of this program.
  var localDragSession: (any UIDragSession)? { get }
  /// Stored only. The style in which the progress of loading is shown. Nothing is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of the requested loads.
  var progress: Progress { get }
  /// Creates an object of each item that supports the class.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  /// Returns whether a string can be created from any item.
  public func canLoadObjects(ofClass aClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }
  /// Returns whether a URL can be created from any item.
  public func canLoadObjects(ofClass aClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}

extension UIDropSession {
  /// Creates a string of each item that supports it; the others are ignored.
  @discardableResult public func loadObjects(
    ofClass aClass: String.Type, completion: @escaping ([String]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSString.self) { completion($0.compactMap { ($0 as? NSString).map { String($0) } }) }
  }
  /// Creates a URL of each item that supports it; the others are ignored.
  @discardableResult public func loadObjects(
    ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSURL.self) { completion($0.compactMap { ($0 as? NSURL).map { $0 as URL } }) }
  }
}
