internal import CoreGraphics
public import Foundation

/// A view controller that manages a table view.
///
/// It declares all methods of the data source and the delegate, so that subclasses can override them. Methods
/// that are not overridden show the static cells of a document.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  private let avoidance = KeyboardAvoidance()

  /// Creates a controller whose table view has the given style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose table view is in a document, or is plain if the document has none.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from data in an archive or a document of Interface Builder.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    if let value = (coder as? NibCoder)?.bool("clearsSelectionOnViewWillAppear") {
      clearsSelectionOnViewWillAppear = value
    }
  }

  /// The table view, which is the root view; `nil` if a subclass has created another. Reading it loads the
  /// view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  /// A Boolean value that determines whether the selection is cleared when the view appears, along with the
  /// transition. The default is `true`.
  open var clearsSelectionOnViewWillAppear = true
  /// The refresh control of the table view.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Creates the table view: the document's, or a new one that fills the screen.
  open override func loadView() {
    let stored = makeNibView()
    let table = stored as? UITableView ?? UITableView(frame: UIScreen.main.bounds, style: style).flexible()
    view = stored ?? table
    // Interface Builder's canvas shows none.
    if let nib, nib.loader.purpose == .app, let control = nib.view(key: "refreshControl") {
      table.refreshControl = control as? UIRefreshControl
    }
    // The cells of a document keep their stored frames unless a client changes them.
    guard nib == nil || type(of: self) != UITableViewController.self else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    avoidance.begin(in: tableView)
    guard clearsSelectionOnViewWillAppear, let paths = tableView?.indexPathsForSelectedRows else { return }
    clearSelection { [self] in
      for path in paths { tableView?.deselectRow(at: path, animated: animated) }
    } restore: { [self] in
      for path in paths { tableView?.selectRow(at: path, animated: false, scrollPosition: .none) }
    }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if isViewLoaded { tableView?.setEditing(editing, animated: animated) }
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    avoidance.end()
  }

  private func staticSection(_ section: Int, of table: UITableView) -> TableDocument.Section? {
    guard let document = table.document, document.isStatic, document.sections.indices.contains(section) else {
      return nil
    }
    return document.sections[section]
  }

  // MARK: - Data source

  /// Returns 1, or the number of the document's static sections.
  open func numberOfSections(in tableView: UITableView) -> Int {
    guard let document = tableView.document, document.isStatic else { return 1 }
    return document.sections.count
  }
  /// Returns 0, or the number of static cells in the document's section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticSection(section, of: tableView)?.cells.count ?? 0
  }
  /// Returns the document's static cell. Traps if there is none and the method is not overridden.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let section = staticSection(indexPath.section, of: tableView) else {
      raiseException("\(type(of: self)) has no tableView(_:cellForRowAt:)")
    }
    return section.cells[indexPath.row]
  }
  /// Returns the title of the document's static section, or `nil`.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    staticSection(section, of: tableView)?.header.flatMap { $0.isEmpty ? nil : $0 }
  }
  /// Returns the title of the document's static section, or `nil`.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    staticSection(section, of: tableView)?.footer.flatMap { $0.isEmpty ? nil : $0 }
  }
  /// Returns `true`. Rows can be deleted by a swipe if `tableView(_:commit:forRowAt:)` is overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns `true` if the class overrides this method or `tableView(_:moveRowAt:to:)`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    MovingSources.contains(self)
  }
  /// Returns `nil` for no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the section at the title's position in the index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Does nothing. An override deletes or inserts the row in its data and in the table view.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing. An override moves the row in its data; the table view has already moved it.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  // MARK: - Delegate

  /// Called before a cell comes into view.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called before a header comes into view.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
  }
  /// Called before a footer comes into view.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
  }
  /// Called after a cell has left the view.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called after a header has left the view.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}
  /// Called after a footer has left the view.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}
  /// Returns the height of the document's static cell, or else the table view's `rowHeight`, in points.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let cell = staticSection(indexPath.section, of: tableView)?.cells[indexPath.row] else {
      return tableView.rowHeight
    }
    // With automatic heights, a static cell without a height of its own sizes itself.
    return cell.storedRowHeight ?? tableView.rowHeight
  }
  /// Returns the automatic height for static cells, or else the table view's `sectionHeaderHeight`, in
  /// points.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.document?.isStatic == true ? UITableView.automaticDimension : tableView.sectionHeaderHeight
  }
  /// Returns the automatic height for static cells, or else the table view's `sectionFooterHeight`, in
  /// points.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.document?.isStatic == true ? UITableView.automaticDimension : tableView.sectionFooterHeight
  }
  /// Returns the table view's `estimatedRowHeight`, in points.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }
  /// Returns the table view's `estimatedSectionHeaderHeight`, in points.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.estimatedSectionHeaderHeight
  }
  /// Returns the table view's `estimatedSectionFooterHeight`, in points.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.estimatedSectionFooterHeight
  }
  /// Returns `nil`: the header shows its title.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// Returns `nil`: the footer shows its title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  /// Called when the user taps the detail button of a row; the row is not selected.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// Returns `true`. If `false`, the row cannot be selected by touch either.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// Called when a touch begins on a row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Called when the touch has left the row.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the row itself. An override may return another row to select, or `nil` for none.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// Returns the row itself. An override may return another row to deselect, or `nil` for none.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// Called when the user has selected a row; not for `selectRow(at:animated:scrollPosition:)`.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Called when the user has deselected a row, also by selecting another.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Returns `delete`, the style of the control while the table view is being edited.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// Returns `nil` for "Delete".
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Returns `true`: the row's background is indented while the table view is being edited.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Returns 0, the number of steps of the cell's `indentationWidth`.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }

  /// Returns `nil`: a swipe towards the trailing side shows no actions.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns `nil`: a swipe towards the leading side offers to delete the row if possible.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns `nil`. The older method for swipe actions, called if the newer one returns none.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { nil }
  /// Called before a swipe shows the actions of a row.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Called when the actions of a row were hidden, or the row was removed with them.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Returns the proposed index path.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// Returns `nil`: a long press opens no menu.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns `nil`: the whole cell is lifted.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns `nil`: the lifted preview returns to the cell.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called when the user taps the preview of a menu.
  open func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Called before the menu of a row opens.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called before the menu of a row closes.
  open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Returns `true` unless the table view is being edited.
  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  { !tableView.isEditing }
  /// Called after a tap has selected a row, unless the selection is being extended.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  /// Returns `false`: a pan over the rows selects none.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when such a pan begins. An override starts editing.
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
  }
  /// Called when such a pan has ended.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  /// Returns `false`: a long press shows no edit menu.
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns `false`: no editing action is offered.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// Called when the user has chosen an editing action.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}

  /// Returns `true`. Never called: spring loading is not implemented.
  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
  /// Returns whether the table view allows focus and selection. Never called.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    tableView.allowsFocus && tableView.allowsSelection
  }
  /// Returns `true`. Never called: keys move no focus.
  open func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { true }
  /// Never called: keys move no focus.
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Returns `nil`. Never called.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
  /// Returns the table view's setting. Never called.
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    tableView.selectionFollowsFocus
  }

  // MARK: - Scrolling

  /// Called whenever the content offset has changed, also in code.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called whenever the zoom scale has changed; table views are not zoomed.
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
  /// Called when the table is at the top after such a tap.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Returns `nil`: table views are not zoomed.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called before zooming; table views are not zoomed.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called after zooming; table views are not zoomed.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Called when the adjusted content inset has changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
