internal import CoreGraphics
public import Foundation

/// Renames what a navigation item's title names. Every method but the first has a default.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject {
  /// Called after the title has been changed. Never here: nothing renames.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Whether renaming may begin; yes by default. Never asked here.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// The text and the selection that renaming begins with. Never asked here.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Whether a title is good enough to end with; yes by default. Never asked here.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// Yes.
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  /// What was suggested.
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  /// Yes.
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
  { true }
}

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Whether the title is shown large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Whether a bar that prefers large titles shows this one so: `automatic` does, as `always`, whatever the
    /// item below; `inline` does not, as `never`.
    case automatic, always, never, inline
  }

  /// What back buttons say.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title below, "Back", or nothing beside the picture.
    case `default`, generic, minimal
  }

  final weak var holder: (any BarItemHolder)?

  /// An item with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  public override init() { super.init() }

  /// One read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init()
    if let nib = coder as? NibCoder { decodeNavigationItem(from: nib) }
  }

  /// Called once the item was made from a document, as were all it is connected with.
  open func awakeFromNib() {}

  /// Shown in the bar, and on the back button of what is pushed above.
  open var title: String? {
    didSet { changed() }
  }
  /// A view in place of the title.
  open var titleView: UIView? {
    didSet { changed() }
  }
  /// What is spoken for the title; nil for the title itself.
  open var accessibilityLabel: String? {
    didSet { changed() }
  }
  /// What a press on the title does, as it is spoken; nil for none.
  open var accessibilityHint: String? {
    didSet { changed() }
  }
  /// A line above the title.
  open var prompt: String? {
    didSet { changed() }
  }
  /// The button that leads back to this item, shown while another item is on top.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { changed() }
  }
  /// What the back button of an item above this one says; nil is the title.
  open var backButtonTitle: String? {
    didSet { changed() }
  }
  /// What the back button says while another item is on top: `minimal` nothing, whatever titles there are;
  /// `generic` "Back", unless `backBarButtonItem` has a title.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { changed() }
  }
  /// What the back button does in place of going back.
  open var backAction: UIAction? {
    didSet { changed() }
  }
  /// Whether the bar has no back button while this item is on top.
  open var hidesBackButton = false {
    didSet { changed() }
  }
  /// At once, animated or not.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Whether left items stand beside the back button, not in its place.
  open var leftItemsSupplementBackButton = false {
    didSet { changed() }
  }
  /// From the left.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }
  /// From the right.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }
  /// The first of `leftBarButtonItems`; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of `rightBarButtonItems`, at the outer end; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// At once, animated or not; so the three that follow.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// At once, animated or not.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// At once, animated or not.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// At once, animated or not.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Groups of buttons after the left items.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { adopt(leadingItemGroups) }
  }
  /// Groups of buttons before the right items, from the title to the edge.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { adopt(trailingItemGroups) }
  }
  /// The group at the edge behind all others.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { adopt(pinnedTrailingGroup.map { [$0] } ?? []) }
  }
  private func adopt(_ groups: [UIBarButtonItemGroup]) {
    for group in groups { group.item = self }
    changed()
  }
  /// Whether a bar shows a button that goes back, where there is something to go back to.
  final var showsBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || leadingItems.allSatisfy(\.isHidden))
  }
  /// What the bar shows before the title, from the leading edge.
  final var leadingItems: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + leadingItemGroups.flatMap(\.shownItems)
  }
  /// What the bar shows after the title, from the trailing edge.
  final var trailingItems: [UIBarButtonItem] {
    (rightBarButtonItems ?? []) + (pinnedTrailingGroup?.shownItems.reversed() ?? [])
      + trailingItemGroups.flatMap(\.shownItems).reversed()
  }
  /// How the title and the groups stand. Only the first manner, that of a bar with a title in its middle, is
  /// shown.
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  /// How bars lay out title and buttons. Kept for the app: every bar shows its title in the middle.
  open var style = ItemStyle.navigator {
    didSet { if style != .navigator { notYet("UINavigationItem.style other than .navigator") } }
  }
  /// Groups in the middle of a wide bar; a phone has them in a menu.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { if !centerItemGroups.isEmpty { notYet("UINavigationItem.centerItemGroups") } }
  }
  /// The name under which the user's choice of groups would be kept. Kept for the app: bars are not
  /// customised here.
  open var customizationIdentifier: String?
  /// What the menu of groups without room ends with. Kept for the app: bars have no such menu.
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// The menu that a press on the title opens; gets what the system would offer.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { if titleMenuProvider != nil { notYet("UINavigationItem.titleMenuProvider") } }
  }
  /// Who renames what the title names, by the title's menu. Nobody does: there is none.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    didSet { if renameDelegate != nil { notYet("UINavigationItem.renameDelegate") } }
  }
  /// Where the search bar stands.
  public enum SearchBarPlacement: Int, Sendable {
    /// By the size of the bar, beside the title, below it, or in a toolbar; `stacked` is what is shown.
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }
  /// Where it would best stand. A phone before iOS 26 has it below the title in any case, as every device
  /// here.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet {
      if ![.automatic, .inline, .stacked].contains(preferredSearchBarPlacement) {
        notYet("UINavigationItem.preferredSearchBarPlacement.integrated")
      }
    }
  }
  /// Below the title, always.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  /// Whether iOS 26 may have the search bar in the toolbar, or beside another column's. Kept for the app: it
  /// stands below the title.
  open var searchBarPlacementAllowsToolbarIntegration = true
  /// Kept for the app: it stands below the title.
  open var searchBarPlacementAllowsExternalIntegration = false
  // What iOS 26 shows below or in place of the title.
  /// A second line below the title. Kept for the app: it is not shown.
  open var subtitle: String? { didSet { if subtitle != nil { notYet("UINavigationItem.subtitle") } } }
  /// The title with looks of its own. Kept for the app: `title` is shown.
  open var attributedTitle: AttributedString? {
    didSet { if attributedTitle != nil { notYet("UINavigationItem.attributedTitle") } }
  }
  /// A second line with looks of its own. Kept for the app: it is not shown.
  open var attributedSubtitle: AttributedString? {
    didSet { if attributedSubtitle != nil { notYet("UINavigationItem.attributedSubtitle") } }
  }
  /// A view in place of the second line. Kept for the app: it is not shown.
  open var subtitleView: UIView? {
    didSet { if subtitleView != nil { notYet("UINavigationItem.subtitleView") } }
  }
  /// The large title where it is another than `title`; nil for that.
  open var largeTitle: String? { didSet { changed() } }
  /// A second line below the large title. Kept for the app: it is not shown.
  open var largeSubtitle: String? {
    didSet { if largeSubtitle != nil { notYet("UINavigationItem.largeSubtitle") } }
  }
  /// The same with looks of its own. Kept for the app: it is not shown.
  open var largeAttributedSubtitle: AttributedString? {
    didSet { if largeAttributedSubtitle != nil { notYet("UINavigationItem.largeAttributedSubtitle") } }
  }
  /// A view in place of that line. Kept for the app: it is not shown.
  open var largeSubtitleView: UIView? {
    didSet { if largeSubtitleView != nil { notYet("UINavigationItem.largeSubtitleView") } }
  }
  /// Counts where the bar prefers large titles. `automatic`, as it is unless set, is as the item below on the
  /// stack has it, and large at the root.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { changed() }
  }
  /// Looks for this item in place of the bar's.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet {
      standardAppearance.keep(for: oldValue) { [weak self] in self?.changed() }
      changed()
    }
  }
  /// The look in a low bar while the item is on top; nil for the bar's, then for `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      compactAppearance.keep(for: oldValue) { [weak self] in self?.changed() }
      changed()
    }
  }
  /// The look where content ends at the bar while the item is on top; nil for the bar's.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance.keep(for: oldValue) { [weak self] in self?.changed() }
      changed()
    }
  }
  /// The look where content ends at a low bar while the item is on top; nil for the bar's, then for
  /// `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      compactScrollEdgeAppearance.keep(for: oldValue) { [weak self] in self?.changed() }
      changed()
    }
  }
  /// Whether the search bar goes while the content scrolls, and waits above it to be pulled down.
  open var hidesSearchBarWhenScrolling = true {
    didSet { changed() }
  }
  /// The search of the content; its bar is the last row of the navigation bar.
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
