import Foundation

/// The severity of a finding. The raw values are the levels of SARIF.
public enum Severity: String, Sendable, Codable, CaseIterable {
  case error, warning, note
}

/// A problem that `mica lint` has found in a source, in the form of the findings of `mica check`.
public struct Finding: Sendable, Codable, Equatable {
  /// A replacement of a part of a line that solves the problem for sure.
  public struct Fix: Sendable, Codable, Equatable {
    /// The offset of the replaced source in the file, in bytes of UTF-8.
    public var offset: Int
    /// The number of replaced bytes.
    public var length: Int
    /// The source that replaces it.
    public var text: String
  }

  /// The name of the rule.
  public var rule: String
  /// The severity, which may be lower than the rule's.
  public var severity: Severity
  /// The path of the file as it was passed.
  public var file: String
  /// The line, starting at 1.
  public var line: Int
  /// The column, starting at 1, in bytes of UTF-8.
  public var column: Int?
  /// The function and the source of the finding, which identify it in later versions of the file.
  public var id: String?
  /// A description of the problem, a sentence without the full stop.
  public var message: String
  /// The change that solves the problem, a sentence without the full stop.
  public var remedy: String
  /// Always empty. `mica check` names the devices with a finding here.
  public var devices: [String] = []
  /// The replacements that solve the problem, or nil if they need a decision.
  public var fixes: [Fix]?

  struct Identity: Hashable {
    var rule: String
    var file: String
    var element: String
    var remedy: String
  }

  /// The properties that identify the same finding in several versions of a file.
  var identity: Identity {
    Identity(
      rule: rule, file: URL(fileURLWithPath: file).standardizedFileURL.path, element: id ?? message,
      remedy: remedy)
  }
}
