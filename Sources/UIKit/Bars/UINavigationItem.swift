internal import CoreGraphics
public import Foundation

/// The delegate for renaming what a navigation item's title names. All methods but the first have a default
/// implementation.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject {
  /// Called after the title has been changed. Never called: renaming is not implemented.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Returns whether renaming may begin. Never called.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// Returns the text and the selection with which renaming begins. Never called.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Returns whether renaming may end with a title. Never called.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// Returns `true`.
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  /// Returns its arguments.
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  /// Returns `true`.
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
  { true }
}

/// The content of a navigation bar for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The display mode of a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// `automatic` and `always` show a large title in a bar that prefers them, whatever the item below;
    /// `never` and `inline` do not.
    case automatic, always, never, inline
  }

  /// The display mode of back buttons.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item below, "Back", or only the image.
    case `default`, generic, minimal
  }

  final weak var holder: (any BarItemHolder)?

  /// Creates an item with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  public override init() { super.init() }

  /// Creates an item from data in an archive or a document of Interface Builder.
  public required init?(coder: NSCoder) {
    super.init()
    if let nib = coder as? NibCoder { decodeNavigationItem(from: nib) }
  }

  /// Called after the item and all objects connected with it were created from a document.
  open func awakeFromNib() {}

  /// The title in the bar, and on the back button of an item pushed above.
  open var title: String? {
    didSet { changed() }
  }
  /// A view that replaces the title.
  open var titleView: UIView? {
    didSet { changed() }
  }
  /// The accessibility label of the title. If `nil`, it is the title itself.
  open var accessibilityLabel: String? {
    didSet { changed() }
  }
  /// The accessibility hint of the title; `nil` for none.
  open var accessibilityHint: String? {
    didSet { changed() }
  }
  /// A line of text above the title.
  open var prompt: String? {
    didSet { changed() }
  }
  /// The back button that leads to this item, shown while another item is on top.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { changed() }
  }
  /// The title of the back button of an item above this one. If `nil`, ``title`` is used.
  open var backButtonTitle: String? {
    didSet { changed() }
  }
  /// The display mode of the back button while another item is on top. With `minimal` it has no title,
  /// whatever titles are set; with `generic` it shows "Back", unless ``backBarButtonItem`` has a title.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { changed() }
  }
  /// The action that replaces the back button's default.
  open var backAction: UIAction? {
    didSet { changed() }
  }
  /// A Boolean value that determines whether the back button is hidden while this item is on top.
  open var hidesBackButton = false {
    didSet { changed() }
  }
  /// Sets whether the back button is hidden.
  ///
  /// - Note: The change is never animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// A Boolean value that determines whether left items are shown beside the back button rather than in its
  /// place.
  open var leftItemsSupplementBackButton = false {
    didSet { changed() }
  }
  /// The items at the left, from the left.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }
  /// The items at the right, from the right.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }
  /// The first of ``leftBarButtonItems``. Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of ``rightBarButtonItems``, at the outer end. Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the left item. The change is never animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the right item. The change is never animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the left items. The change is never animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the right items. The change is never animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// The groups of buttons after the left items.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { adopt(leadingItemGroups) }
  }
  /// The groups of buttons before the right items, from the title to the edge.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { adopt(trailingItemGroups) }
  }
  /// The group at the edge, after all others.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { adopt(pinnedTrailingGroup.map { [$0] } ?? []) }
  }
  private func adopt(_ groups: [UIBarButtonItemGroup]) {
    for group in groups { group.item = self }
    changed()
  }
  /// A Boolean value that indicates whether a bar shows a back button if there is an item to return to.
  final var showsBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || leadingItems.allSatisfy(\.isHidden))
  }
  /// The items that the bar shows before the title, from the leading edge.
  final var leadingItems: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + leadingItemGroups.flatMap(\.shownItems)
  }
  /// The items that the bar shows after the title, from the trailing edge.
  final var trailingItems: [UIBarButtonItem] {
    (rightBarButtonItems ?? []) + (pinnedTrailingGroup?.shownItems.reversed() ?? [])
      + trailingItemGroups.flatMap(\.shownItems).reversed()
  }
  /// The layout of the title and the groups.
  ///
  /// - Note: Only the first, with a centred title, is implemented.
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  /// Stored only. The layout of title and buttons; every bar shows its title centred.
  open var style = ItemStyle.navigator {
    didSet { if style != .navigator { notYet("UINavigationItem.style other than .navigator") } }
  }
  /// The groups in the centre of a wide bar.
  ///
  /// - Note: Not shown; a warning is logged once.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { if !centerItemGroups.isEmpty { notYet("UINavigationItem.centerItemGroups") } }
  }
  /// Stored only. The identifier for the user's customisation of the groups; bars cannot be customised.
  open var customizationIdentifier: String?
  /// Stored only. The additional elements of an overflow menu, which bars do not have.
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// The provider of the menu that a press on the title opens, given the system's elements.
  ///
  /// - Note: Not implemented; a warning is logged once.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { if titleMenuProvider != nil { notYet("UINavigationItem.titleMenuProvider") } }
  }
  /// The delegate for renaming by the title's menu.
  ///
  /// - Note: Not implemented; a warning is logged once.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    didSet { if renameDelegate != nil { notYet("UINavigationItem.renameDelegate") } }
  }
  /// The placement of a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// Depending on the size of the bar, beside the title, below it, or in a toolbar.
    ///
    /// - Note: Only `stacked` is implemented.
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }
  /// The preferred placement of the search bar.
  ///
  /// - Note: It is below the title on every device, as on a phone before iOS 26.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet {
      if ![.automatic, .inline, .stacked].contains(preferredSearchBarPlacement) {
        notYet("UINavigationItem.preferredSearchBarPlacement.integrated")
      }
    }
  }
  /// The placement of the search bar: always below the title.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  /// Stored only. A Boolean value that determines whether iOS 26 may place the search bar in the toolbar; it
  /// is below the title.
  open var searchBarPlacementAllowsToolbarIntegration = true
  /// Stored only. A Boolean value that determines whether iOS 26 may place the search bar in another column's
  /// bar; it is below the title.
  open var searchBarPlacementAllowsExternalIntegration = false
  // Content of iOS 26 below or in place of the title.
  /// Stored only. A second line below the title; it is not shown.
  open var subtitle: String? { didSet { if subtitle != nil { notYet("UINavigationItem.subtitle") } } }
  /// Stored only. An attributed title; ``title`` is shown.
  open var attributedTitle: AttributedString? {
    didSet { if attributedTitle != nil { notYet("UINavigationItem.attributedTitle") } }
  }
  /// Stored only. An attributed second line; it is not shown.
  open var attributedSubtitle: AttributedString? {
    didSet { if attributedSubtitle != nil { notYet("UINavigationItem.attributedSubtitle") } }
  }
  /// Stored only. A view in place of the second line; it is not shown.
  open var subtitleView: UIView? {
    didSet { if subtitleView != nil { notYet("UINavigationItem.subtitleView") } }
  }
  /// The large title, if it differs from ``title``, otherwise `nil`.
  open var largeTitle: String? { didSet { changed() } }
  /// Stored only. A second line below the large title; it is not shown.
  open var largeSubtitle: String? {
    didSet { if largeSubtitle != nil { notYet("UINavigationItem.largeSubtitle") } }
  }
  /// Stored only. An attributed second line below the large title; it is not shown.
  open var largeAttributedSubtitle: AttributedString? {
    didSet { if largeAttributedSubtitle != nil { notYet("UINavigationItem.largeAttributedSubtitle") } }
  }
  /// Stored only. A view in place of the second line below the large title; it is not shown.
  open var largeSubtitleView: UIView? {
    didSet { if largeSubtitleView != nil { notYet("UINavigationItem.largeSubtitleView") } }
  }
  /// The display mode of the large title, in a bar that prefers large titles. The default, `automatic`,
  /// follows the item below on the stack, and is large at the root.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { changed() }
  }
  /// The appearance for this item in place of the bar's.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet {
      standardAppearance.keep(for: oldValue) { [weak self] in self?.changed() }
      changed()
    }
  }
  /// The appearance in a compact bar while the item is on top. If `nil`, the bar's is used, then
  /// ``standardAppearance``.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      compactAppearance.keep(for: oldValue) { [weak self] in self?.changed() }
      changed()
    }
  }
  /// The appearance when content ends at the bar while the item is on top. If `nil`, the bar's is used.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance.keep(for: oldValue) { [weak self] in self?.changed() }
      changed()
    }
  }
  /// The appearance when content ends at a compact bar while the item is on top. If `nil`, the bar's is used,
  /// then ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      compactScrollEdgeAppearance.keep(for: oldValue) { [weak self] in self?.changed() }
      changed()
    }
  }
  /// A Boolean value that determines whether the search bar is hidden while the content scrolls, and shown by
  /// pulling the content down. The default is `true`.
  open var hidesSearchBarWhenScrolling = true {
    didSet { changed() }
  }
  /// The search controller, whose search bar is the last row of the navigation bar.
  open var searchController: UISearchController? {
    didSet {
      oldValue?.item = nil
      searchController?.item = self
      changed()
    }
  }

  final func changed() {
    holder?.barItemDidChange()
    tellObservers()
  }
}
