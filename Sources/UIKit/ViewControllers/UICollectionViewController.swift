internal import CoreGraphics
public import Foundation

/// A controller whose view holds a collection view that it feeds.
///
/// Every method of the collection view's data source and delegate is declared here, so that subclasses
/// override it.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  private let initialLayout: UICollectionViewLayout
  private var collection: UICollectionView?
  private let avoidance = KeyboardAvoidance()

  /// A controller that makes its collection view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller whose collection view is in a document, or one with a flow layout where the document has
  /// none.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// One read from a document or an archive.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view that it feeds, in the root view. Asking for it loads the view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set {
      if let old = collection, let new = newValue, let around = viewIfLoaded, around !== old, old !== new {
        // One that the client has put elsewhere is replaced there.
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
  /// The collection view where it lies in the controller's view.
  final var shownCollection: UICollectionView? {
    guard let collection, let around = viewIfLoaded, collection.isDescendant(of: around) else { return nil }
    return collection
  }
  /// The layout of the collection view; before that was made, the one it will be made with.
  open var collectionViewLayout: UICollectionViewLayout { collection?.collectionViewLayout ?? initialLayout }
  /// Whether items that are selected when the controller comes into sight again are so no longer.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a long press moves the items of a controller that overrides `collectionView(_:moveItemAt:to:)`.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { installPress() }
  }
  private let itemPress = ItemPress()
  private func installPress() {
    itemPress.view?.removeGestureRecognizer(itemPress)
    guard installsStandardGestureForInteractiveMovement, MovingSources.contains(self) else { return }
    collection?.addGestureRecognizer(itemPress)
  }
  /// Whether a push changes the layout of the collection view that is there. Not done here, which is said
  /// once.
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

  /// The view around a collection view that no document made, to which clients add what does not scroll.
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

  /// 1; subclasses with sections override it.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// 0; subclasses with items override it.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  /// Traps: a subclass with items overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    raiseException("\(type(of: self)) has no collectionView(_:cellForItemAt:)")
  }
  /// Traps: a subclass whose layout has such views overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    raiseException("\(type(of: self)) has no collectionView(_:viewForSupplementaryElementOfKind:at:)")
  }
  /// True where the class overrides this or `collectionView(_:moveItemAt:to:)`.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    MovingSources.contains(self)
  }
  /// Does nothing: an override moves the item in its data, which the view has moved already.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Nil: no index at the side.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// The first item of the section at the place of the title in the index.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  // MARK: - Delegate

  /// True unless the collection view is edited.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    !collectionView.isEditing
  }
  /// Called after a tap has selected an item that is not to extend a selection.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  /// False: a pan along the items selects none.
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when such a pan begins; an override turns editing on.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Called when such a pan has ended.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
  /// True: the item takes part while the collection view is edited.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// A plain layout between the two.
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  /// The proposed offset, in the content's points; asked as items or the layout change.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// False: a long press on an item offers no editing actions.
  open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
    -> Bool
  { false }
  /// False: of the editing actions none is offered.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// Called when the user has chosen an editing action.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// Asks the method for one item: for the one at the point, else the first.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let pressed = collectionView.indexPathForItem(at: point) ?? indexPaths.first
    return pressed.flatMap {
      self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }
  /// Asks the method of before iOS 16.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  /// Asks the method of before iOS 16.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  /// Nil: a long press on an item opens no menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Nil: the cell is lifted as a whole.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Nil: the lifted picture returns to the cell.
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
  /// The place that the finger is at.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// Asks the method that does not know where the item is now.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }
  /// True; false keeps the item from being selected by a finger, too.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called when a finger lies on an item.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Called when the finger has left the item.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// True: a tap selects the item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// True: a tap deselects an item of a selection of several.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called when the user has selected an item; not of `selectItem(at:animated:scrollPosition:)`.
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

  /// True; never asked: nothing springs open.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
  /// Where the collection view lets items have the focus; never asked.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    collectionView.allowsFocus && collectionView.allowsSelection
  }
  /// True; never asked: keys move no focus.
  open func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }
  /// Never called: keys move no focus.
  open func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Nil; never asked.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
  /// As the collection view says; never asked.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.selectionFollowsFocus }

  // MARK: - Scrolling

  /// Called whenever the content offset has changed, by code, too.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called whenever the zoom scale has changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called when a finger begins to drag the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when the finger leaves; an override may set where the content comes to rest.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called after that, and whether the content goes on by itself.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when the content goes on by itself.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called when it has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called at the end of an animation that code has asked for.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// True: a tap on the status bar scrolls to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Called when the content is at the top after such a tap.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Nil: nothing is zoomed.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called before a zoom of the view that `viewForZooming(in:)` names.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called after a zoom, with the scale at its end.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Called when what bars and the like cover of the content has changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
