internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

/// The state that a controller keeps about its document.
@MainActor struct StoryboardOrigin {
  var storyboard: UIStoryboard?
  /// The objects created with the controller and connected with its view, such as bar items, by the ordinals
  /// of their elements.
  var objects: [Int: NSObject] = [:]
  /// The objects beside the controller in its scene, which live as long as it does, such as a view referenced
  /// only by a weak outlet.
  var companions: [NSObject] = []
  /// A Boolean value that indicates whether outlets, actions and segues are connected.
  var isConnected = false

  nonisolated init() {}
}

extension UIViewController {
  /// The elements of the controller's scene: itself and those beside it.
  private var sceneElements: [IBObject] {
    guard let nib else { return [] }
    return nib.loader.document.scene(of: nib.object)?.objects ?? [nib.object]
  }

  /// Connects the controller's scene once its view is created.
  func connectScene() {
    guard let nib, nib.loader.connects, !origin.isConnected else { return }
    origin.isConnected = true
    nib.loader.made[nib.object.ordinal] = self
    nib.loader.made.merge(origin.objects) { known, _ in known }
    nib.loader.connect(sceneElements, owner: self)
    origin.companions = sceneElements.compactMap { nib.loader.made[$0.ordinal] }.filter {
      !($0 is UIViewController)
    }
    nib.loader.awakeObjects()
    nib.loader.releaseObjects()
  }

