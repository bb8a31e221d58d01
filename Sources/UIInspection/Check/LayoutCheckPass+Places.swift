internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import UIKit

extension LayoutCheckPass {
  /// The maximum deviation of a frame that is not reported, in points. The computed widths of text are
  /// accurate to about half a point.
  static let slack: CGFloat = 1

  // MARK: Views outside their superview

  /// Reports a view that extends beyond its superview, or a view that receives touches and lies outside of an
  /// ancestor, because hit testing stops at the bounds of each.
  func checkInside(_ view: UIView) {
    guard let superview = view.superview, view.alpha > 0, !view.isPlacedByBar, !isInHiddenRow(view) else {
      return
    }
    let frame = view.alignmentRect(forFrame: view.frame)
    guard frame.width > 0, frame.height > 0 else { return }
    let isTouched =
      view.isUserInteractionEnabled && (view is UIControl || view is UITextView) && !isDecoration(view)
    var around = superview
    while !(around is UIScrollView) {
      let frame = superview.convert(frame, to: around), bounds = around.bounds
      let isApart = !bounds.intersects(frame)
      if !bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(frame) {
        guard isTouched || isApart && around === superview else { return }
        guard isApart || isHardToTouch(view, frame, in: around) else { return }
        if !isApart, isWholeToSee(view, in: around), isLargeToTouch(frame, in: around) { return }
        if let id = changedPlace(of: view, in: around) {
          return leaveUnchecked(view, "the place of", "code can change \(id)")
        }
        if let other = (around.subviews + [around]).first(where: \.hasPlaceholderSize) {
          return leaveUnchecked(
            view, "the place of", "the intrinsic size of \(name(other)) is a placeholder")
        }
        if let reason = decisions.codeReason(Array(sequence(first: view, next: \.superview).prefix(3)))
          ?? decisions.neighbourReason(view)
        {
          return leaveUnchecked(view, "the place of", reason)
        }
        let what = isApart ? "lies outside" : "reaches \(overhang(frame, bounds)) out of"
        let whom =
          around === superview ? "its superview \(name(around))" : "\(name(around)), around its superview"
        let shown =
          around.clipsToBounds ? "it is cut off there" : "what is outside is drawn, but never touched"
        // Pictures wait beside the screen until code moves them in.
        let isWaiting = !isTouched && !view.showsText && (superview.superview.map { $0 is UIWindow } ?? true)
        // Views that are drawn whole and take no touches are as they are meant to be; a spinner that stands
        // still is not drawn.
        let isDrawn = !isTouched && !around.clipsToBounds && !view.leavesScreen && !view.isInRow
        let isStill = (view as? UIActivityIndicatorView).map { !$0.isAnimating } ?? false
        // A launch screen is seen for a moment, and has no controls.
        let isBrief = open.document.root.attributes["launchScreen"] == "YES"
        return report(
          .outside, view, "\(name(view)) \(what) \(whom); \(shown)",
          "make the superview large enough, or move the view into a superview that is",
          severity: isWaiting || isDrawn || isStill || isBrief || isWithoutContents(view)
            || isMargin(frame, in: around)
            || isRoundEnd(of: view, frame, in: around) || isApart && isPutAway(view)
            || isLine(view) && !around.clipsToBounds ? .note : nil,
          cause: "outside \(around.nibIdentity?.id ?? "")")
      }
      // A superview that lies outside is reported on its own.
      guard isTouched, let next = around.superview, !(next is UIWindow),
        next.bounds.intersects(around.frame)
      else { return }
      around = next
    }
  }

  /// Returns a Boolean value that indicates whether a view is a button that does nothing: neither the
  /// document nor code connects anything to it.
  private func isDecoration(_ view: UIView) -> Bool {
    guard view is UIButton, let object = view.nibIdentity?.object else { return false }
    return object.customClass == nil && object.child(named: "connections") == nil && view.tag == 0
      && !decisions.isOutlet(object.id)
  }

  /// Returns a Boolean value that indicates whether a sibling in front of a view covers it on a device:
  /// an opaque view without an outlet.
  func isCovered(_ view: UIView) -> Bool {
    guard device != nil, let siblings = view.superview?.subviews,
      let place = siblings.firstIndex(where: { $0 === view })
    else { return false }
    return siblings[(place + 1)...].contains { other in
      let id = other.nibIdentity?.object.id
      return id != nil && !other.isHidden && other.alpha == 1 && other.layer.cornerRadius == 0
        && other.backgroundColor?.cgColor.alpha == 1 && other.frame.contains(view.frame)
        && !decisions.isOutlet(id)
    }
  }

