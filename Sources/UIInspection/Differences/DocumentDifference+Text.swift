internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

/// The format of printed differences.
package enum DifferenceFormat: String, Sendable, CaseIterable {
  case text, json
}

extension DocumentDifference {
  /// Returns the differences in a format.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - all: A Boolean value that determines whether automatic changes of Interface Builder are included.
  ///   - isColored: A Boolean value that determines whether the findings in text have colours for a terminal.
  /// - Returns: The differences as text in the format.
  /// - Throws: An error if the differences cannot be encoded.
  package func formatted(_ format: DifferenceFormat, all: Bool, isColored: Bool = false) throws -> String {
    switch format {
    case .text: return text(all: all, isColored)
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(Plain(self, all: all)), as: UTF8.self)
    }
  }

  private struct Plain: Encodable {
    var changes: [IBChange]
    var frames: [Frame]
    var newFindings, goneFindings: [CheckFinding]

    @MainActor init(_ difference: DocumentDifference, all: Bool) {
      changes = difference.changes.filter { all || !$0.isIncidental }
      (frames, newFindings, goneFindings) = (
        difference.frames, difference.newFindings, difference.goneFindings
      )
    }
  }

  // MARK: - Plain text

  private func text(all: Bool, _ isColored: Bool) -> String {
    let shown = changes.filter { all || !$0.isIncidental }
    var lines: [String] = []
    lines += shown.filter { $0.topic == .document }.flatMap(Self.lines)
    for scene in scenes {
      let own = shown.filter { $0.scene == scene.id }
      let moved = frames.filter { $0.scene == scene.id }
      guard !own.isEmpty || !moved.isEmpty else { continue }
      if own.count == 1, own[0].topic == .scene, own[0].kind != .changed {
        lines += Self.lines(own[0])
        continue
      }
      lines.append("scene \"\(scene.title)\"")
      lines += (own.flatMap(Self.lines) + Self.lines(moved)).map { "  " + $0 }
    }
    lines += shown.filter { $0.scene == nil && $0.topic != .document }.flatMap(Self.lines)
    lines += Self.lines(frames.filter { $0.scene.isEmpty })
    lines += Self.lines(newFindings, "new in mica check", isColored)
    lines += Self.lines(goneFindings, "gone from mica check", isColored)
    lines.append(summary(all: all))
    return lines.joined(separator: "\n")
  }

  private static func lines(_ change: IBChange) -> [String] {
    let sign: [IBChange.Kind: String] = [.added: "+", .removed: "-", .changed: "~", .moved: ">"]
    let title = "\(sign[change.kind]!) \(change.subject)"
    if let first = change.details.first, first.property.isEmpty {
      // A sentence with another wording.
      return ["~ \(first.old ?? "")", "  → \(first.new ?? "")"] + change.details.dropFirst().map(Self.line)
    }
    return [title] + change.details.map(Self.line)
  }

  private static func line(_ detail: IBChange.Detail) -> String {
    let old = detail.old.map(onOneLine), new = detail.new.map(onOneLine)
    return switch (old, new) {
    case (nil, let new?): "    \(detail.property): \(new)"
    case (let old?, nil): "    \(detail.property): was \(old)"
    default: "    \(detail.property): \(old ?? "") → \(new ?? "")"
    }
  }

  /// Returns a text on one line. It is not shortened, because texts may differ at their ends.
  private static func onOneLine(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ⏎ ")
  }

  private static func lines(_ frames: [Frame]) -> [String] {
    guard !frames.isEmpty else { return [] }
    return ["frames"]
      + frames.map { frame in
        "    \(frame.subject): (\(list(frame.old))) → (\(list(frame.new)))"
      }
  }

  private static func lines(_ findings: [CheckFinding], _ title: String, _ isColored: Bool) -> [String] {
    guard !findings.isEmpty else { return [] }
    return [title]
      + findings.map { finding in
        "  line \(finding.line): \(finding.severity.text(isColored: isColored)): \(finding.message) "
          + "[\(finding.rule.rawValue)]".colored(.dim, isColored)
      }
  }

  private static func list(_ numbers: [Double]) -> String {
    numbers.map { CGFloat($0).inPoints }.joined(separator: ", ")
  }

  private func summary(all: Bool) -> String {
    let real = changes.filter { !$0.isIncidental }
    var parts: [String] = []
    for kind in [IBChange.Kind.added, .removed, .changed, .moved] {
      let count = real.count { $0.kind == kind }
      if count > 0 { parts.append("\(count) \(kind.rawValue)") }
    }
    if !frames.isEmpty {
      parts.append("\(frames.count) \(frames.count == 1 ? "frame differs" : "frames differ")")
    }
    let hidden = changes.count - real.count
    if hidden > 0, !all {
      parts.append("\(hidden) of Interface Builder's own changes not shown (--all shows them)")
    }
    return parts.isEmpty ? "no difference" : parts.joined(separator: ", ")
  }
}
