internal import CoreGraphics
internal import InterfaceBuilder
internal import UIKit

/// Reports that name a cause once, with everything that follows from it.
extension LayoutCheckPass {
  // MARK: Views without constraints

  /// Reports the views below a view that have no constraints, in a document most of whose views have some,
  /// and that are therefore in the wrong place on another screen. A view whose autoresizing mask makes it
  /// follow its superview is not reported.
  func checkConstrained(below superview: UIView, isRoot: Bool) {
    guard open.document.useAutolayout else { return }
    let views = (superview.nibIdentity?.children ?? []).filter {
      $0.isShownInLayout && $0.nibIdentity?.object.bool("fixedFrame") == true && !$0.followsSuperview
        && !isPlacedByCode($0) && !isInvisible($0) && !isCovered($0)
        && isMisplacedElsewhere($0, in: superview, isRoot: isRoot)
    }
    guard let first = views.first, isMostlyConstrained else { return }
    let others = Self.list(views.dropFirst().map(name))
    let message =
      others.isEmpty
      ? "\(name(first)) has no constraints and keeps the frame it has on the canvas"
      : "\(name(first)) and \(others) have no constraints and keep the frames they have on the canvas"
    report(
      .unconstrained, first, message, "add constraints for position and size, or a stack view",
      severity: views.allSatisfy { isUnusedButton($0) || isHardlyMissed($0, in: superview) } ? .note : nil)
  }

  /// Returns a Boolean value that indicates whether people miss nothing of a view that keeps its frame on a
  /// device: it is a picture or a button without contents, or a part of it is outside that is no larger than
  /// a difference that still looks right.
  private func isHardlyMissed(_ view: UIView, in superview: UIView) -> Bool {
    guard device != nil else { return false }
    if let image = view as? UIImageView { return image.gestureRecognizers?.isEmpty != false }
    if let button = view as? UIButton, button.currentTitle?.isEmpty != false, button.currentImage == nil,
      button.currentBackgroundImage == nil, button.backgroundColor == nil
    {
      return true
    }
    let frame = view.shownFrame, bounds = superview.bounds
    let lost = max(frame.maxX - bounds.width, frame.maxY - bounds.height)
    if lost > 0 { return lost <= Self.unseenShift }
    // On a phone that is a little larger, views still are beside those that they were drawn with.
    return superview.drawnFrame.map { bounds.width < $0.width * Self.muchLarger } ?? false
  }

  /// Returns a Boolean value that indicates whether a view shows nothing: it has no size or no contents.
  private func isInvisible(_ view: UIView) -> Bool {
    view.bounds.width == 0 || view.bounds.height == 0 || isWithoutContents(view)
      || isBlank(view)
  }

  /// Returns a Boolean value that indicates whether a view of any size shows nothing: it is a label without a
  /// text, a stack view without views, or an image view that neither the document nor code gives an image.
  func isWithoutContents(_ view: UIView) -> Bool {
    switch view {
    case let label as UILabel: return label.text?.isEmpty == true
    case let stack as UIStackView: return stack.arrangedSubviews.isEmpty
    case let image as UIImageView:
      let object = view.nibIdentity?.object
      return object?.string("image") == nil && image.backgroundColor == nil
        && !decisions.isOutlet(object?.id) && object?.customClass == nil
    default: return false
    }
  }

  /// Returns a Boolean value that indicates whether a view, a scroll view or a list has no contents and draws
  /// nothing, and code does not know it.
  private func isBlank(_ view: UIView) -> Bool {
    guard let identity = view.nibIdentity, identity.children.isEmpty, identity.object.customClass == nil,
      ["UIView", "UIScrollView", "UITableView", "UICollectionView"].contains(identity.className),
      !decisions.isOutlet(identity.id), view.tag == 0, view.layer.borderWidth == 0
    else { return false }
    let object = identity.object, color = view.backgroundColor
    if view is UITableView || view is UICollectionView {
      return !["connections", "prototypes", "sections", "cells"].contains { object.child(named: $0) != nil }
    }
    let isClear = (color?.cgColor.alpha ?? 0) == 0 || color == view.superview?.backgroundColor
    return isClear && object.name != "containerView"
  }

