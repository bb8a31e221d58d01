internal import CoreGraphics
internal import InterfaceBuilder
internal import UIKit

/// Reports frames that differ between run time and the canvas. Most canvases are merely older than their
/// constraints, which is worth a note; a warning is for what looks worse than it was drawn.
extension LayoutCheckPass {
  /// The part of a view, of its length, that is missed.
  private static let missed: CGFloat = 0.2
  /// The overlap that is seen, in points: lines of text have as much room above and below their letters.
  private static let seenOverlap: CGFloat = 4

  /// Reports a frame that differs between run time and the canvas.
  func checkPlace(_ view: UIView) {
    guard let stored = view.drawnFrame, !view.translatesAutoresizingMaskIntoConstraints,
      view.superview != nil, !isInOpenView(view)
    else { return }
    let frame = view.frame
    let moved = max(abs(frame.minX - stored.minX), abs(frame.minY - stored.minY))
    let grown = max(abs(frame.width - stored.width), abs(frame.height - stored.height))
    guard moved > Self.slack || grown > Self.slack else { return }
    if let id = view.nibIdentity?.id { misplaced[id] = view }
    report(
      .misplaced, view,
      "\(name(view)) is at (\(Self.list(stored))) on the canvas and will be at (\(Self.list(frame))) at run "
        + "time",
      "update the frames in Interface Builder, or change the constraints if the canvas is right",
      severity: looksWorse(view, than: stored) ? nil : .note)
  }

  private static func list(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map(points).joined(separator: ", ")
  }

  /// Returns a Boolean value that indicates whether a view is in one whose place or size is reported as
  /// ambiguous, or is it.
  private func isInOpenView(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { openViews.contains(ObjectIdentifier($0)) }
  }

  /// Returns a Boolean value that indicates whether a view has lost half of a length, reaches out of its
  /// superview or lies on a neighbour, and did not on the canvas.
  private func looksWorse(_ view: UIView, than stored: CGRect) -> Bool {
    let frame = view.frame
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where !isMoved(view, along: axis) {
      let (now, drawn) = (frame.length(along: axis), stored.length(along: axis))
      if now <= drawn / 2, drawn - now > Self.slack, !isFilled(view, along: axis), !isMeant(view, along: axis)
      {
        return true
      }
      if loss(of: view, along: axis) > Self.missed * max(1, now) { return true }
    }
    return view.hasInk && (view.superview?.nibIdentity?.children ?? []).contains { overlaps(view, $0) }
  }

  /// Returns a Boolean value that indicates whether code decides the place of a view along an axis, or the
  /// length of the view around it.
  private func isMoved(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
    decisions.codeReason([view], along: axis) != nil || appSize(around: view)?.axes.contains(axis) == true
  }

  /// Returns a Boolean value that indicates whether code decides the length of a view or of one in it, which
  /// the document does not tell.
  private func isFilled(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
    decisions.reason(view, along: axis) != nil
      || (view.nibIdentity?.children ?? []).contains { isFilled($0, along: axis) }
  }

  /// Returns a Boolean value that indicates whether the length of a view is what the document asks for,
  /// whatever the canvas has: a constraint of its own, or the length of its contents. A scroll view needs no
  /// more than it gets.
  private func isMeant(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
    if view is UIScrollView { return true }
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let isOwn = sequence(first: view, next: \.superview).flatMap(\.constraints).contains {
      $0.firstItem === view && $0.secondItem == nil && $0.firstAttribute == attribute
        && $0.relation == .equal && abs($0.constant - view.frame.length(along: axis)) <= Self.slack
    }
    let content = view.intrinsicContentSize
    let length = axis == .horizontal ? content.width : content.height
    return isOwn || length > 0 && view.frame.length(along: axis) >= length - Self.slack
  }

  /// Returns the length by which a view reaches out of its superview and did not on the canvas, in points.
  private func loss(of view: UIView, along axis: NSLayoutConstraint.Axis) -> CGFloat {
    guard let superview = view.superview, !(superview is UIScrollView), let stored = view.drawnFrame,
      let canvas = superview.drawnFrame
    else { return 0 }
    func outside(_ frame: CGRect, _ size: CGSize) -> CGFloat {
      let (low, high, length) =
        axis == .horizontal ? (frame.minX, frame.maxX, size.width) : (frame.minY, frame.maxY, size.height)
      return max(0, -low) + max(0, high - length)
    }
    let before = outside(stored, canvas.size)
    return before > Self.slack ? 0 : outside(view.frame, superview.bounds.size)
  }

  /// Returns a Boolean value that indicates whether what a view shows lies on what a neighbour shows, and did
  /// not on the canvas.
  private func overlaps(_ view: UIView, _ neighbour: UIView) -> Bool {
    guard neighbour !== view, neighbour.isShownInLayout, neighbour.hasInk, let stored = view.drawnFrame,
      let other = neighbour.drawnFrame
    else { return false }
    let drawn = stored.intersection(other), shared = view.inkFrame.intersection(neighbour.inkFrame)
    return min(drawn.width, drawn.height) <= Self.slack
      && min(shared.width, shared.height) > Self.seenOverlap
  }
}

extension CGRect {
  fileprivate func length(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }
}

extension UIView {
  /// The frame that the document stores.
  var drawnFrame: CGRect? {
    nibIdentity?.object.rect("frame").map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
  }

  /// A Boolean value that indicates whether the view shows something of its own: a text, a picture or a
  /// control.
  fileprivate var hasInk: Bool {
    switch self {
    case let label as UILabel: label.text?.isEmpty == false
    case let image as UIImageView: image.image != nil
    default: self is UIControl || self is UITextView
    }
  }

  /// The frame, or that of the text of a label.
  fileprivate var inkFrame: CGRect {
    guard let label = self as? UILabel else { return frame }
    let text = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
    let (width, height) = (min(text.width, frame.width), min(text.height, frame.height))
    let isFromRight = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x =
      switch label.textAlignment {
      case .center: frame.midX - width / 2
      case .right: frame.maxX - width
      case .left: frame.minX
      default: isFromRight ? frame.maxX - width : frame.minX
      }
    return CGRect(x: x, y: frame.midY - height / 2, width: width, height: height)
  }
}
