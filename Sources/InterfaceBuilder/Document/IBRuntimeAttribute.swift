/// A value that is set by key path once the object is created.
package struct IBRuntimeAttribute: Sendable, Hashable {
  package var keyPath: String
  /// The type in the document: `boolean`, `number`, `string`, `localizedString`, `color`, `image`, `size`….
  package var type: String
  /// The value, or nil if the element contains none that is readable.
  package var value: Value?

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
