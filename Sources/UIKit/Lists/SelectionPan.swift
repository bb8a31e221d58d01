internal import CoreGraphics
internal import Foundation

/// A view whose rows a pan selects: a table or a collection view.
@MainActor protocol PannedRows: ShowingRows {
  /// Returns whether the delegate allows a pan to select rows, starting with the given one. The two methods
  /// below notify the delegate.
  func mayPanSelection(from path: IndexPath) -> Bool
  func selectionPanBegins(at path: IndexPath)
  func selectionPanEnds()
  func isRowSelected(_ path: IndexPath) -> Bool
  /// Selects or deselects a row as a tap does, asking and notifying the delegate.
  func userSets(_ path: IndexPath, isSelected: Bool)
  /// Returns the rows from one to another, in order.
  func rows(from first: IndexPath, to last: IndexPath) -> [IndexPath]
  /// Returns whether a point is on the control that shows the selection of a row, if there is one.
  func isOnSelectionSign(_ point: CGPoint) -> Bool
}

/// A pan with two fingers, or with one along the selection controls, that selects the rows it passes. If the
/// first row is selected, the pan deselects instead. Rows that it leaves again return to their previous
/// state.
final class SelectionPan: UIPanGestureRecognizer {
  private var rows: (any PannedRows)? { view as? any PannedRows }
  /// The delegate's answers, by the number of fingers.
  private var answers: [Int: Bool] = [:]
  private var course: (start: IndexPath, end: IndexPath, selects: Bool, before: Set<IndexPath>)?
  private var scroller: EdgeScroller?

  init() {
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 2
    onAction { ($0 as? SelectionPan)?.panned() }
  }

  override init?(coder: NSCoder) { nil }

  /// Returns whether touches that have begun to move select rows.
  final func takes(_ touches: [UITouch]) -> Bool {
    guard let rows, let first = touches.first, touches.count <= 2, rows.window != nil else { return false }
    if let answer = answers[touches.count] { return answer }
    let place = first.location(in: rows)
    let path = touches.count == 2 || rows.isOnSelectionSign(place) ? rows.shownRow(at: place) : nil
    let answer = path.map { rows.mayPanSelection(from: $0) } ?? false
    answers[touches.count] = answer
    return answer
  }

  override func judge(_ travel: CGPoint) -> Judgement {
    takes(attempt.touches.filter(\.isDown)) ? .begin : .wait
  }

  override func reset() {
    super.reset()
    (answers, course) = ([:], nil)
    scroller?.end()
    scroller = nil
  }

  private func panned() {
    guard let rows else { return }
    let place = location(in: rows)
    switch state {
    case .began:
      guard let path = rows.shownRow(at: place) else { return }
      rows.press(nil)
      rows.selectionPanBegins(at: path)
      scroller = EdgeScroller(rows) { [weak self] in self?.follow() }
      course = (path, path, !rows.isRowSelected(path), [])
      rows.userSets(path, isSelected: course?.selects ?? true)
      follow()
    case .changed:
      scroller?.follow(CGPoint(x: place.x - rows.bounds.minX, y: place.y - rows.bounds.minY))
      follow()
    default:
      guard course != nil else { return }
      scroller?.end()
      rows.selectionPanEnds()
    }
  }

  /// Selects the rows up to the fingers.
  private func follow() {
    guard let rows, var course, let path = rows.shownRow(at: location(in: rows)), path != course.end else {
      return
    }
    let old = min(course.start, course.end)...max(course.start, course.end),
      new = min(course.start, path)...max(course.start, path)
    // Rows outside the span between the two ends are in both ranges or in neither.
    let between = rows.rows(from: min(course.end, path), to: max(course.end, path))
    let left = between.filter { old.contains($0) && !new.contains($0) },
      passed = between.filter { new.contains($0) && !old.contains($0) }
    // The previous state of a row is recorded when it is passed first.
    for row in passed where rows.isRowSelected(row) { course.before.insert(row) }
    for row in left { rows.userSets(row, isSelected: course.before.contains(row)) }
    for row in passed { rows.userSets(row, isSelected: course.selects) }
    course.end = path
    self.course = course
  }
}

extension PannedRows {
  func addSelectionPan() {
    let pan = SelectionPan()
    gestures?.selection = pan
    addGestureRecognizer(pan)
  }
}

extension UITableView: PannedRows {
  func mayPanSelection(from path: IndexPath) -> Bool {
    tableDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }
  func selectionPanBegins(at path: IndexPath) {
    tableDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }
  func selectionPanEnds() { tableDelegate?.tableViewDidEndMultipleSelectionInteraction(self) }
  func isRowSelected(_ path: IndexPath) -> Bool { selection.contains(path) }
  func userSets(_ path: IndexPath, isSelected: Bool) {
    guard selectsSeveral, selection.contains(path) != isSelected else { return }
    userSelectsRow(at: path)
  }
  func rows(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    (first.section...last.section).flatMap { section in
      let from = section == first.section ? first.row : 0
      let end = section == last.section ? last.row + 1 : numberOfRows(inSection: section)
      return (from..<max(from, end)).map { IndexPath(row: $0, section: section) }
    }
  }
  func isOnSelectionSign(_ point: CGPoint) -> Bool {
    guard isEditing, allowsMultipleSelectionDuringEditing, let path = shownRow(at: point),
      let cell = visible.cells[path],
      let control = cell.parts.editControl
    else { return false }
    // From the leading edge of the cell to the far edge of the control.
    let x = control.layer.convert(point, from: layer).x
    return cell.isRightToLeft ? x >= control.bounds.minX : x <= control.bounds.maxX
  }
}

extension UICollectionView: PannedRows {
  func mayPanSelection(from path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }
  func selectionPanBegins(at path: IndexPath) {
    collectionDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }
  func selectionPanEnds() { collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self) }
  func isRowSelected(_ path: IndexPath) -> Bool { selection.contains(path) }
  func userSets(_ path: IndexPath, isSelected: Bool) {
    guard selectsSeveral, selection.contains(path) != isSelected else { return }
    userSelectsItem(at: path)
  }
  func rows(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    (first.section...last.section).flatMap { section in
      let from = section == first.section ? first.item : 0
      let end = section == last.section ? last.item + 1 : numberOfItems(inSection: section)
      return (from..<max(from, end)).map { IndexPath(item: $0, section: section) }
    }
  }
  func isOnSelectionSign(_ point: CGPoint) -> Bool { false }
}
