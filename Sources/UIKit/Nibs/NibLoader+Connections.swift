internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

extension NibLoader {
  /// Connects the objects of some elements: outlets to properties by their names, by setters if classes have
  /// tables with them, otherwise directly in storage; actions to their targets, segues to their triggers.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - owner: The document's owner: the controller of a scene, or the object that a xib is loaded for.
  func connect(_ elements: [IBObject], owner: AnyObject?) {
    var collections: [Collected] = []
    // Objects beside the controller or at the top level of a xib exist whether anything references them or
    // not.
    for element in elements where element.name == "customObject" || NibItems.types[element.name] != nil {
      _ = object(element)
    }
    for element in elements {
      element.forEach { object in
        guard object.child(named: "connections") != nil else { return }
        noteLostConnections(of: object)
        guard let source = self.source(object, owner) else { return }
        for connection in object.connections {
          switch connection {
          case .outlet(let outlet):
            if let value = destination(outlet.destination, owner) {
              set(outlet.property, of: source, to: value, object)
            }
          case .outletCollection(let outlet):
            guard let value = destination(outlet.destination, owner) else { continue }
            let place = collections.firstIndex { $0.source === source && $0.property == outlet.property }
            if let place {
              collections[place].values.append(value)
            } else {
              collections.append(
                Collected(source: source, property: outlet.property, object: object, values: [value]))
            }
          case .action(let action): connect(action, from: source, owner)
          case .segue(let segue): trigger(segue, by: source, object)
          }
        }
      }
    }
    for one in collections { connect(one) }
  }

  private struct Collected {
    let source: AnyObject
    let property: String
    let object: IBObject
    var values: [AnyObject]
  }

  private func source(_ object: IBObject, _ owner: AnyObject?) -> AnyObject? {
    if let known = made[object.ordinal] { return known }
    return object.attributes["placeholderIdentifier"] == "IBFilesOwner" ? owner : nil
  }

  private func destination(_ id: String, _ owner: AnyObject?) -> AnyObject? {
    guard let object = document.object(withID: id) else { return nil }
    if let known = made[object.ordinal] { return known }
    if object.name == "placeholder" {
      return object.attributes["placeholderIdentifier"] == "IBFilesOwner" ? owner : nil
    }
    if let constraint = uninstalledConstraint(object) { return constraint }
    // Only elements that can have been meant to be created later, such as a view beside the root view.
    return self.object(object)
  }

  private func set(_ property: String, of source: AnyObject, to value: AnyObject, _ object: IBObject) {
    if OutletNames.set(property, of: source, to: value) { return }
    setStored(property, of: source, to: value, object)
  }

  private func setStored(_ property: String, of source: AnyObject, to value: Any, _ object: IBObject) {
    if ActionDispatch.set(property, of: source, to: value) { return }
    if StoredProperties.set(property, of: source, to: value) { return }
    note("no property \(property) of \(type(of: source)) can hold a \(type(of: value))", at: object)
  }

  private func connect(_ outlet: Collected) {
    if outlet.property == "gestureRecognizers", let view = outlet.source as? UIView {
      for case let gesture as UIGestureRecognizer in outlet.values { view.addGestureRecognizer(gesture) }
      return
    }
    if OutletNames.set(outlet.property, of: outlet.source, to: outlet.values) { return }
    setStored(outlet.property, of: outlet.source, to: outlet.values, outlet.object)
  }

  private func connect(_ action: IBAction, from source: AnyObject, _ owner: AnyObject?) {
    let isForChain =
      document.object(withID: action.destination)?.attributes["placeholderIdentifier"] == "IBFirstResponder"
    guard let target = destination(action.destination, owner) ?? (isForChain ? NSNull() : nil) else { return }
    let receiver: AnyObject? = isForChain ? nil : target
    let selector = Selector(action.selector)
    switch source {
    case let control as UIControl:
      control.addTarget(
        receiver, action: selector, for: UIControl.Event(documentName: action.eventType ?? ""))
    case let item as UIBarButtonItem: (item.target, item.action) = (receiver, selector)
    case let gesture as UIGestureRecognizer: if let receiver { gesture.addTarget(receiver, action: selector) }
    default: break
    }
  }

  /// Makes the source of a segue perform it when it is used. Segues of controllers are performed by code;
  /// rows perform theirs when selected.
  private func trigger(_ segue: IBSegue, by source: AnyObject, _ object: IBObject) {
    switch source {
    case let control as UIControl:
      let action = UIAction { [weak control] _ in
        if let control { control.nearestController?.triggered(segue, by: control) }
      }
      control.addAction(action, for: .primaryActionTriggered)
    case let item as UIBarButtonItem:
      guard let controller = controllerOfScene(around: object) else { return }
      item.primaryAction = UIAction { [weak controller, weak item] _ in controller?.triggered(segue, by: item)
      }
    case let gesture as UIGestureRecognizer:
      gesture.onAction { gesture in
        guard gesture.state == .ended || gesture.state == .began else { return }
        gesture.view?.nearestController?.triggered(segue, by: gesture)
      }
    case let view as UIView where segue.kind == "embed":
      controllerOfScene(around: object)?.embed(segue, in: view)
    default: break
    }
  }

  /// Returns the controller whose scene contains an element.
  private func controllerOfScene(around object: IBObject) -> UIViewController? {
    document.scene(of: object)?.viewController.flatMap { made[$0.ordinal] as? UIViewController }
  }
}

