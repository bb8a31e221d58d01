public import Foundation

/// Buttons of a bar that belong together.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// The buttons from the leading edge on; a change shows with the bar's next layout.
  open var barButtonItems: [UIBarButtonItem] { didSet { changed() } }
  /// What stands for several of them in a bar of compact width, whatever room the bar has; a bar of regular
  /// width shows them all.
  open var representativeItem: UIBarButtonItem? { didSet { changed() } }
  /// Entries of a menu in place of the buttons. Kept for the app: bars have no menu for what has no room.
  open var menuRepresentation: UIMenuElement?
  /// Whether the buttons go when there is no room even for the representative. Kept for the app: it always
  /// stays.
  open var alwaysAvailable = false
  /// Whether the bar leaves the whole group out, the representative with it.
  open var isHidden = false { didSet { changed() } }
  final weak var item: UINavigationItem?

  /// A group that stays, with what stands for its items in a bar of compact width.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }

  /// A group that is always shown.
  open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem])
    -> UIBarButtonItemGroup
  {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.alwaysAvailable = true
    return group
  }
  /// A group that users may move. Kept for the app: bars are not customised here.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// A group that users may take away. Kept for the app: bars are not customised here.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isHidden = !isInDefaultCustomization
    return group
  }

  /// Whether the representative is shown in place of the items.
  open var isDisplayingRepresentativeItem: Bool {
    guard representativeItem != nil, let bar = item?.holder as? UIView else { return false }
    return barButtonItems.count > 1 && bar.traitCollection.horizontalSizeClass != .regular
  }

  /// The buttons that a bar shows.
  final var shownItems: [UIBarButtonItem] {
    if isHidden { return [] }
    return isDisplayingRepresentativeItem ? representativeItem.map { [$0] } ?? [] : barButtonItems
  }

  private func changed() { item?.changed() }
}

extension UIBarButtonItem {
  /// A group of this item alone, which is always shown.
  public final func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  /// A group of this item alone. Kept for the app: bars are not customised here.
  public final func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
  /// A group of this item alone, which users may take away. Kept for the app: bars are not customised here.
  public final func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }
}
