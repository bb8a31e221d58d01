internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// An object that updates the view behind a cell's content from its background configuration.
///
/// A class rather than a value of the cell's: adding and removing views runs client code, which may access
/// the cell.
@MainActor final class BackgroundHost {
  private var shown: ConfiguredBackground?
  /// The configuration that is shown, or `nil` for none.
  var look: UIBackgroundConfiguration? { shown?.look }

  /// Shows a configuration behind everything else in a cell; `nil` and a clear one need no view.
  func show(_ background: UIBackgroundConfiguration?, in cell: UIView) {
    guard let background, background.isVisible else {
      shown.take()?.removeFromSuperview()
      return
    }
    let view = shown ?? ConfiguredBackground(frame: cell.bounds)
    if shown == nil {
      shown = view
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.isUserInteractionEnabled = false
      UIView.performWithoutAnimation { cell.insertSubview(view, at: 0) }
    }
    view.show(background, tint: cell.tintColor)
  }

  /// Resolves the colours that depend on the tint colour again.
  func tintDidChange(in cell: UIView) { shown?.resolve(tint: cell.tintColor) }
}

/// The view of a background configuration.
final class ConfiguredBackground: UIView {
  private(set) var look = UIBackgroundConfiguration.clear()
  private let fill = UIView(frame: .zero)
  private var effect: UIVisualEffectView?
  private var picture: UIImageView?
  private var own: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill.clipsToBounds = true
    addSubview(fill)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ new: UIBackgroundConfiguration, tint: UIColor) {
    look = new
    effect = placed(new.visualEffect.map { _ in effect ?? UIVisualEffectView(effect: nil) }, for: effect)
    effect?.effect = new.visualEffect
    picture = placed(new.image.map { _ in picture ?? UIImageView(frame: .zero) }, for: picture)
    picture?.image = new.image
    picture?.contentMode = new.imageContentMode
    own = placed(new.customView, for: own)
    fill.layer.borderWidth = new.strokeWidth
    resolve(tint: tint)
    setNeedsLayout()
  }

  func resolve(tint: UIColor) {
    fill.backgroundColor = look.resolvedBackgroundColor(for: tint)
    edgeColor = look.strokeWidth > 0 ? look.resolvedStrokeColor(for: tint) : nil
    fill.layer.borderColor = edgeColor?.resolvedColor(with: traitCollection).cgColor
  }
  private var edgeColor: UIColor?

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fill.layer.borderColor = edgeColor?.resolvedColor(with: traitCollection).cgColor
  }

  /// Replaces one subview by another.
  private func placed<View: UIView>(_ new: View?, for old: View?) -> View? {
    guard old !== new else { return new }
    old?.removeFromSuperview()
    if let new { fill.addSubview(new) }
    return new
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = look.backgroundInsets
    if let margins = superview?.directionalLayoutMargins {
      let edges = look.edgesAddingLayoutMarginsToBackgroundInsets
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let out = look.strokeOutset
    fill.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top - out, left: (isMirrored ? insets.trailing : insets.leading) - out,
        bottom: insets.bottom - out,
        right: (isMirrored ? insets.leading : insets.trailing) - out))
    fill.layer.cornerRadius = min(look.cornerRadius, min(fill.bounds.width, fill.bounds.height) / 2)
    for view in [effect, picture, own] where view != nil { view?.frame = fill.bounds }
    if let own { fill.bringSubviewToFront(own) }
  }
}

extension UIBackgroundConfiguration {
  /// A Boolean value that indicates whether any part of it is visible.
  fileprivate var isVisible: Bool {
    backgroundColor != nil || backgroundColorTransformer != nil || strokeWidth > 0 || image != nil
      || customView != nil
      || visualEffect != nil
  }
}