  /// Returns a Boolean value that indicates whether a view wholly outside is one that is not used, since code
  /// neither refers to it nor is called by it: a label of a row, or a button as the library has it.
  private func isPutAway(_ view: UIView) -> Bool {
    guard let object = view.nibIdentity?.object, !decisions.isOutlet(object.id) else { return false }
    return view is UILabel && view.isInRow || isUnusedButton(view)
  }

  /// Returns a Boolean value that indicates whether a view is a line, which says the same wherever it is.
  private func isLine(_ view: UIView) -> Bool {
    !(view is UIControl) && min(view.bounds.width, view.bounds.height) <= Self.hairline
  }

  /// Returns a Boolean value that indicates whether a view is in a row that the document hides by making it
  /// too low to show anything.
  private func isInHiddenRow(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains {
      $0 is UITableViewCell && $0.bounds.height <= Self.hairline
    }
  }

  /// Returns the id of a constraint of a view's lengths that code changes, or nil if there is none.
  private func changedLength(of view: UIView) -> String? {
    view.constraints.lazy.filter { $0.views.count == 1 && $0.views[0] === view }.compactMap {
      $0.nibIdentity?.id
    }
    .first(where: decisions.outlets.changesConstraint)
  }

  /// Returns the id of a constraint or of a view without constraints that decides the place of a view in an
  /// ancestor and that code can refer to; nil if there is none.
  private func changedPlace(of view: UIView, in ancestor: UIView) -> String? {
    var current = view
    while current !== ancestor, let superview = current.superview {
      if let object = current.nibIdentity?.object, object.name == "view", decisions.isOutlet(object.id),
        current.translatesAutoresizingMaskIntoConstraints || object.bool("fixedFrame") == true
      {
        return object.id
      }
      for owner in [current, superview, ancestor] {
        for constraint in owner.constraints where constraint.views.contains(where: { $0 === current }) {
          if let id = constraint.nibIdentity?.id, decisions.isOutlet(id) { return id }
          // A length is as open as the one that it is equal to.
          let isLength = constraint.secondAttribute == .width || constraint.secondAttribute == .height
          if isLength, let id = constraint.views.lazy.compactMap(changedLength).first { return id }
        }
      }
      current = superview
    }
    let lengths = ancestor.constraints.filter { $0.views.count == 1 && $0.views[0] === ancestor }
    return lengths.compactMap { $0.nibIdentity?.id }.first(where: decisions.isOutlet)
      ?? changedChain(of: view, in: ancestor)
  }

