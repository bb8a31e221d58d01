/// A connection from an object to another object or its method.
package enum IBConnection: Sendable, Hashable {
  case outlet(IBOutlet)
  case outletCollection(IBOutletCollection)
  case action(IBAction)
  case segue(IBSegue)
}

/// A property of the source that refers to one object.
package struct IBOutlet: Sendable, Hashable {
  package var property: String
  /// The id of the object.
  package var destination: String
}

/// A property of the source that refers to several objects. Each connection adds one of them.
package struct IBOutletCollection: Sendable, Hashable {
  package var property: String
  package var destination: String
  /// A Boolean value that indicates whether the object is added to the existing ones, as for
  /// `gestureRecognizers`.
  package var appends: Bool
}

/// A message that the source sends.
package struct IBAction: Sendable, Hashable {
  /// The method's Objective-C name, such as `save:`.
  package var selector: String
  /// The id of the target. The placeholder of the first responder sends the message up the responder chain.
  package var destination: String
  /// The control event, such as `touchUpInside`, or nil for bar items and gesture recognizers.
  package var eventType: String?
}

/// A transition from one view controller to another, or a containment relationship.
package struct IBSegue: Sendable, Hashable {
  /// The kind: `show`, `presentation`, `relationship`, `embed`, `unwind`, `custom`, `push`, `modal`….
  package var kind: String
  /// The id of the view controller, or of the `exit` for an unwind segue. Empty if it is inherited.
  package var destination: String
  /// The identifier from the attributes inspector.
  package var identifier: String?
  /// The relationship for the kind `relationship`: `rootViewController`, `viewControllers`….
  package var relationship: String?
  package var unwindAction: String?
  package var customClass: String?
  package var customModule: String?
  /// A Boolean value that indicates whether the segue is animated, or nil for the default, true.
  package var animates: Bool?
  package var modalPresentationStyle: String?
  package var modalTransitionStyle: String?
  /// The trigger for a source with several of them, such as `accessoryAction`.
  package var trigger: String?
  /// The method of the source that creates the destination, declared with `@IBSegueAction`, such as
  /// `makeDetail:sender:`.
  package var destinationCreationSelector: String?
  /// The ids of the view and the bar button item to which a popover points.
  package var popoverAnchorView: String?
  package var popoverAnchorBarButtonItem: String?
  /// The permitted directions of a popover's arrow: `up`, `down`, `left` and `right`.
  package var popoverArrowDirections: [String]?
}

extension IBObject {
  /// The connections of the object in order. Elements of other kinds are omitted.
  package var connections: [IBConnection] {
    objects(in: "connections").compactMap { object in
      let attributes = object.attributes
      let destination = attributes["destination"] ?? ""
      switch object.name {
      case "outlet":
        return .outlet(IBOutlet(property: attributes["property"] ?? "", destination: destination))
      case "outletCollection":
        return .outletCollection(
          IBOutletCollection(
            property: attributes["property"] ?? "", destination: destination,
            appends: object.bool("appends") ?? false))
      case "action":
        return .action(
          IBAction(
            selector: attributes["selector"] ?? "", destination: destination,
            eventType: attributes["eventType"]))
      case "segue":
        return .segue(
          IBSegue(
            kind: attributes["kind"] ?? "", destination: destination, identifier: attributes["identifier"],
            relationship: attributes["relationship"], unwindAction: attributes["unwindAction"],
            customClass: attributes["customClass"], customModule: attributes["customModule"],
            animates: object.bool("animates"), modalPresentationStyle: attributes["modalPresentationStyle"],
            modalTransitionStyle: attributes["modalTransitionStyle"], trigger: attributes["trigger"],
            destinationCreationSelector: attributes["destinationCreationSelector"],
            popoverAnchorView: attributes["popoverAnchorView"],
            popoverAnchorBarButtonItem: attributes["popoverAnchorBarButtonItem"],
            popoverArrowDirections: object.child(key: "popoverArrowDirection").map { element in
              ["up", "down", "left", "right"].filter { element.bool($0) == true }
            }))
      default:
        return nil
      }
    }
  }

  /// The segues in `connections`.
  package var segues: [IBSegue] {
    connections.compactMap { if case .segue(let segue) = $0 { segue } else { nil } }
  }
}