  func perform(segueNamed identifier: String, _ sender: Any?) {
    var found: IBSegue?
    for element in sceneElements {
      element.forEach { object in found = found ?? object.segues.first { $0.identifier == identifier } }
    }
    guard let found else {
      raiseException("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    run(found, sender)
  }

  /// Performs a segue whose trigger the user has used.
  func triggered(_ segue: IBSegue, by sender: Any?) {
    guard shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
    run(segue, sender)
  }

  private func run(_ segue: IBSegue, _ sender: Any?) {
    guard segue.kind != "unwind" else { return unwind(segue, sender) }
    guard let destination = makeDestination(of: segue, sender) else { return }
    let animates = segue.animates ?? true
    let type = nib?.loader.segueClass(of: segue, in: nib?.object),
      isCustom = segue.kind == "custom" && type != nil
    let performed = (type ?? UIStoryboardSegue.self).make(
      identifier: segue.identifier, source: self, destination: destination)
    performed.handler = { [unowned performed] in
      let source = performed.source, destination = performed.destination
      switch segue.kind {
      case _ where isCustom: break
      case "push":
        if let navigationController = source.navigationController {
          navigationController.pushViewController(destination, animated: animates)
        } else {
          source.present(destination, animated: animates)
        }
      case "show": source.show(destination, sender: sender)
      case "showDetail": source.showDetailViewController(destination, sender: sender)
      default: source.present(destination, animated: animates)
      }
    }
    if !["push", "show", "showDetail"].contains(segue.kind) {
      destination.setPresentation(segue)
      point(destination.popoverPresentationController, at: sender, segue)
    }
    prepare(for: performed, sender: sender)
    performed.perform()
  }

  private func makeDestination(of segue: IBSegue, _ sender: Any?) -> UIViewController? {
    guard let nib else { return nil }
    guard let object = nib.loader.document.object(withID: segue.destination) else {
      for element in sceneElements { element.forEach { nib.loader.noteLostConnections(of: $0) } }
      return nil
    }
    return storyboard?.make(object, by: segueAction(of: segue, sender))
  }

  /// Returns the closure that creates a segue's destination: the method that `@IBSegueAction` declares for
  /// it, which may return nil; nil if the segue has none.
  private func segueAction(of segue: IBSegue, _ sender: Any?) -> ((NSCoder) -> UIViewController?)? {
    guard let name = segue.destinationCreationSelector else { return nil }
    return { [self] coder in
      let values = SelectorArguments(values: [coder, sender, segue.identifier])
      if let made = ActionDispatch.answer(Selector(name), of: self, values) {
        return made as? UIViewController
      }
      if let nib {
        let message = "\(type(of: self)) has no segue action \(name): the destination is made without it"
        nib.loader.note(message, at: nib.object)
      }
      return nil
    }
  }

  /// Anchors the popover of a segue as the document specifies, otherwise at the touched view.
  private func point(_ popover: UIPopoverPresentationController?, at sender: Any?, _ segue: IBSegue) {
    guard let popover else { return }
    if let names = segue.popoverArrowDirections {
      let directions: [String: UIPopoverArrowDirection] = [
        "up": .up, "down": .down, "left": .left, "right": .right,
      ]
      popover.permittedArrowDirections = UIPopoverArrowDirection(names.compactMap { directions[$0] })
    }
    guard popover.sourceView == nil, popover.barButtonItem == nil else { return }
    let items = (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? [])
    if let id = segue.popoverAnchorBarButtonItem,
      let item = (items + (toolbarItems ?? [])).first(where: { $0.nibIdentity?.object.id == id })
    {
      popover.barButtonItem = item
      return
    }
    if let id = segue.popoverAnchorView, let anchor = viewIfLoaded?.nearest(withDocumentID: id) {
      popover.sourceView = anchor
      return
    }
    if let item = sender as? UIBarButtonItem {
      popover.barButtonItem = item
    } else {
      popover.sourceView = sender as? UIView ?? view
    }
  }

  private func setPresentation(_ segue: IBSegue) {
    if let style = segue.modalPresentationStyle.flatMap({ UIModalPresentationStyle.named[$0] }) {
      modalPresentationStyle = style
    } else if segue.kind == "popoverPresentation" || segue.kind == "popover" {
      modalPresentationStyle = .popover
    }
    if let style = segue.modalTransitionStyle.flatMap({ UIModalTransitionStyle.named[$0] }) {
      modalTransitionStyle = style
    }
  }

  /// Shows the destination of an embed segue in a container view.
  func embed(_ segue: IBSegue, in container: UIView) {
    guard let child = makeDestination(of: segue, container) else { return }
    let performed = UIStoryboardSegue(identifier: segue.identifier, source: self, destination: child) {
      [self] in
      addChild(child)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(child.view)
      child.didMove(toParent: self)
    }
    prepare(for: performed, sender: nil)
    performed.perform()
  }

  // MARK: - Unwinding

  /// Unwinds to the nearest controller that responds to the unwind action; if none does, goes one step back.
  private func unwind(_ segue: IBSegue, _ sender: Any?) {
    let action = Selector(segue.unwindAction ?? "")
    guard let end = end(of: UIStoryboardUnwindSegueSource(self, action, sender)) ?? stepBack else { return }
    weak var itself: UIStoryboardSegue?
    let performed = UIStoryboardSegue(identifier: segue.identifier, source: self, destination: end) {
      [self] in
      _ = ActionDispatch.send(action, to: end, sender: itself, event: nil)
      if let itself { goBack(by: itself) }
    }
    performed.isAnimated = segue.animates ?? true
    itself = performed
    prepare(for: performed, sender: sender)
    performed.perform()
  }

  /// Returns the first controller that accepts an unwind segue of this one. Each enclosing container, from
  /// the inside out, is asked for the other children that may accept it, and then itself; likewise the
  /// presenter of the outermost.
  private func end(of source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var inner = self
    while let outer = inner.parent ?? inner.presentationOver?.presentingViewController {
      if let end = outer.firstEnd(of: source) { return end }
      inner = outer
    }
    return nil
  }

  /// Returns the first acceptor among the children that this controller allows to be searched, or itself.
  private func firstEnd(of source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: source) {
      if let end = child.firstEnd(of: source) { return end }
    }
    let takesIt = canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
    return takesIt ? self : nil
  }

  /// The controller behind this one: the next below it on its navigation stack, or the one that its container
  /// covers.
  private var stepBack: UIViewController? {
    var current = self
    while true {
      if let stack = current.parent as? UINavigationController,
        let index = stack.viewControllers.firstIndex(where: { $0 === current }), index > 0
      {
        return stack.viewControllers[index - 1]
      }
      guard let parent = current.parent else {
        return current.presentationOver?.presentingViewController.visibleLeaf
      }
      current = parent
    }
  }

  /// The innermost controller that a container shows.
  var visibleLeaf: UIViewController {
    switch self {
    case let stack as UINavigationController: stack.topViewController?.visibleLeaf ?? self
    case let tabs as UITabBarController: tabs.selectedViewController?.visibleLeaf ?? self
    default: self
    }
  }

  /// Dismisses what is presented over the segue's destination, and makes each container on the path to it
  /// show it.
  private func goBack(by segue: UIStoryboardSegue) {
    let end = segue.destination
    if end.presentedViewController != nil { end.dismiss(animated: segue.isAnimated) }
    let way = Array(sequence(first: end, next: \.parent))
    for (parent, child) in zip(way.dropFirst(), way).reversed() where !child.contains(segue.source) {
      parent.unwind(for: segue, towards: child)
    }
  }

  private func contains(_ controller: UIViewController) -> Bool {
    sequence(first: controller, next: \.parent).contains { $0 === self }
  }
}

extension UIView {
  /// Performs the segue that the document defines for the selection of a row or an item, if any.
  func triggerSelectionSegue() {
    guard
      let segue = nibIdentity?.object.segues.first(where: { $0.trigger == nil || $0.trigger == "selection" })
    else { return }
    nearestController?.triggered(segue, by: self)
  }

  /// Performs the segue of another trigger, if the document defines one.
  func triggerSegue(_ trigger: String) {
    guard let segue = nibIdentity?.object.segues.first(where: { $0.trigger == trigger }) else { return }
    nearestController?.triggered(segue, by: self)
  }
}

extension UIView {
  /// Returns this view or the first below it that was created from the element with an id.
  fileprivate func nearest(withDocumentID id: String) -> UIView? {
    if nibIdentity?.object.id == id { return self }
    for view in subviews { if let found = view.nearest(withDocumentID: id) { return found } }
    return nil
  }
}
