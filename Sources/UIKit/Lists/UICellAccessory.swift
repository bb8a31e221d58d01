// long file: the kinds of accessories with their options
internal import CoreGraphics
public import Foundation

/// An accessory that a list cell shows beside its content.
@preconcurrency @MainActor public struct UICellAccessory {
  /// The editing states in which an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    /// Depends on the `isEditing` property of the cell's state.
    case always, whenEditing, whenNotEditing
  }

  /// The widths reserved for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The actual width of the accessory.
    case actual
    /// The width of accessories of the same kind in this list.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The types of accessories.
  public enum AccessoryType: Int, Sendable {
    /// The label, the custom view and the button with a menu have their actual width, the others a standard
    /// one.
    case disclosureIndicator, checkmark, delete, insert, reorder, multiselect, outlineDisclosure, label,
      customView, detail, popUpMenu
  }

  /// A closure that returns the index of an accessory among those of its side.
  public typealias Position = (_ accessories: [UICellAccessory]) -> Int

  /// The placements of a custom view.
  public enum Placement {
    /// Before the content; after the other accessories of that side, unless `at` returns another index.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// After the content; after the other accessories of that side, unless `at` returns another index.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// The type of the accessory.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isLeading: Bool
  let isHidden: Bool
  let width: LayoutDimension
  let tint: UIColor?
  /// A Boolean value that indicates whether a line is shown before the accessory.
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

  // MARK: - Options

  /// The options of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// A Boolean value that determines whether the accessory is hidden; it keeps its space. The default is
    /// `false`.
    public var isHidden: Bool
    /// The reserved layout width; nil for the width of the accessory's kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint colour of the accessory; nil for the cell's.
    public var tintColor: UIColor?
    /// Creates options; nil stands for the default value.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil)
    {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden ?? false, reservedLayoutWidth, tintColor
      )
    }
  }
  /// Returns a chevron, which indicates that the cell leads to more content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
      tint: options.tintColor)
  }

  /// The options of a checkmark.
  public struct CheckmarkOptions {
    /// A Boolean value that determines whether the accessory is hidden; it keeps its space. The default is
    /// `false`.
    public var isHidden: Bool
    /// The reserved layout width; nil for the width of the accessory's kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint colour of the accessory; nil for the cell's.
    public var tintColor: UIColor?
    /// Creates options; nil stands for the default value.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil)
    {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden ?? false, reservedLayoutWidth, tintColor
      )
    }
  }
  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
      tint: options.tintColor)
  }

  /// The options of a delete control.
  public struct DeleteOptions {
    /// A Boolean value that determines whether the accessory is hidden; it keeps its space. The default is
    /// `false`.
    public var isHidden: Bool
    /// The reserved layout width; nil for the width of the accessory's kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint colour of the accessory; nil for the cell's.
    public var tintColor: UIColor?
    /// Stored only. The background colour of the control. The control has the standard colour.
    public var backgroundColor: UIColor?
    /// Creates options; nil stands for the default value.
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
  /// Returns a control that deletes the item.
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

  /// The options of an insert control.
  public struct InsertOptions {
    /// A Boolean value that determines whether the accessory is hidden; it keeps its space. The default is
    /// `false`.
    public var isHidden: Bool
    /// The reserved layout width; nil for the width of the accessory's kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint colour of the accessory; nil for the cell's.
    public var tintColor: UIColor?
    /// Stored only. The background colour of the control. The control has the standard colour.
    public var backgroundColor: UIColor?
    /// Creates options; nil stands for the default value.
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
  /// Returns a control that inserts an item.
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

  /// The options of a reorder control.
  public struct ReorderOptions {
    /// A Boolean value that determines whether the accessory is hidden; it keeps its space. The default is
    /// `false`.
    public var isHidden: Bool
    /// The reserved layout width; nil for the width of the accessory's kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint colour of the accessory; nil for the cell's.
    public var tintColor: UIColor?
    /// A Boolean value that determines whether a line is shown before the control.
    public var showsVerticalSeparator: Bool
    /// Creates options; nil stands for the default value.
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
  /// Returns a control by which the user moves the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    var value = UICellAccessory(
      .reorder, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
      tint: options.tintColor)
    value.hasLine = options.showsVerticalSeparator
    return value
  }

  /// The options of a multiple selection control.
  public struct MultiselectOptions {
    /// A Boolean value that determines whether the accessory is hidden; it keeps its space. The default is
    /// `false`.
    public var isHidden: Bool
    /// The reserved layout width; nil for the width of the accessory's kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint colour of the accessory; nil for the cell's.
    public var tintColor: UIColor?
    /// Stored only. The background colour of the control. The control has the standard colour.
    public var backgroundColor: UIColor?
    /// Creates options; nil stands for the default value.
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
  /// Returns a circle that indicates whether the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, displayed, leading: true, isHidden: options.isHidden, width: options.reservedLayoutWidth,
      tint: options.tintColor)
  }

  /// The options of an outline disclosure.
  public struct OutlineDisclosureOptions {
    /// The actions of a tap on the cell.
    public enum Style: Int, Sendable {
      /// `header` expands the item; `cell` selects it and leaves expanding to the disclosure; `automatic` is
      /// `header` in headers, otherwise `cell`.
      case automatic, header, cell
    }
    /// The action of a tap on the cell. The default is `automatic`.
    public var style: Style
    /// A Boolean value that determines whether the accessory is hidden; it keeps its space. The default is
    /// `false`.
    public var isHidden: Bool
    /// The reserved layout width; nil for the width of the accessory's kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint colour of the accessory; nil for the cell's.
    public var tintColor: UIColor?
    /// Creates options; nil stands for the default value.
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
  /// Returns a chevron that points down while the item is expanded.
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

  /// The options of a detail button.
  public struct DetailOptions {
    /// A Boolean value that determines whether the accessory is hidden; it keeps its space. The default is
    /// `false`.
    public var isHidden: Bool
    /// The reserved layout width; nil for the width of the accessory's kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint colour of the accessory; nil for the cell's.
    public var tintColor: UIColor?
    /// Creates options; nil stands for the default value.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil)
    {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden ?? false, reservedLayoutWidth, tintColor
      )
    }
  }
  /// Returns a button that shows details of the item.
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

  /// The options of a label.
  public struct LabelOptions {
    /// A Boolean value that determines whether the accessory is hidden; it keeps its space. The default is
    /// `false`.
    public var isHidden: Bool
    /// The reserved layout width; nil for the width of the text.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the text; nil for the secondary label colour.
    public var tintColor: UIColor?
    /// The font. The default is the body text style.
    public var font: UIFont
    /// A Boolean value that determines whether the font follows the user's text size. The default is `true`.
    public var adjustsFontForContentSizeCategory: Bool
    /// Creates options; nil stands for the default value.
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
  /// Returns a short text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var value = UICellAccessory(
      .label, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth ?? .actual,
      tint: options.tintColor)
    value.text = (text, options.font, options.adjustsFontForContentSizeCategory)
    return value
  }

  /// The options of a pop-up menu.
  public struct PopUpMenuOptions {
    /// A Boolean value that determines whether the accessory is hidden; it keeps its space. The default is
    /// `false`.
    public var isHidden: Bool
    /// The reserved layout width; nil for the width of the button.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint colour of the accessory; nil for the cell's.
    public var tintColor: UIColor?
    /// Creates options; nil stands for the default value.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil)
    {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden ?? false, reservedLayoutWidth, tintColor
      )
    }
  }
  /// Returns a button that shows the selected element of a menu and opens the menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions()
  ) -> UICellAccessory {
    var value = UICellAccessory(
      .popUpMenu, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth ?? .actual,
      tint: options.tintColor)
    value.menu = menu
    return value
  }

  /// A custom view and its placement.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    /// The view, which one cell at a time can show.
    public let customView: UIView
    /// The placement of the view, and the editing states in which it is shown.
    public let placement: Placement
    /// A Boolean value that determines whether the accessory is hidden; it keeps its space. The default is
    /// `false`.
    public var isHidden: Bool
    /// The reserved layout width; nil for the width of the view.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint colour of the accessory; nil for the cell's.
    public var tintColor: UIColor?
    /// A Boolean value that determines whether the view keeps the size of its frame instead of its fitting
    /// size.
    public var maintainsFixedSize: Bool
    /// Creates options; nil stands for the default value.
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
  /// Returns a custom view.
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
