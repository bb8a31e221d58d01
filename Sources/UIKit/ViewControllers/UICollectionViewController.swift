internal import CoreGraphics
public import Foundation

/// A view controller that manages a collection view.
///
/// It declares all methods of the data source and the delegate, so that subclasses can override them.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  private let initialLayout: UICollectionViewLayout
  private var collection: UICollectionView?
  private let avoidance = KeyboardAvoidance()

  /// Creates a controller whose collection view has the given layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose collection view is in a document, or has a flow layout if the document has
  /// none.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from data in an archive or a document of Interface Builder.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view in the root view. Reading it loads the view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set {
      if let old = collection, let new = newValue, let around = viewIfLoaded, around !== old, old !== new {
        // If the client has moved it, it is replaced there.
        if let place = old.superview {
          new.frame = old.frame
          new.autoresizingMask = old.autoresizingMask
          place.insertSubview(new, belowSubview: old)
          old.removeFromSuperview()
        }
      } else if newValue !== collection || viewIfLoaded == nil {
        view = newValue
      }
      collection = newValue
      installPress()
    }
  }
  /// The collection view, if it is in the controller's view.
  final var shownCollection: UICollectionView? {
    guard let collection, let around = viewIfLoaded, collection.isDescendant(of: around) else { return nil }
    return collection
  }
  /// The layout of the collection view, or the one it will be created with.
  open var collectionViewLayout: UICollectionViewLayout { collection?.collectionViewLayout ?? initialLayout }
  /// A Boolean value that determines whether the selection is cleared when the view appears again.
  open var clearsSelectionOnViewWillAppear = true
  /// A Boolean value that determines whether a long press moves items, if `collectionView(_:moveItemAt:to:)`
  /// is overridden.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { installPress() }
  }
  private let itemPress = ItemPress()
  private func installPress() {
    itemPress.view?.removeGestureRecognizer(itemPress)
    guard installsStandardGestureForInteractiveMovement, MovingSources.contains(self) else { return }
    collection?.addGestureRecognizer(itemPress)
  }
  /// A Boolean value that determines whether a push changes the layout of the existing collection view.
  ///
  /// - Note: Not implemented; a warning is logged once.
  open var useLayoutToLayoutNavigationTransitions = false {
    didSet {
      if useLayoutToLayoutNavigationTransitions {
        notYet("UICollectionViewController.useLayoutToLayoutNavigationTransitions")
      }
    }
  }

  open override func loadView() {
    let stored = makeNibView()
    let made =
      stored as? UICollectionView
      ?? UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: initialLayout)
    collection = made
    view = stored ?? wrapped(made)
    installPress()
    guard nib == nil || type(of: self) != UICollectionViewController.self else { return }
    if made.dataSource == nil { made.dataSource = self }
    if made.delegate == nil { made.delegate = self }
  }

  /// Returns a view around a new collection view, to which clients add content that does not scroll.
  private func wrapped(_ made: UICollectionView) -> UIView {
    let around = UIView(frame: made.frame).flexible()
    made.frame = around.bounds
    around.addSubview(made.flexible())
    return around
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    avoidance.begin(in: collection)
    guard clearsSelectionOnViewWillAppear, let paths = collection?.indexPathsForSelectedItems else { return }
    clearSelection { [self] in
      for path in paths { collection?.deselectItem(at: path, animated: animated) }
    } restore: { [self] in
      for path in paths { collection?.selectItem(at: path, animated: false, scrollPosition: []) }
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    avoidance.end()
  }

  // MARK: - Data source

  /// Returns 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns 0.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  /// Traps unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    raiseException("\(type(of: self)) has no collectionView(_:cellForItemAt:)")
  }
  /// Traps unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    raiseException("\(type(of: self)) has no collectionView(_:viewForSupplementaryElementOfKind:at:)")
  }
  /// Returns `true` if the class overrides this method or `collectionView(_:moveItemAt:to:)`.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    MovingSources.contains(self)
  }
  /// Does nothing. An override moves the item in its data; the view has already moved it.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Returns `nil` for no index.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the first item of the section at the title's position in the index.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  // MARK: - Delegate

  /// Returns `true` unless the collection view is being edited.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    !collectionView.isEditing
  }
  /// Called after a tap has selected an item, unless the selection is being extended.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  /// Returns `false`: a pan over the items selects none.
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when such a pan begins. An override starts editing.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Called when such a pan has ended.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
  /// Returns `true`: the item can be edited.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Returns a plain transition layout.
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  /// Returns the proposed offset in content coordinates. Called when items or the layout change.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns `false`: a long press shows no edit menu.
  open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
    -> Bool
  { false }
  /// Returns `false`: no editing action is offered.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// Called when the user has chosen an editing action.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// Calls the method for a single item: the one at the point, or else the first.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let pressed = collectionView.indexPathForItem(at: point) ?? indexPaths.first
    return pressed.flatMap {
      self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }
  /// Calls the method of before iOS 16.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  /// Calls the method of before iOS 16.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  /// Returns `nil`: a long press opens no menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns `nil`: the whole cell is lifted.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns `nil`: the lifted preview returns to the cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called when the user taps the preview of a menu.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Called before the menu of an item opens.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called before the menu of an item closes.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Returns the proposed index path.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// Calls the method without the current index path.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }
  /// Returns `true`. If `false`, the item cannot be selected by touch either.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called when a touch begins on an item.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Called when the touch has left the item.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Returns `true`: a tap selects the item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns `true`: a tap deselects an item of a multiple selection.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called when the user has selected an item; not for `selectItem(at:animated:scrollPosition:)`.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Called when the user has deselected an item, also by selecting another.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Called before a cell comes into view.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Called before a supplementary view comes into view.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Called after a cell has left the view.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called after a supplementary view has left the view.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Returns `true`. Never called: spring loading is not implemented.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
  /// Returns whether the collection view allows focus and selection. Never called.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    collectionView.allowsFocus && collectionView.allowsSelection
  }
  /// Returns `true`. Never called: keys move no focus.
  open func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }
  /// Never called: keys move no focus.
  open func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Returns `nil`. Never called.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
  /// Returns the collection view's setting. Never called.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.selectionFollowsFocus }

  // MARK: - Scrolling

  /// Called whenever the content offset has changed, also in code.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called whenever the zoom scale has changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called when the user begins to drag the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when the touch ends. An override may change where the content comes to rest.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called after that, with whether the content decelerates.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when the content begins to decelerate.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called when the content has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called at the end of a scrolling animation started in code.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns `true`: a tap on the status bar scrolls to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Called when the content is at the top after such a tap.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Returns `nil`: no view is zoomed.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called before zooming the view that ``viewForZooming(in:)`` returns.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called after zooming, with the final scale.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Called when the adjusted content inset has changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
