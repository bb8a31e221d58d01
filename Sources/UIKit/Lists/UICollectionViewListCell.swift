internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A row of a list in a collection view, with accessories beside its content and separators above and below.
open class UICollectionViewListCell: UICollectionViewCell {
  private static let allCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  private var place: ListPlace?
  private var shown = ListAccessories()
  /// The state for which the accessories are shown. A view under a finger stays as long as the state does not
  /// change.
  private var accessoriesFor: AccessoryState?

  private struct AccessoryState: Equatable {
    var isEditing: Bool, isSelected: Bool, isExpanded: Bool
  }
  private var lines: (top: UIView, bottom: UIView)?
  private var guide: (guide: UILayoutGuide, leading: NSLayoutConstraint)?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a list cell from a document or an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a configuration for a text and an image like a table's; in a header of a list, one for its
  /// title.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard let place, place.isHeader else { return .cell() }
    return place.configuration.appearance == .plain ? .plainHeader() : .groupedHeader()
  }
  /// Returns the background configuration of a row in the list that the cell belongs to.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    place?.background ?? .listPlainCell()
  }

  /// The accessories shown beside the content.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      accessoriesFor = nil
      showAccessories()
    }
  }
  /// The number of steps by which the content is indented.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// The width of an indentation step, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// A Boolean value that determines whether leading accessories are indented with the content.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
  }

  /// The guide that determines the horizontal extent of the separators: constrain its leading and trailing
  /// edges to change it. By default, separators begin at the first text of a list content configuration.
  open var separatorLayoutGuide: UILayoutGuide {
    if let guide { return guide.guide }
    let new = UILayoutGuide()
    addLayoutGuide(new)
    let leading = new.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 0)
    let trailing = new.trailingAnchor.constraint(equalTo: trailingAnchor)
    for loose in [leading, trailing] { loose.priority = .defaultLow }
    NSLayoutConstraint.activate([
      leading, trailing, new.topAnchor.constraint(equalTo: topAnchor),
      new.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    guide = (new, leading)
    return new
  }

  // MARK: - Layout

  private var wasInOutline = false

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    place = layoutAttributes.list
    let outline = place?.outline
    // The settings of an outline do not remain on a cell that is reused in another section.
    if outline != nil || wasInOutline {
      let level = outline?.level ?? 0, isOpen = outline?.isExpanded ?? false
      if indentationLevel != level { indentationLevel = level }
      if isExpanded != isOpen { isExpanded = isOpen }
    }
    wasInOutline = outline != nil
    placeLayer.maskedCorners = place?.corners ?? Self.allCorners
    setNeedsUpdateConfiguration()
  }

  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    if backgroundConfiguration == nil, place != nil {
      show(defaultBackgroundConfiguration().updated(for: state))
    }
    roundCorners()
    showAccessories()
  }

  private func roundCorners() {
    guard let place, place.configuration.appearance == .insetGrouped else { return }
    placeLayer.cornerRadius =
      place.corners.isEmpty ? 0 : TableMetrics.groupRadius(height: layer.bounds.height)
    layer.masksToBounds = !place.corners.isEmpty
  }

  /// The duration of the rotation of an outline disclosure, in seconds; that of a row's move.
  private static let turning = 0.3

  /// A Boolean value that indicates whether a tap on the cell expands and collapses its item instead of
  /// selecting it.
  final var tapExpands: Bool {
    place?.outline != nil
      && accessories.contains {
        $0.outlineStyle == .header || ($0.outlineStyle == .automatic && place?.isHeader == true)
      }
  }

  private func showAccessories() {
    let state = configurationState
    let shows = AccessoryState(
      isEditing: state.isEditing,
      isSelected: state.isSelected && accessories.contains { $0.accessoryType == .multiselect },
      isExpanded: state.isExpanded)
    guard shows != accessoriesFor else { return }
    if var before = accessoriesFor, before.isExpanded != shows.isExpanded {
      before.isExpanded = shows.isExpanded
      if before == shows {
        accessoriesFor = shows
        let shown = shown
        return UIView.animate(withDuration: Self.turning, delay: 0, options: .allowUserInteraction) {
          shown.turnArrows(isExpanded: shows.isExpanded)
        }
      }
    }
    accessoriesFor = shows
    let previous = shown.views
    shown = ListAccessories(
      accessories, isEditing: shows.isEditing, isSelected: shows.isSelected, isExpanded: shows.isExpanded
    ) { [weak self] in
      if let self, let collection, let path = collection.indexPath(for: self) {
        collection.toggleOutline(at: path)
      }
    }
    let new = Set(shown.views.map(ObjectIdentifier.init))
    for view in previous where !new.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
    // Below the separators and in their own order, whatever views were there before.
    for view in shown.views {
      if let lines { insertSubview(view, belowSubview: lines.top) } else { addSubview(view) }
    }
    setNeedsLayout()
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var margin: CGFloat { place?.margin ?? 16 }

  /// Places the accessories, sets the content's margins, and returns the span that is left for the content.
  private func placeAccessories(in size: CGSize) -> (start: CGFloat, end: CGFloat) {
    let step = CGFloat(indentationLevel) * indentationWidth
    let span = shown.place(
      in: size, margin: margin, indent: indentsAccessories ? step : 0, isMirrored: isMirrored)
    let hasLeading = isMirrored ? span.end < size.width : span.start > 0
    let leading = hasLeading ? (indentsAccessories ? 0 : step) : step + margin
    let margins = NSDirectionalEdgeInsets(
      top: 8, leading: contentView is UIListContentView ? max(8, leading) : leading, bottom: 8,
      trailing: (isMirrored ? span.start > 0 : span.end < size.width) ? 8 : margin)
    if contentView.directionalLayoutMargins != margins { contentView.directionalLayoutMargins = margins }
    return span
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    roundCorners()
    let size = layer.bounds.size, span = placeAccessories(in: size)
    let frame = CGRect(x: span.start, y: 0, width: max(0, span.end - span.start), height: size.height)
    if contentView.frame != frame { contentView.frame = frame }
    placeSeparators(in: size)
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.openSides == .height else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    updateConfigurationIfNeeded()
    let wanted = layoutAttributes.size, span = placeAccessories(in: wanted)
    guard let result = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    result.size.width = max(0, span.end - span.start)
    let fitted = super.preferredLayoutAttributesFitting(result)
    let scale = max(traitCollection.displayScale, 1)
    result.size = CGSize(
      width: wanted.width,
      height: max(ListPlace.leastHeight, (fitted.size.height * scale).rounded(.up) / scale))
    return result
  }

  private func placeSeparators(in size: CGSize) {
    guard let separators = place?.separators, separators.top != nil || separators.bottom != nil else {
      lines?.top.isHidden = true
      lines?.bottom.isHidden = true
      return
    }
    let pair = lines ?? (UIView(frame: .zero), UIView(frame: .zero))
    if lines == nil {
      lines = pair
      addSubview(pair.top)
      addSubview(pair.bottom)
    }
    let pixel = 1 / max(traitCollection.displayScale, 1)
    let text = (contentView as? UIListContentView)?.textStart.map {
      contentView.frame.minX + $0
    }
    let own = NSDirectionalEdgeInsets(
      top: 0, leading: text ?? contentView.frame.minX + margin, bottom: 0, trailing: 0)
    if let leading = guide?.leading, leading.constant != own.leading { leading.constant = own.leading }
    let guided = guide.map { ($0.guide.layoutFrame.minX, $0.guide.layoutFrame.maxX) }
    for (line, insets, y) in [
      (pair.top, separators.top, 0), (pair.bottom, separators.bottom, size.height - pixel),
    ] {
      line.isHidden = insets == nil
      line.backgroundColor = separators.look.color
      guard let insets else { continue }
      let isOwn = insets == UIListSeparatorConfiguration.automaticInsets
      let from = isOwn ? guided?.0 ?? own.leading : insets.leading,
        to = isOwn ? guided?.1 ?? size.width : size.width - insets.trailing
      let start = isMirrored && guided == nil ? size.width - to : from
      line.frame = CGRect(x: start, y: y, width: max(0, to - from), height: pixel)
    }
  }
}
