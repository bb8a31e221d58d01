internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The view of a tab: an icon of about 25 points above a title of 10, or beside one of 13 on wide bars.
final class TabButton: BarItemControl<UITabBarItem> {
  private let icon: UIImageView
  private let label = UILabel(frame: .zero)
  private var badge: UILabel?
  private let look: UITabBarItemStateAppearance?
  /// The image below the icon of the selected tab.
  private var mark: UIImageView?
  var isInline = false {
    didSet { if isInline != oldValue { setNeedsLayout() } }
  }

  /// A Boolean value that indicates whether the tab lies on a platter of iOS 26.
  var isOnPlatter = false {
    didSet { if isOnPlatter != oldValue { setNeedsLayout() } }
  }

  init(
    item: UITabBarItem, isSelected: Bool, look: UITabBarItemStateAppearance?, color: UIColor,
    mark: (image: UIImage, color: UIColor?)? = nil
  ) {
    self.look = look
    let image = (isSelected ? item.selectedImage : nil) ?? item.shownImage.image
    let shown = image.map { image -> UIImage in
      let sized =
        image.isSymbolImage
        ? image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 18, weight: .medium, scale: .large))
        : image
      return image.renderingMode == .automatic ? sized.withRenderingMode(.alwaysTemplate) : sized
    }
    icon = UIImageView(image: shown)
    icon.contentMode = .scaleAspectFit
    super.init(showing: item)
    let attributes =
      item.shownTitleAttributes(for: isSelected ? .selected : .normal) ?? look?.titleTextAttributes ?? [:]
    tintColor = look?.iconColor ?? color
    label.show(title: item.title, attributes: attributes)
    label.font =
      UIFont.of(attributes[.font])
      ?? .systemFont(ofSize: 10, weight: SystemRelease.hasPlatters ? .semibold : .medium)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? color
    if let mark {
      let view = UIImageView(image: mark.image)
      view.tintColor = mark.color
      self.mark = view
      addSubview(view)
    }
    addSubview(icon)
    addSubview(label)
    if let value = item.badgeValue { showBadge(value, isSelected) }
    alpha = item.isEnabled ? 1 : 0.35
  }

  /// Called when the tab is tapped.
  var onTap: (@MainActor (UITabBarItem) -> Void)?
  override func touchedUpInside(_ event: UIEvent?) { if item.isEnabled { onTap?(item) } }

  required init?(coder: NSCoder) { nil }

  private func showBadge(_ value: String, _ isSelected: Bool) {
    let label = UILabel(frame: .zero)
    let attributes =
      (isSelected ? item.badgeTextAttributes(for: .selected) : nil) ?? item.badgeTextAttributes(for: .normal)
      ?? look?.badgeTextAttributes ?? [:]
    label.show(title: value, attributes: attributes)
    label.font = UIFont.of(attributes[.font]) ?? .systemFont(ofSize: 13)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .white
    label.textAlignment = .center
    label.backgroundColor = item.badgeColor ?? look?.badgeBackgroundColor ?? .systemRed
    label.clipsToBounds = true
    badge = label
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = layer.bounds.size
    let scale = max(traitCollection.displayScale, 1)
    let own = icon.image?.size ?? .zero
    let fit = min(1, 30 / max(own.height, 1), max(30, size.width) / max(own.width, 1))
    let image = CGSize(width: own.width * fit, height: own.height * fit)
    let text = label.sizeThatFits(CGSize(width: size.width, height: size.height))
    let hasTitle = item.title?.isEmpty == false
    let shift = item.shownTitleShift == .zero ? look?.titlePositionAdjustment ?? .zero : item.shownTitleShift
    if let mark, let size = mark.image?.size {
      mark.frame = CGRect(
        x: (layer.bounds.width - size.width) / 2, y: (layer.bounds.height - size.height) / 2,
        width: size.width, height: size.height
      ).edgesRounded(scale: scale)
    }
    if isInline {
      let gap: CGFloat = own == .zero ? 0 : 7
      let total = image.width + gap + text.width
      let x = (size.width - total) / 2
      icon.frame = CGRect(x: x, y: (size.height - image.height) / 2, width: image.width, height: image.height)
        .edgesRounded(scale: scale)
      label.frame = CGRect(
        x: x + image.width + gap + shift.horizontal, y: (size.height - text.height) / 2 + shift.vertical,
        width: text.width, height: text.height
      ).edgesRounded(scale: scale)
    } else {
      // The icon's centre is 19 points below the top, the title ends 3 above the bottom; on a platter the
      // centres are 24 and 44.5 points below its top (`facts/ios26/chrome_ios26.json`).
      let middle = hasTitle ? CGFloat(isOnPlatter ? 24 : 19) : size.height / 2
      let titleTop = isOnPlatter ? 44.5 - text.height / 2 : size.height - 3 - text.height
      icon.frame = CGRect(
        x: (size.width - image.width) / 2, y: middle - image.height / 2, width: image.width,
        height: image.height
      ).inset(by: item.shownImage.insets).edgesRounded(scale: scale)
      let width = min(text.width, size.width)
      label.frame = CGRect(
        x: (size.width - width) / 2 + shift.horizontal, y: titleTop + shift.vertical,
        width: width, height: text.height
      ).edgesRounded(scale: scale)
    }
    if let badge {
      let own = badge.sizeThatFits(size)
      let width = max(18, own.width + 10)
      badge.frame = CGRect(x: icon.frame.maxX - 8, y: 2, width: width, height: 18).edgesRounded(scale: scale)
      badge.layer.cornerRadius = 9
    }
  }
}