  /// Returns a Boolean value that indicates whether code can set the frame of a plain view.
  private func isPlacedByCode(_ view: UIView) -> Bool {
    guard let object = view.nibIdentity?.object else { return false }
    if decisions.outlets.laysOut(object.id) || decisions.outlets.hides(object.id) { return true }
    return object.name == "view" && decisions.isOutlet(object.id)
  }

  /// Returns a Boolean value that indicates whether a view is a button as the library of Interface Builder
  /// has it, that nothing is connected to.
  func isUnusedButton(_ view: UIView) -> Bool {
    guard let button = view as? UIButton, let object = view.nibIdentity?.object else { return false }
    return button.currentTitle == "Button" && object.child(named: "connections") == nil
      && !decisions.isOutlet(object.id)
  }

  /// Returns a Boolean value that indicates whether a view that keeps its frame is not where it should be in
  /// a superview of another size: it was in the middle or at the right or lower edge on the canvas, or it now
  /// reaches out of the superview or below the status bar.
  private func isMisplacedElsewhere(_ view: UIView, in superview: UIView, isRoot: Bool) -> Bool {
    let frame = view.shownFrame, bounds = superview.bounds
    // A line says the same wherever it ends.
    if min(frame.width, frame.height) <= Self.hairline { return false }
    if isRoot, device != nil, frame.minY < superview.safeAreaInsets.top, frame.minY > 0 { return true }
    // In a column of a split view or a container, a view may be where it belongs.
    if let size = appSize(around: view), size.axes.contains(.horizontal) { return false }
    guard let canvas = superview.nibIdentity?.object.rect("frame") else {
      return frame.maxX > bounds.width + 1 || frame.maxY > bounds.height + 1
    }
    // A text that begins in the left half of the canvas belongs there, however long it is.
    let isText = view.isLeftAlignedText && frame.minX < canvas.width / 2
    // A superview that keeps its frame is the one to change.
    let isFixed = superview.nibIdentity?.object.bool("fixedFrame") == true && !superview.followsSuperview
    func isLost(_ low: CGFloat, _ high: CGFloat, drawn: CGFloat, now: CGFloat, stays: Bool = false) -> Bool {
      // A part that is outside on the canvas is meant to be.
      let isCut = high - now > max(0, high - drawn) + 1
      if stays || (device != nil || isFixed) && abs(drawn - now) <= Self.unseenShift { return isCut }
      // A view close to the left or upper edge stays there.
      return isCut || drawn - high <= low + 1
    }
    let isInRow = superview.superview is UITableViewCell && superview.nibIdentity?.className != "UIView"
    let fixed = superview.fixedAxes
    return isLost(
      frame.minX, frame.maxX, drawn: canvas.width, now: bounds.width,
      stays: isText || fixed.contains(.horizontal))
      || !isInRow
        && isLost(
          frame.minY, frame.maxY, drawn: canvas.height, now: bounds.height, stays: fixed.contains(.vertical))
  }

  /// The thickness of a line, in points.
  static let hairline: CGFloat = 2
  /// The difference of a superview's length from the canvas up to which what lies in its middle or at its end
  /// still looks right, in points.
  private static let unseenShift: CGFloat = 30

  /// The ratio of the width of an iPad to that of the phone for which a scene is drawn, from which views that
  /// keep their frames leave most of the screen empty.
  private static let muchLarger: CGFloat = 1.5

  // MARK: Misplaced views

