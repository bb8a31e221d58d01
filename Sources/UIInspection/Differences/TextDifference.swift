internal import Foundation
package import InterfaceBuilder

/// The differences between two texts by lines, in the unified format.
package struct TextDifference {
  /// The lines around a difference.
  private static let context = 3

  /// A line with its number in each version. Nil if the version does not contain it.
  private struct Line {
    var text: Substring
    var old, new: Int?
  }
  private var lines: [Line] = []

  /// Compares two texts. The cost is the number of lines times the number of differences.
  package init(old: String, new: String) {
    let was = Self.split(old), now = Self.split(new)
    let difference = now.difference(from: was)
    let removed = Set(difference.removals.map(\.offset)), inserted = Set(difference.insertions.map(\.offset))
    var oldIndex = 0, newIndex = 0
    while oldIndex < was.count || newIndex < now.count {
      if oldIndex < was.count, removed.contains(oldIndex) {
        lines.append(Line(text: was[oldIndex], old: oldIndex, new: nil))
        oldIndex += 1
      } else if newIndex < now.count, inserted.contains(newIndex) {
        lines.append(Line(text: now[newIndex], old: nil, new: newIndex))
        newIndex += 1
      } else {
        lines.append(Line(text: now[newIndex], old: oldIndex, new: newIndex))
        oldIndex += 1
        newIndex += 1
      }
    }
  }

  /// Reads two files and compares them.
  ///
  /// - Parameters:
  ///   - oldPath: The path of the old version, or nil for an empty text.
  ///   - newPath: The path of the new version, or nil for an empty text.
  /// - Throws: An error if a file cannot be read or is not text in UTF-8.
  package init(oldPath: String?, newPath: String?) throws(IBReadError) {
    func read(_ path: String?) throws(IBReadError) -> String {
      guard let path else { return "" }
      let data = try InputFile.data(of: URL(fileURLWithPath: path), accepted: "text in UTF-8")
      guard let text = String(data: data, encoding: .utf8) else {
        throw IBReadError(file: path, reason: "is no text", accepted: "text in UTF-8")
      }
      return text
    }
    self.init(old: try read(oldPath), new: try read(newPath))
  }

  private static func split(_ text: String) -> [Substring] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// A Boolean value that indicates whether the texts have the same lines.
  package var isEmpty: Bool { !lines.contains { $0.old == nil || $0.new == nil } }

  /// Returns the differences in the unified format as a block of Markdown.
  ///
  /// - Parameter name: The path of the file.
  /// - Returns: A heading and the block.
  package func markdown(name: String) -> String {
    // The block ends at a line with more backticks than any in it.
    let longest = unified.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    let heading = "### \(DocumentDifference.code(name))\n\n"
    return heading + (isEmpty ? "no difference" : "\(fence)diff\n\(unified)\n\(fence)")
  }

  /// The differences with the lines around them, or an empty string if there are none.
  package var unified: String {
    let changed = lines.indices.filter { lines[$0].old == nil || lines[$0].new == nil }
    var hunks: [Range<Int>] = []
    for index in changed {
      let range = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks.map(text).joined(separator: "\n")
  }

  private func text(of hunk: Range<Int>) -> String {
    let part = lines[hunk]
    func place(_ line: KeyPath<Line, Int?>) -> String {
      let count = part.count { $0[keyPath: line] != nil }
      // A range without lines begins after the line before it.
      let before = lines[..<hunk.lowerBound].count { $0[keyPath: line] != nil }
      return "\(count == 0 ? before : before + 1),\(count)"
    }
    let marked = part.map { line in
      (line.old == nil ? "+" : line.new == nil ? "-" : " ") + line.text
    }
    return (["@@ -\(place(\.old)) +\(place(\.new)) @@"] + marked).joined(separator: "\n")
  }
}

extension CollectionDifference.Change {
  /// The index of the element in the old version, or in the new one for insertions.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
