internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import RenderTree

/// The view of a menu element.
final class MenuRow: UIControl {
  private let label = UILabel(frame: .zero), second = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero), mark = UIImageView(frame: .zero)
  /// The chevron of an element that opens a submenu.
  private let arrow = UIImageView(frame: .zero)
  private let line = UIView(frame: .zero)
  private let isHeading: Bool
  var showsLine = false
  /// A Boolean value that indicates whether an element of the menu has a mark.
  var hasRoomForMarks = false

  private static let margin: CGFloat = 16, markRoom: CGFloat = 20

  convenience init(_ element: UIMenuElement) {
    guard !(element is UIDeferredMenuElement) else {
      self.init(title: "Loading…")
      label.textColor = .secondaryLabel
      isEnabled = false
      return
    }
    self.init(title: element.title)
    second.text = element.subtitle
    picture.image = element.image
    let leaf = element as? any UIMenuLeaf, attributes = leaf?.attributes ?? []
    let menu = element as? UIMenu
    let isDestructive = attributes.contains(.destructive) || menu?.options.contains(.destructive) == true
    let color: UIColor =
      attributes.contains(.disabled) ? .tertiaryLabel : isDestructive ? .systemRed : .label
    label.textColor = color
    picture.tintColor = color
    mark.tintColor = color
    arrow.tintColor = color
    isEnabled = !attributes.contains(.disabled)
    switch leaf?.state {
    case .on: mark.image = UIImage(systemName: "checkmark")
    case .mixed: mark.image = UIImage(systemName: "minus")
    default: if menu != nil { arrow.image = UIImage(systemName: "chevron.right") }
    }
    if let spoken = element.accessibilityLabel { accessibilityLabel = spoken }
    (accessibilityHint, accessibilityValue) = (element.accessibilityHint, element.accessibilityValue)
    accessibilityIdentifier = element.accessibilityIdentifier
    if !element.accessibilityTraits.isEmpty { accessibilityTraits.formUnion(element.accessibilityTraits) }
  }

  init(title: String, isHeading: Bool = false, showsBack: Bool = false) {
    self.isHeading = isHeading
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: isHeading ? 12 : 17)
    label.textColor = isHeading ? .secondaryLabel : .label
    label.numberOfLines = 2
    second.font = .systemFont(ofSize: 12)
    second.textColor = .secondaryLabel
    line.backgroundColor = .separator
    if showsBack {
      mark.image = UIImage(systemName: "chevron.left")
      mark.tintColor = .secondaryLabel
    }
    for view in [picture, mark, arrow] { view.contentMode = .scaleAspectFit }
    for view in [label, second, picture, mark, arrow, line] as [UIView] { addSubview(view) }
    accessibilityLabel = title
  }

  required init?(coder: NSCoder) { nil }

  var naturalHeight: CGFloat {
    let hasSecond = second.text?.isEmpty == false
    return SystemRelease.hasPlatters
      ? MenuFigures.height(isHeading: isHeading, hasSecond: hasSecond) : isHeading ? 32 : hasSecond ? 58 : 44
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted && !isHeading ? .systemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    if SystemRelease.hasPlatters { return placeParts(in: size) }
    var left = Self.margin, right = size.width - Self.margin
    if let image = mark.image {
      mark.frame = CGRect(
        x: left - 6, y: (size.height - 14) / 2, width: min(16, image.size.width), height: 14)
      left += Self.markRoom - 4
    }
    for view in [arrow, picture] {
      guard let image = view.image else { continue }
      let side = CGSize(width: min(24, image.size.width), height: min(24, image.size.height))
      view.frame = CGRect(
        x: right - side.width, y: (size.height - side.height) / 2, width: side.width, height: side.height)
      right -= side.width + 8
    }
    let hasSecond = second.text?.isEmpty == false
    label.frame = CGRect(
      x: left, y: hasSecond ? 8 : 0, width: max(0, right - left), height: hasSecond ? 24 : size.height)
    second.frame = CGRect(x: left, y: 32, width: max(0, right - left), height: hasSecond ? 18 : 0)
    let hair = 1 / max(traitCollection.displayScale, 1)
    line.isHidden = !showsLine
    line.frame = CGRect(x: 0, y: size.height - hair, width: size.width, height: hair)
  }
}

extension MenuRow {
  /// Lays out the parts as in iOS 26: images and marks before the texts.
  private func placeParts(in size: CGSize) {
    let hasMark = mark.image != nil, lead = MenuFigures.titleStart(hasMarks: hasRoomForMarks || hasMark)
    let hasSecond = second.text?.isEmpty == false, scale = max(traitCollection.displayScale, 1)
    var left = lead, right = size.width - MenuFigures.titleStart(hasMarks: false)
    mark.frame = CGRect(x: lead - 22, y: (size.height - 14) / 2, width: hasMark ? 16 : 0, height: 14)
    line.isHidden = true
    for view in [arrow, picture] {
      guard let image = view.image else { continue }
      let side = CGSize(width: min(24, image.size.width), height: min(24, image.size.height)),
        y = (size.height - side.height) / 2
      // The chevron of a submenu stays behind its title. Not measured.
      let x = view === arrow ? right - side.width : left
      view.frame = CGRect(x: x, y: y, width: side.width, height: side.height).edgesRounded(scale: scale)
      if view === arrow { right -= side.width + 8 } else { left += 36 }
    }
    let width = max(0, right - left)
    let top =
      hasSecond
      ? (size.height - MenuFigures.titleHeight - MenuFigures.secondHeight) / 2
      : (size.height - MenuFigures.titleHeight) / 2
    let own = label.sizeThatFits(CGSize(width: width, height: 0)).height
    let height = hasSecond ? MenuFigures.titleHeight : max(MenuFigures.titleHeight, min(size.height, own))
    let y = hasSecond ? top : (size.height - height) / 2
    label.frame = CGRect(x: left, y: y, width: width, height: height).edgesRounded(scale: scale)
    second.frame = CGRect(
      x: left, y: label.frame.maxY, width: width, height: hasSecond ? MenuFigures.secondHeight : 0
    ).edgesRounded(scale: scale)
  }
}
