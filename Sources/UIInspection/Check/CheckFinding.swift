internal import Foundation

/// Something that `mica check` found in a document.
package struct CheckFinding: Sendable, Codable, Equatable {
  /// How bad it is. The raw values are SARIF's levels.
  package enum Severity: String, Sendable, Codable {
    case error, warning, note
  }

  package var rule: CheckRule
  package var severity: Severity
  /// The document's path as given.
  package var file: String
  /// The line of the file, from 1, where the element stands that has to be changed.
  package var line: Int
  /// The identifier of the element in the document; nil where it has none.
  package var id: String?
  /// What is wrong, in a sentence without the full stop.
  package var message: String
  /// What to change, in a sentence without the full stop.
  package var remedy: String
  /// The devices on which it was found, as given by `CheckDevice.name`; empty where it does
  /// not depend on the device.
  package var devices: [String] = []

  /// What makes two findings on two devices one: numbers in the message may differ.
  var key: Key { Key(rule: rule, line: line, id: id, remedy: remedy) }

  /// What makes two findings of two versions of a document one: lines move, and what has no identifier is
  /// known by what is said of it. The remedy tells apart what may be wrong with one element.
  var identity: Identity {
    Identity(
      rule: rule, file: URL(fileURLWithPath: file).standardizedFileURL.path, element: id ?? message,
      remedy: remedy)
  }

  struct Identity: Hashable {
    var rule: CheckRule
    var file: String
    var element: String
    var remedy: String
  }

  struct Key: Hashable {
    var rule: CheckRule
    var line: Int
    var id: String?
    var remedy: String
  }
}

extension CheckFinding {
  /// The findings of several devices as one list in the order of the file: what several found is one
  /// finding with their names.
  static func merged(_ found: [[CheckFinding]]) -> [CheckFinding] {
    var result: [CheckFinding] = []
    var places: [Key: Int] = [:]
    for finding in found.joined() {
      if let place = places[finding.key] {
        for device in finding.devices where !result[place].devices.contains(device) {
          result[place].devices.append(device)
        }
      } else {
        places[finding.key] = result.count
        result.append(finding)
      }
    }
    return result.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }
}
