internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The corners, within which the view is clipped, and the resizing that a presentation lends a view while it
/// shows it. Who shows the view next has those that the app gave it, before or meanwhile.
@MainActor struct LentForm {
  static let allCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  private var radius = LentValue(\.layer.cornerRadius)
  private var corners = LentValue(\.layer.maskedCorners)
  private var clips = LentValue(\.layer.masksToBounds)
  private var resizing = LentValue(\.autoresizingMask)

  mutating func lend(
    _ view: UIView, radius: CGFloat, corners: CACornerMask, resizing: UIView.AutoresizingMask
  ) {
    self.radius.lend(radius, to: view)
    self.corners.lend(corners, to: view)
    clips.lend(true, to: view)
    self.resizing.lend(resizing, to: view)
  }

  mutating func takeBack(from view: UIView) {
    radius.takeBack(from: view)
    corners.takeBack(from: view)
    clips.takeBack(from: view)
    resizing.takeBack(from: view)
  }
}

@MainActor private struct LentValue<Value: Equatable> {
  private let path: ReferenceWritableKeyPath<UIView, Value>
  private var own: Value?
  private var lent: Value?

  init(_ path: ReferenceWritableKeyPath<UIView, Value>) { self.path = path }

  /// What the view has is its own, unless it was lent before.
  mutating func lend(_ value: Value, to view: UIView) {
    if view[keyPath: path] != lent { own = view[keyPath: path] }
    view[keyPath: path] = value
    lent = view[keyPath: path]
  }

  mutating func takeBack(from view: UIView) {
    if let own, view[keyPath: path] == lent { view[keyPath: path] = own }
    (own, lent) = (nil, nil)
  }
}
