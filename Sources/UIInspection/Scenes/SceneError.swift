internal import Foundation
internal import InterfaceBuilder

/// An error in reading or drawing a scene, with its location in the file, what was found, and what would be
/// accepted.
package struct SceneError: Error, CustomStringConvertible {
  /// The path from the top of the file, such as `layers[2].bounds`. Empty for the whole file.
  package var place: String
  /// The line in the file, starting at 1, or nil for the whole file.
  package var line: Int?
  package var found: String
  package var accepted: String

  package var description: String { "\(place.isEmpty ? "" : place + ": ")\(found); accepted: \(accepted)" }

  init(_ place: String, line: Int? = nil, _ found: String, accepted: String) {
    (self.place, self.line, self.found, self.accepted) = (place, line, found, accepted)
  }

  /// A description of what is accepted.
  static let scene = "a scene in JSON with an id, a viewport, and a root, layers or commands"

  /// Returns the error with the line of its location in the file.
  func located(in data: Data) -> SceneError {
    var error = self
    if line == nil, !place.isEmpty { error.line = JSONLines.line(of: place, in: data) }
    return error
  }

  /// Creates an error from one of a decoder or the file system.
  init(_ error: any Error) {
    switch error {
    case let error as SceneError: self = error
    case let error as IBReadError: self.init("", error.reason, accepted: error.accepted)
    case DecodingError.keyNotFound(let key, let context):
      self.init(Self.place(context.codingPath), "\(key.stringValue) is missing", accepted: Self.scene)
    case DecodingError.typeMismatch(let type, let context),
      DecodingError.valueNotFound(let type, let context):
      self.init(Self.place(context.codingPath), Self.found(in: context), accepted: Self.word(for: type))
    case DecodingError.dataCorrupted(let context):
      self.init(Self.place(context.codingPath), context.debugDescription, accepted: Self.scene)
    default: self.init("", (error as NSError).localizedDescription, accepted: Self.scene)
    }
  }

  /// Returns what a decoder found in place of a value of the expected type, which only its description
  /// contains.
  private static func found(in context: DecodingError.Context) -> String {
    guard let said = context.debugDescription.firstMatch(of: /found (an? )?(.+) instead/) else {
      return "nothing"
    }
    return String((said.1 ?? "a ") + said.2)
  }

  static func place(_ path: [any CodingKey]) -> String {
    path.reduce("") { $0 + ($1.intValue.map { "[\($0)]" } ?? ($0.isEmpty ? "" : ".") + $1.stringValue) }
  }

  private static func word(for type: Any.Type) -> String {
    switch type {
    case is Double.Type, is Int.Type, is UInt.Type: "a number"
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    default: "\(type)".hasPrefix("Array") ? "a list" : "an object with named fields"
    }
  }
}
