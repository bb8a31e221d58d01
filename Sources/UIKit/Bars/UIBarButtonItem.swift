internal import CoreGraphics
public import Foundation

/// A button of a navigation bar or toolbar.
open class UIBarButtonItem: UIBarItem {
  /// How a button is set off.
  public enum Style: Int, Sendable {
    case plain, bordered, done
  }

  /// A button with a standard title or picture.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }

  final var systemItem: SystemItem?

  public override init() { super.init() }

  /// A button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
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
    self.target = target as AnyObject?
    self.action = action
  }

  /// A standard button.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
    self.target = target as AnyObject?
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
    let result = unsafeDowncast(
      UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil), to: Self.self)
    result.width = width
    return result
  }

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
  open var action: Selector?
  open weak var target: AnyObject?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  /// Nil for the bar's colour.
  open var tintColor: UIColor? {
    didSet { changed() }
  }
  open var isSelected = false
  open var isHidden = false {
    didSet { changed() }
  }
  private var backgrounds: [UInt: UIImage] = [:]
  private var titleShift = UIOffset.zero
  /// What lies behind the content in bars of the default height, stretched to the button; an appearance's image comes before it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    guard barMetrics == .default else { return notYet("UIBarButtonItem.setBackgroundImage(_:for:barMetrics:) for other bar metrics") }
    backgrounds[state.rawValue] = backgroundImage
    changed()
  }
  /// The image for a state, or for the normal one.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? backgrounds[state.rawValue] ?? backgrounds[UIControl.State.normal.rawValue] : nil
  }
  /// How far the title lies from its place in bars of the default height, in points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    guard barMetrics == .default else { return notYet("UIBarButtonItem.setTitlePositionAdjustment(_:for:) for other bar metrics") }
    titleShift = adjustment
    changed()
  }
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { barMetrics == .default ? titleShift : .zero }
}

extension UIBarButtonItem {
  /// Runs the primary action, opens the menu of an item without an action beside its view, else sends the action to the target or up the responder chain, with the item as its sender.
  package final func perform(_ event: UIEvent? = nil, from view: UIView? = nil) {
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
    case .done where BarPlatter.isUsed: .symbol("checkmark")
    case .cancel where BarPlatter.isUsed, .close where BarPlatter.isUsed: .symbol("xmark")
    case .undo where BarPlatter.isUsed: .symbol("arrow.uturn.backward")
    case .redo where BarPlatter.isUsed: .symbol("arrow.uturn.forward")
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
