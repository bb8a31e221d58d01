import Foundation
import SwiftParser
import SwiftSyntax

/// The check of sources for mistakes with geometry.
public struct Linter: Sendable {
  /// A source to check.
  public struct Source: Sendable {
    /// The path that findings name.
    public var path: String
    /// The contents of the file.
    public var text: String

    /// Creates a source.
    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  private let rules: Set<String>

  /// Creates a check with the rules of the given names, or with all if `nil`.
  public init(rules: Set<String>? = nil) { self.rules = rules ?? Set(Rules.names) }

  /// Returns the findings of sources, checked on all cores. Types are looked up in all of them.
  public func run(_ sources: [Source]) -> LintReport {
    var index = TypeIndex()
    for part in Self.concurrently(sources, { Self.index(of: $0) }) { index.merge(part) }
    let complete = index
    var report = LintReport()
    for findings in Self.concurrently(sources, { check($0, complete) }) {
      report.findings += findings
      report.documents += 1
    }
    report.lines = sources.reduce(0) { $0 + $1.text.utf8.count { $0 == 10 } }
    return report
  }

  private static func index(of source: Source) -> TypeIndex {
    var index = TypeIndex()
    let facts = FactCollector()
    facts.walk(Parser.parse(source: source.text))
    index.add(facts.types, facts.functions)
    return index
  }

  private func check(_ source: Source, _ index: TypeIndex) -> [Finding] {
    let ignored = IgnoreComments(in: source)
    var findings = ignored.findings
    guard
      ["frame", "bounds", "center", "anchorPoint", "draw(", "hitTest("].contains(where: source.text.contains)
    else {
      return findings
    }
    let file = Parser.parse(source: source.text)
    let facts = FactCollector()
    facts.walk(file)
    if facts.imports.isDisjoint(with: ["UIKit", "SwiftUI"]),
      !facts.imports.isDisjoint(with: ["AppKit", "Cocoa"])
    {
      return findings
    }
    // Tests ask for geometry to compare it.
    if !facts.imports.isDisjoint(with: ["XCTest", "Testing", "Quick", "Nimble"]) { return findings }
    var own = TypeIndex()
    own.add(facts.types, facts.functions)
    let lines = SourceLocationConverter(fileName: source.path, tree: file)
    for function in facts.functions {
      let context = Context(function, index: index, file: own)
      for rule in Rules.all where rules.contains(rule.name) {
        for mistake in rule.check(context) {
          let finding = finding(of: mistake, rule.name, context, source.path, lines)
          if !ignored.covers(rule.name, finding.line) { findings.add(finding) }
        }
      }
    }
    return findings.sorted { ($0.line, $0.column ?? 0, $0.rule) < ($1.line, $1.column ?? 0, $1.rule) }
  }

  private func finding(
    of mistake: Mistake, _ rule: String, _ context: Context, _ path: String, _ lines: SourceLocationConverter
  ) -> Finding {
    let location = lines.location(for: mistake.node.positionAfterSkippingLeadingTrivia)
    let source = mistake.node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return Finding(
      rule: rule, severity: mistake.severity, file: path, line: location.line, column: location.column,
      id: "\(context.title): \(source.prefix(80))", message: mistake.message, remedy: mistake.remedy,
      fixes: mistake.fixes.isEmpty || !context.seesBounds
        ? nil
        : mistake.fixes.map {
          Finding.Fix(
            offset: $0.node.positionAfterSkippingLeadingTrivia.utf8Offset,
            length: $0.node.trimmedLength.utf8Length,
            text: $0.text)
        })
  }

  /// Returns the results for all elements in their order.
  private static func concurrently<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ body: @Sendable (Element) -> Result
  ) -> [Result] {
    nonisolated(unsafe) var results: [Result?] = Array(repeating: nil, count: elements.count)
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
      let result = body(elements[index])
      lock.withLock { results[index] = result }
    }
    return results.compactMap { $0 }
  }
}

extension [Finding] {
  /// Adds a finding. A second one of the same rule on the same line only adds its fixes to the first.
  fileprivate mutating func add(_ finding: Finding) {
    guard let index = lastIndex(where: { $0.line == finding.line && $0.rule == finding.rule }) else {
      return append(finding)
    }
    let known = self[index].fixes ?? []
    let new = (finding.fixes ?? []).filter { !known.contains($0) }
    if !new.isEmpty { self[index].fixes = known + new }
    if finding.severity < self[index].severity { self[index].severity = finding.severity }
  }
}

extension Severity: Comparable {
  /// Returns a Boolean value that indicates whether the first severity is more severe.
  public static func < (left: Self, right: Self) -> Bool {
    let order: [Self] = [.error, .warning, .note]
    return order.firstIndex(of: left)! < order.firstIndex(of: right)!
  }
}
