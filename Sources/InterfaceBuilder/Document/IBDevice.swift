/// The canvas that a document was drawn on: the element `<device>`.
package struct IBDeviceReference: Sendable, Hashable {
  package enum Orientation: String, Sendable, Hashable {
    case portrait, landscape
  }

  /// An id of `IBDevice.all`, such as `retina6_12`.
  package var id: String
  package var orientation: Orientation
  /// `light` or `dark`.
  package var appearance: String
  /// How much of an iPad the app fills, such as `fullscreen`.
  package var layout: String?

  init(_ object: IBObject) {
    id = object.attributes["id"] ?? ""
    orientation = object.attributes["orientation"].flatMap { Orientation(rawValue: $0) } ?? .portrait
    appearance = object.attributes["appearance"] ?? "light"
    layout = object.attributes["layout"] ?? object.child(named: "adaptation")?.id
  }
}
