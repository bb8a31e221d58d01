import SwiftSyntax

/// The names by which a source refers to a value, such as `view`, `frame`, `width` for
/// `self.view!.frame.width`.
///
/// `self.` at the beginning, optional chaining and forced unwrapping are left out, and constants that only
/// name another value are replaced by it. The name of a local variable begins with `%`, so that it differs
/// from a property with the same name.
struct Place: Hashable, Sendable {
  var names: [String]

  init(_ names: [String]) { self.names = names }

  /// The object that the code belongs to.
  static let itself = Place([])

  static let geometry: Set<String> = ["frame", "bounds", "center", "position"]

  /// The index of the first name that is a property of a view's or layer's geometry, or nil. A layer has no
  /// `center`; one that a project gives it may be anything.
  var geometryIndex: Int? {
    names.indices.first { index in
      Self.geometry.contains(names[index])
        && !(names[index] == "center" && index > 0 && names[index - 1].lowercased().hasSuffix("layer"))
    }
  }

  /// The view or layer whose geometry the place is, or nil if it is no geometry. A view and its layer are the
  /// same, since the one's geometry is the other's.
  var owner: Place? {
    geometryIndex.map { Place(Array(names[..<$0])).withoutLayer }
  }

  /// The property of geometry, such as `frame`, or nil.
  var property: String? { geometryIndex.map { names[$0] } }

  /// The names behind the property of geometry, such as `size` and `width`.
  var components: [String] { geometryIndex.map { Array(names[($0 + 1)...]) } ?? [] }

  /// The place without `layer` at its end.
  var withoutLayer: Place {
    names.last == "layer" ? Place(Array(names.dropLast())) : self
  }

  /// The place's superview or superlayer.
  var superview: Place { Place(names + ["superview"]) }

  /// A Boolean value that indicates whether the place begins with a local variable.
  var isLocal: Bool { names.first?.hasPrefix("%") ?? false }

  func member(_ name: String) -> Place { Place(names + [name]) }

  /// The place as source.
  var text: String {
    names.isEmpty
      ? "self" : names.map { $0.hasPrefix("%") ? String($0.dropFirst()) : $0 }.joined(separator: ".")
  }
}
