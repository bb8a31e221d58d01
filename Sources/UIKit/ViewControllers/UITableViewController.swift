internal import CoreGraphics
public import Foundation

/// A controller whose view is a table that it feeds.
///
/// Every method of the table's data source and delegate is declared here, so that subclasses override it.
/// Static cells of a document are shown by the methods that are not overridden.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  private let avoidance = KeyboardAvoidance()

  /// A controller that makes its table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller whose table is in a document, or a plain one where the document has none.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// One read from a document or an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    if let value = (coder as? NibCoder)?.bool("clearsSelectionOnViewWillAppear") {
      clearsSelectionOnViewWillAppear = value
    }
  }

  /// The root view as a table; nil where a subclass has made another. Asking for it loads the view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  /// Whether selected rows are deselected as the view appears, along with the transition.
  open var clearsSelectionOnViewWillAppear = true
  /// The table's own.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// A table from the document, or a new one that fills the screen.
  open override func loadView() {
    let stored = makeNibView()
    let table = stored as? UITableView ?? UITableView(frame: UIScreen.main.bounds, style: style).flexible()
    view = stored ?? table
    // Interface Builder's canvas shows none.
    if let nib, nib.loader.purpose == .app, let control = nib.view(key: "refreshControl") {
      table.refreshControl = control as? UIRefreshControl
    }
    // The cells of a document stay where it stores them as long as nobody says otherwise.
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

  /// 1, or as many as the document has of static cells.
  open func numberOfSections(in tableView: UITableView) -> Int {
    guard let document = tableView.document, document.isStatic else { return 1 }
    return document.sections.count
  }
  /// 0, or as many static cells as the document has in the section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticSection(section, of: tableView)?.cells.count ?? 0
  }
  /// The static cell of the document; traps where there is none, so that a subclass with rows overrides it.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let section = staticSection(indexPath.section, of: tableView) else {
      raiseException("\(type(of: self)) has no tableView(_:cellForRowAt:)")
    }
    return section.cells[indexPath.row]
  }
  /// That of the document's static section; nil for others.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    staticSection(section, of: tableView)?.header.flatMap { $0.isEmpty ? nil : $0 }
  }
  /// That of the document's static section; nil for others.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    staticSection(section, of: tableView)?.footer.flatMap { $0.isEmpty ? nil : $0 }
  }
  /// True. Rows can be deleted by a swipe where `tableView(_:commit:forRowAt:)` is overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// True where the class overrides this or `tableView(_:moveRowAt:to:)`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    MovingSources.contains(self)
  }
  /// Nil: no index at the side.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section at the place of the title in the index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Does nothing: an override deletes or inserts the row in its data and in the table.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing: an override moves the row in its data, which the table has moved already.
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
  /// In points: that of the document's static cell, else the table's `rowHeight`.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let cell = staticSection(indexPath.section, of: tableView)?.cells[indexPath.row] else {
      return tableView.rowHeight
    }
    // In a table of automatic heights a static cell without a height of its own sizes itself.
    return cell.storedRowHeight ?? tableView.rowHeight
  }
  /// In points: automatic for static cells, else the table's `sectionHeaderHeight`.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.document?.isStatic == true ? UITableView.automaticDimension : tableView.sectionHeaderHeight
  }
  /// In points: automatic for static cells, else the table's `sectionFooterHeight`.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.document?.isStatic == true ? UITableView.automaticDimension : tableView.sectionFooterHeight
  }
  /// In points: the table's `estimatedRowHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }
  /// In points: the table's `estimatedSectionHeaderHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.estimatedSectionHeaderHeight
  }
  /// In points: the table's `estimatedSectionFooterHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.estimatedSectionFooterHeight
  }
  /// Nil: the header shows its title.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// Nil: the footer shows its title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  /// Called when the detail button of a row was tapped; the row is not selected.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// True; false keeps the row from being selected by a finger, too.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// Called when a finger lies on a row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Called when the finger has left the row.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// The row itself; another is selected in its place, nil selects none.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// The row itself; another is deselected in its place, nil deselects none.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// Called when the user has selected a row; not of `selectRow(at:animated:scrollPosition:)`.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Called when the user has deselected a row, also by selecting another.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// The sign of deletion, while the table is edited.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// Nil: "Delete".
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// True: the row's background moves in while the table is edited.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// 0 steps of the cell's `indentationWidth`.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }

  /// Nil: a swipe to the trailing side shows nothing.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Nil: a swipe to the leading side offers to delete a row that can be.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Nil, as the older way to say what a swipe offers; asked where the newer one says nothing.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { nil }
  /// Called before a swipe shows the actions of a row.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Called when the actions of a row have gone, or the row with them.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// The place that the finger is at.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// Nil: a long press on a row opens no menu.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Nil: the cell is lifted as a whole.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Nil: the lifted picture returns to the cell.
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
  /// True unless the table is edited.
  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  { !tableView.isEditing }
  /// Called after a tap has selected a row that is not to extend a selection.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  /// False: a pan along the rows selects none.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when such a pan begins; an override turns editing on.
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
  }
  /// Called when such a pan has ended.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  /// False: a long press on a row offers no editing actions.
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
  /// False: of the editing actions none is offered.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// Called when the user has chosen an editing action.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}

  /// True; never asked: nothing springs open.
  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
  /// Where the table lets rows have the focus; never asked.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    tableView.allowsFocus && tableView.allowsSelection
  }
  /// True; never asked: keys move no focus.
  open func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { true }
  /// Never called: keys move no focus.
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Nil; never asked.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
  /// As the table says; never asked.
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    tableView.selectionFollowsFocus
  }

  // MARK: - Scrolling

  /// Called whenever the table's content offset has changed, by code, too.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called whenever the zoom scale has changed; tables are not zoomed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called when a finger begins to drag the table.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when the finger leaves; an override may set where the table comes to rest.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called after that, and whether the table goes on by itself.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when the table goes on by itself.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called when it has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called at the end of an animation that code has asked for.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// True: a tap on the status bar scrolls to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Called when the table is at the top after such a tap.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Nil: the table is not zoomed.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called before a zoom; tables are not zoomed.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called after a zoom; tables are not zoomed.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Called when what bars and the like cover of the table has changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
