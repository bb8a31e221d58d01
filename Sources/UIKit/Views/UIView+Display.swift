internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  /// Pixels a point of what the view draws: its own setting, or the screen's.
  var contentScale: CGFloat {
    get { extras?.contentScale ?? traitCollection.displayScale }
    set {
      needExtras().contentScale = newValue
      ownLayer.contentsScale = newValue
      setNeedsDisplay()
    }
  }

  /// Fills the layer with what `draw(_:)` draws, at the view's scale.
  func displayLayer(_ layer: CALayer) {
    // A view whose class does not draw keeps a picture that
    // its layer was given, however often it is to be drawn.
    layer.drawContents(
      scale: layer === ownLayer ? contentScale : nil, keepsGiven: layer === ownLayer && !classDraws)
  }

  /// Whether the program's own class overrides `draw(_:)`. That UIKit's classes do so is their own affair: on
  /// an iPhone views inside them show what they draw here.
  private var classDraws: Bool {
    var kits: AnyClass = type(of: self)
    while !_typeName(kits).hasPrefix("UIKit."), let next = _getSuperclass(kits) { kits = next }
    return Self.drawing.areOverridden(in: self, since: kits)
  }

  private static let drawing = ClassMethods(
    of: UIView.self, overriddenIn: [DrawOverride.self], beside: NoOverride.self)

  /// `draw(_:)` of what can be painted, with the layer's context as the current one, and the view's traits in
  /// force.
  func drawLayer(_ layer: CALayer, in context: CGContext) {
    guard layer === ownLayer else { return }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    tinting {
      traitCollection.performAsCurrent {
        // Labels are opaque as their background is, though they say that they are.
        if isOpaque, ownLayer.backgroundColor == nil, classDraws, !(self is UILabel) {
          // As the memory of a context without opacity is.
          context.setFillColor(UIColor.black.cgColor)
          context.fill(bounds)
        }
        draw(context.paintablePart(of: bounds))
      }
    }
  }

  /// Does what asks for colours, of which `UIColor.tintColor` is the view's tint.
  private func tinting(_ body: () -> Void) {
    let outer = UIColor.tintedView
    UIColor.tintedView = self
    defer { UIColor.tintedView = outer }
    body()
  }

  /// Called before the view's layer is drawn, to change what its context will be like. Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  func setContentMode(_ mode: ContentMode) {
    contentModeStorage = mode
    if mode == .redraw { setNeedsDisplay() }
    ownLayer.contentsGravity = mode.gravity
  }

  /// The colour that the view was given, as long as its layer has what came of it; else the layer's own.
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

  /// Has the view draw again on another ground, where it has drawn: UIKit fills the picture of an opaque view
  /// before `draw(_:)`.
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

  /// A presentation begins, or ends, to darken this view and what is in it.
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

  /// Whether any view has ever been given a tint: without, moves change none.
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

  /// What the view's own traits replace a part of.
  private var inheritedTraits: UITraitCollection { superview?.effectiveTraits ?? traitsAround ?? .current }

  /// Keeps the traits that the view inherits now.
  func keepTraits() { if superview != nil { traitsAround = inheritedTraits } }

  /// The direction of the traits, which would cost a collection each time that layout asks.
  var traitDirection: UITraitEnvironmentLayoutDirection {
    guard let source = traitSource else { return (topmost.traitsAround ?? .current).layoutDirection }
    if let window = source as? UIWindow { return window.traitCollection.layoutDirection }
    if let own = source.extras?.allOverrides?.layoutDirection, own != .unspecified { return own }
    return source.superview?.traitDirection ?? (source.traitsAround ?? .current).layoutDirection
  }

  /// Colours and drawings depend on traits: this view and those below are resolved and drawn anew.
  func traitsMayHaveChanged() {
    forEachBelow { view in
      if let color = view.shownBackground, color.isDynamic { view.resolveBackground() }
      view.setNeedsDisplay()
    }
  }
}

extension UIColor {
  /// The colour as dimmed tints are shown: without its hue, as light
  /// as it is. Which light it has on an iPhone is not measured.
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
  /// The layer's word for this mode, to whom the top is where y is largest; a view that redraws shows its
  /// last drawing stretched until then.
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
  // Another body than the one it overrides, which is empty: the two must not be one.
  override func draw(_ rect: CGRect) { setNeedsDisplay() }
}

private final class NoOverride: UIView {}
