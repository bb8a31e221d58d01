internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIStackView {
  /// Inserts a view into the arrangement, or moves it within it.
  func arrange(_ view: UIView, at index: Int) {
    raiseUnless(
      index >= 0 && index <= arranged.count,
      "insertArrangedSubview(_:at:): index \(index) beyond \(arranged.count) views")
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(index, arranged.count))  // Moving a view makes the row shorter.
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    rearrange()
  }

  func forget(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    rearrange()
  }

  func change<T: Equatable>(_ path: WritableKeyPath<StackManner, T>, to value: T) {
    guard manner[keyPath: path] != value else { return }
    manner[keyPath: path] = value
    rearrange()
    moveInBlock()
  }

  /// Invalidates the arranging constraints, which are created again in the next update. Views whose stored
  /// frames were kept are placed from now on.
  func rearrange() {
    if keepsStoredFrames {
      keepsStoredFrames = false
      for view in arranged {
        view.settings.remove(.keepsStoredFrame)
        view.translatesAutoresizingMaskIntoConstraints = false
        LayoutEvents.translatesMaskChanged(of: view)
      }
    }
    isArranged = false
    markUsesConstraints()
    setNeedsUpdateConstraints()
  }

  func arrangedViewWasShownOrHidden(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    rearrange()
    if moveInBlock(), view.isHidden { ViewAnimation.current?.keepShown(view.layer) }
  }

  /// Makes changes inside an animation block move the views with its timing, without a layout by the client;
  /// returns `false` outside of any block.
  @discardableResult private func moveInBlock() -> Bool {
    guard let block = ViewAnimation.current, UIView.areAnimationsEnabled, window != nil else { return false }
    block.arrange(self)
    return true
  }

  func arrangedContentChanged() {
    if manner.distribution == .fillProportionally { rearrange() }
  }

  /// Called when the margins have changed; proportional lengths lie inside them.
  func marginsChanged() {
    if manner.isMarginsRelative { arrangedContentChanged() }
  }

  func space(by spacing: CGFloat, after view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    let custom = spacing == UIStackView.spacingUseDefault ? nil : spacing
    guard customSpacings[ObjectIdentifier(view)] != custom else { return }
    customSpacings[ObjectIdentifier(view)] = custom
    rearrange()
    moveInBlock()
  }

  /// Creates the constraints of the arrangement, unless they are up to date.
  func arrangeByConstraints() {
    guard !isArranged, !keepsStoredFrames else { return }
    isArranged = true
    NSLayoutConstraint.deactivate(arranging)
    arranging = StackConstraints(self).made
    for constraint in arranging { hold(constraint) }
    treeEngine?.keepOrder(of: arranged)
  }

  /// Returns the distance to the next view.
  func space(after view: UIView) -> CGFloat {
    switch customSpacings[ObjectIdentifier(view)] {
    case nil, UIStackView.spacingUseDefault: spacing
    case UIStackView.spacingUseSystem: StackManner.systemSpacing
    case let custom?: custom
    }
  }

  /// Returns the length that a view's content requests; `noIntrinsicMetric` if it requests none.
  func naturalLength(of view: UIView) -> CGFloat {
    var size = view.contentSizeForLayout
    if view is UIStackView { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    return manner.axis == .horizontal ? size.width : size.height
  }

  /// Returns the view that provides the stack's first or last baseline: in a column the one at that end, in a
  /// row the tallest.
  func baselineView(isFirst: Bool) -> UIView {
    let shown = arranged.filter { !$0.isHidden }
    guard manner.axis == .horizontal else { return (isFirst ? shown.first : shown.last) ?? self }
    return shown.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height } ?? self
  }
}
