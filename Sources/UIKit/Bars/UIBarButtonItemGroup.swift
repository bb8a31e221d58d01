public import Foundation

/// A group of related buttons in a bar.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// The buttons from the leading edge on. A change is shown with the bar's next layout.
  open var barButtonItems: [UIBarButtonItem] { didSet { changed() } }
  /// The item that replaces several buttons in a bar of compact width, whatever its space; a bar of regular
  /// width shows them all.
  open var representativeItem: UIBarButtonItem? { didSet { changed() } }
  /// Stored only. The representation of the group in an overflow menu, which bars do not have.
  open var menuRepresentation: UIMenuElement?
  /// Stored only. A Boolean value that indicates whether the group remains if there is no space for its
  /// representative; it always remains.
  open var alwaysAvailable = false
  /// A Boolean value that determines whether the whole group is hidden, including the representative.
  open var isHidden = false { didSet { changed() } }
  final weak var item: UINavigationItem?

  /// Creates a fixed group, with the item that replaces its buttons in a bar of compact width.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }

  /// Returns a group that is always shown.
  open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem])
    -> UIBarButtonItemGroup
  {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.alwaysAvailable = true
    return group
  }
  /// Returns a group that users may move.
  ///
  /// - Note: Bars cannot be customised.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// Returns a group that users may remove.
  ///
  /// - Note: Bars cannot be customised.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isHidden = !isInDefaultCustomization
    return group
  }

  /// A Boolean value that indicates whether the representative is shown in place of the items.
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
  /// Returns a group of only this item that is always shown.
  public final func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  /// Returns a group of only this item that users may move.
  ///
  /// - Note: Bars cannot be customised.
  public final func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
  /// Returns a group of only this item that users may remove.
  ///
  /// - Note: Bars cannot be customised.
  public final func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }
}
