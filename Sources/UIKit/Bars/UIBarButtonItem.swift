internal import CoreGraphics
public import Foundation

/// A button in a navigation bar or toolbar.
open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  public enum Style: Int, Sendable {
    /// `bordered` looks like `plain`; `done` has a heavier title, or since iOS 26 a background in the tint
    /// colour.
    case plain, bordered, done
    /// The name of `done` in iOS 26.
    public static var prominent: Style { .done }
  }

  /// A button with a standard title or image.
  public enum SystemItem: Int, Sendable {
    /// Raw values are UIKit's, 0…24. The spaces show nothing: `flexibleSpace` shares the remaining space,
    /// `fixedSpace` has the width of ``width``.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    /// Symbols and English words, depending on the release of iOS, see `SystemRelease`.
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }

  final var systemItem: SystemItem?

  public override init() { super.init() }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target.map(AssociatedValues.owner)
    self.action = action
  }

  /// Creates a button with an image, and another for compact bars.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map(AssociatedValues.owner)
    self.action = action
  }

  /// Creates a standard button.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
    self.target = target.map(AssociatedValues.owner)
    self.action = action
  }

  /// Creates an item that shows a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a standard button that performs an action or opens a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button with the title and image of an action.
  public convenience init(primaryAction: UIAction?) {
    self.init(
      title: primaryAction?.title, image: primaryAction?.image, primaryAction: primaryAction, menu: nil)
  }

  /// Creates a button with a title and image that performs an action or opens a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item from data in an archive or a document of Interface Builder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder as? NibCoder { decodeButtonItem(from: nib) }
  }

  /// Returns a space that shares the remaining space.
  open class func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }
  /// Returns a space of the given width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width: width) }

  private class func space(_ item: SystemItem, width: CGFloat) -> Self {
    // `make` returns an instance of the class that it is given.
    let result = unsafeDowncast(NSObject.make(self), to: Self.self)
    result.systemItem = item
    result.width = width
    return result
  }

  /// The style of the item. The default is `plain`, or `done` for the standard buttons Done and Save.
  open var style = Style.plain {
    didSet { changed() }
  }
  /// The width in points; 0 to fit the content.
  open var width: CGFloat = 0 {
    didSet { changed() }
  }
  /// The titles that the item may get: it is always as wide as the widest of them.
  open var possibleTitles: Set<String>? {
    didSet { changed() }
  }
  /// A view that replaces title and image.
  open var customView: UIView? {
    didSet { changed() }
  }
  /// The action, sent to ``target``, or up the responder chain if that is `nil`, unless there is a primary
  /// action.
  open var action: Selector?
  /// The target, which is not retained. If `nil`, the action is sent up the responder chain.
  open weak var target: AnyObject?
  /// The action of a press, which takes precedence over ``action``.
  open var primaryAction: UIAction?
  /// The menu, which opens on a press if there is no action, otherwise on a long press.
  open var menu: UIMenu?
  /// The tint colour. If `nil`, the bar's colour is used.
  open var tintColor: UIColor? {
    didSet { changed() }
  }
  /// A Boolean value that indicates whether the item is selected, which bars show by a background in its tint
  /// colour.
  open var isSelected = false {
    didSet { if isSelected != oldValue { changed() } }
  }
  /// A Boolean value that determines whether a press toggles ``isSelected`` before the action is performed.
  ///
  /// - Note: Showing the selected element of a menu as the title is not implemented.
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      if changesSelectionAsPrimaryAction, menu != nil {
        notYet("UIBarButtonItem.changesSelectionAsPrimaryAction with a menu")
      }
    }
  }
  /// Stored only. The preferred order of the menu's elements; menus keep their own order.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Stored only. The representation of the item in an overflow menu, which bars do not have.
  open var menuRepresentation: UIMenuElement?
  /// The group of a navigation item that contains the item, or `nil` for none.
  open var buttonGroup: UIBarButtonItemGroup? {
    guard let item = (holder as? UINavigationBar)?.topItem else { return nil }
    let groups =
      item.leadingItemGroups + item.trailingItemGroups + [item.pinnedTrailingGroup].compactMap { $0 }
    return groups.first { $0.barButtonItems.contains(self) || $0.representativeItem === self }
  }
  /// Stored only. A Boolean value that determines whether changes of the item's symbol are animated.
  open var isSymbolAnimationEnabled = false
  /// A Boolean value that determines whether the item has no glass background in iOS 26.
  open var hidesSharedBackground = false { didSet { changed() } }
  /// A Boolean value that determines whether the item shares a platter with its neighbours since iOS 26.
  open var sharesBackground = true { didSet { changed() } }
  /// Stored only. The identifier by which iOS 26 matches the item in another bar; items are not matched.
  open var identifier: String?
  /// The badge at the button's corner in iOS 26; `nil` for none.
  open var badge: Badge? { didSet { if badge != nil { notYet("UIBarButtonItem.badge") } } }
  /// A badge with a number, a text or a dot.
  public struct Badge: Hashable, Sendable {
    /// The text of the badge, or `nil` for a dot.
    public let stringValue: String?
    /// Returns a badge with a number, formatted as in English.
    public static func count(_ count: Int) -> Badge { Badge(stringValue: String(count)) }
    /// Returns a badge with a text.
    public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
    /// Returns a badge that is a dot.
    public static func indicator() -> Badge { Badge(stringValue: nil) }
  }
  /// A Boolean value that determines whether the item is hidden.
  open var isHidden = false {
    didSet { changed() }
  }
  /// The appearance as a button and as a back button.
  final var ownLook = BarItemLook(), backLook = BarItemLook()
  /// Sets the background image for a state and bar metrics, stretched to the button; an appearance's image
  /// takes precedence.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    ownLook.backgrounds[barMetrics, default: [:]][state.rawValue] = backgroundImage
    changed()
  }
  /// Returns the image set for the state, or else for the normal state, and the item's style.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    ownLook.background(for: state, of: style, set: barMetrics)
  }
  /// Sets the offset of the title for bar metrics, in points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    ownLook.titleShifts[barMetrics] = adjustment
    changed()
  }
  /// Returns the offset of the title, in points. The default is zero.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    ownLook.titleShifts[barMetrics] ?? .zero
  }
  /// Sets the background image for buttons of a style, which takes precedence over the one for all styles. It
  /// is stored while the item has another style.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    ownLook.styledBackgrounds[style, default: ByBarMetrics()][barMetrics, default: [:]][state.rawValue] =
      backgroundImage
    changed()
  }
  /// Returns the image set for the style, or else for all styles.
  open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    ownLook.background(for: state, of: style, set: barMetrics)
  }
  /// Sets the downward offset of the background image for bar metrics, in points.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    ownLook.backgroundShifts[barMetrics] = adjustment
    changed()
  }
  /// Returns the downward offset of the background image, in points. The default is 0.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    ownLook.backgroundShifts[barMetrics] ?? 0
  }
  /// Sets the background image of the back button that the item is or stands for. The chevron remains before
  /// it.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backLook.backgrounds[barMetrics, default: [:]][state.rawValue] = backgroundImage
    changed()
  }
  /// Returns the image set for the state, or else for the normal state, or `nil` if there is none.
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backLook.background(for: state, of: style, set: barMetrics)
  }
  /// Sets the offset of a back button's title for bar metrics, in points. It does not change the space that
  /// the title occupies.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backLook.titleShifts[barMetrics] = adjustment
    changed()
  }
  /// Returns the offset of a back button's title, in points. The default is zero.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backLook.titleShifts[barMetrics] ?? .zero
  }
  /// Sets the downward offset of a back button's background image, in points.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    backLook.backgroundShifts[barMetrics] = adjustment
    changed()
  }
  /// Returns the downward offset of a back button's background image, in points. The default is 0.
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backLook.backgroundShifts[barMetrics] ?? 0
  }
}

