internal import CoreGraphics
internal import Foundation

/// The content of the columns, and how they collapse into one stack and expand again.
extension UISplitViewController {
  private static let order: [Column] = [.primary, .supplementary, .secondary]
  var containersInOrder: [UIViewController] { Self.order.compactMap { containers[$0] } }

  func put(_ controller: UIViewController?, into column: Column) {
    let old = containers[column]
    columns[column] = controller
    let new = controller.map { style == .unspecified || $0 is UINavigationController ? $0 : wrapped($0) }
    guard new !== old else { return }
    // Stacked columns are separated before one is replaced.
    let top = collapsed == true ? topColumn : nil
    if top != nil { separate() }
    containers[column] = new
    if let old {
      old.willMove(toParent: nil)
      if old.isShown { old.startDisappearing(false) }
      old.viewIfLoaded?.removeFromSuperview()
      old.finishDisappearing(false)
      old.removeFromParent()
    }
    if let new, new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    setTraits()
    guard let collapsed else { return }
    if collapsed { stackUp(to: top ?? .primary) } else { stage.install(displayMode) }
  }

  private func wrapped(_ controller: UIViewController) -> UIViewController {
    controller.navigationController ?? UINavigationController(rootViewController: controller)
  }

  /// - Parameter new: The primary controller, followed by the others.
  func replaceColumns(with new: [UIViewController]) {
    let places: [Column] = new.count > 2 ? Self.order : [.primary, .secondary]
    for column in Self.order where !places.prefix(new.count).contains(column) { put(nil, into: column) }
    for (column, controller) in zip(places, new) { put(controller, into: column) }
  }

  /// Gives side columns a compact width, whatever the size of the screen.
  private func setTraits() {
    let narrow = UITraitCollection(horizontalSizeClass: .compact)
    for column in [Column.primary, .supplementary] {
      if let child = containers[column] {
        setOverrideTraitCollection(collapsed == false ? narrow : nil, forChild: child)
      }
    }
  }

  func setMode(_ new: DisplayMode, animated: Bool) {
    guard collapsed == false, new != mode else { return }
    stage.change(to: new, animated: animated)
  }

  // MARK: - Showing columns

  func bring(_ column: Column) {
    guard containers[column] != nil else { return }
    if isCollapsed {
      if collapsed == true, containers[.compact] == nil { stackUp(to: column, animated: isShown) }
      return
    }
    let shown = stage.columns(in: displayMode)
    guard column != .secondary, column != .compact, !shown.contains(column) else { return }
    setMode(stage.mode(showing: column == .primary ? 2 : 1), animated: isShown)
  }

  func take(_ column: Column) {
    guard !isCollapsed else { return }
    let shown = stage.columns(in: displayMode)
    guard let place = shown.firstIndex(of: column) else { return }
    setMode(stage.mode(showing: shown.count - place - 1), animated: isShown)
  }

  func showPrimary(_ controller: UIViewController, _ sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    if let stack = containers[.primary] as? UINavigationController {
      return stack.show(controller, sender: sender)
    }
    put(controller, into: .primary)
  }

  func showDetail(_ controller: UIViewController, _ sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
    guard isCollapsed else { return put(controller, into: .secondary) }
    guard let stack = stage.collapsedRoot as? UINavigationController else {
      return present(controller, animated: true)
    }
    if style == .unspecified {
      columns[.secondary] = controller
      containers[.secondary] = controller
      stack.pushCollapsed(controller, animated: isShown)
    } else {
      put(controller, into: .secondary)
      stackUp(to: .secondary, animated: isShown)
    }
  }

  // MARK: - Collapsing and expanding

  /// Collapses or expands according to the available width.
  func adapt() {
    guard !containers.isEmpty else { return }
    guard collapsed != isNarrow else {
      // A rotated screen shows its columns with the behaviour of the new orientation.
      if collapsed == false, usedBehavior != stage.behavior {
        usedBehavior = stage.behavior
        setMode(stage.standardMode, animated: false)
      }
      return
    }
    usedBehavior = stage.behavior
    let isFirst = collapsed == nil
    collapsed = isNarrow
    // Wherever a client has put it, there is no column to show or hide in a single stack.
    stage.button.isHidden = isNarrow
    setTraits()
    if isNarrow {
      collapse()
      if !isFirst || style != .unspecified { delegate?.splitViewControllerDidCollapse(self) }
    } else {
      if !isFirst { expand() }
      setTraits()
      let proposed = stage.standardMode
      mode =
        isFirst
        ? proposed
        : delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
          ?? proposed
      stage.install(mode)
      if !isFirst { delegate?.splitViewControllerDidExpand(self) }
    }
  }

