internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIStackView {
  func arrange(_ view: UIView, at index: Int) {
    arranged.removeAll { $0 === view }
    precondition(
      index >= 0 && index <= arranged.count,
      "insertArrangedSubview(_:at:): index \(index) beyond \(arranged.count) views")
    arranged.insert(view, at: index)
    if view.superview !== self { addSubview(view) }
    rearrange()
  }

  func forget(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    rearrange()
  }

  func change<T: Equatable>(_ path: WritableKeyPath<StackArrangement, T>, to value: T) {
    guard arrangement[keyPath: path] != value else { return }
    arrangement[keyPath: path] = value
    rearrange()
  }

  func rearrange() {
    keepsStoredFrames = false
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private var shown: [UIView] { arranged.filter { !$0.isHidden } }

  private func space(after view: UIView) -> CGFloat {
    switch customSpacings[ObjectIdentifier(view)] {
    case nil, UIStackView.spacingUseDefault: spacing
    case UIStackView.spacingUseSystem: StackArrangement.systemSpacing
    case let custom?: custom
    }
  }

  private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  func placeArranged() {
    let views = shown
    guard !views.isEmpty else { return }
    let area = CGRect(origin: .zero, size: layer.bounds.size).inset(by: margins)
    let frames = arrangement.frames(of: views.map(item), in: area)
    let scale = max(traitCollection.displayScale, 1)
    for (view, frame) in zip(views, frames) {
      let rounded = frame.edgesRounded(scale: scale)
      if view.frame != rounded { view.frame = rounded }
    }
  }

  /// The size that holds every shown view at its own size.
  var fittingSize: CGSize {
    let views = shown
    let size = arrangement.fittingSize(of: views.map(item))
    let margins = margins
    return CGSize(
      width: size.width + margins.left + margins.right, height: size.height + margins.top + margins.bottom)
  }

  private func item(_ view: UIView) -> StackArrangement.Item {
    var size = view.intrinsicContentSize
    if let stack = view as? UIStackView { size = stack.fittingSize }
    if size.width == UIView.noIntrinsicMetric { size.width = view.bounds.width }
    if size.height == UIView.noIntrinsicMetric { size.height = view.bounds.height }
    return StackArrangement.Item(
      size: size, hugging: view.contentHuggingPriority(for: axis).rawValue,
      resistance: view.contentCompressionResistancePriority(for: axis).rawValue, space: space(after: view))
  }
}

extension CGRect {
  /// The rectangle with each edge at the nearest multiple of a pixel, halves up.
  func edgesRounded(scale: CGFloat) -> CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
    let x = round(minX), y = round(minY)
    return CGRect(x: x, y: y, width: round(maxX) - x, height: round(maxY) - y)
  }
}
