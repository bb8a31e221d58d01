internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import RenderTree

/// The view of an open menu: a panel of rows beside its source. It fills its window, and a touch outside the
/// panel closes it.
final class MenuPanel: UIView {
  private let board = UIView(frame: .zero),
    ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let scroll = UIScrollView(frame: .zero)
  /// The blurred and darkened window behind a preview.
  private let fog = UIView(frame: .zero)
  private let place: CGRect
  private let sender: Any?
  private var menu: UIMenu
  /// The menus that contain the visible one.
  private var outer: [UIMenu] = []
  private let ended: () -> Void
  /// The preview of the menu's source, behind the panel.
  private var preview: UIView?
  /// Called when the preview is tapped.
  var previewIsChosen: (() -> Void)?
  /// Called when the menu begins to close; returns animations that run alongside, and a completion handler.
  var leaves: (() -> (animate: () -> Void, done: () -> Void))?

  /// Dimensions in points: the width, the margins to the window and to a preview, and the blur as in pictures
  /// of iOS 16; the others are not measured.
  private static let width: CGFloat = 250, margin: CGFloat = 8, previewMargin: CGFloat = 16
  private static var gap: CGFloat { SystemRelease.hasPlatters ? MenuFigures.gap : 8 }
  private static var radius: CGFloat { SystemRelease.hasPlatters ? MenuFigures.radius : 12 }
  private static let duration = 0.25
  /// The blur radius, in points, and the darkness of the window behind a preview.
  private static let blur: CGFloat = 10, shade: CGFloat = 0.19

