internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

/// What a cell has besides its content view.
struct CellParts {
  /// An index of letters, or a safe area, took room from the content when it was last placed.
  var wasNarrowed = false
  /// The labels of a style that has them beside each other are below each other.
  var isStacked = false
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
  var background: UIView?
  var selectedBackground: UIView?
  var multipleSelectionBackground: UIView?
  /// The grey ground of a selected cell that has no view of its own for it.
  var selectionGround: UIView?
  var accessoryType = UITableViewCell.AccessoryType.none
  var accessoryView: UIView?
  /// The view that shows `accessoryType`.
  var accessory: CellAccessory?
  var separator: UIView?
  var topSeparator: UIView?
  var separatorInset: UIEdgeInsets?
  /// Whether the table's delegate has given a level of indentation.
  var isIndented = false
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  /// The sign at the left while the table is edited.
  var editControl: EditControl?
  /// The grip at the right while the table is edited and the row can be moved.
  var reorderControl: ReorderControl?
  /// Pulled aside, with actions behind it.
  var isSwiped = false
  /// The width of the screen that a document draws a cell for which is in no table; nil for the main
  /// screen's.
  var screenWidth: CGFloat?
  /// The version of Interface Builder that drew such a cell; nil for one made in code.
  var toolsVersion: IBToolsVersion?
}

/// Where a row stands in its section.
struct RowPlace {
  var path: IndexPath
  /// How many rows the section has.
  var rows: Int

  var isFirst: Bool { path.row == 0 }
  var isLast: Bool { path.row == rows - 1 }
}

extension UITableViewCell {
  /// One of the labels that styles have.
  enum LabelKind {
    case text, detail
  }

  /// Puts the content view in place, and gives the cell what every cell has.
  func prepareContent() {
    clipsToBounds = false
    content.frame = CGRect(origin: .zero, size: layer.bounds.size)
    addSubview(content)
  }

  /// Makes a view the content view, in place of one that has left with the labels in it.
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
    // It follows the user's text size until the app gives it a font of its own.
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

  /// Tells the cell which row of which table it shows.
  func attach(to table: UITableView, place: RowPlace) {
    self.table = table
    self.place = place
    if backgroundColor == nil {
      backgroundColor = table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    setNeedsLayout()
  }

  /// Takes the level that the delegate gives. A cell that never got another than 0 keeps its own: a delegate
  /// without the method is one that says 0.
  func indent(by level: Int) {
    guard level != 0 || parts.isIndented else { return }
    (parts.isIndented, indentationLevel) = (true, level)
  }

  /// The seconds in which the ground of a cell comes or goes; not measured.
  private static let fading = 0.25

  /// Changes whether the cell is selected or highlighted, and what it shows of that.
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

  /// Shows the ground of a selected or highlighted cell, as its style asks.
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