extension UIBarButtonItem {
  /// Performs the primary action; or opens the menu of an item without an action beside its view; or sends
  /// the action to the target or up the responder chain, with the item as its sender.
  package final func perform(_ event: UIEvent? = nil, from view: UIView? = nil) {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    if let primaryAction { return primaryAction.perform(sender: self) }
    guard let action else {
      if let menu { view?.open(menu, sender: self) }
      return
    }
    if !UIApplication.shared.sendAction(action, to: target, from: self, for: event), target != nil {
      notYet("UIBarButtonItem.action with a target without a table of its methods")
    }
  }

  /// A Boolean value that indicates whether the item is a space.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

extension UIBarButtonItem.SystemItem {
  /// The content of a standard button: a word, or the name of a symbol.
  enum Look: Equatable {
    case text(String)
    case symbol(String)
    case none
  }

  /// The content. In iOS 26 all but two are symbols (`facts/ios26/chrome_ios26.json`, "text system items").
  var look: Look {
    switch self {
    case .done where SystemRelease.hasPlatters: .symbol("checkmark")
    case .cancel where SystemRelease.hasPlatters, .close where SystemRelease.hasPlatters: .symbol("xmark")
    case .undo where SystemRelease.hasPlatters: .symbol("arrow.uturn.backward")
    case .redo where SystemRelease.hasPlatters: .symbol("arrow.uturn.forward")
    case .done: .text("Done")
    case .cancel: .text("Cancel")
    case .edit: .text("Edit")
    case .save: .text("Save")
    case .undo: .text("Undo")
    case .redo: .text("Redo")
    case .flexibleSpace, .fixedSpace: .none
    case .add: .symbol("plus")
    case .compose: .symbol("square.and.pencil")
    case .reply: .symbol("arrowshape.turn.up.left")
    case .action: .symbol("square.and.arrow.up")
    case .organize: .symbol("folder")
    case .bookmarks: .symbol("book")
    case .search: .symbol("magnifyingglass")
    case .refresh: .symbol("arrow.clockwise")
    case .stop: .symbol("xmark")
    case .camera: .symbol("camera")
    case .trash: .symbol("trash")
    case .play: .symbol("play.fill")
    case .pause: .symbol("pause.fill")
    case .rewind: .symbol("backward.fill")
    case .fastForward: .symbol("forward.fill")
    case .pageCurl: .symbol("book")
    case .close: .symbol("xmark.circle.fill")
    }
  }

  /// Creates an item from its name in documents.
  init?(nibName: String?) {
    switch nibName {
    case "done": self = .done
    case "cancel": self = .cancel
    case "edit": self = .edit
    case "save": self = .save
    case "add": self = .add
    case "flexibleSpace": self = .flexibleSpace
    case "fixedSpace": self = .fixedSpace
    case "compose": self = .compose
    case "reply": self = .reply
    case "action": self = .action
    case "organize": self = .organize
    case "bookmarks": self = .bookmarks
    case "search": self = .search
    case "refresh": self = .refresh
    case "stop": self = .stop
    case "camera": self = .camera
    case "trash": self = .trash
    case "play": self = .play
    case "pause": self = .pause
    case "rewind": self = .rewind
    case "fastForward": self = .fastForward
    case "undo": self = .undo
    case "redo": self = .redo
    case "pageCurl": self = .pageCurl
    case "close": self = .close
    default: return nil
    }
  }
}
