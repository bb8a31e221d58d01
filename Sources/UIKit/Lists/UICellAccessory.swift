// long file: every kind of accessory with the options that it has
internal import CoreGraphics
public import Foundation

/// What a list's cell shows beside its content.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    /// By the `isEditing` of the cell's state.
    case always, whenEditing, whenNotEditing
  }

  /// How much width an accessory takes.
  public enum LayoutDimension: Hashable, Sendable {
    /// As much as it is wide.
    case actual
    /// As much as accessories of its kind are wide in this list.
    case standard
    /// So many points.
    case custom(CGFloat)
  }

  /// What an accessory is.
  public enum AccessoryType: Int, Sendable {
    /// The label, the own view and the button with a menu take their own width, the others a standard one.
    case disclosureIndicator, checkmark, delete, insert, reorder, multiselect, outlineDisclosure, label,
      customView, detail, popUpMenu
  }

  /// Where among the accessories of its side one stands: its index.
  public typealias Position = (_ accessories: [UICellAccessory]) -> Int

  /// Where an own view stands.
  public enum Placement {
    /// Before the content; after the accessories of that side, unless `at` says another index.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// Behind the content; after the accessories of that side, unless `at` says another index.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// What the accessory was made as.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isLeading: Bool
  let isHidden: Bool
  let width: LayoutDimension
  let tint: UIColor?
  /// Whether a line stands before it.
  var hasLine = false
  var position: Position?
  var action: (() -> Void)?
  var text: (text: String, font: UIFont, adjusts: Bool)?
  var view: UIView?
  var keepsSize = false
  var menu: UIMenu?
  var outlineStyle: OutlineDisclosureOptions.Style?

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, leading: Bool = false, isHidden: Bool,
    width: LayoutDimension?,
    tint: UIColor?
  ) {
    (accessoryType, self.displayed, isLeading, self.isHidden) = (type, displayed, leading, isHidden)
    self.width = width ?? .standard
    self.tint = tint
  }

  // MARK: - Kinds

  /// How an arrow looks.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is not seen; it keeps its room. False unless set.
    public var isHidden: Bool
    /// Nil for the width of its kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the accessory's view; nil for the cell's.
    public var tintColor: UIColor?
    /// Nil stands for what is usual.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil)
    {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden ?? false, reservedLayoutWidth, tintColor
      )
    }
  }
  /// An arrow: the cell leads further.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
      tint: options.tintColor)
  }

  /// How the sign of a choice looks.
  public struct CheckmarkOptions {
    /// Whether the accessory is not seen; it keeps its room. False unless set.
    public var isHidden: Bool
    /// Nil for the width of its kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the accessory's view; nil for the cell's.
    public var tintColor: UIColor?
    /// Nil stands for what is usual.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil)
    {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden ?? false, reservedLayoutWidth, tintColor
      )
    }
  }
  /// The sign of a choice.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
      tint: options.tintColor)
  }

  /// How a button looks that deletes.
  public struct DeleteOptions {
    /// Whether the accessory is not seen; it keeps its room. False unless set.
    public var isHidden: Bool
    /// Nil for the width of its kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the accessory's view; nil for the cell's.
    public var tintColor: UIColor?
    /// Kept for the app: the sign lies on the colour of its kind.
    public var backgroundColor: UIColor?
    /// Nil stands for what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden ?? false, reservedLayoutWidth, tintColor
      )
      self.backgroundColor = backgroundColor
    }
  }
  /// A button that deletes the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var value = UICellAccessory(
      .delete, displayed, leading: true, isHidden: options.isHidden, width: options.reservedLayoutWidth,
      tint: options.tintColor)
    value.action = actionHandler
    return value
  }

  /// How a button looks that inserts.
  public struct InsertOptions {
    /// Whether the accessory is not seen; it keeps its room. False unless set.
    public var isHidden: Bool
    /// Nil for the width of its kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the accessory's view; nil for the cell's.
    public var tintColor: UIColor?
    /// Kept for the app: the sign lies on the colour of its kind.
    public var backgroundColor: UIColor?
    /// Nil stands for what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden ?? false, reservedLayoutWidth, tintColor
      )
      self.backgroundColor = backgroundColor
    }
  }
  /// A button that inserts an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var value = UICellAccessory(
      .insert, displayed, leading: true, isHidden: options.isHidden, width: options.reservedLayoutWidth,
      tint: options.tintColor)
    value.action = actionHandler
    return value
  }

  /// How a grip looks.
  public struct ReorderOptions {
    /// Whether the accessory is not seen; it keeps its room. False unless set.
    public var isHidden: Bool
    /// Nil for the width of its kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the accessory's view; nil for the cell's.
    public var tintColor: UIColor?
    /// Whether a line stands before the grip.
    public var showsVerticalSeparator: Bool
    /// Nil stands for what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden ?? false, reservedLayoutWidth, tintColor
      )
      self.showsVerticalSeparator = showsVerticalSeparator ?? false
    }
  }
  /// A grip to move the item by.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    var value = UICellAccessory(
      .reorder, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
      tint: options.tintColor)
    value.hasLine = options.showsVerticalSeparator
    return value
  }

  /// How the sign of one of many choices looks.
  public struct MultiselectOptions {
    /// Whether the accessory is not seen; it keeps its room. False unless set.
    public var isHidden: Bool
    /// Nil for the width of its kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the accessory's view; nil for the cell's.
    public var tintColor: UIColor?
    /// Kept for the app: the sign lies on the colour of its kind.
    public var backgroundColor: UIColor?
    /// Nil stands for what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden ?? false, reservedLayoutWidth, tintColor
      )
      self.backgroundColor = backgroundColor
    }
  }
  /// A circle that says whether the item is one of the chosen.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, displayed, leading: true, isHidden: options.isHidden, width: options.reservedLayoutWidth,
      tint: options.tintColor)
  }

  /// How the arrow of an outline looks.
  public struct OutlineDisclosureOptions {
    /// What a tap on the cell does.
    public enum Style: Int, Sendable {
      /// `header` expands the item, `cell` selects it and leaves expanding to the arrow; `automatic` is
      /// `header` in headers, else `cell`.
      case automatic, header, cell
    }
    /// `automatic` unless set.
    public var style: Style
    /// Whether the accessory is not seen; it keeps its room. False unless set.
    public var isHidden: Bool
    /// Nil for the width of its kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the accessory's view; nil for the cell's.
    public var tintColor: UIColor?
    /// Nil stands for what is usual.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden ?? false, reservedLayoutWidth, tintColor
      )
    }
  }
  /// An arrow that turns downwards while the item is expanded.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var value = UICellAccessory(
      .outlineDisclosure, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
      tint: options.tintColor)
    (value.action, value.outlineStyle) = (actionHandler, options.style)
    return value
  }

  /// How a button looks that tells more.
  public struct DetailOptions {
    /// Whether the accessory is not seen; it keeps its room. False unless set.
    public var isHidden: Bool
    /// Nil for the width of its kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the accessory's view; nil for the cell's.
    public var tintColor: UIColor?
    /// Nil stands for what is usual.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil)
    {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden ?? false, reservedLayoutWidth, tintColor
      )
    }
  }
  /// A button that tells more of the item.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var value = UICellAccessory(
      .detail, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
      tint: options.tintColor)
    value.action = actionHandler
    return value
  }

  /// How a text looks.
  public struct LabelOptions {
    /// Whether the accessory is not seen; it keeps its room. False unless set.
    public var isHidden: Bool
    /// Nil for as wide as the text.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the text; nil for the secondary label colour.
    public var tintColor: UIColor?
    /// Body text unless set.
    public var font: UIFont
    /// Whether the font follows the user's text size. True unless set.
    public var adjustsFontForContentSizeCategory: Bool
    /// Nil stands for what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden ?? false, reservedLayoutWidth, tintColor
      )
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }
  /// A short text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var value = UICellAccessory(
      .label, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth ?? .actual,
      tint: options.tintColor)
    value.text = (text, options.font, options.adjustsFontForContentSizeCategory)
    return value
  }

  /// How a button with a menu looks.
  public struct PopUpMenuOptions {
    /// Whether the accessory is not seen; it keeps its room. False unless set.
    public var isHidden: Bool
    /// Nil for as wide as the button.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the accessory's view; nil for the cell's.
    public var tintColor: UIColor?
    /// Nil stands for what is usual.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil)
    {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden ?? false, reservedLayoutWidth, tintColor
      )
    }
  }
  /// A button that shows what is chosen in a menu, and opens it.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions()
  ) -> UICellAccessory {
    var value = UICellAccessory(
      .popUpMenu, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth ?? .actual,
      tint: options.tintColor)
    value.menu = menu
    return value
  }

  /// An own view, and where it stands.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    /// The view, which a cell at a time can show.
    public let customView: UIView
    /// Before or behind the content, and when.
    public let placement: Placement
    /// Whether the accessory is not seen; it keeps its room. False unless set.
    public var isHidden: Bool
    /// Nil for as wide as the view.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the accessory's view; nil for the cell's.
    public var tintColor: UIColor?
    /// Whether the view keeps the size of its frame, in place of the one that it asks for.
    public var maintainsFixedSize: Bool
    /// Nil stands for what is usual.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden ?? false)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
  /// An own view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState, isLeading: Bool, position: Position
    switch configuration.placement {
    case .leading(let state, let at): (displayed, isLeading, position) = (state, true, at)
    case .trailing(let state, let at): (displayed, isLeading, position) = (state, false, at)
    }
    var value = UICellAccessory(
      .customView, displayed, leading: isLeading, isHidden: configuration.isHidden,
      width: configuration.reservedLayoutWidth ?? .actual, tint: configuration.tintColor)
    (value.position, value.view, value.keepsSize) = (
      position, configuration.customView, configuration.maintainsFixedSize
    )
    return value
  }
}