extension UIResponder {
  /// The first controller up the responder chain.
  final var nearestController: UIViewController? {
    var current: UIResponder? = self
    while let responder = current {
      if let controller = responder as? UIViewController { return controller }
      current = responder.next
    }
    return nil
  }
}

/// The outlets of UIKit's own classes: computed properties, which are not found by their names.
@MainActor private enum OutletNames {
  static func set(_ name: String, of object: AnyObject, to value: AnyObject) -> Bool {
    switch (name, object) {
    case ("view", let controller as UIViewController):
      // The owner of a xib has its view by an outlet; controllers of storyboards load theirs.
      if controller.isLoading, !controller.isViewLoaded { controller.view = value as? UIView }
    case ("delegate", let table as UITableView): table.delegate = value as? any UITableViewDelegate
    case ("dataSource", let table as UITableView): table.dataSource = value as? any UITableViewDataSource
    case ("delegate", let collection as UICollectionView):
      collection.delegate = value as? any UICollectionViewDelegate
    case ("dataSource", let collection as UICollectionView):
      collection.dataSource = value as? any UICollectionViewDataSource
    case ("delegate", let scroll as UIScrollView): scroll.delegate = value as? any UIScrollViewDelegate
    case ("delegate", let field as UITextField): field.delegate = value as? any UITextFieldDelegate
    case ("delegate", let search as UISearchBar): search.delegate = value as? any UISearchBarDelegate
    case ("delegate", let picker as UIPickerView): picker.delegate = value as? any UIPickerViewDelegate
    case ("dataSource", let picker as UIPickerView): picker.dataSource = value as? any UIPickerViewDataSource
    case ("delegate", let gesture as UIGestureRecognizer):
      gesture.delegate = value as? any UIGestureRecognizerDelegate
    case ("delegate", let tabs as UITabBar): tabs.delegate = value as? any UITabBarDelegate
    case ("delegate", let tabs as UITabBarController):
      tabs.delegate = value as? any UITabBarControllerDelegate
    case ("delegate", let stack as UINavigationController):
      stack.delegate = value as? any UINavigationControllerDelegate
    case ("delegate", let split as UISplitViewController):
      split.delegate = value as? any UISplitViewControllerDelegate
    case ("delegate", let pages as UIPageViewController):
      pages.delegate = value as? any UIPageViewControllerDelegate
    case ("dataSource", let pages as UIPageViewController):
      pages.dataSource = value as? any UIPageViewControllerDataSource
    case ("delegate", let bar as UINavigationBar): bar.delegate = value as? any UINavigationBarDelegate
    case ("delegate", let bar as UIToolbar): bar.delegate = value as? any UIToolbarDelegate
    case ("prefetchDataSource", let table as UITableView):
      table.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
    case ("prefetchDataSource", let collection as UICollectionView):
      collection.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
    case ("dragDelegate", let table as UITableView):
      table.dragDelegate = value as? any UITableViewDragDelegate
    case ("dropDelegate", let table as UITableView):
      table.dropDelegate = value as? any UITableViewDropDelegate
    case ("dragDelegate", let collection as UICollectionView):
      collection.dragDelegate = value as? any UICollectionViewDragDelegate
    case ("dropDelegate", let collection as UICollectionView):
      collection.dropDelegate = value as? any UICollectionViewDropDelegate
    case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = value as? UIView
    case ("editingAccessoryView", let cell as UITableViewCell): cell.editingAccessoryView = value as? UIView
    case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = value as? UIView
    case ("selectedBackgroundView", let cell as UITableViewCell):
      cell.selectedBackgroundView = value as? UIView
    case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = value as? UIView
    case ("selectedBackgroundView", let cell as UICollectionViewCell):
      cell.selectedBackgroundView = value as? UIView
    case ("backgroundView", let table as UITableView): table.backgroundView = value as? UIView
    case ("backgroundView", let collection as UICollectionView): collection.backgroundView = value as? UIView
    case ("inputView", let field as UITextField): field.inputView = value as? UIView
    case ("inputAccessoryView", let field as UITextField): field.inputAccessoryView = value as? UIView
    case ("inputView", let page as UITextView): page.inputView = value as? UIView
    case ("inputAccessoryView", let page as UITextView): page.inputAccessoryView = value as? UIView
    case ("transitioningDelegate", let controller as UIViewController):
      controller.transitioningDelegate = value as? any UIViewControllerTransitioningDelegate
    default: return false
    }
    return true
  }

  /// Sets an outlet collection of a UIKit class; returns whether it exists.
  static func set(_ name: String, of object: AnyObject, to values: [AnyObject]) -> Bool {
    let items = values.compactMap { $0 as? UIBarButtonItem }
    switch (name, object) {
    case ("leftBarButtonItems", let item as UINavigationItem): item.leftBarButtonItems = items
    case ("rightBarButtonItems", let item as UINavigationItem): item.rightBarButtonItems = items
    case ("toolbarItems", let controller as UIViewController): controller.toolbarItems = items
    case ("accessibilityElements", let view as UIView): view.accessibilityElements = values
    default: return false
    }
    return true
  }
}

extension UIControl.Event {
  /// Creates the event with a name in documents; `primaryActionTriggered` for an unknown one.
  fileprivate init(documentName name: String) {
    let names: [String: UIControl.Event] = [
      "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
      "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
      "touchDragExit": .touchDragExit,
      "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
      "valueChanged": .valueChanged, "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
      "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    ]
    self = names[name] ?? .primaryActionTriggered
  }
}
