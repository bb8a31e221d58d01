internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The view of a bar button item, which performs its action when it is tapped.
final class BarButton: BarItemControl<UIBarButtonItem> {
  private var label: UILabel?
  private var picture: UIImageView?
  /// The background image behind the content.
  private var ground: UIImageView?
  /// The background of a selected item, as since iOS 15.
  private var mark: UIView?
  private let look: UIBarButtonItemAppearance?
  /// The appearance set by the methods from before iOS 13.
  private let oldLook: KeyPath<UIBarButtonItem, BarItemLook>
  var contentSize = CGSize.zero
  /// The available size for which a custom view was measured, and the view's own size then; `nil` if it needs
  /// to be measured again.
  var measuredRoom: CGSize?, measuredOwn: CGSize?
  /// A Boolean value that indicates whether changes in the custom view result from measuring it.
  var isMeasuring = false
  /// Notifies the button of changes in a custom view.
  private let hearing: ListHearing?

  /// The height of a bar's row of buttons.
  static let height: CGFloat = 44

  init(item: UIBarButtonItem, look: UIBarButtonItemAppearance?, isBack: Bool = false) {
    self.look = look
    oldLook = isBack ? \.backLook : \.ownLook
    hearing = item.customView == nil ? nil : ListHearing()
    super.init(showing: item)
    if let custom = item.customView {
      show(custom)
    } else if let image = Self.image(of: item) {
      show(image)
    } else {
      show(Self.title(of: item) ?? "")
    }
    showGround()
    showMark()
    if let color = item.shownTint, !isSetOff { tintColor = color }
    if item.width > 0 { contentSize.width = item.width }
    super.isEnabled = item.isEnabled
    stateDidChange()
  }

