internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import UIKit

extension LayoutCheckPass {
  /// The largest misfit that is not seen, in points.
  static let unseen: CGFloat = 1.5

  /// Reports conflicting constraints that the layout engine has found.
  func reportConflict(_ members: [NSLayoutConstraint], broken: NSLayoutConstraint) {
    let known = members.compactMap { $0.nibIdentity?.object }
    let outlets = known.filter { decisions.isOutlet($0.id) }
    let code = known.filter { decisions.outlets.changesConstraint($0.id) }
    let changed = outlets.count > 1 ? outlets : code
    if !changed.isEmpty, let view = broken.views.first ?? members.first?.views.first {
      // Code activates one of them or the other.
      let ids = changed.compactMap(\.id).joined(separator: ", ")
      let what = changed.count > 1 ? "its constraints" : "its constraint"
      return leaveUnchecked(view, "the contradiction at", "code can change \(what) \(ids)")
    }
    let loose = members.lazy.flatMap(\.views).flatMap { sequence(first: $0, next: \.superview) }
      .first(where: isLoose)
    if let loose { return leaveUnchecked(loose, "the layout of", Self.looseReason) }
    // A stack view that has not all of its views has room.
    let hidden = members.lazy.flatMap(\.views).first { view in
      (view.superview as? UIStackView)?.arrangedSubviews.contains(view) == true
        && decisions.outlets.hides(view.nibIdentity?.id)
    }
    if let hidden { return leaveUnchecked(hidden, "a contradiction with", "code can hide it") }
    if let button = members.lazy.compactMap(titledByClass).first {
      return leaveUnchecked(button, "the baseline of", "its class gives it a title")
    }
    if let length = members.lazy.compactMap(appSizeLength).first {
      return leaveUnchecked(length.view, "a contradiction with the size of", length.reason)
    }
    let cause =
      contents(broken, members) ?? stackAround(members) ?? maskedView(members)
      ?? shape(of: members)
    let line =
      (broken.nibIdentity?.object ?? known.first)?.line ?? view(of: broken)?.nibIdentity?.object.line ?? 1
    let others = members.filter { $0 !== broken }.map(\.inWords)
    let list = others.isEmpty ? "the frames that are given" : others.joined(separator: ", ")
    // A hidden arranged view has no length, so only the log tells that it should have one.
    let isOfHidden = members.contains { $0.identifier == "UISV-hiding" }
    let isSeen = !shapeNothingSeen(members) && contents(broken, members) == nil
    let finding = CheckFinding(
      rule: .unsatisfiable, severity: isOfHidden || !isSeen ? .note : CheckRule.unsatisfiable.severity,
      file: file, line: line,
      id: broken.nibIdentity?.id, message: "\(broken.inWords) contradicts \(list) and is broken",
      remedy: "remove one of them, or give one a priority below 1000",
      devices: [(device ?? open.canvas).name], cause: cause)
    conflicts.append((finding, broken))
    if let axis = broken.firstAttribute.axis {
      contradicted[axis, default: []].formUnion(members.flatMap(\.views).map { ObjectIdentifier($0) })
    }
  }

  /// Returns a text that contradictions of views in one superview have in common if their constraints are
  /// equal but for the views, as those of the labels in the rows of a cell are.
  private func shape(of members: [NSLayoutConstraint]) -> String {
    let views = members.flatMap(\.views)
    let around = views.first.flatMap { first in
      sequence(first: first, next: \.superview).first { ancestor in
        views.allSatisfy { $0.isDescendant(of: ancestor) }
      }
    }
    return members.map { $0.shape(in: around) }.sorted().joined(separator: " ")
  }

  /// Returns an identifier of a view that is to be as large as its contents and has another fixed length, or
  /// nil if the contradiction is another one. Without the former, the view is as it is drawn.
  private func contents(_ broken: NSLayoutConstraint, _ members: [NSLayoutConstraint]) -> String? {
    guard broken.isOfContent, let view = broken.firstItem as? UIView, members.count == 2,
      members.allSatisfy({
        $0.firstItem === view && $0.secondItem == nil && $0.relation != .greaterThanOrEqual
      })
    else { return nil }
    return "contents \(view.nibIdentity?.id ?? "")"
  }

