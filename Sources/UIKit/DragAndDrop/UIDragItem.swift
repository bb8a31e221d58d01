public import CoreGraphics
public import Foundation

/// One of the things that are dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// What gives the item's data to those that it is dropped on.
  public let itemProvider: NSItemProvider

  /// An item without a local object, which looks as who lifts it says.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// What the program that drags wants to know of the item.
  /// Kept for the app: drops within the same program see it.
  open var localObject: Any?
  /// Makes what is shown under the finger; nil leaves it to who lifts the item.
  open var previewProvider: (() -> UIDragPreview?)?
}

/// What is shown of an item while it is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view that follows the finger.
  public let view: UIView
  private let shown: UIDragPreviewParameters

  /// A preview of a view with a shape and a colour behind it.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    shown = parameters
    super.init()
  }
  /// A preview of a view as it is.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// The shape and the colour that it was made with.
  open var parameters: UIDragPreviewParameters { shown }
}

/// How a dragged view looks.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a dragged view comes from, or goes.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is lifted out of where it is, or put where it goes, by a drag.
open class UITargetedDragPreview: UITargetedPreview {
  /// The same view, elsewhere.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// What goes along while something is lifted, dropped or brought back.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Runs along with the lift, the drop or the way back.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called at the end of that, always with `end`.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects what goes along, and runs it.
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

/// What becomes of what is dropped.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing happens; nothing, with a sign that it may not; or the data go there, the last taken away where
  /// they were.
  case cancel, forbidden, copy, move
}

/// What a place would do with what is dropped there.
@preconcurrency @MainActor open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  /// What would be done; `move` is forbidden where the source does not allow it.
  public let operation: UIDropOperation

  /// `move` is for items of the same program alone.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// Whether the place is a small one, so that it counts what is a little above the finger.
  open var isPrecise = false { didSet { if isPrecise { notYet("UIDropProposal.isPrecise") } } }
  /// Whether what is dropped keeps its size. It does here in any case.
  open var prefersFullSizePreview = false {
    didSet { if prefersFullSizePreview { notYet("UIDropProposal.prefersFullSizePreview") } }
  }

  /// Another proposal for the same operation, with the same settings.
  open func copy(with zone: NSZone? = nil) -> Any { withSettings(UIDropProposal(operation: operation)) }

  /// Gives a copy what can be set.
  final func withSettings(_ copy: UIDropProposal) -> UIDropProposal {
    if isPrecise { copy.isPrecise = true }
    if prefersFullSizePreview { copy.prefersFullSizePreview = true }
    return copy
  }
}

/// What is common to both ends of a drag.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// In the order in which they were lifted.
  var items: [UIDragItem] { get }
  /// Where the finger is.
  func location(in view: UIView) -> CGPoint
  /// What the source says: without it a proposal to move is forbidden.
  var allowsMoveOperation: Bool { get }
  /// What the source says; no other program takes drags here.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether any item offers data of one of the types, or of one that conforms to it.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether any item can become an object of the class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as the place sees it that it comes from.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// What the source wants to know of the session.
  var localContext: Any? { get set }
}

/// How the progress of loading is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Nothing is shown.
  case none
  /// The system's look; nothing is shown here, either.
  case `default`
}

/// A drag, as places see it that it may be dropped on.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag; always one of this program.
  var localDragSession: (any UIDragSession)? { get }
  /// Whether the wait for data is shown. Kept for the app: nothing is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// How much of what was asked for has been loaded.
  var progress: Progress { get }
  /// Makes an object of each item that can become one.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  /// Whether any item can become a text.
  public func canLoadObjects(ofClass aClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }
  /// Whether any item can become an address.
  public func canLoadObjects(ofClass aClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}

extension UIDropSession {
  /// Makes a text of each item that can become one; the others are left out.
  @discardableResult public func loadObjects(
    ofClass aClass: String.Type, completion: @escaping ([String]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSString.self) { completion($0.compactMap { ($0 as? NSString).map { String($0) } }) }
  }
  /// Makes an address of each item that can become one; the others are left out.
  @discardableResult public func loadObjects(
    ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSURL.self) { completion($0.compactMap { ($0 as? NSURL).map { $0 as URL } }) }
  }
}
