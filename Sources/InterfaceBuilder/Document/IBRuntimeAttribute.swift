/// A value that is set by key path when the object has been made.
package struct IBRuntimeAttribute: Sendable, Hashable {
  package var keyPath: String
  /// The type as written: `boolean`, `number`, `string`, `localizedString`, `color`, `image`, `size`….
  package var type: String
  /// The value, or nil where the element holds none that can be read.
  package var value: Value?
  /// The line of the file.
  package var line: Int

  package enum Value: Sendable, Hashable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case color(IBColor)
    case image(IBImageReference)
    case point(IBPoint)
    case size(IBSize)
    case rect(IBRect)
    case range(location: Int, length: Int)
  }

  init(_ object: IBObject) {
    keyPath = object.attributes["keyPath"] ?? ""
    type = object.attributes["type"] ?? ""
    line = object.line
    let child = object.child(key: "value")
    switch type {
    case "nil": value = .null
    case "boolean": value = object.bool("value").map { .boolean($0) }
    case "number": value = (child?.double("value") ?? object.double("value")).map { .number($0) }
    case "string", "localizedString": value = object.string("value").map { .string($0) }
    case "color": value = object.color("value").map { .color($0) }
    case "image": value = object.image("value").map { .image($0) }
    case "point": value = object.point("value").map { .point($0) }
    case "size": value = object.size("value").map { .size($0) }
    case "rect": value = object.rect("value").map { .rect($0) }
    case "range":
      value = child.map { .range(location: $0.int("location") ?? 0, length: $0.int("length") ?? 0) }
    default: value = nil
    }
  }
}

extension IBObject {
  /// The values to set by key path, in order.
  package var userDefinedRuntimeAttributes: [IBRuntimeAttribute] {
    objects(in: "userDefinedRuntimeAttributes").map { IBRuntimeAttribute($0) }
  }
}

/// A control's look in one state: the element `<state key="normal">`.
package struct IBControlState: Sendable, Equatable {
  /// `normal`, `highlighted`, `selected`, `disabled` or `focused`.
  package var state: String
  package var title: String?
  package var attributedTitle: IBAttributedString?
  package var titleColor: IBColor?
  package var titleShadowColor: IBColor?
  package var image: IBImageReference?
  package var backgroundImage: IBImageReference?
  /// The element, for what has no field here.
  package var object: IBObject

  init(_ object: IBObject) {
    state = object.key ?? "normal"
    title = object.string("title")
    attributedTitle = object.attributedString("attributedTitle")
    titleColor = object.color("titleColor")
    titleShadowColor = object.color("titleShadowColor")
    image = object.image("image")
    backgroundImage = object.image("backgroundImage")
    self.object = object
  }
}

extension IBObject {
  /// The looks of a control by state, in order.
  package var states: [IBControlState] { children(named: "state").map { IBControlState($0) } }
}
