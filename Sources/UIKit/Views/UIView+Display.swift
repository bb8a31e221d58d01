internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  /// The number of pixels per point of the view's drawing: its own setting, or the screen's.
  var contentScale: CGFloat {
    get { extras?.contentScale ?? traitCollection.displayScale }
    set {
      needExtras().contentScale = newValue
      ownLayer.contentsScale = newValue
      setNeedsDisplay()
    }
  }

  /// Draws the layer's contents with `draw(_:)`, at the view's scale.
  func displayLayer(_ layer: CALayer) {
    // A view whose class does not draw keeps the contents that were assigned to its layer in every display
    // pass.
    layer.drawContents(
      scale: layer === ownLayer ? contentScale : nil, keepsGiven: layer === ownLayer && !classDraws)
  }

  /// A Boolean value that indicates whether the client's class overrides `draw(_:)`. Overrides in UIKit's
  /// classes do not count: on an iPhone subviews show what those classes draw here.
  private var classDraws: Bool {
    var kits: AnyClass = type(of: self)
    while !_typeName(kits).hasPrefix("UIKit."), let next = _getSuperclass(kits) { kits = next }
    return Self.drawing.areOverridden(in: self, since: kits)
  }

  private static let drawing = ClassMethods(
    of: UIView.self, overriddenIn: [DrawOverride.self], beside: NoOverride.self)

  /// Calls `draw(_:)` for the paintable part, with the layer's context as the current one, and the view's
  /// traits in force.
  func drawLayer(_ layer: CALayer, in context: CGContext) {
    guard layer === ownLayer else { return }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    tinting {
      traitCollection.performAsCurrent {
        // Labels are as opaque as their background, although `isOpaque` is true.
        if isOpaque, ownLayer.backgroundColor == nil, classDraws, !(self is UILabel) {
          // The memory of a context without opacity is black.
          context.setFillColor(UIColor.black.cgColor)
          context.fill(bounds)
        }
        draw(context.paintablePart(of: bounds))
      }
    }
  }

  /// Runs a body in which `UIColor.tintColor` resolves to the view's tint.
  private func tinting(_ body: () -> Void) {
    let outer = UIColor.tintedView
    UIColor.tintedView = self
    defer { UIColor.tintedView = outer }
    body()
  }

  /// Called before the view's layer is drawn, to change the properties of its context. Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  func setContentMode(_ mode: ContentMode) {
    contentModeStorage = mode
    if mode == .redraw { setNeedsDisplay() }
    ownLayer.contentsGravity = mode.gravity
  }

  /// The colour that was assigned to the view, as long as its layer has the colour resolved from it;
  /// otherwise, the layer's own.
  var shownBackground: UIColor? {
    let shown = ownLayer.backgroundColor
    return shown === resolvedBackground ? givenBackground : shown.map(UIColor.init(cgColor:))
  }

  func setBackground(_ color: UIColor?) {
    givenBackground = color
    let old = ownLayer.backgroundColor
    resolveBackground()
    if ownLayer.backgroundColor != old { groundHasChanged() }
  }

  func setOpaque(_ isOpaque: Bool) {
    guard isOpaque != has(.opaque) else { return }
    set(.opaque, isOpaque)
    groundHasChanged()
  }

  /// Redraws a view that has drawn after its background has changed: UIKit fills the contents of an opaque
  /// view before `draw(_:)`.
  private func groundHasChanged() {
    if !ownLayer.marks.contains(.needsDisplay), classDraws { setNeedsDisplay() }
  }

  private func resolveBackground() {
    tinting {
      resolvedBackground = givenBackground.map { color in
        color.isDynamic ? color.resolvedColor(with: traitCollection).cgColor : color.cgColor
      }
    }
    ownLayer.backgroundColor = resolvedBackground
  }

  func setHidden(_ isHidden: Bool) {
    guard isHidden != ownLayer.isHidden else { return }
    ownLayer.isHidden = isHidden
    (superview as? UIStackView)?.arrangedViewWasShownOrHidden(self)
  }

  func setMask(_ view: UIView?) {
    view?.leaveSuperview()
    ownLayer.mask = view?.ownLayer
  }

  var effectiveTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let tint = current.extras?.tint { return adjusted(tint) }
      view = current.superview
    }
    return adjusted(.systemBlue)
  }

  private func adjusted(_ tint: UIColor) -> UIColor { effectiveTintMode == .dimmed ? tint.dimmed : tint }

  var effectiveTintMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if let extras = current.extras {
        if extras.tintMode != .automatic { return extras.tintMode }
        if extras.isBehindPresentation { return .dimmed }
      }
      view = current.superview
    }
    return .normal
  }

  func setTintMode(_ mode: TintAdjustmentMode) {
    guard mode != extras?.tintMode ?? .automatic else { return }
    let old = effectiveTintMode
    needExtras().tintMode = mode
    if effectiveTintMode != old { tintModeMayHaveChanged() }
  }

  /// Sets whether a presentation dims this view and its subviews.
  func setBehindPresentation(_ isBehind: Bool) {
    guard isBehind != extras?.isBehindPresentation ?? false else { return }
    let old = effectiveTintMode
    needExtras().isBehindPresentation = isBehind
    if effectiveTintMode != old { tintModeMayHaveChanged() }
  }

  private func tintModeMayHaveChanged() {
    takeTint()
    for view in subviews where view.extras?.tintMode ?? .automatic == .automatic {
      view.tintModeMayHaveChanged()
    }
  }

  func setTint(_ color: UIColor?) {
    UIView.hasTints = true
    needExtras().tint = color
    tintMayHaveChanged()
  }

  private func takeTint() {
    tintColorDidChange()
    if let color = shownBackground, color.isDynamic { resolveBackground() }
    setNeedsDisplay()
  }

  /// A Boolean value that indicates whether any view has ever been given a tint; without one, moves change no
  /// tint.
  static var hasTints = false

  func tintMayHaveChanged() {
    takeTint()
    for view in subviews where view.extras?.tint == nil { view.tintMayHaveChanged() }
  }

  var effectiveTraits: UITraitCollection {
    guard let source = traitSource else { return topmost.traitsAround ?? .current }
    if let window = source as? UIWindow { return window.traitCollection }
    return source.ownTraits(over: source.inheritedTraits)
  }

  /// The traits on which the view's own overrides are based.
  private var inheritedTraits: UITraitCollection { superview?.effectiveTraits ?? traitsAround ?? .current }

  /// Stores the traits that the view currently inherits.
  func keepTraits() { if superview != nil { traitsAround = inheritedTraits } }

  /// The layout direction of the traits, read without creating a trait collection for each request of layout.
  var traitDirection: UITraitEnvironmentLayoutDirection {
    guard let source = traitSource else { return (topmost.traitsAround ?? .current).layoutDirection }
    if let window = source as? UIWindow { return window.traitCollection.layoutDirection }
    if let own = source.extras?.allOverrides?.layoutDirection, own != .unspecified { return own }
    return source.superview?.traitDirection ?? (source.traitsAround ?? .current).layoutDirection
  }

  /// Resolves colours again and redraws this view and those below, which depend on traits.
  func traitsMayHaveChanged() {
    forEachBelow { view in
      if let color = view.shownBackground, color.isDynamic { view.resolveBackground() }
      view.setNeedsDisplay()
    }
  }
}

extension UIColor {
  /// The colour as shown in a dimmed tint: without its hue, and of the same lightness. Its lightness on an
  /// iPhone is not measured.
  fileprivate var dimmed: UIColor {
    UIColor { traits in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      guard self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
        return self
      }
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
}

extension UIView.ContentMode {
  /// The layer's gravity for this mode; in layer coordinates the top is where y is largest. A view that
  /// redraws shows its last contents stretched until then.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    }
  }
}

private final class DrawOverride: UIView {
  // A body that differs from the empty one it overrides: the two must not be merged.
  override func draw(_ rect: CGRect) { setNeedsDisplay() }
}

private final class NoOverride: UIView {}