  /// Shows a menu beside a rectangle in the window's coordinate space; `ended` is called when it has closed.
  @discardableResult static func open(
    _ menu: UIMenu, at place: CGRect, in window: UIWindow, sender: Any?, preview: UIView? = nil,
    opens: @escaping () -> Void = {},
    opened: @escaping () -> Void = {}, ended: @escaping () -> Void = {}
  ) -> MenuPanel? {
    let panel = MenuPanel(menu, at: place, sender: sender, ended: ended)
    panel.preview = preview
    panel.frame = window.bounds
    panel.fog.frame = panel.bounds
    panel.accessibilityViewIsModal = true
    panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(panel)
    for element in menu.deferred { element.menuOpens() }
    panel.fill()
    panel.board.isHidden = panel.scroll.subviews.isEmpty
    guard !panel.board.isHidden || preview != nil else {
      panel.removeFromSuperview()
      return nil
    }
    if let preview {
      panel.insertSubview(preview, at: 0)
      panel.insertSubview(panel.fog, at: 0)
    }
    UIView.performWithoutAnimation {
      panel.fog.alpha = 0
      panel.board.alpha = 0
      panel.board.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
    }
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
      panel.board.alpha = 1
      panel.board.transform = .identity
      panel.fog.alpha = 1
      opens()
    } completion: { _ in
      opened()
    }
    return panel
  }

  private init(_ menu: UIMenu, at place: CGRect, sender: Any?, ended: @escaping () -> Void) {
    (self.menu, self.place, self.sender, self.ended) = (menu, place, sender, ended)
    super.init(frame: .zero)
    fog.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    fog.isUserInteractionEnabled = false
    fog.layer.backgroundFilters = [LayerFilter.gaussianBlur(radius: Self.blur)]
    fog.backgroundColor = UIColor(white: 0, alpha: Self.shade)
    ground.layer.cornerRadius = Self.radius
    ground.layer.cornerCurve = .continuous
    ground.clipsToBounds = true
    board.layer.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    board.layer.shadowOpacity = 0.25
    board.layer.shadowRadius = 24
    board.layer.shadowOffset = CGSize(width: 0, height: 8)
    scroll.layer.cornerRadius = Self.radius
    board.addSubview(ground)
    board.addSubview(scroll)
    addSubview(board)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self), board.isHidden || !board.frame.contains(place) else {
      return
    }
    if let previewIsChosen, preview?.frame.contains(place) == true { previewIsChosen() } else { close() }
  }

  func close() {
    guard isUserInteractionEnabled, superview != nil else { return }
    isUserInteractionEnabled = false
    let leaving = leaves?()
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { [self] in
      board.alpha = 0
      board.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
      fog.alpha = 0
      leaving?.animate()
    } completion: { [self] _ in
      removeFromSuperview()
      leaving?.done()
      ended()
    }
  }

  /// Replaces the visible menu, and those that contain it.
  func update(_ exchange: (UIMenu) -> UIMenu) {
    outer = outer.map(exchange)
    menu = exchange(menu)
    for element in menu.deferred { element.menuOpens() }
    fill()
  }

  // MARK: - Rows

  /// Adds the rows of the visible menu to the panel, and places the panel.
  private func fill() {
    for old in scroll.subviews { old.removeFromSuperview() }
    let padding = SystemRelease.hasPlatters ? MenuFigures.padding : 0
    var y = padding
    func put(_ view: UIView, height: CGFloat) {
      view.frame = CGRect(x: 0, y: y, width: Self.width, height: height)
      scroll.addSubview(view)
      y += height
    }
    if !menu.title.isEmpty {
      let back = outer.last
      let title = MenuRow(title: menu.title, isHeading: true, showsBack: back != nil)
      if back != nil { title.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .touchUpInside) }
      title.showsLine = !SystemRelease.hasPlatters
      put(title, height: title.naturalHeight)
    }
    for element in menu.children.compactMap({ $0 as? UIDeferredMenuElement }) {
      element.load { [weak self] in self?.fill() }
    }
    let sections = Self.sections(of: menu)
    let hasMarks = sections.joined().contains { ($0 as? any UIMenuLeaf).map { $0.state != .off } ?? false }
    for (index, section) in sections.enumerated() {
      if index > 0 {
        let gap = UIView(frame: .zero)
        if SystemRelease.hasPlatters {
          gap.addSubview(MenuFigures.line(width: Self.width))
        } else {
          gap.backgroundColor = .systemFill
        }
        put(gap, height: Self.gap)
      }
      for (number, element) in section.enumerated() {
        let row = MenuRow(element)
        row.hasRoomForMarks = hasMarks
        row.showsLine = number + 1 < section.count && !SystemRelease.hasPlatters
        row.addAction(UIAction { [weak self] _ in self?.choose(element) }, for: .touchUpInside)
        put(row, height: row.naturalHeight)
      }
    }
    if y > padding { y += padding }
    scroll.contentSize = CGSize(width: Self.width, height: y)
    placeBoard(height: y)
  }

  /// Returns the elements in groups: those of inline menus, and those between them.
  private static func sections(of menu: UIMenu) -> [[UIMenuElement]] {
    var sections: [[UIMenuElement]] = [], open: [UIMenuElement] = []
    for child in elements(of: menu) {
      if let inline = child as? UIMenu, inline.options.contains(.displayInline) {
        sections.append(open)
        open = []
        sections += Self.sections(of: inline)
      } else {
        (child as? UICommand)?.validate()
        if (child as? any UIMenuLeaf)?.attributes.contains(.hidden) == true { continue }
        open.append(child)
      }
    }
    return (sections + [open]).filter { !$0.isEmpty }
  }

  private func placeBoard(height: CGFloat) {
    let safe = window?.safeAreaInsets ?? .zero
    let area = bounds.inset(by: safe).insetBy(dx: Self.margin, dy: Self.margin)
    let margin = preview == nil ? Self.margin : Self.previewMargin
    let below = area.maxY - place.maxY - margin, above = place.minY - margin - area.minY
    let isBelow = height <= below || below >= above
    let tall = min(height, max(isBelow ? below : above, min(area.height, 120)))
    let isAtRight = place.midX > bounds.midX
    let isWide = preview != nil && place.width > Self.width
    let wanted = isWide ? place.midX - Self.width / 2 : isAtRight ? place.maxX - Self.width : place.minX
    let x = min(max(wanted, area.minX), max(area.minX, area.maxX - Self.width))
    let y = min(
      max(isBelow ? place.maxY + margin : place.minY - margin - tall, area.minY),
      max(area.minY, area.maxY - tall))
    // The panel grows out of the corner or edge next to its source.
    board.layer.anchorPoint = CGPoint(x: isWide ? 0.5 : isAtRight ? 1 : 0, y: isBelow ? 0 : 1)
    board.frame = CGRect(x: x, y: y, width: Self.width, height: tall)
    (ground.frame, scroll.frame) = (board.bounds, board.bounds)
    scroll.isScrollEnabled = tall < height
  }

  // MARK: - Selection

  private func goBack() {
    guard let last = outer.popLast() else { return }
    menu = last
    fill()
  }

  private func choose(_ element: UIMenuElement) {
    if let inner = element as? UIMenu {
      outer.append(menu)
      menu = inner
      return fill()
    }
    if let command = element as? UICommand {
      if !command.attributes.contains(.disabled) {
        close()
        command.perform()
      }
      return
    }
    guard let action = element as? UIAction, !action.attributes.contains(.disabled) else { return }
    Self.mark(action, in: outer.first ?? menu)
    if action.attributes.contains(.keepsMenuPresented) { fill() } else { close() }
    action.perform(sender: sender)
  }

  /// Marks the chosen action in a single-selection menu: one of all elements "in the menu (and any submenus)"
  /// (UIKit's header).
  static func mark(_ action: UIAction, in menu: UIMenu) {
    let all = actions(in: menu)
    guard all.contains(where: { $0 === action }) else { return }
    if menu.options.contains(.singleSelection) {
      for other in all { other.state = other === action ? .on : .off }
    }
    for case let inner as UIMenu in elements(of: menu) { mark(action, in: inner) }
  }
  private static func elements(of menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { ($0 as? UIDeferredMenuElement)?.elements ?? [$0] }
  }
  private static func actions(in menu: UIMenu) -> [UIAction] {
    elements(of: menu).flatMap { element -> [UIAction] in
      if let inner = element as? UIMenu { return actions(in: inner) }
      return (element as? UIAction).map { [$0] } ?? []
    }
  }
}