  /// The distances outside of its frame at which the button receives touches, in points: for a back button
  /// those of its chevron.
  var reach = UIEdgeInsets.zero
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.inset(
      by: UIEdgeInsets(top: -reach.top, left: -reach.left, bottom: -reach.bottom, right: -reach.right)
    ).contains(point)
  }
  /// A Boolean value that indicates whether the button lies on a coloured platter.
  private var isSetOff: Bool { SystemRelease.hasPlatters && item.style == .done }
  /// The colour of the content on a platter, unless the item or the bar sets one: the label colour, white on
  /// a coloured platter, the tertiary label colour if disabled (`facts/ios26/chrome_ios26.json`).
  private var platterColor: UIColor? {
    guard SystemRelease.hasPlatters, item.customView == nil else { return nil }
    if !item.isEnabled { return .tertiaryLabel }
    if isSetOff || mark != nil { return .white }
    return extras?.tint ?? superview?.extras?.tint ?? BarPlatter.contentColor
  }
  override func stateDidChange() {
    let color = label == nil ? nil : stateAttributes[.foregroundColor] as? UIColor
    let platterColor = platterColor
    if let label { dress(label, label.text ?? "") }
    alpha = color != nil ? 1 : !item.isEnabled && platterColor == nil ? 0.35 : isHighlighted ? 0.2 : 1
    let marked: UIColor? = mark == nil ? nil : .white
    label?.textColor = color ?? fixedColor ?? platterColor ?? marked ?? tintColor
    if let own = platterColor ?? marked { picture?.tintColor = own }
    mark?.backgroundColor = tintColor
    ground?.image = groundImage(for: state)
    setNeedsLayout()
  }
  override func touchedUpInside(_ event: UIEvent?) { item.perform(event, from: self) }

  override var itemImage: UIImage? { Self.image(of: item) }

  required init?(coder: NSCoder) { nil }

  static func image(of item: UIBarButtonItem) -> UIImage? {
    if let image = item.shownImage.image { return image }
    guard case .symbol(let name) = item.systemItem?.look else { return nil }
    let isNew = SystemRelease.hasPlatters
    return UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: 17, weight: isNew ? .medium : .regular, scale: isNew ? .medium : .large))
  }

  static func title(of item: UIBarButtonItem) -> String? {
    if let title = item.title { return title }
    guard case .text(let text) = item.systemItem?.look else { return nil }
    return text
  }

  private func show(_ image: UIImage) {
    let shown = image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    let view = UIImageView(image: shown)
    let scale = min(1, Self.height / max(image.size.height, 1))
    contentSize = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    view.contentMode = .scaleAspectFit
    picture = view
    addSubview(view)
  }

  private func show(_ title: String) {
    let view = UILabel(frame: .zero)
    dress(view, title)
    fixedColor = item.shownTint == nil ? restAttributes[.foregroundColor] as? UIColor : nil
    view.textColor = fixedColor ?? tintColor
    label = view
    contentSize = Self.size(of: view)
    for other in item.possibleTitles ?? [] {
      dress(view, other)
      contentSize.width = max(contentSize.width, view.sizeThatFits(contentSize).width)
    }
    dress(view, title)
    if item.possibleTitles != nil { view.textAlignment = .center }
    addSubview(view)
  }

  private static func size(of label: UILabel) -> CGSize {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
  }

  /// Shows a title with the attributes of the button's state, except for its colour.
  private func dress(_ label: UILabel, _ title: String) {
    let attributes = restAttributes.merging(stateAttributes) { $1 }
    label.show(title: title, attributes: attributes)
    label.font =
      UIFont.of(attributes[.font])
      ?? .systemFont(
        ofSize: 17, weight: item.style == .done ? .semibold : SystemRelease.hasPlatters ? .medium : .regular)
  }

  /// The sizes of the content by title, cached.
  private var titleSizes: [String: CGSize] = [:]

  /// Adopts the size for another title than the item's own, without showing it. Measures each title once.
  func fit(title: String) {
    guard let label else { return }
    if titleSizes.isEmpty { titleSizes[label.text ?? ""] = contentSize }
    if let known = titleSizes[title] {
      contentSize = known
      return
    }
    let other = UILabel(frame: .zero)
    dress(other, title)
    contentSize = Self.size(of: other)
    titleSizes[title] = contentSize
  }

  /// Shows another title than the item's own, such as the shorter title of a back button that leaves space
  /// for the bar's title.
  func show(title: String) {
    fit(title: title)
    guard let label, label.text != title else { return }
    dress(label, title)
    stateDidChange()
  }

  private var fixedColor: UIColor?

  /// The appearance for the button's state; `nil` for the normal state.
  private var stateLook: UIBarButtonItemStateAppearance? {
    !item.isEnabled ? look?.disabled : isHighlighted ? look?.highlighted : nil
  }
  /// The title's attributes in the normal state: the item's take precedence over the bar's.
  private var restAttributes: [NSAttributedString.Key: Any] {
    (look?.normal.titleTextAttributes ?? [:]).merging(item.shownTitleAttributes(for: .normal) ?? [:]) { $1 }
  }
  /// The additional attributes of the button's state, likewise; none in the normal state.
  private var stateAttributes: [NSAttributedString.Key: Any] {
    guard !item.isEnabled || isHighlighted else { return [:] }
    let own = item.shownTitleAttributes(for: item.isEnabled ? .highlighted : .disabled)
    return (stateLook?.titleTextAttributes ?? [:]).merging(own ?? [:]) { $1 }
  }
  private func image(for path: KeyPath<UIBarButtonItemStateAppearance, UIImage?>) -> UIImage? {
    stateLook?[keyPath: path] ?? look?.normal[keyPath: path]
  }
  private var titleShift: UIOffset {
    for shift in [stateLook?.titlePositionAdjustment, look?.normal.titlePositionAdjustment] {
      if let shift, shift != .zero { return shift }
    }
    return item.shown(oldLook) { $0.titleShifts.shown(in: $1) } ?? .zero
  }
  private func groundImage(for state: UIControl.State) -> UIImage? {
    let style = item.style
    return image(for: \.backgroundImage)
      ?? item.shown(oldLook) { $0.background(for: state, of: style, shownIn: $1) }
  }

  /// Shows the background image. The button is at least as large as it; otherwise the image is stretched.
  private func showGround() {
    guard item.customView == nil, let image = groundImage(for: .normal) else { return }
    let view = UIImageView(image: image)
    contentSize = CGSize(
      width: max(contentSize.width, image.size.width), height: max(contentSize.height, image.size.height))
    ground = view
    insertSubview(view, at: 0)
  }

  /// The distance by which the background of a selected item exceeds its content, and its corner radius; not
  /// measured.
  private static let markReach = CGSize(width: 6, height: 4), markRadius: CGFloat = 6

  private func showMark() {
    guard item.isSelected, item.customView == nil, SystemRelease.current >= .iOS15 else { return }
    let view = UIView(frame: .zero)
    view.isUserInteractionEnabled = false
    view.layer.cornerRadius = Self.markRadius
    mark = view
    insertSubview(view, at: 0)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    stateDidChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard item.customView == nil else { return placeCustomView() }
    let scale = max(traitCollection.displayScale, 1)
    let size = layer.bounds.size
    let box = CGRect(
      x: 0, y: (size.height - contentSize.height) / 2, width: size.width, height: contentSize.height
    ).edgesRounded(scale: scale)
    let groundShift = item.shown(oldLook) { $0.backgroundShifts.shown(in: $1) } ?? 0
    ground?.frame = box.offsetBy(dx: 0, dy: groundShift).edgesRounded(scale: scale)
    mark?.frame = box.insetBy(dx: -Self.markReach.width, dy: -Self.markReach.height)
    for view in [label, picture].compactMap({ $0 as UIView? }) {
      var shown = contentSize
      if let label, view === label {
        shown.width = min(contentSize.width, size.width)
        // The button keeps its size while it is highlighted, whatever its title's font is then.
        if isHighlighted, item.width == 0, shown == contentSize { shown = Self.size(of: label) }
      }
      view.frame = CGRect(
        x: (size.width - shown.width) / 2, y: (size.height - shown.height) / 2, width: shown.width,
        height: shown.height
      ).inset(by: view === picture ? item.shownImage.insets : .zero)
        .offsetBy(
          dx: view === label ? titleShift.horizontal : 0, dy: view === label ? titleShift.vertical : 0
        ).edgesRounded(scale: scale)
    }
  }
}

/// The chevron of a back button.
final class BackChevron: UIView {
  static let size = CGSize(width: 12, height: 21)
  /// The distances from the button's title across the chevron to the bar's edge.
  static let reach = UIEdgeInsets(top: 0, left: size.width + 6 + 8, bottom: 0, right: 8)

  private let image: UIImage?
  /// A Boolean value that indicates whether it points to the right.
  var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsDisplay() } } }
  /// The size of the image, or of the chevron.
  var shownSize: CGSize { image?.size ?? Self.size }

  /// - Parameter image: The image that replaces the chevron, drawn in the bar's tint colour.
  init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? Self.size))
    isOpaque = false
    contentMode = .redraw
    // The button beside it receives its touches.
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    if isMirrored, let context = UIGraphicsGetCurrentContext() {
      context.translateBy(x: bounds.maxX, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    if let image { return image.withTintColor(tintColor, renderingMode: .alwaysTemplate).draw(in: bounds) }
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10.2, y: 1.9))
    path.addLine(to: CGPoint(x: 1.9, y: 10.5))
    path.addLine(to: CGPoint(x: 10.2, y: 19.1))
    path.lineWidth = 2.6
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    tintColor.setStroke()
    path.stroke()
  }
}
