import CoreGraphics
import Foundation
import Testing
import UIKit

/// Tests of the default focus behavior of lists whose delegates implement nothing. Source: Apple's
/// documentation of `tableView(_:canFocusRowAt:)`, `tableView(_:selectionFollowsFocusForRowAt:)` and the
/// equivalents of collection views.
@MainActor struct ListFocusTests {
  private final class Silent: NSObject, UITableViewDelegate, UICollectionViewDelegate {}
  private final class Drag: NSObject, UISpringLoadedInteractionContext {
    var state: UISpringLoadedInteractionEffectState { .possible }
    var targetView: UIView?
    var targetItem: Any?
    func location(in view: UIView?) -> CGPoint { .zero }
  }
  private let silent = Silent()
  private let path = IndexPath(item: 0, section: 0)

  @Test func rowsFollowTheirTable() {
    let table = UITableView()
    let delegate: any UITableViewDelegate = silent
    #expect(delegate.tableView(table, canFocusRowAt: path))
    #expect(!delegate.tableView(table, selectionFollowsFocusForRowAt: path))
    #expect(delegate.tableView(table, shouldSpringLoadRowAt: path, with: Drag()))
    #expect(delegate.indexPathForPreferredFocusedView(in: table) == nil)
    table.allowsFocus = false
    table.selectionFollowsFocus = true
    #expect(!delegate.tableView(table, canFocusRowAt: path))
    #expect(delegate.tableView(table, selectionFollowsFocusForRowAt: path))
  }

  @Test func itemsFollowTheirView() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let delegate: any UICollectionViewDelegate = silent
    #expect(delegate.collectionView(view, canFocusItemAt: path))
    #expect(!delegate.collectionView(view, selectionFollowsFocusForItemAt: path))
    #expect(delegate.collectionView(view, shouldSpringLoadItemAt: path, with: Drag()))
    #expect(delegate.indexPathForPreferredFocusedView(in: view) == nil)
    view.allowsSelection = false
    view.selectionFollowsFocus = true
    #expect(!delegate.collectionView(view, canFocusItemAt: path))
    #expect(delegate.collectionView(view, selectionFollowsFocusForItemAt: path))
  }
}