/// A long press that opens a menu; it fails if there is no menu at its location.
final class MenuPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  /// A closure that opens a menu for a finger at a point of the view.
  typealias Opening = (_ point: CGPoint, _ view: UIView) -> Void
  private let find: (CGPoint) -> Opening?
  /// Released with the attempt: the menu in it may retain the view, which retains the press.
  private var found: Opening?

  /// Creates a press. `find` receives a point in the view's coordinate space and returns nil if there is no
  /// menu.
  init(_ find: @escaping (CGPoint) -> Opening?) {
    self.find = find
    super.init(target: nil, action: nil)
    delegate = self
    onAction { gesture in
      guard let press = gesture as? MenuPress, press.state == .began, let view = press.view,
        let open = press.found
      else { return }
      press.found = nil
      open(press.location(in: view), view)
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    found = find(location(in: view))
    return found != nil
  }

  override func reset() {
    super.reset()
    found = nil
  }
}

extension UIView {
  /// Opens a menu beside a rectangle of the view, or beside the view itself.
  @discardableResult final func open(
    _ menu: UIMenu, beside box: CGRect? = nil, sender: Any? = nil, ended: @escaping () -> Void = {}
  ) -> MenuPanel? {
    guard let window = self as? UIWindow ?? window else { return nil }
    return MenuPanel.open(
      menu, at: layer.convert(box ?? bounds, to: window.layer), in: window, sender: sender ?? self,
      ended: ended)
  }
}