  private var topColumn: Column {
    if let compact = containers[.compact], stage.collapsedRoot === compact { return .compact }
    let stack = (stage.collapsedRoot as? UINavigationController)?.viewControllers ?? []
    return Self.order.last { column in
      containers[column].map { one in stack.contains { $0 === one } } ?? false
    } ?? .primary
  }

  private func collapse() {
    guard style == .unspecified else {
      let proposed: Column =
        containers[.compact] != nil ? .compact : containers[.secondary] != nil ? .secondary : .primary
      let top =
        delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
      return stackUp(to: top)
    }
    guard let primary = delegate?.primaryViewController(forCollapsing: self) ?? containers[.primary] else {
      return
    }
    stage.showAlone(primary)
    guard let secondary = containers[.secondary] else { return }
    // Delegates read outlets of the secondary controller, for example whether it has an image to keep.
    secondary.loadViewIfNeeded()
    (secondary as? UINavigationController)?.topViewController?.loadViewIfNeeded()
    if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true {
      secondary.viewIfLoaded?.removeFromSuperview()
      if secondary.parent === self {
        secondary.willMove(toParent: nil)
        secondary.removeFromParent()
      }
      (columns[.secondary], containers[.secondary]) = (nil, nil)
    } else {
      primary.collapseSecondaryViewController(secondary, for: self)
    }
  }

  /// Pushes columns onto the primary column's stack, up to one of them.
  private func stackUp(to column: Column, animated: Bool = false) {
    if column == .compact, let compact = containers[.compact] { return stage.showAlone(compact) }
    guard let primary = containers[.primary] as? UINavigationController else {
      return stage.showAlone(containers[.secondary] ?? containers[.primary])
    }
    let wanted = Self.order.prefix { $0 != column } + [column]
    let upper = wanted.filter { $0 != .primary }.compactMap { containers[$0] as? UINavigationController }
    let inner = primary.viewControllers.compactMap { $0 as? UINavigationController }
    for stack in inner where !upper.contains(where: { $0 === stack }) {
      primary.popStack(stack, animated: animated)
    }
    for stack in upper where !primary.viewControllers.contains(where: { $0 === stack }) {
      primary.pushStack(stack, animated: animated)
    }
    if stage.collapsedRoot !== primary { stage.showAlone(primary) }
  }

  private func expand() {
    if style != .unspecified { return separate() }
    let primary =
      delegate?.primaryViewController(forExpanding: self) ?? stage.collapsedRoot ?? containers[.primary]
    stage.showAlone(nil)
    guard let primary else { return }
    let kept = containers[.secondary]
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self) ?? kept
    if let kept, let stack = primary as? UINavigationController,
      stack.viewControllers.contains(where: { $0 === kept })
    {
      stack.setViewControllers(stack.viewControllers.filter { $0 !== kept }, animated: false)
    }
    (containers[.primary], columns[.primary]) = (primary, primary)
    (containers[.secondary], columns[.secondary]) = (secondary, secondary)
    for child in [primary, secondary].compactMap({ $0 }) where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
  }

  /// Removes the columns from the primary column's stack.
  private func separate() {
    stage.showAlone(nil)
    guard let primary = containers[.primary] as? UINavigationController else { return }
    for stack in primary.viewControllers.compactMap({ $0 as? UINavigationController }) {
      primary.popStack(stack, animated: false)
    }
    for child in containers.values where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
  }
}

extension UINavigationController {
  /// Pushes a column's controller onto this stack; another navigation controller is pushed as it is.
  final func pushCollapsed(_ controller: UIViewController, animated: Bool) {
    if let stack = controller as? UINavigationController {
      pushStack(stack, animated: animated)
    } else {
      pushViewController(controller, animated: animated)
    }
  }
}
