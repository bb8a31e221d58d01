package import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import QuartzCore
internal import UIKit

/// A view of a running app that answers a tap.
package struct TouchTarget: Sendable, Equatable {
  /// The text that the view displays, or the label or identifier for accessibility; nil if it has none.
  package var name: String?
  /// The name of the view's class.
  package var kind: String
  /// The visible frame in the coordinate space of the window that touches occur in, in points.
  package var frame: CGRect
  /// A Boolean value that indicates whether `tap "name"` taps this view.
  package var isFoundByName: Bool

  /// A line of a recording's script that taps the view, with a comment that describes it.
  package var line: String {
    let x = frame.midX.rounded(), y = frame.midY.rounded()
    let place =
      "\(frame.minX.inPoints), \(frame.minY.inPoints), \(frame.width.inPoints) x \(frame.height.inPoints)"
    let step =
      isFoundByName ? "tap \"\(name ?? "")\"" : "tap \(x.inPoints) \(y.inPoints)"
    let text = isFoundByName ? "" : name.map { " \"\($0.shortened(to: 40))\"" } ?? ""
    return step.padding(toLength: max(28, step.count), withPad: " ", startingAt: 0)
      + "  # \(kind)\(text) (\(place))"
  }
}

extension PlayedDocument {
  /// Returns the views that answer a tap now, from the top of the screen to its bottom.
  ///
  /// These are enabled controls, rows of tables and items of collections, text views that can be edited, and
  /// views with gesture recognizers, where a finger at the middle of the visible part reaches them.
  package func touchTargets() -> [TouchTarget] {
    _ = FrameLoop(screen: window.screen).commit()
    let windows = UIWindow.shown(on: window.screen).reversed()
    return windows.flatMap { shown in
      shown.tappableViews.compactMap { view -> TouchTarget? in
        guard let visible = view.visibleFrame(in: shown) else { return nil }
        let middle = CGPoint(x: visible.midX, y: visible.midY)
        guard let hit = shown.hitTest(middle, with: nil), hit.isDescendant(of: view),
          hit.tapReceiver === view,
          windows.first(where: { $0.hitTest($0.convert(middle, from: shown), with: nil) != nil }) === shown
        else { return nil }
        let name = view.nameForTaps
        let named = name.flatMap { name in windows.lazy.compactMap { $0.firstView(showing: name) }.first }
        return TouchTarget(
          name: name, kind: "\(type(of: view))", frame: window.convert(visible, from: shown),
          isFoundByName: named?.tapReceiver === view && name?.contains("\"") == false
            && name?.contains(where: \.isNewline) == false)
      }
    }.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }
}

extension UIView {
  /// The view and its descendants that answer a tap, in the order of the tree.
  fileprivate var tappableViews: [UIView] {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return [] }
    return (answersTaps ? [self] : []) + subviews.flatMap(\.tappableViews)
  }

  private var answersTaps: Bool {
    switch self {
    case let control as UIControl: return control.isEnabled
    case let text as UITextView: return text.isEditable || text.isSelectable
    case is UITableViewCell, is UICollectionViewCell: return true
    default:
      // The recognizers of a scroll view belong to UIKit.
      return gestureRecognizers?.contains {
        $0.isEnabled && ($0 is UITapGestureRecognizer || $0 is UILongPressGestureRecognizer)
      } == true && !(self is UIScrollView) && !(self is UIWindow)
    }
  }

  /// The nearest view that answers a tap on this view.
  fileprivate var tapReceiver: UIView? {
    sequence(first: self, next: \.superview).first(where: \.answersTaps)
  }

  /// The text that the view or, for cells and containers, the first of its descendants displays; otherwise
  /// the label or identifier for accessibility.
  fileprivate var nameForTaps: String? {
    if let text = shownText ?? firstText { return text }
    return [accessibilityLabel, accessibilityIdentifier].compactMap(\.self).first { !$0.isEmpty }
  }

  private var firstText: String? {
    for child in subviews where !child.isHidden && child.alpha > 0.01 {
      if let text = child.shownText ?? child.firstText { return text }
    }
    return nil
  }

  /// Returns the part of the bounds that no ancestor cuts off, in the coordinate space of a window; nil if it
  /// is empty.
  fileprivate func visibleFrame(in window: UIWindow) -> CGRect? {
    var visible = convert(bounds, to: window).intersection(window.bounds)
    var ancestor = superview
    while let view = ancestor {
      if view.clipsToBounds { visible = visible.intersection(view.convert(view.bounds, to: window)) }
      ancestor = view.superview
    }
    return visible.isNull || visible.width < 1 || visible.height < 1 ? nil : visible
  }

  /// Returns the topmost visible view that displays a text itself, or otherwise has it as its label or
  /// identifier for accessibility.
  func firstView(showing text: String) -> UIView? {
    firstView { $0.shownText == text }
      ?? firstView { $0.accessibilityLabel == text || $0.accessibilityIdentifier == text }
  }

  private func firstView(where matches: (UIView) -> Bool) -> UIView? {
    guard !isHidden, alpha > 0.01 else { return nil }
    for view in subviews.reversed() {
      if let found = view.firstView(where: matches) { return found }
    }
    return matches(self) ? self : nil
  }
}
