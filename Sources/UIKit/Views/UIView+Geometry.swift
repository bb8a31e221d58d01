public import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  // Set often, and inlined, so the `open` member does no work of its own.

  @inline(__always) final func setFrame(_ frame: CGRect) {
    ownLayer.frame = frame
    insetsMayFollow()
    if let item = constraintStore?.item { frameChanged(item) }
  }

  @inline(__always) final func setBounds(_ bounds: CGRect) {
    let old = ownLayer.bounds.origin
    ownLayer.bounds = bounds
    if let item = constraintStore?.item, ownLayer.bounds.origin != old { innerOriginChanged(item) }
    insetsMayFollow()
  }

  @inline(__always) final func setCenter(_ center: CGPoint) {
    ownLayer.position = center
    insetsMayFollow()
    if let item = constraintStore?.item { frameChanged(item) }
  }

  /// Changes a layer property that affects where the layer is shown, other than the frame.
  @inline(__always) final func change(_ body: (CALayer) -> Void) {
    body(ownLayer)
    insetsMayFollow()
  }

  func convertPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
    ownLayer.convert(point, to: view?.ownLayer ?? rootLayerForNil)
  }

  func convertPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
    ownLayer.convert(point, from: view?.ownLayer ?? rootLayerForNil)
  }

  func convertRect(_ rect: CGRect, to view: UIView?) -> CGRect {
    ownLayer.convert(rect, to: view?.ownLayer ?? rootLayerForNil)
  }

  func convertRect(_ rect: CGRect, from view: UIView?) -> CGRect {
    ownLayer.convert(rect, from: view?.ownLayer ?? rootLayerForNil)
  }

  /// The layer that nil stands for in conversions: that of the window, or of the topmost view of a tree
  /// without one.
  private var rootLayerForNil: CALayer {
    if let window { return window.ownLayer }
    var top = ownLayer
    while let parent = top.superlayer { top = parent }
    return top
  }

  /// Resizes the subviews by their autoresizing masks after a change of this view's size.
  public func layer(_ layer: CALayer, didResizeFrom oldSize: CGSize) {
    layer.superlayerNeedsLayout()
    if let item = constraintStore?.item { frameChanged(item) }
    if settings.contains(.redrawsOnResize) || contentModeStorage == .redraw { setNeedsDisplay() }
    if !settings.isDisjoint(with: [.hasController, .hasReadableGuide, .followsReadableWidth, .scrolls]) {
      insetsAfterResize()
    }
    guard settings.contains(.autoresizesSubviews), layer.sublayerCount > 0 else { return }
    let new = layer.bounds.size
    layer.visitSublayers { child in
      if child.isPlainLeaf,
        child.withOwner({
          unsafeDowncast($0, to: UIView.self).followPlainly(child, superviewFrom: oldSize, to: new)
        }) == true
      {
        return
      }
      guard let view = UIView.owner(of: child), view.autoresizing != [],
        view.translatesAutoresizingMaskIntoConstraints || view.isEncapsulated
      else { return }
      view.autoresize(superviewFrom: oldSize, to: new)
    }
  }

  private func autoresize(superviewFrom old: CGSize, to new: CGSize) {
    let frame = self.frame
    let result = autoresized(frame, superviewFrom: old, to: new)
    if result != frame { self.frame = result }
  }

  /// Resizes a view without subviews whose class overrides none of the relevant methods. Returns `false`, and
  /// does nothing, if more than the layer depends on the frame.
  private func followPlainly(_ layer: CALayer, superviewFrom old: CGSize, to new: CGSize) -> Bool {
    guard constraintStore == nil, contentModeStorage != .redraw,
      settings.contains(.translatesAutoresizingMask),
      settings.isDisjoint(with: .followingFrame)
    else { return false }
    guard autoresizing != [] else { return true }
    let frame = layer.plainFrame
    let result = autoresized(frame, superviewFrom: old, to: new)
    if result.minX == frame.minX, result.minY == frame.minY, result.width == frame.width,
      result.height == frame.height
    {
      return true
    }
    return layer.resizePlainly(to: result)
  }

  /// A Boolean value that indicates whether the class overrides none of the methods that are called for a new
  /// frame or for layout.
  @usableFromInline package var isResizedPlainly: Bool { !Self.resizingMethods.areOverridden(in: self) }

  private static let resizingMethods = ClassMethods(
    of: UIView.self,
    overriddenIn: [
      FrameOverride.self, MaskOverride.self, TranslationOverride.self, LayoutOverride.self,
      SublayersOverride.self,
      PropertiesOverride.self,
    ])

  private func autoresized(_ frame: CGRect, superviewFrom old: CGSize, to new: CGSize) -> CGRect {
    let mask = autoresizing
    let x = Self.autoresize(
      frame.minX, frame.width, in: old.width, to: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ))
    let y = Self.autoresize(
      frame.minY, frame.height, in: old.height, to: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    return CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
  }

  /// Distributes a change of the superview's length among the flexible parts of one axis, in proportion to
  /// their lengths, not rounded (`autoresizing.json`). Flexible parts that all have length zero share
  /// equally.
  static func autoresize(
    _ origin: CGFloat, _ length: CGFloat, in old: CGFloat, to new: CGFloat,
    flexible: (min: Bool, length: Bool, max: Bool)
  ) -> (origin: CGFloat, length: CGFloat) {
    let delta = new - old
    let rest = old - origin - length
    let total = (flexible.min ? origin : 0) + (flexible.length ? length : 0) + (flexible.max ? rest : 0)
    let count = CGFloat((flexible.min ? 1 : 0) + (flexible.length ? 1 : 0) + (flexible.max ? 1 : 0))
    guard delta != 0, count > 0 else { return (origin, length) }
    func share(_ part: CGFloat) -> CGFloat { total != 0 ? delta * part / total : delta / count }
    return (
      flexible.min ? origin + share(origin) : origin,
      flexible.length ? max(0, length + share(length)) : length
    )
  }

  /// The intrinsic content size, or the view's own size in dimensions without one.
  var defaultFittingSize: CGSize {
    let intrinsic = intrinsicContentSize
    return CGSize(
      width: intrinsic.width == UIView.noIntrinsicMetric ? bounds.width : intrinsic.width,
      height: intrinsic.height == UIView.noIntrinsicMetric ? bounds.height : intrinsic.height)
  }

  /// Returns the radius of one corner, 0 if it is square; of several corners, that of the first.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let masks: [(UIRectCorner, CACornerMask)] = [
      (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner),
      (.bottomLeft, .layerMinXMaxYCorner), (.bottomRight, .layerMaxXMaxYCorner),
    ]
    guard let mask = masks.first(where: { corner.contains($0.0) })?.1, ownLayer.maskedCorners.contains(mask)
    else { return 0 }
    let share = ownLayer.cornerShares?[RoundedCorners(rawValue: UInt8(mask.rawValue))] ?? 1
    return min(ownLayer.cornerRadius * share, min(ownLayer.bounds.width, ownLayer.bounds.height) / 2)
  }

  func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    let old = bounds.size
    guard size != old else { return }
    if transform.isIdentity {
      frame = CGRect(origin: frame.origin, size: size)
    } else {  // The frame is that of the shown content; the size is the view's own.
      let anchor = ownLayer.anchorPoint
      bounds.size = size
      center.x += anchor.x * (size.width - old.width)
      center.y += anchor.y * (size.height - old.height)
    }
  }
}

private final class FrameOverride: UIView {
  override var frame: CGRect {
    get { .zero }
    set {}
  }
}

private final class MaskOverride: UIView {
  override var autoresizingMask: AutoresizingMask {
    get { [] }
    set {}
  }
}

private final class TranslationOverride: UIView {
  override var translatesAutoresizingMaskIntoConstraints: Bool {
    get { false }
    set {}
  }
}

private final class LayoutOverride: UIView {
  override func layoutSubviews() {}
}

private final class SublayersOverride: UIView {
  override func layoutSublayers(of layer: CALayer) {}
}

private final class PropertiesOverride: UIView {
  // A body that differs from the empty one it overrides: the two must not be merged.
  override func updateProperties() { setNeedsLayout() }
}
