internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import UIKit

extension LayoutCheckPass {
  /// Constraints that cannot hold together in a row as high as on the canvas.
  struct RowConflict {
    let members: [NSLayoutConstraint]
    let broken: NSLayoutConstraint
    /// The cell whose height is a part of it though a table would fit it to its contents.
    let cell: UITableViewCell
  }

  /// Hears of constraints that cannot hold together.
  func noteConflict(_ members: [NSLayoutConstraint], broken: NSLayoutConstraint) {
    if let cell = members.lazy.compactMap(fittedCell).first {
      doubtful.append(RowConflict(members: members, broken: broken, cell: cell))
    } else {
      reportConflict(members, broken: broken)
    }
  }

  /// Makes the cells of conflicts as high as a table makes them, and reports what does not hold there either.
  func settleConflicts() {
    let conflicts = doubtful
    doubtful = []
    UnsatisfiableConstraints.listener = { _, _ in }
    for (cell, conflicts) in Dictionary(grouping: conflicts, by: \.cell) {
      let content = cell.contentView, stored = cell.bounds.size
      let fitting = content.systemLayoutSizeFitting(
        CGSize(width: content.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      cell.bounds.size.height += fitting.height - content.bounds.height
      cell.layoutIfNeeded()
      for conflict in conflicts where !conflict.members.allSatisfy(UnsatisfiableConstraints.holds) {
        reportConflict(conflict.members, broken: conflict.broken)
      }
      cell.bounds.size = stored
      cell.layoutIfNeeded()
    }
    listen()
  }

  /// The cell whose content has the height that a member stands for, where its table fits rows to their
  /// contents: as those of xibs, whose tables are not known, and those that a storyboard's table makes new.
  private func fittedCell(_ member: NSLayoutConstraint) -> UITableViewCell? {
    guard !member.isActive, member.firstAttribute == .height, let content = member.firstItem as? UIView,
      let cell = content.superview as? UITableViewCell, content === cell.contentView,
      let object = cell.nibIdentity?.object
    else { return nil }
    guard let table = open.document.ancestors(of: object).first(where: { $0.name == "tableView" }) else {
      return cell
    }
    return table.attributes["rowHeight"] == "-1" && table.attributes["dataMode"] != "static" ? cell : nil
  }

  /// Constraints that cannot hold together, as the layout engine reports them.
  private func reportConflict(_ members: [NSLayoutConstraint], broken: NSLayoutConstraint) {
    let known = members.compactMap { $0.nibIdentity?.object }
    let line =
      (broken.nibIdentity?.object ?? known.first)?.line ?? view(of: broken)?.nibIdentity?.object.line ?? 1
    let others = members.filter { $0 !== broken }.map(\.inWords)
    let list = others.isEmpty ? "the frames that are given" : others.prefix(4).joined(separator: ", ")
      + (others.count > 4 ? " and \(others.count - 4) more" : "")
    findings.append(
      CheckFinding(
        rule: .unsatisfiable, severity: CheckRule.unsatisfiable.severity, file: file, line: line,
        id: broken.nibIdentity?.id, message: "\(broken.inWords) contradicts \(list) and is broken",
        remedy: "remove one of them, or give one a priority below 1000",
        devices: [(device ?? open.canvas).name]))
  }

  private func view(of constraint: NSLayoutConstraint) -> UIView? {
    (constraint.firstItem as? UIView) ?? (constraint.secondItem as? UIView)
  }
}

extension OpenDocument {
  /// The device that the document was drawn on, as it is held there.
  var canvas: CheckDevice {
    CheckDevice(device: document.canvasDevice, orientation: document.device?.orientation ?? .portrait)
  }
}
