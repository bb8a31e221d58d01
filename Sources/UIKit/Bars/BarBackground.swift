internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The content of a bar's background.
struct BarLook {
  var effect: UIBlurEffect?
  var color: UIColor?
  var image: UIImage?
  var imageMode = UIView.ContentMode.scaleToFill
  var shadow: UIColor?
  /// The image at the edge in place of a line.
  var shadowImage: UIImage?

  /// Creates the background of a bar without an appearance: its tint colour, or the standard material,
  /// translucent or not.
  @MainActor init(tint: UIColor?, isTranslucent: Bool, style: UIBarStyle) {
    if let tint {
      color = tint
    } else if isTranslucent {
      // Platters lie directly over the content. The effect of iOS 26 on content below them is not drawn.
      if SystemRelease.hasPlatters, style == .default { return }
      effect = UIBlurEffect(style: style == .default ? .systemChromeMaterial : .systemChromeMaterialDark)
    } else {
      color = style == .default ? .systemBackground : .black
    }
    shadow = UIBarAppearance.standardShadow
  }

  @MainActor init(_ appearance: UIBarAppearance) {
    effect = appearance.backgroundEffect
    color = appearance.backgroundColor
    image = appearance.backgroundImage
    imageMode = appearance.backgroundImageContentMode
    shadow = appearance.shadowColor
    shadowImage = appearance.shadowImage
  }

  /// Removes the background, as since iOS 15 for a bar at the edge of its content without an appearance for
  /// that.
  @MainActor mutating func clear() {
    guard SystemRelease.current >= .iOS15 else { return }
    (effect, color, image, shadow, shadowImage) = (nil, nil, nil, nil, nil)
  }
}

/// A bar whose appearance depends on whether its content ends at it.
@MainActor protocol EdgeBar: BarItemHolder {
  var isAtScrollEdge: Bool { get set }
}

/// The background of a bar, with a line at the edge towards the content.
final class BarBackground: UIView {
  private let material = UIView(frame: .zero)
  private let overlay = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let line = UIImageView(frame: .zero)
  /// A Boolean value that indicates whether the line is at the bottom edge.
  var hasLineBelow = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [material, overlay, picture, line] { addSubview(view) }
    picture.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ look: BarLook) {
    material.backgroundColor = look.effect?.style.tint
    overlay.backgroundColor = look.color
    picture.image = look.image
    picture.contentMode = look.imageMode
    let shadow = look.shadowImage, isColored = shadow?.renderingMode == .alwaysTemplate
    line.image = isColored && look.shadow == nil ? nil : shadow
    line.tintColor = look.shadow
    line.backgroundColor = shadow == nil ? look.shadow : nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = CGRect(origin: .zero, size: layer.bounds.size)
    for view in [material, overlay, picture] { view.frame = area }
    let height = line.image?.size.height ?? 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(
      x: 0, y: hasLineBelow ? area.height : -height, width: area.width, height: height)
  }
}
