internal import Foundation
internal import InterfaceBuilder

/// What keeps a scene from being read or drawn: where in the file it is, what is there,
/// and what would be accepted.
package struct SceneError: Error, CustomStringConvertible {
  /// The way from the top of the file, as `layers[2].bounds`; empty where the file as a whole is meant.
  package var place: String
  /// The line of the file, from 1; nil where the file as a whole is meant.
  package var line: Int?
  package var found: String
  package var accepted: String

  package var description: String { "\(place.isEmpty ? "" : place + ": ")\(found); accepted: \(accepted)" }

  init(_ place: String, line: Int? = nil, _ found: String, accepted: String) {
    (self.place, self.line, self.found, self.accepted) = (place, line, found, accepted)
  }

  /// What is accepted as a whole.
  static let scene = "a scene in JSON with an id, a viewport, and a root, layers or commands"

  /// The same with the line of its place in the file.
  func located(in data: Data) -> SceneError {
    var error = self
    if line == nil, !place.isEmpty { error.line = JSONLines.line(of: place, in: data) }
    return error
  }

  /// Says what a decoder or the file system says, in the same form.
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

  /// What a decoder found in place of a value of the wanted type, which only its own words tell.
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