  /// Returns the id of a constraint that code changes and on which the place of a view in an ancestor depends
  /// by way of its siblings, or nil if there is none.
  private func changedChain(of view: UIView, in ancestor: UIView) -> String? {
    var next = Array(sequence(first: view, next: \.superview).prefix { $0 !== ancestor })
    var seen = Set(next.map { ObjectIdentifier($0) })
    while let current = next.popLast() {
      for constraint in (current.superview?.constraints ?? []) + current.constraints
      where constraint.views.contains(where: { $0 === current }) {
        if let id = constraint.nibIdentity?.id, decisions.outlets.changesConstraint(id) { return id }
        next += constraint.views.filter {
          $0 !== ancestor && $0.isDescendant(of: ancestor) && seen.insert(ObjectIdentifier($0)).inserted
        }
      }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether people notice that a part of a control is outside of a
  /// view: it is cut off, ten points or a tenth of it leave the screen, or a fifth takes no touches.
  private func isHardToTouch(_ subview: UIView, _ frame: CGRect, in view: UIView) -> Bool {
    let inside = view.bounds.intersection(frame)
    let lost = (width: frame.width - inside.width, height: frame.height - inside.height)
    if view.superview is UIWindow {
      return lost.width > min(10, frame.width * 0.1) || lost.height > min(10, frame.height * 0.1)
    }
    // A wheel is used in its middle.
    let isWheel = subview is UIPickerView || subview is UIDatePicker
    return view.clipsToBounds && !isWheel || lost.width > frame.width * 0.2
      || lost.height > frame.height * 0.2
  }

  /// Returns a Boolean value that indicates whether all that a control draws is inside of a view: the title
  /// and image of a button without a background, the dots of a page control.
  private func isWholeToSee(_ view: UIView, in ancestor: UIView) -> Bool {
    let layer = view.layer
    guard view.backgroundColor.map({ $0.cgColor.alpha == 0 }) ?? true, layer.borderWidth == 0 else {
      return false
    }
    var drawn: [CGRect] = []
    switch view {
    case let button as UIButton:
      guard button.currentBackgroundImage == nil, button.configuration == nil else { return false }
      let parts = [button.currentTitle?.isEmpty == false ? button.titleLabel : nil, button.imageView]
      drawn = parts.compactMap(\.self).filter { !$0.isHidden && $0.bounds.width > 0 }
        .map { view.convert($0.bounds, from: $0) }
    case is UIPageControl:
      drawn = [CGRect(x: 0, y: view.bounds.midY - 4, width: view.bounds.width, height: 8)]
    default: return false
    }
    let room = ancestor.bounds.insetBy(dx: -Self.slack, dy: -Self.slack)
    return drawn.allSatisfy { room.contains(view.convert($0, to: ancestor)) }
  }

  /// Returns a Boolean value that indicates whether the part of a control inside of a view is large enough to
  /// touch: 44 points or half of it in both directions.
  private func isLargeToTouch(_ frame: CGRect, in view: UIView) -> Bool {
    let inside = view.bounds.intersection(frame)
    return inside.width >= min(44, frame.width / 2) && inside.height >= min(44, frame.height / 2)
  }

  /// Returns a Boolean value that indicates whether a frame extends beyond a view on opposite sides by a few
  /// points, as a control does that is to be a little larger than the view that it lies in.
  private func isMargin(_ frame: CGRect, in view: UIView) -> Bool {
    let bounds = view.bounds, most: CGFloat = 8
    let sides = [
      bounds.minX - frame.minX, frame.maxX - bounds.maxX, bounds.minY - frame.minY, frame.maxY - bounds.maxY,
    ]
    let isOpposite = min(sides[0], sides[1]) > 0 || min(sides[2], sides[3]) > 0
    return isOpposite && sides.allSatisfy { $0 <= most } && !view.clipsToBounds
  }

  /// Returns a Boolean value that indicates whether only the round end of a control is outside of a view, and
  /// its title and image are inside.
  private func isRoundEnd(of view: UIView, _ frame: CGRect, in around: UIView) -> Bool {
    let bounds = around.bounds
    let radius = view.nibIdentity?.object.cornerRadius ?? view.layer.cornerRadius
    guard radius > 0, frame.minY >= bounds.minY - Self.slack, frame.maxY <= bounds.maxY + Self.slack,
      max(bounds.minX - frame.minX, frame.maxX - bounds.maxX) <= radius + Self.slack
    else { return false }
    return view.subviews.allSatisfy { part in
      part.isHidden
        || bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(view.convert(part.frame, to: around))
    }
  }

  /// Returns the largest distance by which a frame extends beyond bounds, with its side.
  private func overhang(_ frame: CGRect, _ bounds: CGRect) -> String {
    let sides = [
      ("at the top", bounds.minY - frame.minY), ("on the left", bounds.minX - frame.minX),
      ("at the bottom", frame.maxY - bounds.maxY), ("on the right", frame.maxX - bounds.maxX),
    ]
    let most = sides.max { $0.1 < $1.1 } ?? sides[0]
    return "\(Self.points(most.1)) pt \(most.0)"
  }
}

extension UIView {
  /// A Boolean value that indicates whether the view or one below it shows a text.
  fileprivate var showsText: Bool { shownText != nil || subviews.contains(where: \.showsText) }

  /// A Boolean value that indicates whether the view is in a cell, whose neighbours cover what is outside.
  fileprivate var isInRow: Bool {
    sequence(first: self, next: \.superview).contains {
      $0 is UITableViewCell || $0 is UICollectionReusableView
    }
  }

  /// A Boolean value that indicates whether the class of the view has an intrinsic size for which the
  /// document has a placeholder.
  fileprivate var hasPlaceholderSize: Bool {
    guard let object = nibIdentity?.object, object.customClass != nil else { return false }
    return ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"].contains { object.string($0) != nil }
  }

  /// A Boolean value that indicates whether no part of the view is on the screen.
  fileprivate var leavesScreen: Bool {
    var root = self
    while let next = root.superview, !(next is UIWindow) { root = next }
    return !root.bounds.intersects(convert(bounds, to: root))
  }
}

extension IBObject {
  /// The radius of the corners that a runtime attribute sets, as of `layer.cornerRadius`; nil if there is
  /// none.
  fileprivate var cornerRadius: CGFloat? {
    userDefinedRuntimeAttributes.lazy.compactMap { attribute in
      guard attribute.keyPath.lowercased().hasSuffix("cornerradius"),
        case .number(let radius) = attribute.value
      else { return nil }
      return CGFloat(radius)
    }.first
  }
}