  /// Combines the findings of misplaced views that depend on each other into one, which names the view that
  /// the others follow.
  func combineMisplaced() {
    let found = findings.filter { $0.rule == .misplaced }
    guard found.count > 1 else { return }
    var groups: [[String]] = []
    var group: [ObjectIdentifier: Int] = [:]
    for finding in found {
      guard let id = finding.id, let view = misplaced[id] else { continue }
      group[ObjectIdentifier(view)] = groups.count
      groups.append([id])
    }
    for (one, other) in relatedViews {
      guard let a = group[ObjectIdentifier(one)], let b = group[ObjectIdentifier(other)], a != b else {
        continue
      }
      for id in groups[b] { if let view = misplaced[id] { group[ObjectIdentifier(view)] = a } }
      groups[a] += groups[b]
      groups[b] = []
    }
    for members in groups where members.count > 1 { combine(members) }
  }

  private func combine(_ members: [String]) {
    let own = findings.indices.filter {
      findings[$0].rule == .misplaced && findings[$0].id.map(members.contains) == true
    }
    let lead = own.first { findings[$0].id.map(causes.contains) == true } ?? own[0]
    let others = own.filter { $0 != lead }.compactMap { findings[$0].id.flatMap { misplaced[$0] } }.map(name)
    findings[lead].message += "; \(Self.list(others)) \(others.count == 1 ? "moves" : "move") with it"
    findings[lead].severity = own.map { findings[$0].severity }.max() ?? findings[lead].severity
    for index in own.reversed() where index != lead { findings.remove(at: index) }
  }

  /// The pairs of misplaced views that a constraint relates, or of which one arranges the other.
  private var relatedViews: [(UIView, UIView)] {
    var pairs: [(UIView, UIView)] = []
    for view in misplaced.values.sorted(by: { line(of: $0) < line(of: $1) }) {
      var owner: UIView? = view
      while let current = owner {
        for constraint in current.constraints {
          let views = constraint.views
          if views.count == 2, views.contains(where: { $0 === view }) { pairs.append((views[0], views[1])) }
        }
        owner = current.superview
      }
      guard let stack = view.superview as? UIStackView else { continue }
      pairs.append((view, stack))
      pairs += stack.arrangedSubviews.map { (view, $0) }
    }
    return pairs
  }

  private func line(of view: UIView) -> Int { view.nibIdentity?.object.line ?? 0 }

  /// Records the views that the stored frames of a scene contradict: their constraints do not hold there.
  func noteCauses(in root: UIView) {
    let bends = root.constraintsBent(slack: 1) { view in
      view.nibIdentity?.object.frame.map {
        CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
      } ?? view.frame
    }
    for (constraint, _) in bends {
      for view in constraint.views { if let id = view.nibIdentity?.id { causes.insert(id) } }
    }
  }

  /// Returns names as a list, of which those beyond the third are counted.
  static func list(_ names: [String]) -> String {
    guard names.count > 4 else {
      return names.count < 2
        ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    }
    return names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more views"
  }
}

extension UIView {
  /// The axes along which required constraints fix the length of the view, on any device.
  fileprivate var fixedAxes: Set<NSLayoutConstraint.Axis> {
    let lengths = sequence(first: self, next: \.superview).flatMap(\.constraints).filter {
      $0.firstItem === self && $0.secondItem == nil && $0.relation == .equal && $0.priority == .required
    }
    return Set(
      lengths.compactMap {
        switch $0.firstAttribute {
        case .width: .horizontal
        case .height: .vertical
        default: nil
        }
      })
  }

  /// A Boolean value that indicates whether the view is a label whose text begins at the left.
  fileprivate var isLeftAlignedText: Bool {
    (self as? UILabel).map { $0.textAlignment == .left || $0.textAlignment == .natural } ?? false
  }

  /// The frame, or that of the text if it is shorter than its label and begins at the left.
  fileprivate var shownFrame: CGRect {
    guard let label = self as? UILabel, isLeftAlignedText else { return frame }
    let width = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
    return CGRect(x: frame.minX, y: frame.minY, width: min(frame.width, width), height: frame.height)
  }
}
