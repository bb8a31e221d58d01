package import Foundation
internal import Projects

/// A mistake in the layout of a view that was found while tests ran, as `GeometryMonitor` of UIKitTesting
/// reports it.
package struct GeometryFinding: Codable, Equatable, Sendable {
  package var rule: String
  /// The view with what it shows.
  package var view: String
  /// The class that lays the view out, with its module; empty if it is one of UIKit's.
  package var type: String
  package var message: String
  package var remedy: String
  /// The file and the line in which the class is declared.
  package var file: String?
  package var line: Int?

  package init(
    rule: String, view: String, type: String, message: String, remedy: String, file: String? = nil,
    line: Int? = nil
  ) {
    (self.rule, self.view, self.type, self.message, self.remedy) = (rule, view, type, message, remedy)
    (self.file, self.line) = (file, line)
  }

  /// Returns the findings in the lines of a report, each class and rule once.
  package static func findings(in report: String) -> [GeometryFinding] {
    var seen: Set<[String]> = []
    return report.split(separator: "\n").compactMap { line in
      guard let found = try? JSONDecoder().decode(GeometryFinding.self, from: Data(line.utf8)) else {
        return nil
      }
      let place = found.type.isEmpty ? found.view : found.type
      return seen.insert([place, found.rule]).inserted ? found : nil
    }
  }

  /// Returns the number of classes that the lines of a report name as checked.
  package static func classCount(in report: String) -> Int {
    let lines = report.split(separator: "\n").compactMap { line in
      try? JSONDecoder().decode([String: String].self, from: Data(line.utf8))
    }
    return Set(lines.compactMap { $0["checked"] }).count
  }

  /// The name of the class without its module, the types around it and its parameters.
  private var name: String? {
    let whole = type.prefix { $0 != "<" }
    return whole.split(separator: ".").last.map(String.init)
  }

  /// Finds the declaration of the class in files.
  package mutating func locate(in files: [URL]) {
    guard let name, let pattern = try? Regex("\\bclass\\s+\(name)\\b") else { return }
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains(name),
        let range = text.firstRange(of: pattern)
      else { continue }
      self.file = file.path
      line = text[..<range.lowerBound].count { $0.isNewline } + 1
      return
    }
  }
}
