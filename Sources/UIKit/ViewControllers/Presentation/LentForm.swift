internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The corners, to which the view is clipped, and the autoresizing that a presentation sets on a view while
/// it shows it. Afterwards the view has the client's values again, set before or during the presentation.
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

  /// Saves the view's current value, unless the presentation set it.
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
