internal import CoreGraphics
internal import Foundation

/// A check that compares the changes requested of a list with the counts of its data source, as UIKit does
/// when updates end, and reports inconsistencies in UIKit's words.
@MainActor struct UpdateCheck {
  /// The terms and method names of a kind of list.
  struct Wording {
    let noun: String, list: String
    let delete: String, insert: String, move: String, end: String

    static let table = Wording(
      noun: "row", list: "table view", delete: "deleteRows(at:with:)", insert: "insertRows(at:with:)",
      move: "moveRow(at:to:)", end: "endUpdates()")
    static let collection = Wording(
      noun: "item", list: "collection view", delete: "deleteItems(at:)", insert: "insertItems(at:)",
      move: "moveItem(at:to:)", end: "performBatchUpdates(_:completion:)")
  }

  let updates: RowUpdates
  /// The number of rows of each section before the update, and according to the data source after it.
  let before: [Int], after: [Int]
  let wording: Wording

  /// Stops the program if the changes do not lead from the old counts to the new ones.
  func enforce() {
    if updates.isEmpty, before == after { return }
    guard let message = absentOrigin ?? absentTarget ?? conflict ?? wrongSections ?? wrongRows else { return }
    raiseException(message)
  }

  // MARK: - Messages

  private var noun: String { wording.noun }

  private func counted(_ count: Int) -> String { "\(count) \(noun)s" }

  private func written(_ path: IndexPath) -> String { "\(path.section) - \(path.row)" }

  private func absent(_ attempt: String, _ counts: [Int], _ when: String) -> String {
    "attempt to \(attempt) but there are only \(counts.count) sections \(when) the update"
  }

  /// A message about a deletion, a reload or the start of a move that is outside the old range.
  private var absentOrigin: String? {
    for section in [updates.deletedSections, updates.reloadedSections].flatMap(\.keys).sorted()
    where !before.indices.contains(section) {
      return absent("delete section \(section),", before, "before")
    }
    for path in [updates.deletedRows, updates.reloadedRows].flatMap(\.keys).sorted()
    where !path.lies(in: before) {
      guard before.indices.contains(path.section) else {
        return """
          \(wording.delete): attempt to delete \(noun) \(path.row) from section \(path.section), but there \
          are only \(before.count) sections before the update
          """
      }
      return """
        \(wording.delete): attempt to delete \(noun) \(path.row) from section \(path.section) which only \
        contains \(counted(before[path.section])) before the update
        """
    }
    for section in updates.movedSections.keys.sorted() where !before.indices.contains(section) {
      return absent("move section \(section),", before, "before")
    }
    for path in updates.movedRows.keys.sorted() where !path.lies(in: before) {
      return absentMove(of: path, "(\(written(path)))", in: before, "before")
    }
    return nil
  }

  /// A message about an insertion or the end of a move that is outside the new range.
  private var absentTarget: String? {
    for section in updates.insertedSections.keys.sorted() where !after.indices.contains(section) {
      return absent("insert section \(section)", after, "after")
    }
    for path in updates.insertedRows.keys.sorted() where !path.lies(in: after) {
      guard after.indices.contains(path.section) else {
        return """
          \(wording.insert): attempt to insert \(noun) \(path.row) into section \(path.section), but there \
          are only \(after.count) sections after the update
          """
      }
      return """
        \(wording.insert): attempt to insert \(noun) \(path.row) into section \(path.section), but there \
        are only \(counted(after[path.section])) in section \(path.section) after the update
        """
    }
    for (old, new) in updates.movedSections.sorted(by: { $0.key < $1.key })
    where !after.indices.contains(new) {
      return """
        attempt to move section \(old) to section \(new), but there are only \(after.count) sections after \
        the update
        """
    }
    for (old, new) in updates.movedRows.sorted(by: { $0.key < $1.key }) where !new.lies(in: after) {
      return absentMove(of: new, "(\(written(old))) to index path (\(written(new)))", in: after, "after")
    }
    return nil
  }

  private func absentMove(of path: IndexPath, _ move: String, in counts: [Int], _ when: String) -> String {
    let there =
      counts.indices.contains(path.section)
      ? "\(counted(counts[path.section])) in section \(path.section)" : "\(counts.count) sections"
    return """
      \(wording.move): attempt to move index path \(move) that does not exist - there are only \(there) \
      \(when) the update
      """
  }

  /// A message about two conflicting changes of the same row or section.
  private var conflict: String? {
    for path in updates.deletedRows.keys.sorted() {
      if updates.reloadedRows[path] != nil {
        return "\(wording.delete): attempt to delete and reload the same index path (\(written(path)))"
      }
      if updates.movedRows[path] != nil {
        return """
          \(wording.move): attempt to perform a delete and a move from the same index path (\(written(path)))
          """
      }
    }
    let targets = updates.movedRows.values.sorted()
    for path in targets where updates.insertedRows[path] != nil {
      return """
        \(wording.move): attempt to perform an insert and a move to the same index path (\(written(path)))
        """
    }
    for (one, next) in zip(targets, targets.dropFirst()) where one == next {
      return "\(wording.move): attempt to perform multiple moves to the same index path (\(written(one)))"
    }
    return nil
  }

  // MARK: - Counts

  private var wrongSections: String? {
    let reloaded = updates.reloadedSections.count
    let new = updates.insertedSections.count, gone = updates.deletedSections.count
    guard after.count != before.count + new - gone else { return nil }
    return """
      \(wording.end): Invalid update: invalid number of sections. The number of sections contained in the \
      \(wording.list) after the update (\(after.count)) must be equal to the number of sections contained \
      in the \(wording.list) before the update (\(before.count)), plus or minus the number of sections \
      inserted or deleted (\(new + reloaded) inserted, \(gone + reloaded) deleted).
      """
  }

  /// Returns the number of given rows in each section.
  private func count(_ paths: some Sequence<IndexPath>) -> [Int: Int] {
    paths.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
  }

  private var wrongRows: String? {
    let deleted = count(updates.deletedRows.keys), inserted = count(updates.insertedRows.keys)
    let reloaded = count(updates.reloadedRows.keys)
    let left = count(updates.movedRows.keys), arrived = count(updates.movedRows.values)
    let origins = RowOrigins(updates, sections: after.count).sections
    for (new, old) in origins.enumerated() {
      guard let old, updates.reloadedSections[old] == nil else { continue }
      let (out, come) = (deleted[old] ?? 0, inserted[new] ?? 0)
      let (movedOut, movedIn) = (left[old] ?? 0, arrived[new] ?? 0)
      guard after[new] != before[old] - out + come - movedOut + movedIn else { continue }
      let again = reloaded[old] ?? 0
      return """
        \(wording.end): Invalid update: invalid number of \(noun)s in section \(new). The number of \
        \(noun)s contained in an existing section after the update (\(after[new])) must be equal to the \
        number of \(noun)s contained in that section before the update (\(before[old])), plus or minus the \
        number of \(noun)s inserted or deleted from that section (\(come + again) inserted, \(out + again) \
        deleted) and plus or minus the number of \(noun)s moved into or out of that section (\(movedIn) \
        moved in, \(movedOut) moved out).
        """
    }
    return nil
  }
}

extension IndexPath {
  /// Returns whether the path is a row of sections with the given row counts.
  func lies(in counts: [Int]) -> Bool {
    counts.indices.contains(section) && (0..<counts[section]).contains(row)
  }
}
