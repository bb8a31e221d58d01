internal import CoreGraphics
public import Foundation

/// A button of a navigation bar or toolbar.
open class UIBarButtonItem: UIBarItem {
  /// How a button is set off.
  public enum Style: Int, Sendable {
    /// `bordered` looks as `plain`; `done` is set off by a heavier title, or from iOS 26 on by a ground of
    /// the tint.
    case plain, bordered, done
    /// What iOS 26 calls `done`.
    public static var prominent: Style { .done }
  }

  /// A button with a standard title or picture.
  public enum SystemItem: Int, Sendable {
    /// Raw values are UIKit's, 0…24. The spaces show nothing: `flexibleSpace` shares what is left over,
    /// `fixedSpace` is as wide as `width`.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    /// Symbols and words in English; which ones is by the release of iOS, see `SystemRelease`.
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }

  final var systemItem: SystemItem?

  public override init() { super.init() }

  /// A button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target.map(AssociatedValues.owner)
    self.action = action
  }

  /// A button with an image, and another for compact bars.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// A button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map(AssociatedValues.owner)
    self.action = action
  }

  /// A standard button.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
    self.target = target.map(AssociatedValues.owner)
    self.action = action
  }

  /// An item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A standard button that runs an action or opens a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button with the title and image of an action.
  public convenience init(primaryAction: UIAction?) {
    self.init(
      title: primaryAction?.title, image: primaryAction?.image, primaryAction: primaryAction, menu: nil)
  }

  /// A button with a title and image that runs an action or opens a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// One read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder as? NibCoder { decodeButtonItem(from: nib) }
  }

  /// Space that shares what is left over.
  open class func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }
  /// Space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width: width) }

  private class func space(_ item: SystemItem, width: CGFloat) -> Self {
    // `make` answers with an instance of the class that it is given.
    let result = unsafeDowncast(NSObject.make(self), to: Self.self)
    result.systemItem = item
    result.width = width
    return result
  }

  /// `plain` unless set; `done` for the standard buttons Done and Save.
  open var style = Style.plain {
    didSet { changed() }
  }
  /// The width in points; 0 for as wide as the content.
  open var width: CGFloat = 0 {
    didSet { changed() }
  }
  /// Titles that the item may get: it is as wide from the start as the widest of them.
  open var possibleTitles: Set<String>? {
    didSet { changed() }
  }
  /// A view in place of title and image.
  open var customView: UIView? {
    didSet { changed() }
  }
  /// Sent to `target`, or where that is nil up the responder chain, unless there is a primary action.
  open var action: Selector?
  /// Not retained; nil is the responder chain.
  open weak var target: AnyObject?
  /// What a press does, before `action`.
  open var primaryAction: UIAction?
  /// Opened by a press where there is no action, else by a long one.
  open var menu: UIMenu?
  /// Nil for the bar's colour.
  open var tintColor: UIColor? {
    didSet { changed() }
  }
  /// Turned over by `changesSelectionAsPrimaryAction`; bars show the item on a ground of its tint.
  open var isSelected = false {
    didSet { if isSelected != oldValue { changed() } }
  }
  /// Whether a press turns `isSelected` over before the action is run. That a menu's choice becomes the title
  /// is not done.
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      if changesSelectionAsPrimaryAction, menu != nil {
        notYet("UIBarButtonItem.changesSelectionAsPrimaryAction with a menu")
      }
    }
  }
  /// In what order the menu stands. Kept for the app: menus stand in their own.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// What stands for the item in a menu of what has no room. Kept for the app: bars have no such menu.
  open var menuRepresentation: UIMenuElement?
  /// The group of a navigation item that the item is in; nil for none.
  open var buttonGroup: UIBarButtonItemGroup? {
    guard let item = (holder as? UINavigationBar)?.topItem else { return nil }
    let groups =
      item.leadingItemGroups + item.trailingItemGroups + [item.pinnedTrailingGroup].compactMap { $0 }
    return groups.first { $0.barButtonItems.contains(self) || $0.representativeItem === self }
  }
  /// Whether symbols of the item move as they change. Kept for the app: bars' symbols stand still.
  open var isSymbolAnimationEnabled = false
  /// Whether the glass of iOS 26 is left away, and whether it is shared with the neighbours.
  open var hidesSharedBackground = false { didSet { changed() } }
  /// Whether the item stands on one platter with its neighbours, from iOS 26 on.
  open var sharesBackground = true { didSet { changed() } }
  /// By what iOS 26 knows the item in another bar again. Kept for the app: items go and come.
  open var identifier: String?
  /// The sign at the button's corner of iOS 26; nil for none.
  open var badge: Badge? { didSet { if badge != nil { notYet("UIBarButtonItem.badge") } } }
  /// A number, a text or a dot.
  public struct Badge: Hashable, Sendable {
    /// Nil for a dot.
    public let stringValue: String?
    /// A number as text, in the manner of English.
    public static func count(_ count: Int) -> Badge { Badge(stringValue: String(count)) }
    /// A text as it is.
    public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
    /// A dot.
    public static func indicator() -> Badge { Badge(stringValue: nil) }
  }
  /// Whether the bar leaves the item out.
  open var isHidden = false {
    didSet { changed() }
  }
  /// As a button, and as a back button.
  final var ownLook = BarItemLook(), backLook = BarItemLook()
  /// What lies behind the content in bars of a height, stretched to the button; an appearance's image comes
  /// before it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    ownLook.backgrounds[barMetrics, default: [:]][state.rawValue] = backgroundImage
    changed()
  }
  /// The image for a state, or for the normal one, of the item's style.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    ownLook.background(for: state, of: style, set: barMetrics)
  }
  /// How far the title lies from its place in bars of a height, in points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    ownLook.titleShifts[barMetrics] = adjustment
    changed()
  }
  /// In points; zero for what was not set.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    ownLook.titleShifts[barMetrics] ?? .zero
  }
  /// An image for the buttons of a style, which comes before one for all; it is kept while the item has
  /// another.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    ownLook.styledBackgrounds[style, default: ByBarMetrics()][barMetrics, default: [:]][state.rawValue] =
      backgroundImage
    changed()
  }
  /// What was set for the style, or else for all.
  open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    ownLook.background(for: state, of: style, set: barMetrics)
  }
  /// How far down what lies behind the content is from its place in bars of a height, in points.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    ownLook.backgroundShifts[barMetrics] = adjustment
    changed()
  }
  /// In points, downwards; 0 for what was not set.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    ownLook.backgroundShifts[barMetrics] ?? 0
  }
  /// The same for the back button that the item is, or stands for. The chevron stays before it.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backLook.backgrounds[barMetrics, default: [:]][state.rawValue] = backgroundImage
    changed()
  }
  /// The image for a state, or for the normal one; nil for what was not set.
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backLook.background(for: state, of: style, set: barMetrics)
  }
  /// How far a back button's title lies from its place in bars of a height, in points. It takes its room all
  /// the same, however far it is away.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backLook.titleShifts[barMetrics] = adjustment
    changed()
  }
  /// In points; zero for what was not set.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backLook.titleShifts[barMetrics] ?? .zero
  }
  /// How far down what lies behind a back button's content is from its place, in points.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    backLook.backgroundShifts[barMetrics] = adjustment
    changed()
  }
  /// In points, downwards; 0 for what was not set.
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backLook.backgroundShifts[barMetrics] ?? 0
  }
}

extension UIBarButtonItem {
  /// Runs the primary action, opens the menu of an item without an action beside its view, else sends the
  /// action to the target or up the responder chain, with the item as its sender.
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

  /// Whether the item is nothing but space.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

extension UIBarButtonItem.SystemItem {
  /// What the button shows: a word, or a symbol by name.
  enum Look: Equatable {
    case text(String)
    case symbol(String)
    case none
  }

  /// In iOS 26 all but two are symbols (`facts/ios26/chrome_ios26.json`, "text system items").
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

  /// An item by its name in documents.
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
