internal import CoreGraphics
public import Foundation
internal import InterfaceBuilder
internal import QuartzCore
internal import RenderTree

/// A view that shows what lies behind it through an effect. Add subviews to `contentView`.
///
/// In front of a blur, the content of a vibrancy effect darkens or lightens what is behind it and leaves it
/// its hue: labels and template images take the effect's colour, as Apple documents, and all content is added
/// to the light behind it, or taken from it.
///
/// - Note: colours behind a blur are not made more vivid. How strong vibrancy is has not been measured.
open class UIVisualEffectView: UIView {
  private var current: UIVisualEffect?
  private var content: UIView
  private let backdrop = UIView(frame: .zero)

  /// A view with an effect, of size zero.
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

  /// One read from a document or an archive.
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

  /// Has constraints inside the content decide on the size of a view that constraints place.
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

  /// The view that holds what is shown in front of the effect.
  open var contentView: UIView { content }

  /// A blur or glass behind the content, or what blends the content into one; nil for nothing.
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

  /// The effect where it is vibrancy.
  final var vibrancy: UIVibrancyEffect? { current as? UIVibrancyEffect }

  /// Over a dark blur content is added, over a light one taken away.
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
  /// The colour of labels in the content of a vibrancy effect; nil elsewhere. O(depth).
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
  /// The effect of an element `visualEffectView`.
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
