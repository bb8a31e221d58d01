internal import Foundation

/// A problem that `mica check` has found in a document.
package struct CheckFinding: Sendable, Codable, Equatable {
  /// The severity of a finding. The raw values are the levels of SARIF.
  package enum Severity: String, Sendable, Codable, Comparable {
    case error, warning, note

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }

    package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
  }

  package var rule: CheckRule
  package var severity: Severity
  /// The path of the document as it was passed.
  package var file: String
  /// The line of the element to change, starting at 1.
  package var line: Int
  /// The id of the element in the document, or nil if it has none.
  package var id: String?
  /// A description of the problem, a sentence without the full stop.
  package var message: String
  /// The change that solves the problem, a sentence without the full stop.
  package var remedy: String
  /// The other places with the same cause, such as the documents that use the same missing font. Nil if there
  /// are none.
  package var also: [Place]?
  /// The names of the devices with the finding, in the form of `CheckDevice.name`. Empty if it does not
  /// depend on the device.
  package var devices: [String] = []
  /// The cause of the finding, which identifies it on several devices; nil if the element does. It is not
  /// part of reports.
  var cause: String?

  private enum CodingKeys: String, CodingKey {
    case rule, severity, file, line, id, message, remedy, devices, also
  }

  /// The properties that identify the same finding on several devices. Numbers in the message may differ.
  var key: Key {
    cause.map { Key(rule: rule, line: 0, id: nil, remedy: $0) }
      ?? Key(rule: rule, line: line, id: id, remedy: remedy)
  }

  /// The properties that identify the same finding in several versions of a document.
  ///
  /// Lines may change, and elements without an id are identified by the message. The remedy distinguishes
  /// different problems of an element.
  var identity: Identity {
    Identity(
      rule: rule, file: URL(fileURLWithPath: file).standardizedFileURL.path, element: id ?? message,
      remedy: remedy)
  }

  /// The identities of the finding and of the other places with its cause.
  var identities: [Identity] {
    [identity]
      + (also ?? []).map { place in
        var other = self
        (other.file, other.line, other.id) = (place.file, place.line, place.id)
        return other.identity
      }
  }

  /// A place in a document.
  package struct Place: Sendable, Codable, Equatable {
    /// The path of the document as it was passed.
    package var file: String
    /// The line of the element, starting at 1.
    package var line: Int
    /// The id of the element, or nil if it has none.
    package var id: String?
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
  /// Returns findings of several documents with those of a cause combined: a resource that is missing is one
  /// finding, at the first place that refers to it, with the others in `also`.
  static func combined(_ findings: [CheckFinding]) -> [CheckFinding] {
    struct Cause: Hashable {
      var severity: Severity
      var message: String
    }
    var result: [CheckFinding] = [], first: [Cause: Int] = [:]
    for finding in findings {
      if finding.rule == .missingResource {
        let cause = Cause(severity: finding.severity, message: finding.message)
        if let index = first[cause] {
          result[index].also = (result[index].also ?? []) + [Place(finding)]
          continue
        }
        first[cause] = result.count
      }
      result.append(finding)
    }
    return result
  }

  /// Returns the findings of several devices as a list in the order of the file. Equal findings are combined
  /// into the most severe one, with the names of all devices.
  static func merged(_ found: [[CheckFinding]]) -> [CheckFinding] {
    var result: [CheckFinding] = []
    var places: [Key: Int] = [:], broken: [String: Int] = [:]
    for finding in found.joined() {
      // Other views may take part in a contradiction on another device; the constraint to change is the same.
      let constraint = finding.rule == .unsatisfiable ? finding.id : nil
      if let place = places[finding.key] ?? constraint.flatMap({ broken[$0] }) {
        let known = result[place].devices
        if finding.severity > result[place].severity { result[place] = finding }
        result[place].devices = known + finding.devices.filter { !known.contains($0) }
      } else {
        places[finding.key] = result.count
        if let constraint { broken[constraint] = result.count }
        result.append(finding)
      }
    }
    return result.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }
}

extension CheckFinding.Place {
  /// Creates the place of a finding.
  init(_ finding: CheckFinding) { self.init(file: finding.file, line: finding.line, id: finding.id) }
}
