internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

/// The state and the views of a cell besides its content view.
struct CellParts {
  /// A Boolean value that indicates whether a section index or a safe area narrowed the content in the last
  /// layout.
  var wasNarrowed = false
  /// A Boolean value that indicates whether the labels of a style that has them side by side are stacked.
  var isStacked = false
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
  var background: UIView?
  var selectedBackground: UIView?
  var multipleSelectionBackground: UIView?
  /// The grey background of a selected cell that has no selected background view of its own.
  var selectionGround: UIView?
  var accessoryType = UITableViewCell.AccessoryType.none
  var accessoryView: UIView?
  /// The view that shows `accessoryType`.
  var accessory: CellAccessory?
  var separator: UIView?
  var topSeparator: UIView?
  var separatorInset: UIEdgeInsets?
  /// A Boolean value that indicates whether the table's delegate has given an indentation level other than 0.
  var isIndented = false
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  /// The control at the left edge of the cell while its table is edited.
  var editControl: EditControl?
  /// The reorder control at the right edge while the table is edited and the row can be moved.
  var reorderControl: ReorderControl?
  /// A Boolean value that indicates whether the row is swiped open, with its actions revealed.
  var isSwiped = false
  /// The width of the screen that a document lays a cell out for that is in no table; nil for the main
  /// screen's width.
  var screenWidth: CGFloat?
  /// The version of Interface Builder that wrote such a cell; nil for a cell made in code.
  var toolsVersion: IBToolsVersion?
}

/// The position of a row in its section.
struct RowPlace {
  var path: IndexPath
  /// The number of rows in the section.
  var rows: Int

  var isFirst: Bool { path.row == 0 }
  var isLast: Bool { path.row == rows - 1 }
}

extension UITableViewCell {
  /// The labels that cell styles define.
  enum LabelKind {
    case text, detail
  }

  /// Places the content view and applies the settings that every cell starts with.
  func prepareContent() {
    clipsToBounds = false
    content.frame = CGRect(origin: .zero, size: layer.bounds.size)
    addSubview(content)
  }

  /// Replaces the content view, and forgets the labels and the image view that were in the old one.
  func replaceContent(with view: UIView) {
    guard view !== content else { return }
    content = view
    (parts.text, parts.detail, parts.image) = (nil, nil, nil)
    setNeedsLayout()
  }

  func label(_ kind: LabelKind) -> UILabel {
    if let label = kind == .text ? parts.text : parts.detail { return label }
    let label = UILabel(frame: .zero)
    let size: CGFloat
    switch (style, kind) {
    case (.default, _), (.subtitle, .text), (.value1, .text): size = 17
    case (.subtitle, .detail): size = 12
    case (.value1, .detail):
      size = 17
      label.textColor = .secondaryLabel
      label.textAlignment = parts.isStacked ? .natural : .right
    case (.value2, .text):
      size = 15
      label.textColor = tintColor
      label.textAlignment = parts.isStacked ? .natural : .right
    case (.value2, .detail): size = 15
    }
    // The font follows the user's text size until the client sets a font of its own.
    label.font = .system(
      size == 12 ? .caption1 : size == 15 ? .subheadline : .body, size: size, for: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    if kind == .text { parts.text = label } else { parts.detail = label }
    content.addSubview(label)
    setNeedsLayout()
    return label
  }

  func picture() -> UIImageView {
    if let image = parts.image { return image }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    parts.image = view
    content.addSubview(view)
    setNeedsLayout()
    return view
  }

  func replaceBackground(_ path: WritableKeyPath<CellParts, UIView?>, with view: UIView?) {
    parts[keyPath: path]?.removeFromSuperview()
    parts[keyPath: path] = view
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  func replaceSelectedBackground(with view: UIView?) {
    parts.selectedBackground?.removeFromSuperview()
    parts.selectedBackground = view
    showSelection()
  }

  func replaceAccessory(with view: UIView?) {
    parts.accessoryView?.removeFromSuperview()
    parts.accessoryView = view
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  /// Assigns the cell to a row of a table.
  func attach(to table: UITableView, place: RowPlace) {
    self.table = table
    self.place = place
    if backgroundColor == nil {
      backgroundColor = table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    setNeedsLayout()
  }

  /// Applies the indentation level that the delegate returns. A cell whose level was always 0 keeps its own:
  /// a delegate that does not implement the method returns 0.
  func indent(by level: Int) {
    guard level != 0 || parts.isIndented else { return }
    (parts.isIndented, indentationLevel) = (true, level)
  }

  /// The duration of the selection background's fade, in seconds; not measured.
  private static let fading = 0.25

  /// Changes the selected or highlighted state of the cell and updates its appearance.
  func changeSelection(animated: Bool, _ change: (inout CellParts) -> Void) {
    let old = (parts.isSelected, parts.isHighlighted)
    change(&parts)
    let changes = old != (parts.isSelected, parts.isHighlighted)
    if changes { setNeedsUpdateConfiguration() }
    let turns = (old.0 || old.1) != (parts.isSelected || parts.isHighlighted)
    guard animated, turns else { return showSelection() }
    let options: AnimationOptions = [.transitionCrossDissolve, .allowUserInteraction]
    UIView.transition(with: self, duration: Self.fading, options: options) {
      self.showSelection()
      self.updateConfigurationIfNeeded()
    }
  }

  /// Shows or hides the selection background, according to the cell's state and selection style.
  func showSelection() {
    let isOn = (parts.isSelected || parts.isHighlighted) && selectionStyle != .none
    let own =
      (table?.selectsSeveral == true ? parts.multipleSelectionBackground : nil) ?? parts.selectedBackground
    for view in [parts.selectedBackground, parts.multipleSelectionBackground] where view !== own {
      view?.removeFromSuperview()
    }
    if isOn {
      let ground = own ?? parts.selectionGround ?? UIView(frame: .zero)
      if ground !== own {
        ground.backgroundColor = .systemGray4
        parts.selectionGround = ground
      }
      ground.frame = CGRect(origin: .zero, size: layer.bounds.size)
      ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(ground, at: parts.background == nil ? 0 : 1)
    } else {
      own?.removeFromSuperview()
      parts.selectionGround?.removeFromSuperview()
    }
    for label in [parts.text, parts.detail] { label?.isHighlighted = isOn }
    parts.image?.isHighlighted = isOn
  }
}
