internal import CoreGraphics
public import Foundation

/// A tab of a tab bar.
open class UITabBarItem: UIBarItem {
  /// A tab with a standard title and image.
  public enum SystemItem: Int, Sendable {
    /// Titles in English, and symbols that are not Apple's drawings.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    /// Raw values are UIKit's, 0…11.
    case mostRecent, mostViewed
  }

  public override init() { super.init() }

  /// Creates a tab with a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with another image while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a standard tab.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    show(systemItem)
    self.tag = tag
  }

  /// Creates a tab from data in an archive or a document of Interface Builder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder as? NibCoder { decodeTabItem(from: nib) }
  }

  /// The image while the tab is selected. If `nil`, `image` is used.
  open var selectedImage: UIImage? {
    didSet { changed() }
  }
  /// The text of the badge, in a red capsule; `nil` for none.
  open var badgeValue: String? {
    didSet { changed() }
  }
  /// The colour of the badge. If `nil`, it is red.
  open var badgeColor: UIColor? {
    didSet { changed() }
  }
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { changed() }
  }
  /// The appearance of the bar while the tab is selected. If `nil`, the bar's own is used.
  open var standardAppearance: UITabBarAppearance? {
    didSet {
      standardAppearance.keep(for: oldValue) { [weak self] in self?.changed() }
      changed()
    }
  }
  /// The appearance of the bar while the tab is selected and the content ends above the bar.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      scrollEdgeAppearance.keep(for: oldValue) { [weak self] in self?.changed() }
      changed()
    }
  }
  private var badgeTexts: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Sets the attributes of the badge's text for a state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeTexts[state.rawValue] = textAttributes
    changed()
  }
  /// Returns the attributes set for the state, or `nil` if there are none.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeTexts[state.rawValue]
  }

  final func show(_ item: SystemItem) {
    title = item.look.title
    image = UIImage(systemName: item.look.symbol)
  }
}

extension UITabBarItem.SystemItem {
  var look: (title: String, symbol: String) {
    switch self {
    case .more: ("More", "ellipsis")
    case .favorites: ("Favorites", "star.fill")
    case .featured: ("Featured", "star.fill")
    case .topRated: ("Top Rated", "star.fill")
    case .recents: ("Recents", "clock.fill")
    case .contacts: ("Contacts", "person.crop.circle.fill")
    case .history: ("History", "clock.fill")
    case .bookmarks: ("Bookmarks", "book.fill")
    case .search: ("Search", "magnifyingglass")
    case .downloads: ("Downloads", "square.and.arrow.down")
    case .mostRecent: ("Most Recent", "clock")
    case .mostViewed: ("Most Viewed", "list.number")
    }
  }

  /// Creates an item from its name in documents.
  init?(nibName: String?) {
    switch nibName {
    case "more": self = .more
    case "favorites": self = .favorites
    case "featured": self = .featured
    case "topRated": self = .topRated
    case "recents": self = .recents
    case "contacts": self = .contacts
    case "history": self = .history
    case "bookmarks": self = .bookmarks
    case "search": self = .search
    case "downloads": self = .downloads
    case "mostRecent": self = .mostRecent
    case "mostViewed": self = .mostViewed
    default: return nil
    }
  }
}
