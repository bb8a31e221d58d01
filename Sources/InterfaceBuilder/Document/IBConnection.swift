/// A connection from an object to another, or to a method of another.
package enum IBConnection: Sendable, Hashable {
  case outlet(IBOutlet)
  case outletCollection(IBOutletCollection)
  case action(IBAction)
  case segue(IBSegue)
}

/// A property of the source that holds one object.
package struct IBOutlet: Sendable, Hashable {
  package var property: String
  /// The id of the object.
  package var destination: String
}

/// A property of the source that holds several objects; one connection adds one of them.
package struct IBOutletCollection: Sendable, Hashable {
  package var property: String
  package var destination: String
  /// Whether the object is added to what the property holds, as for `gestureRecognizers`.
  package var appends: Bool
}

/// A message that the source sends.
package struct IBAction: Sendable, Hashable {
  /// The method's Objective-C name, such as `save:`.
  package var selector: String
  /// The id of the receiver; the first responder's placeholder sends it up the responder chain.
  package var destination: String
  /// The control event, such as `touchUpInside`; nil for bar items and gesture recognizers.
  package var eventType: String?
}

/// A way from one view controller to another, or what makes one the child of another.
package struct IBSegue: Sendable, Hashable {
  /// `show`, `presentation`, `relationship`, `embed`, `unwind`, `custom`, `push`, `modal`….
  package var kind: String
  /// The id of the view controller, or of the `exit` for an unwind segue; empty where it inherits one.
  package var destination: String
  /// The identifier that the user typed.
  package var identifier: String?
  /// For the kind `relationship`: `rootViewController`, `viewControllers`….
  package var relationship: String?
  package var unwindAction: String?
  package var customClass: String?
  package var customModule: String?
  /// Nil where the file leaves it to the default, true.
  package var animates: Bool?
  package var modalPresentationStyle: String?
  package var modalTransitionStyle: String?
  /// What triggers it on a source with several triggers, such as `accessoryAction`.
  package var trigger: String?
  /// The method of the source that makes the destination, as `@IBSegueAction` declares it, such as
  /// `makeDetail:sender:`.
  package var destinationCreationSelector: String?
  /// The ids of the view and of the bar's item that a popover points at.
  package var popoverAnchorView: String?
  package var popoverAnchorBarButtonItem: String?
  /// The directions that a popover's arrow may have: `up`, `down`, `left` and `right`.
  package var popoverArrowDirections: [String]?
}

extension IBObject {
  /// The connections from the object, in order. Elements that are none of the four kinds are left out.
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

  /// The segues among `connections`.
  package var segues: [IBSegue] {
    connections.compactMap { if case .segue(let segue) = $0 { segue } else { nil } }
  }
}
