internal import CoreGraphics
internal import Foundation

/// The content of a share sheet: the shared items, the sharing activities side by side, and the other actions
/// below each other.
///
/// Lengths are those of an image of iOS 16.
final class ActivitySheet: UIView {
  private let choose: (UIActivity?) -> Void
  private let header = UIView(frame: .zero), symbol = UIImageView(frame: .zero), title = UILabel(frame: .zero)
  private let close = UIButton(type: .close), line = UIView(frame: .zero)
  /// The scroll view of the rows, and the horizontal one of the icons above them.
  private let scroll = UIScrollView(frame: .zero), iconScroll = UIScrollView(frame: .zero)
  private var icons: [ActivityButton] = [], rows: [ActivityButton] = []

  private static let margin: CGFloat = 16, headerHeight: CGFloat = 72, side: CGFloat = 40
  private static let iconSize = CGSize(width: 76, height: 100), iconPitch: CGFloat = 90
  private static let rowHeight: CGFloat = 50, rowPitch: CGFloat = 60

  /// Creates the sheet.
  ///
  /// `choose` is called with the chosen activity, or `nil` to close the sheet.
  init(of items: [Any], heading: String?, activities: [UIActivity], choose: @escaping (UIActivity?) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    (symbol.image, title.text) = Self.heading(of: items)
    if let heading { title.text = heading }
    symbol.backgroundColor = .secondarySystemGroupedBackground
    symbol.tintColor = .secondaryLabel
    symbol.contentMode = symbol.image?.isSymbolImage ?? true ? .center : .scaleAspectFill
    symbol.layer.cornerRadius = 4
    symbol.clipsToBounds = true
    title.font = .systemFont(ofSize: 13)
    title.numberOfLines = 2
    close.addAction(UIAction { [weak self] _ in self?.choose(nil) }, for: .touchUpInside)
    line.backgroundColor = .separator
    iconScroll.showsHorizontalScrollIndicator = false
    iconScroll.contentInsetAdjustmentBehavior = .never
    for view in [scroll, iconScroll] { view.scrollsToTop = false }
    scroll.addSubview(iconScroll)
    for view in [scroll, header] { addSubview(view) }
    for view in [symbol, title, close, line] as [UIView] { header.addSubview(view) }
    for activity in activities {
      let isShare = type(of: activity).activityCategory == .share,
        button = ActivityButton(activity, isRow: !isShare)
      button.addAction(UIAction { [weak self] _ in self?.choose(activity) }, for: .touchUpInside)
      (isShare ? iconScroll : scroll).addSubview(button)
      if isShare { icons.append(button) } else { rows.append(button) }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns an image and a title for the shared items.
  private static func heading(of items: [Any]) -> (UIImage?, String?) {
    let picture = items.lazy.compactMap { $0 as? UIImage }.first
    let text = items.lazy.compactMap { $0 as? String ?? ($0 as? NSAttributedString)?.string }.first {
      !$0.isEmpty
    }
    if let text { return (picture ?? UIImage(systemName: "text.alignleft"), text) }
    if let url = items.lazy.compactMap({ $0 as? URL }).first {
      let name = url.isFileURL ? url.lastPathComponent : url.host ?? url.absoluteString
      return (picture ?? UIImage(systemName: url.isFileURL ? "doc" : "safari"), name)
    }
    if let picture { return (picture, items.count > 1 ? "\(items.count) Images" : "Image") }
    return (UIImage(systemName: "doc"), nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width, margin = Self.margin
    header.frame = CGRect(x: 0, y: 0, width: width, height: Self.headerHeight)
    symbol.frame = CGRect(x: margin, y: margin, width: Self.side, height: Self.side)
    close.frame = CGRect(x: width - 13 - 30, y: 14, width: 30, height: 30)
    title.frame = CGRect(
      x: symbol.frame.maxX + 8, y: margin, width: max(0, close.frame.minX - symbol.frame.maxX - 16),
      height: Self.side)
    let hair = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: Self.headerHeight - hair, width: width, height: hair)
    scroll.frame = bounds.inset(by: UIEdgeInsets(top: Self.headerHeight, left: 0, bottom: 0, right: 0))
    var y: CGFloat = 22
    for (index, icon) in icons.enumerated() {
      icon.frame = CGRect(
        origin: CGPoint(x: margin - 8 + CGFloat(index) * Self.iconPitch, y: 0), size: Self.iconSize)
    }
    iconScroll.frame = CGRect(x: 0, y: y, width: width, height: icons.isEmpty ? 0 : Self.iconSize.height)
    iconScroll.contentSize = CGSize(
      width: (icons.last?.frame.maxX ?? 0) + margin - 8, height: iconScroll.bounds.height)
    if !icons.isEmpty { y += Self.iconSize.height + 10 }
    for row in rows {
      row.frame = CGRect(x: margin, y: y, width: width - 2 * margin, height: Self.rowHeight)
      y += Self.rowPitch
    }
    scroll.contentSize = CGSize(width: width, height: y)
  }
}

/// The view of an activity in a share sheet: an image with its title below, or a row with its title and
/// image.
private final class ActivityButton: UIControl {
  private let isRow: Bool
  private let label = UILabel(frame: .zero), picture = UIImageView(frame: .zero)

  init(_ activity: UIActivity, isRow: Bool) {
    self.isRow = isRow
    super.init(frame: .zero)
    label.text = activity.activityTitle
    label.font = .systemFont(ofSize: isRow ? 17 : 11)
    label.textAlignment = isRow ? .natural : .center
    picture.image = activity.activityImage
    picture.tintColor = .label
    picture.contentMode = isRow ? .scaleAspectFit : .center
    picture.clipsToBounds = true
    picture.layer.cornerRadius = isRow ? 0 : 13.5
    if isRow { layer.cornerRadius = 10 } else { picture.backgroundColor = .secondarySystemGroupedBackground }
    for view in [label, picture] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = activity.activityTitle
    accessibilityTraits = .button
    showGround()
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { showGround() } }

  private func showGround() {
    if isRow {
      backgroundColor = isHighlighted ? .systemFill : .secondarySystemGroupedBackground
    } else {
      alpha = isHighlighted ? 0.5 : 1
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isRow else {
      picture.frame = CGRect(x: (bounds.width - 60) / 2, y: 0, width: 60, height: 60)
      label.frame = CGRect(x: 0, y: 64, width: bounds.width, height: 16)
      return
    }
    picture.frame = CGRect(x: bounds.width - 16 - 24, y: (bounds.height - 24) / 2, width: 24, height: 24)
    label.frame = CGRect(x: 20, y: 0, width: max(0, picture.frame.minX - 28), height: bounds.height)
  }
}

/// Copies the items to the pasteboard.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { Self.isCopied($0) }
  }
  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
  override func perform() {
    let texts = items.compactMap { $0 as? String ?? ($0 as? NSAttributedString)?.string }
    let images = items.compactMap { $0 as? UIImage }, addresses = items.compactMap { $0 as? URL }
    if !texts.isEmpty {
      UIPasteboard.general.strings = texts
    } else if !addresses.isEmpty {
      UIPasteboard.general.urls = addresses
    } else {
      UIPasteboard.general.images = images
    }
    activityDidFinish(true)
  }

  private static func isCopied(_ item: Any) -> Bool {
    item is String || item is NSAttributedString || item is UIImage || item is URL
  }
}
