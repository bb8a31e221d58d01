internal import CoreGraphics
internal import Foundation

/// The visible accessories of a list cell, as views.
@MainActor struct ListAccessories {
  private var leading: [(accessory: UICellAccessory, view: UIView)] = []
  private var trailing: [(accessory: UICellAccessory, view: UIView)] = []

  /// The distance between two accessories, and between them and the content, in points; that of a table's
  /// detail button and chevron.
  static let gap: CGFloat = 8
  /// The size of the reorder control, in points; not measured.
  private static let gripSize = CGSize(width: 25, height: 40)

  init() {}

  /// Creates the views of the accessories in `all` that are currently shown, in their order.
  ///
  /// `toggle` is the action of a tap on an outline disclosure that has no action of its own.
  init(
    _ all: [UICellAccessory], isEditing: Bool, isSelected: Bool, isExpanded: Bool,
    toggle: @escaping () -> Void
  ) {
    for isLeading in [true, false] {
      var shown: [UICellAccessory] = []
      for accessory in all where accessory.isLeading == isLeading {
        switch accessory.displayed {
        case .whenEditing where !isEditing, .whenNotEditing where isEditing: continue
        default: break
        }
        let place = accessory.position.map { min(max($0(shown), 0), shown.count) } ?? shown.count
        shown.insert(accessory, at: place)
      }
      let views = shown.map {
        ($0, Self.view(for: $0, isSelected: isSelected, isExpanded: isExpanded, toggle: toggle))
      }
      if isLeading { leading = views } else { trailing = views }
    }
  }

  var views: [UIView] { (leading + trailing).map(\.view) }

  /// Places the views in a cell. Returns the span that is left for the content, measured from the left.
  ///
  /// - Parameters:
  ///   - size: The size of the cell.
  ///   - margin: The distance of accessories from the edges of the cell.
  ///   - indent: The indentation of the leading accessories from the margin.
  ///   - isMirrored: Pass `true` if the leading edge is on the right.
  /// - Returns: The start and the end of the span.
  func place(in size: CGSize, margin: CGFloat, indent: CGFloat = 0, isMirrored: Bool) -> (
    start: CGFloat, end: CGFloat
  ) {
    func put(_ one: (accessory: UICellAccessory, view: UIView), at x: CGFloat, _ own: CGSize, _ room: CGFloat)
    {
      let left = isMirrored ? size.width - x - room : x
      one.view.frame = CGRect(
        x: left + (room - own.width) / 2, y: ((size.height - own.height) / 2).rounded(), width: own.width,
        height: own.height)
      one.view.isHidden = one.accessory.isHidden
    }
    var start: CGFloat = 0, end = size.width
    for one in leading {
      let (own, room) = Self.room(one)
      let x = start == 0 ? margin + indent : start
      put(one, at: x, own, room)
      start = x + room + Self.gap
    }
    for one in trailing.reversed() {
      let (own, room) = Self.room(one)
      let x = end - (end == size.width ? margin : Self.gap) - room
      put(one, at: x, own, room)
      end = x
    }
    return isMirrored ? (size.width - end, size.width - start) : (start, end)
  }

  private static func room(_ one: (accessory: UICellAccessory, view: UIView)) -> (own: CGSize, room: CGFloat)
  {
    let own =
      one.accessory.keepsSize || one.view.frame.size != .zero && one.accessory.accessoryType != .label
      ? one.view.bounds.size : one.view.sizeThatFits(.zero)
    if case .custom(let width) = one.accessory.width { return (own, width) }
    return (own, own.width)
  }

  /// Rotates the outline disclosures to the current state of expansion.
  func turnArrows(isExpanded: Bool) {
    for one in leading + trailing where one.accessory.accessoryType == .outlineDisclosure {
      one.view.subviews.first?.transform = Self.turn(of: one.view, isExpanded)
    }
  }

  /// Returns the rotation of a chevron: downwards if the item is expanded, otherwise to the trailing side.
  private static func turn(of view: UIView, _ isExpanded: Bool) -> CGAffineTransform {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isExpanded
      ? CGAffineTransform(rotationAngle: .pi / 2)
      : isMirrored ? CGAffineTransform(rotationAngle: .pi) : .identity
  }

  private static func view(
    for accessory: UICellAccessory, isSelected: Bool, isExpanded: Bool, toggle: @escaping () -> Void
  ) -> UIView {
    let view: UIView
    switch accessory.accessoryType {
    case .disclosureIndicator: view = CellAccessory(type: .disclosureIndicator)
    case .checkmark: view = CellAccessory(type: .checkmark)
    case .detail: view = button(CellAccessory(type: .detailButton), accessory.action)
    case .outlineDisclosure:
      let arrow = CellAccessory(type: .disclosureIndicator)
      arrow.isTinted = true
      view = button(arrow, accessory.action ?? toggle)
      arrow.transform = turn(of: view, isExpanded)
    case .delete: view = sign(.delete, accessory.action)
    case .insert: view = sign(.insert, accessory.action)
    case .multiselect: view = sign(isSelected ? .selected : .unselected, nil)
    case .reorder:
      view = ReorderControl()
      view.frame.size = gripSize
      if accessory.hasLine {
        // Half the gap before the reorder control; its height is not measured.
        let line = UIView(
          frame: CGRect(
            x: -gap / 2, y: 8, width: 1 / max(view.traitCollection.displayScale, 1),
            height: gripSize.height - 16))
        line.backgroundColor = .separator
        view.addSubview(line)
      }
    case .label:
      let label = UILabel(frame: .zero)
      label.text = accessory.text?.text
      label.font = accessory.text?.font
      label.adjustsFontForContentSizeCategory = accessory.text?.adjusts ?? true
      label.textColor = accessory.tint ?? .secondaryLabel
      view = label
    case .customView: view = accessory.view ?? UIView(frame: .zero)
    case .popUpMenu:
      let opener = UIButton(type: .system)
      opener.menu = accessory.menu
      opener.showsMenuAsPrimaryAction = true
      opener.changesSelectionAsPrimaryAction = true
      view = opener
    }
    if let tint = accessory.tint { view.tintColor = tint }
    return view
  }

  private static func sign(_ sign: EditControl.Sign, _ action: (() -> Void)?) -> UIView {
    let control = EditControl(sign)
    control.frame.size = CGSize(width: EditControl.diameter, height: EditControl.diameter)
    if let action { control.addAction(UIAction { _ in action() }, for: .touchUpInside) }
    return control
  }

  /// Returns a control with an image, enabled only if there is an action.
  private static func button(_ picture: UIView, _ action: (() -> Void)?) -> UIView {
    picture.isUserInteractionEnabled = false
    let control = UIControl(frame: picture.bounds)
    picture.center = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
    control.addSubview(picture)
    control.isUserInteractionEnabled = action != nil
    if let action { control.addAction(UIAction { _ in action() }, for: .touchUpInside) }
    return control
  }
}