  /// Returns a Boolean value that indicates whether the constraints are about the place and size of a view
  /// that shows nothing: all of them are its own.
  private func shapeNothingSeen(_ members: [NSLayoutConstraint]) -> Bool {
    let views =
      members.filter { $0.nibIdentity != nil }.compactMap(\.firstItem) + members.compactMap(\.secondItem)
    let children = Set(
      views.compactMap { UIView.owning($0) }.filter { $0.nibIdentity?.children.isEmpty == true })
    guard children.count == 1, let view = children.first else { return false }
    return isWithoutContents(view)
  }

  /// Adds the findings of conflicting constraints, once their scene is laid out.
  ///
  /// A misfit of half a point or less is not reported: it is within the precision of measured texts and of
  /// lengths that are rounded to pixels. One that is not seen is a note. A constraint that holds in the end
  /// was broken all the same.
  func reportConflicts() {
    for (finding, broken) in conflicts {
      var finding = finding
      if let misfit = broken.misfit?.magnitude, misfit > 0.001 {
        if misfit <= 0.5 { continue }
        if misfit <= Self.unseen { finding.severity = .note }
      }
      findings.append(finding)
      if let cause = finding.cause { subjects[cause, default: []].append(broken.inWords) }
    }
    conflicts = []
  }

  /// Returns an identifier of the stack view of which constraints of the document hold an arranged view
  /// itself, or nil if there is none.
  private func stackAround(_ members: [NSLayoutConstraint]) -> String? {
    for member in members where member.nibIdentity != nil && member.views.count == 2 {
      let views = member.views
      for (stack, view) in [(views[0], views[1]), (views[1], views[0])] {
        guard let stack = stack as? UIStackView, stack.arrangedSubviews.contains(view) else { continue }
        return "stack \(stack.nibIdentity?.id ?? "")"
      }
    }
    return nil
  }

  /// Returns the button whose class in the project sets its title if a member of a contradiction is about its
  /// baseline, or nil.
  private func titledByClass(_ member: NSLayoutConstraint) -> UIView? {
    let baselines: Set<NSLayoutConstraint.Attribute> = [.firstBaseline, .lastBaseline]
    guard baselines.contains(member.firstAttribute) || baselines.contains(member.secondAttribute) else {
      return nil
    }
    return member.views.first { view in
      view.nibIdentity?.object.customClass.map(decisions.outlets.setsOwnTitle) ?? false
    }
  }

  /// Returns the size that the app decides of which a member of a contradiction is the length, or nil.
  private func appSizeLength(_ member: NSLayoutConstraint) -> AppSize? {
    guard member.isOfFrame, let view = member.firstItem as? UIView, let size = appSize(around: view) else {
      return nil
    }
    // Constraints that no size satisfies may be explained by the size, too.
    return size.isLength(member) && size.view.fitsSomeFrames(size.view.constraintsOfTree) ? size : nil
  }

  /// Returns an identifier of a view that is placed by its autoresizing mask and has constraints all the
  /// same, or nil if there is none.
  private func maskedView(_ members: [NSLayoutConstraint]) -> String? {
    for member in members where member.nibIdentity != nil && member.views.count == 2 {
      for view in member.views {
        guard let object = view.nibIdentity?.object, let owner = view.superview,
          open.document.parent(of: object)?.name == "subviews",
          object.bool("translatesAutoresizingMaskIntoConstraints") != false,
          member.views.allSatisfy({ $0.isDescendant(of: owner) })
        else { continue }
        return "mask \(object.id ?? "")"
      }
    }
    return nil
  }

  private func view(of constraint: NSLayoutConstraint) -> UIView? {
    (constraint.firstItem as? UIView) ?? (constraint.secondItem as? UIView)
  }
}

extension NSLayoutConstraint {
  /// Returns the attributes of the constraint, which are the same on every device, and what the document says
  /// about them, which is the same for a constraint that it has twice. Views below `ancestor` have no name.
  @MainActor fileprivate func shape(in ancestor: UIView?) -> String {
    let items = [firstItem, secondItem].map { item -> String in
      guard let view = item.flatMap(UIView.owning) else { return "-" }
      return view === ancestor ? view.nibIdentity?.id ?? "-" : "*"
    }
    let sides = "\(items[0]).\(firstAttribute.name)~\(items[1]).\(secondAttribute.name)"
    return nibIdentity == nil ? sides : "\(sides) \(relation.rawValue) \(multiplier) \(constant) \(priority)"
  }
}

extension OpenDocument {
  /// The device and orientation for which the document was designed.
  var canvas: CheckDevice {
    CheckDevice(device: document.canvasDevice, orientation: document.device?.orientation ?? .portrait)
  }
}
