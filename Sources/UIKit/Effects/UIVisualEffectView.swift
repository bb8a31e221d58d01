internal import CoreGraphics
public import Foundation
internal import InterfaceBuilder
internal import QuartzCore
internal import RenderTree

/// A view that displays an effect on the content behind it. Add subviews to `contentView`.
///
/// In front of a blur, the content of a vibrancy effect darkens or lightens the colours behind it and
/// preserves their hue: labels and template images have the effect's colour, as Apple documents, and all
/// content is added to, or subtracted from, the light behind it.
///
/// - Note: The colours behind a blur are not made more vivid. The strength of vibrancy is not measured.
open class UIVisualEffectView: UIView {
  private var current: UIVisualEffect?
  private var content: UIView
  private let backdrop = UIView(frame: .zero)

  /// Creates a view with an effect and a size of zero.
  public init(effect: UIVisualEffect?) {
    content = UIView(frame: .zero)
    super.init(frame: .zero)
    prepare(effect)
  }

  public override init(frame: CGRect) {
    content = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    prepare(nil)
  }

  /// Creates a view from a document or an archive.
  public required init?(coder: NSCoder) {
    content = UIView(frame: .zero)
    super.init(coder: coder)
    guard let nib = coder as? NibCoder else {
      prepare(nil)
      return
    }
    if let stored = nib.view(key: "contentView") {
      content = stored
    } else {
      content.frame = CGRect(origin: .zero, size: bounds.size)
    }
    prepare(nib.visualEffect)
    if !translatesAutoresizingMaskIntoConstraints { tieContent() }
  }

  /// Ties the content to the edges, so that constraints in the content determine the size of a view that is
  /// laid out with constraints.
  private func tieContent() {
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: leftAnchor),
      content.rightAnchor.constraint(equalTo: rightAnchor),
      content.topAnchor.constraint(equalTo: topAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  private func prepare(_ effect: UIVisualEffect?) {
    backdrop.isUserInteractionEnabled = false
    backdrop.frame = CGRect(origin: .zero, size: layer.bounds.size)
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(backdrop, at: 0)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    self.effect = effect
  }

  /// The view that contains the content in front of the effect.
  open var contentView: UIView { content }

  /// The effect: a blur or glass behind the content, vibrancy that blends the content, or nil.
  open var effect: UIVisualEffect? {
    get { current }
    set {
      current = newValue
      let blur = newValue as? UIBlurEffect ?? (newValue as? UIGlassEffect)?.blur
      backdrop.layer.backgroundFilters = blur.map { [LayerFilter.gaussianBlur(radius: $0.style.radius)] }
      backdrop.backgroundColor = blur?.style.tint
      content.tintColor = vibrancy?.ink
      blendContent()
    }
  }

  /// The effect, if it is a vibrancy effect.
  final var vibrancy: UIVibrancyEffect? { current as? UIVibrancyEffect }

  /// Adds the content over a dark blur and subtracts it over a light one.
  private func blendContent() {
    content.layer.compositingFilter = vibrancy.map { vibrancy in
      vibrancy.blurEffect.style.isDark(traitCollection) ? "plusLighterBlendMode" : "plusDarkerBlendMode"
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if vibrancy != nil { blendContent() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if vibrancy != nil { blendContent() }
  }
}

extension UIView {
  /// The colour of labels in the content of the nearest vibrancy effect, or nil if there is none. O(depth).
  final var vibrantInk: UIColor? {
    var view = superview
    while let above = view {
      if let effect = above as? UIVisualEffectView { return effect.vibrancy?.ink }
      view = above.superview
    }
    return nil
  }
}

extension NibCoder {
  /// The effect of a `visualEffectView` element.
  var visualEffect: UIVisualEffect? {
    if let blur = object.child(named: "blurEffect") {
      return UIBlurEffect(style: UIBlurEffect.Style(nibName: blur.attributes["style"]) ?? .regular)
    }
    guard let vibrancy = object.child(named: "vibrancyEffect") else { return nil }
    let blur = vibrancy.child(named: "blurEffect")?.attributes["style"]
    return UIVibrancyEffect(
      blurEffect: UIBlurEffect(style: UIBlurEffect.Style(nibName: blur) ?? .regular),
      style: UIVibrancyEffectStyle(nibName: vibrancy.attributes["style"]) ?? .label)
  }
}
